import { and, lt, ne, or } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { retentionStart } from '#core/shared/retention.ts';
import { reviews } from './schema.ts';

/** Reviews stay; the contacts of their authors do not. */
export const sweepReviews = async (db: Database, now: number): Promise<void> => {
  const hasContact = or(ne(reviews.reviewerPhone, ''), ne(reviews.reviewerEmail, ''));
  await db
    .update(reviews)
    .set({ reviewerPhone: '', reviewerEmail: '' })
    .where(and(lt(reviews.createdAt, retentionStart('reviewContacts', now)), hasContact));
};
