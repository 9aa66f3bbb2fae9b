import { eq } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { orders } from './schema.ts';

/** Subquery for the ids of a person's orders. */
export const selectOrderIds = (db: Database, partyId: string) =>
  db.select({ id: orders.id }).from(orders).where(eq(orders.ownerPartyId, partyId));
