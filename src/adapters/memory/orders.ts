import { mayMove, orderNumberOf } from '#contracts/order-states.ts';
import { isEditable, type Order, type OrderStatus, topLines } from '#core/orders/order.ts';
import { noAmounts } from '#core/pricing/amounts.ts';
import { dayInVietnam, vatPercentOn } from '#core/pricing/vat-on.ts';
import { orderId } from '#core/shared/ids.ts';
import { ok, type Result } from '#core/shared/result.ts';
import { repriced, retaxed, withLines } from './order-lines.ts';
import { type Refused, refuse } from './refusals.ts';
import type { OrderRecord, SessionRecord, World } from './world.ts';

/** Lines without a parent that one order may hold. */
export const MAX_LINES = 50;

/** Writes an order back. */
export const keep = (world: World, record: OrderRecord, order: Order): Order => {
  world.state.orders.set(order.id, { ...record, order, touchedAt: world.state.now });
  return order;
};

const numberOf = (world: World): string => {
  world.state.orderCount += 1;
  const day = dayInVietnam(world.state.now).replaceAll('-', '');
  return `DH${day}${String(world.state.orderCount).padStart(4, '0')}`;
};

const ownerOf = (world: World, who: SessionRecord): Order['owner'] => {
  const user = who.party === null ? undefined : world.state.users.get(who.party);
  return user
    ? { partyId: user.partyId, contact: { name: user.fullName, phone: user.phone, email: user.email } }
    : null;
};

/** A draft without lines that is written nowhere; a customer's is his from the start. */
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

/** A new order without lines. */
export const newOrder = (world: World, who: SessionRecord, source: 'cart' | 'express' | 'order'): OrderRecord => {
  const order = { ...emptyDraft(world, who, source), number: numberOf(world) };
  const record = { order, session: who.session, placed: false };
  world.state.orders.set(order.id, record);
  return record;
};

/** The draft cart of a customer; he has one at most. */
export const openCartOf = (world: World, party: string): OrderRecord | undefined => {
  for (const record of world.state.orders.values()) {
    const { owner, source, status } = record.order;
    if (owner?.partyId === party && source === 'cart' && status === 'draft') return record;
  }
  return undefined;
};

/** Only a draft takes more lines, or a note. */
export const frozen = (order: Order): Refused | null =>
  order.financial === 'UNPAID' && order.status === 'draft' ? null : refuse('order-closed');

/** The lines of a draft, and of an order that waits for its money, may change; those of a renewal may not. [ROUTE-19] */
export const uneditable = (order: Order): Refused | null => (isEditable(order) ? null : refuse('order-closed'));

/** The order in another status, where the table of moves allows it. */
export const moved = (order: Order, to: OrderStatus): Result<Order, Refused['failure']> =>
  mayMove(orderNumberOf[order.status], orderNumberOf[to])
    ? ok(order.status === to ? order : { ...order, status: to, version: order.version + 1 })
    : refuse('status-not-allowed');

/** A draft whose held prices are over goes on at today's prices, and under today's tax at once. */
export const refreshed = (world: World, record: OrderRecord): Order => {
  const { order } = record;
  if (order.status !== 'draft') return order;
  const percent = vatPercentOn(world.state.now);
  const stale = topLines(order).filter((line) => line.priceHeldUntil <= world.state.now);
  if (stale.length === 0 && order.lines.every((line) => line.vat.percent === percent)) return order;
  const current = stale.reduce(
    (now, line) => repriced(world, { ...order, lines: now }, line.id, line.time),
    order.lines,
  );
  return keep(world, record, withLines(order, retaxed(current, percent)));
};
