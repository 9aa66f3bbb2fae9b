import { and, asc, eq, inArray, isNull, ne, type SQL } from 'drizzle-orm';
import { isOwnOrder, requireCustomer } from '#backend/cloud-services/read-services.ts';
import { cloudServices } from '#backend/cloud-services/schema.ts';
import { orderLines, orders } from '#backend/order-store/schema.ts';
import { canReadAndPay, findOrder, requireAllowed } from '#backend/order-store/stored-order.ts';
import { type InstalmentRow, instalmentDues } from '#backend/orders/instalment-schema.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import type { RequestVisitor } from '#backend/platform/deps.ts';
import { notFound } from '#backend/platform/service-failure.ts';
import { orderNumberOf } from '#contracts/order-states.ts';

export type OwnedInstalment = {
  readonly due: InstalmentRow;
  readonly title: string;
  /** Handle of the product line. */
  readonly type: string;
  readonly services: readonly { readonly id: string; readonly name: string }[];
  /** Id of an open order that pays it. */
  readonly waiting: string | null;
};

/** Keyed by instalment id. */
export const findPendingInstalmentOrders = async (
  db: Database | Transaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  if (ids.length === 0) return new Map();
  const found = await db
    .select({ due: orderLines.paysDue, orderId: orders.id })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        inArray(orderLines.paysDue, [...ids]),
        isNull(orderLines.removedAt),
        eq(orders.financial, 'UNPAID'),
        ne(orders.status, orderNumberOf.closed),
      ),
    );
  return new Map(found.flatMap(({ due, orderId }) => (due === null ? [] : [[due, orderId] as const])));
};

/** Next due first. */
const selectInstalments = async (db: Database, where: SQL | undefined): Promise<readonly OwnedInstalment[]> => {
  const found = await db
    .select({ due: instalmentDues, title: orderLines.title, type: orderLines.category })
    .from(instalmentDues)
    .innerJoin(orderLines, eq(orderLines.id, instalmentDues.lineId))
    .innerJoin(orders, eq(orders.id, instalmentDues.orderId))
    .where(where)
    .orderBy(asc(instalmentDues.dueAt), asc(orderLines.position), asc(instalmentDues.month));
  if (found.length === 0) return [];
  const lines = [...new Set(found.map(({ due }) => due.lineId))];
  const services = await db
    .select({ id: cloudServices.id, name: cloudServices.name, lineId: cloudServices.lineId })
    .from(cloudServices)
    .where(inArray(cloudServices.lineId, lines))
    .orderBy(asc(cloudServices.lineId), asc(cloudServices.position));
  const unpaid = found.filter(({ due }) => due.paidAt === null).map(({ due }) => due.id);
  const waiting = await findPendingInstalmentOrders(db, unpaid);
  return found.map((each) => ({
    ...each,
    services: services.flatMap(({ lineId, id, name }) => (lineId === each.due.lineId ? [{ id, name }] : [])),
    waiting: waiting.get(each.due.id) ?? null,
  }));
};

/** All but the first instalments, paid ones too. Throws UNAUTHENTICATED for guests, NOT_FOUND for others'. [INS-01] */
export const listInstalmentsOfOwner = async (
  db: Database,
  visitor: RequestVisitor,
  ownerId: string,
): Promise<readonly OwnedInstalment[]> => {
  requireCustomer(visitor);
  if (!visitor.staff && ownerId !== visitor.partyId) throw notFound('owner', true);
  return selectInstalments(db, visitor.staff ? eq(orders.ownerPartyId, ownerId) : isOwnOrder(visitor));
};

/** All but the first instalments; empty before payment. Throws NOT_FOUND also for another visitor's order. [INS-01] */
export const listInstalmentsOfOrder = async (
  db: Database,
  visitor: RequestVisitor,
  orderId: string,
): Promise<readonly OwnedInstalment[]> => {
  requireAllowed(await findOrder(db, orderId), visitor, canReadAndPay);
  return selectInstalments(db, eq(instalmentDues.orderId, orderId));
};
