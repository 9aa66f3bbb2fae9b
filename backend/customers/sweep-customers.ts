import { and, eq, inArray, isNotNull, lt, notExists } from 'drizzle-orm';
import { customers, parties, userLogins } from '#backend/authorisation/schema.ts';
import { orders } from '#backend/order-store/schema.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { retentionStart } from '#core/shared/retention.ts';

const MAX_PER_RUN = 500;

/** Deletes the persons that guests entered and never ordered with. */
export const sweepCustomers = (db: Database, now: number): Promise<void> =>
  db.transaction(async (tx) => {
    const old = await tx
      .select({ id: customers.id })
      .from(customers)
      .where(
        and(
          isNotNull(customers.sessionId),
          lt(customers.createdStamp, new Date(retentionStart('guests', now))),
          notExists(tx.select().from(userLogins).where(eq(userLogins.partyId, customers.id))),
          notExists(tx.select().from(orders).where(eq(orders.ownerPartyId, customers.id))),
        ),
      )
      .limit(MAX_PER_RUN)
      .for('update', { skipLocked: true });
    const ids = old.map(({ id }) => id);
    if (ids.length === 0) return;
    await tx.delete(customers).where(inArray(customers.id, ids));
    await tx.delete(parties).where(inArray(parties.id, ids));
  });
