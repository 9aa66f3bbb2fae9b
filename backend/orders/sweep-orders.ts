import { lt } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { domainHolds } from './hold-schema.ts';
import { sweepAuthCodes } from './transfer-lines.ts';

/** Deletes expired domain reservations, and the auth codes of abandoned orders. */
export const sweepOrders = async (db: Database, now: number): Promise<void> => {
  await db.delete(domainHolds).where(lt(domainHolds.heldUntil, now));
  await sweepAuthCodes(db, now);
};
