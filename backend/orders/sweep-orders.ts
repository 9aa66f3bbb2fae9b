import { lt } from 'drizzle-orm';
import { domainHolds } from '#backend/orders/lines/hold-schema.ts';
import { sweepAuthCodes } from '#backend/orders/lines/transfer-lines.ts';
import type { Database } from '#backend/platform/database/database.ts';

/** Deletes expired domain reservations, and the auth codes of abandoned orders. */
export const sweepOrders = async (db: Database, now: number): Promise<void> => {
  await db.delete(domainHolds).where(lt(domainHolds.heldUntil, now));
  await sweepAuthCodes(db, now);
};
