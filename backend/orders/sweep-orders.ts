import { lt } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { domainHolds } from './hold-schema.ts';
import { sweepCodes } from './transfer-lines.ts';

/** Holds of names that are over, and codes that move names in orders which nobody went on with. */
export const sweepOrders = async (db: Database, now: number): Promise<void> => {
  await db.delete(domainHolds).where(lt(domainHolds.heldUntil, now));
  await sweepCodes(db, now);
};
