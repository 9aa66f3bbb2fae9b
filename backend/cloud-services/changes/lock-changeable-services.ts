import { and, asc, eq, inArray, isNull, ne, notExists, or } from 'drizzle-orm';
import { loadOwnService, requireCustomer } from '#backend/cloud-services/read-services.ts';
import { type CloudServiceRow, cloudServices } from '#backend/cloud-services/schema.ts';
import { orderLines, orders } from '#backend/order-store/schema.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import type { RequestVisitor } from '#backend/platform/deps.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import { orderNumberOf } from '#contracts/order-states.ts';
import { serviceChanges } from './change-schema.ts';

/** Maps service ids to the open orders that will change them. */
export const findPendingChanges = async (
  db: Database | Transaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  if (ids.length === 0) return new Map();
  const done = db.select().from(serviceChanges).where(eq(serviceChanges.lineId, orderLines.id));
  const found = await db
    .select({ renews: orderLines.renews, upgrades: orderLines.upgrades, orderId: orders.id })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        or(inArray(orderLines.renews, [...ids]), inArray(orderLines.upgrades, [...ids])),
        isNull(orderLines.removedAt),
        ne(orders.status, orderNumberOf.closed),
        notExists(done),
      ),
    );
  return new Map(found.map(({ renews, upgrades, orderId }) => [renews ?? upgrades ?? '', orderId]));
};

/**
 * Locks the services; of two simultaneous orders, the second waits and then finds the first. Throws NOT_FOUND,
 * SERVICE_BUSY {orderId} when an open order will change one, FORBIDDEN for staff, who cannot buy.
 */
export const lockChangeableServices = async (
  tx: Transaction,
  visitor: RequestVisitor,
  ids: readonly string[],
): Promise<readonly CloudServiceRow[]> => {
  if (visitor.staff) throw new ServiceFailure('FORBIDDEN', 'Customers order changes themselves');
  requireCustomer(visitor);
  if (ids.length === 0) return [];
  for (const id of ids) await loadOwnService(tx, visitor, id);
  const rows = await tx
    .select()
    .from(cloudServices)
    .where(inArray(cloudServices.id, [...ids]))
    .orderBy(asc(cloudServices.id))
    .for('update');
  const [busy] = (await findPendingChanges(tx, ids)).values();
  if (busy !== undefined) throw new ServiceFailure('SERVICE_BUSY', 'An order changes the service', { orderId: busy });
  return rows;
};
