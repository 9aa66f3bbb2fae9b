import { GUEST_TOKEN_LIFE_MS, GUEST_TOKEN_SKEW_MS } from '#contracts/guest-token.ts';
import { type Contact, type Order, type OrderLine, topLines } from '#core/orders/order.ts';
import type { Checkout, NewLine } from '#core/orders/order-gateway.port.ts';
import type { GuestSignature } from '#core/session/guest-signer.port.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import type { PartyId } from '#core/shared/ids.ts';
import { ok, type Result } from '#core/shared/result.ts';
import { newParty } from './customer-gateway.ts';
import { domainRefusal } from './domain-registry.ts';
import { goneDomain, heldElsewhere, holdDomains } from './held-domains.ts';
import { linesOf, withLines } from './order-lines.ts';
import { keep, MOST_LINES, moved, newOrder, openCartOf, refreshed } from './orders.ts';
import { planFor } from './plans-of.ts';
import { isDomain, type PricedLine, priceLine } from './price-line.ts';
import { denied, notFound, type Refused, refuse } from './refusals.ts';
import { isAccounts } from './sessions.ts';
import { signatureOf } from './signatures.ts';
import { claimVouchers } from './voucher-uses.ts';
import { type OrderRecord, type SessionRecord, seedProductById, type World } from './world.ts';

type Answer<Value> = Result<Value, PortFailure>;

/** A guest may name any customer record that belongs to no account, a customer only himself. */
const mayName = (world: World, who: SessionRecord, party: PartyId): boolean =>
  who.party === null ? world.state.parties.get(party)?.session === who.session : who.party === party;

/** Sets who receives the order; an owner once set stays. [FIN-01] */
export const customerSet = (
  world: World,
  record: OrderRecord,
  who: SessionRecord,
  party: PartyId,
  { contact, address, invoiceRequest, note }: Checkout,
): Answer<Order> => {
  const order = refreshed(world, record);
  const draft = order.status === 10 || order.status === 20;
  if (!draft || order.financial !== 'UNPAID') return refuse('order-closed');
  if (!mayName(world, who, party)) return notFound;
  const saved = order.source === 'cart' && order.status === 10 ? openCartOf(world, party) : undefined;
  if (saved && saved.order.id !== order.id) return refuse('owner-already-set');
  // To a customer who logs in, the record that he made as a guest is no owner.
  const free =
    order.owner === null || order.owner.partyId === party || (who.party === party && !isAccounts(world, order));
  if (!free) return refuse('owner-already-set');
  const owner = { partyId: party, contact };
  return ok(keep(world, record, { ...order, owner, address, invoiceRequest, note, version: order.version + 1 }));
};

/** Whether the plan that a line is paid on is gone. */
const lacksPlan = (world: World, { pricePlan, productId, time, unit }: OrderLine): boolean => {
  const product = seedProductById.get(productId);
  if (pricePlan === undefined || !product) return false;
  return planFor(world, product, pricePlan, unit.id === 'YEAR' ? time * 12 : time) === undefined;
};

/** Why a draft cannot be opened as it is: incomplete, sold no more, or its domain is gone. */
const openRefusal = (world: World, order: Order): Refused | null => {
  if (order.lines.length === 0 || order.owner === null || order.address === null) return refuse('bad-input');
  const unsold = topLines(order).find((line) => world.state.withdrawn.has(line.productId));
  if (unsold) return refuse('product-unavailable', { productId: unsold.productId });
  if (order.lines.some((line) => lacksPlan(world, line))) return refuse('price-plan-gone');
  return goneDomain(world, order);
};

/** Draft → OPEN. Held prices that are over change the draft, not the shopper's mind: he is asked again. [FIN-01] */
export const openedOrder = (world: World, record: OrderRecord): Answer<Order> => {
  if (record.order.status === 20) return ok(record.order);
  if (record.order.status !== 10) return refuse('order-closed');
  const old = record.order.totals.gross;
  const order = refreshed(world, record);
  const incomplete = order.lines.length === 0 || order.owner === null || order.address === null;
  if (!incomplete && order.totals.gross !== old) return refuse('price-changed', { old, new: order.totals.gross });
  const refused = openRefusal(world, order);
  if (refused) return refused;
  const claimed = claimVouchers(world, { ...record, order });
  if ('ok' in claimed) return claimed;
  const next = moved(claimed.order, 20);
  if (!next.ok) return next;
  holdDomains(world, order);
  return ok(keep(world, { ...record, placed: true }, next.value));
};

const vouchedFor = (world: World, contact: Contact, { token, time }: GuestSignature): boolean =>
  time <= world.state.now + GUEST_TOKEN_SKEW_MS &&
  world.state.now <= time + GUEST_TOKEN_LIFE_MS &&
  token === signatureOf(contact, time);

type Item = { readonly line: NewLine; readonly priced: PricedLine };

const pricedItems = (world: World, lines: readonly NewLine[]): Answer<readonly Item[]> => {
  if (lines.length === 0) return refuse('bad-input');
  if (lines.length > MOST_LINES) return refuse('too-many-lines', { most: MOST_LINES });
  const items: Item[] = [];
  for (const line of lines) {
    const priced = priceLine(world, line);
    if (!priced.ok) return priced;
    items.push({ line, priced: priced.value });
  }
  return ok(items);
};

const withItem = (world: World, order: Order, { line, priced }: Item): Order | Refused => {
  const refused = isDomain(priced.product) ? domainRefusal(world, order, line) : null;
  return refused ?? withLines(order, [...order.lines, ...linesOf(world, line, priced, null)]);
};

const withItems = (world: World, empty: Order, items: readonly Item[]): Order | Refused =>
  items.reduce<Order | Refused>((order, item) => ('ok' in order ? order : withItem(world, order, item)), empty);

/** A whole order for whom the host vouches. [FIN-03] */
export const placedExpress = (
  world: World,
  who: SessionRecord,
  lines: readonly NewLine[],
  checkout: Checkout,
  signature: GuestSignature,
): Answer<Order> =>
  vouchedFor(world, checkout.contact, signature) ? placedWhole(world, who, lines, checkout, 'express') : denied;

/** A whole order of the customer who is logged in. [FIN-04] */
export const placedOwn = (
  world: World,
  who: SessionRecord,
  lines: readonly NewLine[],
  checkout: Checkout,
): Answer<Order> => (who.party === null ? denied : placedWhole(world, who, lines, checkout, 'order'));

/** A whole order at once, open from the start; nothing is left behind where a line is refused. */
const placedWhole = (
  world: World,
  who: SessionRecord,
  lines: readonly NewLine[],
  { contact, address, invoiceRequest, note }: Checkout,
  source: 'express' | 'order',
): Answer<Order> => {
  const items = pricedItems(world, lines);
  if (!items.ok) return items;
  const record = newOrder(world, who, source);
  const filled = withItems(world, record.order, items.value);
  const order = 'ok' in filled ? filled : (heldElsewhere(world, filled) ?? filled);
  if ('ok' in order) {
    world.state.orders.delete(record.order.id);
    return order;
  }
  holdDomains(world, order);
  const partyId = who.party ?? newParty(world, who.session, contact);
  const open = { ...order, status: 20, owner: { partyId, contact }, address, invoiceRequest, note } as const;
  return ok(keep(world, { ...record, placed: true }, open));
};
