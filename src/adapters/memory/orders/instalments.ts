import { findAccessibleOrder } from '#adapters/memory/accounts/sessions.ts';
import { deriveId } from '#adapters/memory/derive-id.ts';
import { notFound, type Refused, refuse } from '#adapters/memory/refusals.ts';
import type { InstalmentRecord, SessionRecord, World } from '#adapters/memory/world.ts';
import { seedUnits } from '#contracts/seed/units.ts';
import { instalmentPartTitle, instalmentTitle } from '#contracts/service-changes.ts';
import { PRICE_GUARANTEE_MS } from '#core/order-rules/change-item.ts';
import { childLines, type Order, type OrderLine, topLines } from '#core/orders/order.ts';
import { isOpenOrder } from '#core/orders/order-states.ts';
import { divideCharge, sumAmounts } from '#core/pricing/amounts.ts';
import { toMonths } from '#core/pricing/term-price.ts';
import { refuseInstalments, scheduleInstalments } from '#core/service-rules/instalments.ts';
import type { ScheduledInstalment } from '#core/services/scheduled-instalment.ts';
import { type InstalmentId, instalmentId, lineItemId, type OrderId } from '#core/shared/ids.ts';

const scheduleOfLine = (order: Order, line: OrderLine, paidAt: number): readonly InstalmentRecord[] => {
  const months = toMonths(line.term, line.unit.id);
  const amounts = sumAmounts([line, ...childLines(order, line.id)].map(({ renewal }) => renewal));
  return scheduleInstalments(months, amounts, paidAt).map((each) => ({
    ...each,
    id: instalmentId(deriveId(`due ${line.id} ${each.month}`)),
    orderId: order.id,
    lineId: line.id,
    paid: null,
  }));
};

/** Creates the later instalments of a paid order and marks those that it pays. [INS-01] */
export const settleInstalments = (world: World, order: Order): void => {
  const { instalments, now } = world.state;
  for (const line of topLines(order)) {
    if (line.instalmentPlan !== undefined)
      for (const due of scheduleOfLine(order, line, now)) instalments.set(due.id, due);
    const paid = line.changes?.how === 'instalment' ? instalments.get(line.changes.due) : undefined;
    if (paid) instalments.set(paid.id, { ...paid, paid: { at: now, order: order.id } });
  }
};

const waitingFor = (world: World, id: InstalmentId): OrderId | null => {
  for (const { order } of world.state.orders.values())
    if (isOpenOrder(order) && order.lines.some(({ changes }) => changes?.how === 'instalment' && changes.due === id))
      return order.id;
  return null;
};

const lineOf = (world: World, { orderId, lineId }: InstalmentRecord): OrderLine | undefined =>
  world.state.orders.get(orderId)?.order.lines.find(({ id }) => id === lineId);

const dueFor = (world: World, record: InstalmentRecord): ScheduledInstalment => {
  const line = lineOf(world, record);
  const services = [...world.state.services.values()].filter((each) => each.line === record.lineId);
  return {
    ...record,
    title: line?.title ?? '',
    type: line?.category ?? '',
    services: services.map(({ detail: { id, name } }) => ({ id, name })),
    pendingOrderId: record.paid === null ? waitingFor(world, record.id) : null,
  };
};

/** Next due first; of one order when `of` is given. */
export const listInstalments = (world: World, who: SessionRecord, of: OrderId | null): readonly ScheduledInstalment[] =>
  [...world.state.instalments.values()]
    .filter(({ orderId }) => (of === null || orderId === of) && findAccessibleOrder(world, who, orderId) !== undefined)
    .map((record) => dueFor(world, record))
    .toSorted((a, b) => a.dueDate - b.dueDate);

/** Next due first; fails when one cannot be paid. */
export const findPayableInstalments = (
  world: World,
  who: SessionRecord,
  ids: readonly InstalmentId[],
): readonly ScheduledInstalment[] | Refused => {
  const all = listInstalments(world, who, null);
  const asked = all.filter(({ id }) => ids.includes(id));
  if (asked.length < ids.length) return notFound;
  const paidBy = all.map((each) => ({ ...each, paidOrderId: each.paid?.order ?? null }));
  const refused = refuseInstalments(ids, paidBy);
  return refused ? refuse(refused.code, refused.detail) : asked;
};

/** Uses the amount stored with the purchase, independent of current prices. */
const buildInstalmentLine = (
  world: World,
  bought: OrderLine,
  title: string,
  parentId: OrderLine['parentId'],
): OrderLine => {
  const { productId, slug, imagePath, sku, category, quantity, vat, renewal } = bought;
  const month = seedUnits.find(({ id }) => id === 'MONTH');
  return {
    productId,
    slug,
    imagePath,
    sku,
    category,
    quantity,
    vat,
    renewal,
    title,
    parentId,
    id: lineItemId(world.random.id()),
    term: 1,
    unit: { id: 'MONTH', name: month?.name ?? '' },
    description: '',
    options: [],
    charge: divideCharge(renewal, quantity),
    amounts: renewal,
    priceGuaranteedUntil: world.state.now + PRICE_GUARANTEE_MS,
    idempotencyKey: null,
  };
};

/** The parent item and its priced options. */
export const buildInstalmentLines = (world: World, due: ScheduledInstalment): readonly OrderLine[] => {
  const order = world.state.orders.get(due.orderId)?.order;
  const bought = order?.lines.find(({ id }) => id === due.lineId);
  if (!order || !bought) return [];
  const { month, months } = due;
  const parentLine = buildInstalmentLine(world, bought, instalmentTitle(bought.title, month, months), null);
  const children = childLines(order, bought.id).map((child) =>
    buildInstalmentLine(world, child, instalmentPartTitle(child.title, month, months), parentLine.id),
  );
  return [{ ...parentLine, changes: { how: 'instalment', due: due.id } }, ...children];
};
