import { and, inArray, isNull } from 'drizzle-orm';
import { type OrderRow, orderLines } from '#backend/order-store/schema.ts';
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
  return new Map(
    orders.map((order) => {
      const own = lines.filter(({ orderId }) => orderId === order.id);
      return [order.id, computeOrderTotals({ order, lines: own }).gross];
    }),
  );
};
