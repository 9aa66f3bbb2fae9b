import { lt } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { retentionStart } from '#core/shared/retention.ts';
import { sweepNewsletter } from './newsletter.ts';
import { opportunities } from './opportunity-schema.ts';

export const sweepCrm = async (db: Database, now: number): Promise<void> => {
  await sweepNewsletter(db, now);
  await db.delete(opportunities).where(lt(opportunities.createdAt, retentionStart('leads', now)));
};
