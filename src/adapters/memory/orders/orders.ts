import { findSoldProduct } from '#adapters/memory/catalogue/products.ts';
import { type Refused, refuse } from '#adapters/memory/refusals.ts';
import type { OrderRecord, SessionRecord, World } from '#adapters/memory/world.ts';
import { mayMove, orderNumberOf } from '#contracts/order-states.ts';
import { sampleIdentity } from '#contracts/seed/sample-identity.ts';
import { findExpiredPrice } from '#core/order-rules/change-item.ts';
import { isEditable, type Order } from '#core/orders/order.ts';
import { isPlaced, isUnpaidOrder, type OrderStatus } from '#core/orders/order-states.ts';
import { noAmounts } from '#core/pricing/amounts.ts';
import { dayInVietnam, vatPercentOn } from '#core/pricing/vat-on.ts';
import { orderId } from '#core/shared/ids.ts';
import { ok, type Result } from '#core/shared/result.ts';
import { keepPrice, repriceLine, toOrderedItem, withLines } from './order-lines.ts';

export const saveOrder = (world: World, record: OrderRecord, order: Order): Order => {
  world.state.orders.set(order.id, { ...record, order, touchedAt: world.state.now });
  return order;
};

const numberOf = (world: World): string => {
  world.state.orderCount += 1;
  const day = dayInVietnam(world.state.now).replaceAll('-', '');
  return `${sampleIdentity.orderPrefix}${day}${String(world.state.orderCount).padStart(4, '0')}`;
};

const ownerOf = (world: World, who: SessionRecord): Order['owner'] => {
  const user = who.party === null ? undefined : world.state.users.get(who.party);
  return user
    ? { partyId: user.partyId, contact: { name: user.fullName, phone: user.phone, email: user.email } }
    : null;
};

/** Unsaved; a customer's draft has an owner from the start. */
export const emptyDraft = (world: World, who: SessionRecord, source: 'cart' | 'express' | 'order'): Order => ({
  id: orderId(world.random.id()),
  number: '',
  status: 'draft',
  financial: 'UNPAID',
  source,
  owner: ownerOf(world, who),
  address: null,
  invoiceRequest: null,
  note: '',
  lines: [],
  totals: noAmounts,
  createdAt: world.state.now,
  version: 1,
});

export const createOrder = (world: World, who: SessionRecord, source: 'cart' | 'express' | 'order'): OrderRecord => {
  const order = { ...emptyDraft(world, who, source), number: numberOf(world) };
  const record = { order, session: who.session, wasPlaced: false };
  world.state.orders.set(order.id, record);
  return record;
};

/** A customer has at most one. */
export const findOpenCart = (world: World, party: string): OrderRecord | undefined => {
  for (const record of world.state.orders.values()) {
    const { owner, source } = record.order;
    if (owner?.partyId === party && source === 'cart' && !isPlaced(record.order)) return record;
  }
  return undefined;
};

/** Only a draft accepts new lines or a note. */
export const refuseUnlessDraft = (order: Order): Refused | null =>
  isUnpaidOrder(order) && !isPlaced(order) ? null : refuse('order-closed');

/** Drafts and unpaid orders; never renewals. [ROUTE-19] */
export const refuseUnlessEditable = (order: Order): Refused | null =>
  isEditable(order) ? null : refuse('order-closed');

/** Refuses transitions that the table does not allow. */
export const changeStatus = (order: Order, to: OrderStatus): Result<Order, Refused['failure']> =>
  mayMove(orderNumberOf[order.status], orderNumberOf[to])
    ? ok(order.status === to ? order : { ...order, status: to, version: order.version + 1 })
    : refuse('status-not-allowed');

/** Applies the current VAT rate, and current prices when the guaranteed ones have expired. */
export const refreshPrices = (world: World, record: OrderRecord): Order => {
  const { order } = record;
  if (isPlaced(order)) return order;
  const percent = vatPercentOn(world.state.now);
  const { now } = world.state;
  if (order.lines.every((line) => line.priceGuaranteedUntil > now && line.vat.percent === percent)) return order;
  const lines = order.lines.map((line) => {
    const parent = order.lines.find(({ id }) => id === line.parentId) ?? line;
    const item = { ...toOrderedItem(line), priceGuaranteedUntil: line.priceGuaranteedUntil };
    const price = findExpiredPrice(item, findSoldProduct(world, parent.productId), now);
    return price ? repriceLine(world, line, price) : keepPrice(line, line.quantity, percent);
  });
  return saveOrder(world, record, withLines(order, lines));
};
