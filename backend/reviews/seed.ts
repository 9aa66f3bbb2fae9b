import { eq } from 'drizzle-orm';
import type { Transaction } from '#backend/platform/database/database.ts';
import { reviews } from './schema.ts';

/** Earlier versions seeded sample reviews. Nobody wrote them, so they go; a shop starts without reviews. */
export const removeSampleReviews = async (tx: Transaction): Promise<void> => {
  await tx.delete(reviews).where(eq(reviews.sample, true));
};
