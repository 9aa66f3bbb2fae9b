import { and, inArray, isNull } from 'drizzle-orm';
import { type OrderLineRow, type OrderRow, orderLines } from '#backend/order-store/schema.ts';
import { computeOrderTotals } from '#backend/order-store/stored-order.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';

/** What each of these orders costs, đồng with VAT, by id. */
export const readTotals = async (
  db: Database | Transaction,
  orders: readonly OrderRow[],
): Promise<ReadonlyMap<string, number>> => {
  const ids = orders.map(({ id }) => id);
  const lines = await db
    .select()
    .from(orderLines)
    .where(and(inArray(orderLines.orderId, ids), isNull(orderLines.removedAt)));
  const own = new Map(ids.map((id): [string, OrderLineRow[]] => [id, []]));
  for (const line of lines) own.get(line.orderId)?.push(line);
  return new Map(
    orders.map((order) => [order.id, computeOrderTotals({ order, lines: own.get(order.id) ?? [] }).gross]),
  );
};
