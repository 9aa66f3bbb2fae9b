import { and, inArray, isNull } from 'drizzle-orm';
import type { OrderLineRow } from '#backend/order-store/schema.ts';
import type { StoredOrder } from '#backend/order-store/stored-order.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import { newId } from '#backend/platform/new-id.ts';
import { sumAmounts } from '#core/pricing/amounts.ts';
import { computeLineAmounts } from '#core/pricing/line-price.ts';
import type { Amounts } from '#core/pricing/price.ts';
import { toMonths } from '#core/pricing/term-price.ts';
import { scheduleInstalments } from '#core/service-rules/instalments.ts';
import { dong } from '#core/shared/dong.ts';
import { instalmentDues } from './instalment-schema.ts';

/** Of a line with its options, at the amounts stored at purchase. */
export const computeInstalment = (whole: readonly OrderLineRow[]): Amounts =>
  sumAmounts(
    whole.map(({ renewalNet, renewalExempt, count, vatPercent }) =>
      computeLineAmounts({ net: dong(renewalNet), exempt: dong(renewalExempt) }, count, vatPercent),
    ),
  );

const buildInstalments = (line: OrderLineRow, { order, lines }: StoredOrder, paidAt: number) => {
  const months = toMonths(line.time, line.unitId);
  const amounts = computeInstalment([line, ...lines.filter(({ parentId }) => parentId === line.id)]);
  return scheduleInstalments(months, amounts, paidAt).map(({ month, dueDate, amounts: { net, vat, gross } }) => {
    const ids = { id: newId(), lineId: line.id, orderId: order.id };
    return { ...ids, month, months, dueAt: dueDate, net, vat, gross };
  });
};

/** Due on the same day of following months in Vietnam; existing ones stay. `paidAt` in ms since 1970 UTC. [INS-01] */
export const recordInstalments = async (tx: Transaction, stored: StoredOrder, paidAt: number): Promise<void> => {
  const onPlans = stored.lines.filter(({ parentId, pricePlan }) => parentId === null && pricePlan !== null);
  const rows = onPlans.flatMap((line) => buildInstalments(line, stored, paidAt));
  if (rows.length > 0) await tx.insert(instalmentDues).values(rows).onConflictDoNothing();
};

/** Runs in the transaction that settles the order. [INS-01] */
export const settleInstalments = async (
  tx: Transaction,
  { order, lines }: StoredOrder,
  paidAt: number,
): Promise<void> => {
  const ids = lines.flatMap(({ paysDue }) => paysDue ?? []);
  if (ids.length === 0) return;
  const paid = await tx
    .update(instalmentDues)
    .set({ paidAt, paidOrderId: order.id })
    .where(and(inArray(instalmentDues.id, ids), isNull(instalmentDues.paidAt)))
    .returning({ id: instalmentDues.id });
  if (paid.length < ids.length) throw new Error(`order ${order.id} pays a month that is paid`);
};
