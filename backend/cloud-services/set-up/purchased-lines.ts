import { and, asc, inArray, isNull } from 'drizzle-orm';
import { type OrderLineRow, orderLines } from '#backend/order-store/schema.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';

/** A line with its child items. */
export type PurchasedLine = { readonly line: OrderLineRow; readonly children: readonly OrderLineRow[] };

export const loadPurchasedLines = async (
  db: Database | Transaction,
  ids: readonly string[],
): Promise<readonly PurchasedLine[]> => {
  const lines = await db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.id, [...ids]));
  const children = await db
    .select()
    .from(orderLines)
    .where(and(inArray(orderLines.parentId, [...ids]), isNull(orderLines.removedAt)))
    .orderBy(asc(orderLines.position));
  return lines.map((line) => ({ line, children: children.filter(({ parentId }) => parentId === line.id) }));
};
