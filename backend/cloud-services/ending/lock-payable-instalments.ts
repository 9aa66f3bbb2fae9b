import { and, asc, eq, inArray } from 'drizzle-orm';
import { isOwnOrder } from '#backend/cloud-services/read-services.ts';
import { loadPurchasedLines, type PurchasedLine } from '#backend/cloud-services/set-up/purchased-lines.ts';
import { orders } from '#backend/order-store/schema.ts';
import { type InstalmentRow, instalmentDues } from '#backend/orders/instalment-schema.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import type { RequestVisitor } from '#backend/platform/deps.ts';
import { notFound, refuseWith } from '#backend/platform/service-failure.ts';
import { refuseInstalments } from '#core/service-rules/instalments.ts';
import { findPendingInstalmentOrders } from './read-instalments.ts';

export type PayableInstalment = PurchasedLine & { readonly due: InstalmentRow };

/** Throws NOT_FOUND unless the instalments belong to the customer's orders. */
const findLinesOfInstalments = async (
  tx: Transaction,
  visitor: RequestVisitor,
  ids: readonly string[],
): Promise<readonly string[]> => {
  const found = await tx
    .select({ lineId: instalmentDues.lineId })
    .from(instalmentDues)
    .innerJoin(orders, eq(orders.id, instalmentDues.orderId))
    .where(and(inArray(instalmentDues.id, [...ids]), isOwnOrder(visitor)));
  if (found.length < ids.length) throw notFound('month');
  return [...new Set(found.map(({ lineId }) => lineId))];
};

/**
 * Earliest first; locks all instalments of their lines, so that of two simultaneous orders the second finds the first.
 * Throws NOT_FOUND, INSTALMENT_PAID {orderId}, INSTALMENT_BUSY {orderId}, INSTALMENT_NOT_NEXT {month}.
 */
export const lockPayableInstalments = async (
  tx: Transaction,
  visitor: RequestVisitor,
  ids: readonly string[],
): Promise<readonly PayableInstalment[]> => {
  if (ids.length === 0) return [];
  const lineIds = await findLinesOfInstalments(tx, visitor, ids);
  const all = await tx
    .select()
    .from(instalmentDues)
    .where(inArray(instalmentDues.lineId, [...lineIds]))
    .orderBy(asc(instalmentDues.id))
    .for('update');
  const asked = all.filter(({ id }) => ids.includes(id));
  const waiting = await findPendingInstalmentOrders(
    tx,
    all.map(({ id }) => id),
  );
  const states = all.map((each) => ({ ...each, pendingOrderId: waiting.get(each.id) ?? null }));
  const refused = refuseInstalments(ids, states);
  if (refused) refuseWith({ kind: 'rejected', message: 'The month cannot be paid now', ...refused });
  const lines = await loadPurchasedLines(tx, lineIds);
  return asked
    .toSorted((a, b) => a.dueAt - b.dueAt)
    .flatMap((due) => {
      const bought = lines.find(({ line }) => line.id === due.lineId);
      return bought ? [{ due, ...bought }] : [];
    });
};
