import { createParty } from '#adapters/memory/accounts/customer-gateway.ts';
import { signatureOf } from '#adapters/memory/accounts/signatures.ts';
import { listDomains, refuseNewDomain } from '#adapters/memory/catalogue/domain-registry.ts';
import { denied, type Refused, refuse } from '#adapters/memory/refusals.ts';
import { findReservedDomain, reserveDomains } from '#adapters/memory/services/held-domains.ts';
import type { SessionRecord, World } from '#adapters/memory/world.ts';
import { GUEST_TOKEN_LIFE_MS, GUEST_TOKEN_SKEW_MS } from '#contracts/secrets/guest-token.ts';
import { needsAddress } from '#core/domains/documents/registrant-documents.ts';
import { MAX_LINES } from '#core/order-rules/price-line.ts';
import { refuseOtherTotal } from '#core/order-rules/vouchers.ts';
import type { Order } from '#core/orders/order.ts';
import type { AppliedVouchers, Checkout, NewLine } from '#core/orders/order-gateway.port.ts';
import type { GuestSignature } from '#core/session/guest-signer.port.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import { partyId } from '#core/shared/ids.ts';
import type { Contact } from '#core/shared/people/contact.ts';
import { ok, type Result } from '#core/shared/result.ts';
import { withCodes } from './order-codes.ts';
import { createLines, withLines } from './order-lines.ts';
import { sendOrderReceived } from './order-mails.ts';
import { createOrder, emptyDraft, saveOrder } from './orders.ts';
import { type PricedNewLine, priceNewLine } from './price-line.ts';
import { applyInOrder, reserveVouchers } from './voucher-uses.ts';

type Answer<Value> = Result<Value, PortFailure>;

type WholeOrder = {
  readonly lines: readonly NewLine[];
  readonly checkout: Checkout;
  readonly vouched: AppliedVouchers | undefined;
};

const verifyGuestSignature = (world: World, contact: Contact, { token, time }: GuestSignature): boolean =>
  time <= world.state.now + GUEST_TOKEN_SKEW_MS &&
  world.state.now <= time + GUEST_TOKEN_LIFE_MS &&
  token === signatureOf(contact, time);

const pricedItems = (world: World, lines: readonly NewLine[]): Answer<readonly PricedNewLine[]> => {
  if (lines.length === 0) return refuse('bad-input');
  if (lines.length > MAX_LINES) return refuse('too-many-lines', { most: MAX_LINES });
  const items: PricedNewLine[] = [];
  for (const line of lines) {
    const priced = priceNewLine(world, line);
    if (!priced.ok) return priced;
    items.push(priced.value);
  }
  return ok(items);
};

const withItem = (world: World, order: Order, item: PricedNewLine): Order | Refused =>
  refuseNewDomain(world, order, item) ?? withLines(order, [...order.lines, ...createLines(world, item, null)]);

const withItems = (world: World, empty: Order, items: readonly PricedNewLine[]): Order | Refused =>
  items.reduce<Order | Refused>((order, item) => ('ok' in order ? order : withItem(world, order, item)), empty);

/** Places a whole order for a guest with the host's signature. [FIN-03] */
export const placeExpress = (
  world: World,
  who: SessionRecord,
  whole: WholeOrder,
  signature: GuestSignature,
): Answer<Order> =>
  verifyGuestSignature(world, whole.checkout.contact, signature)
    ? placeWholeOrder(world, who, whole, 'express')
    : denied;

/** [FIN-04] */
export const placeOwn = (world: World, who: SessionRecord, whole: WholeOrder): Answer<Order> =>
  who.party === null ? denied : placeWholeOrder(world, who, whole, 'order');

/** Open from the start; stores nothing when a line or code is refused. */
const placeWholeOrder = (
  world: World,
  who: SessionRecord,
  { lines, checkout, vouched }: WholeOrder,
  source: 'express' | 'order',
): Answer<Order> => {
  const items = pricedItems(world, lines);
  if (!items.ok) return items;
  const record = createOrder(world, who, source);
  const filled = withItems(world, record.order, items.value);
  const free =
    'ok' in filled ? filled : (refuseMissingAddress(filled, checkout) ?? findReservedDomain(world, filled) ?? filled);
  const order = 'ok' in free || !vouched ? free : withVouchers(world, who, free, checkout.contact, vouched);
  if ('ok' in order) {
    world.state.orders.delete(record.order.id);
    return order;
  }
  reserveDomains(world, order);
  const { contact, address, invoiceRequest, note } = checkout;
  const owner = { partyId: who.party ?? createParty(world, who.session, contact), contact };
  const open = { ...order, status: 'open', owner, address, invoiceRequest, note } as const;
  reserveVouchers(world, { ...record, order: open });
  sendOrderReceived(world, open);
  return ok(saveOrder(world, { ...record, wasPlaced: true }, open));
};

const refuseMissingAddress = (order: Order, { address }: Checkout): Refused | null =>
  address === null && needsAddress(listDomains(order)) ? refuse('bad-input', { field: 'address' }) : null;

/** Refuses another total than the expected one. [VOU-01] */
const withVouchers = (
  world: World,
  who: SessionRecord,
  draft: Order,
  contact: Contact,
  { codes, expectedTotal }: AppliedVouchers,
): Order | Refused => {
  const owner = { partyId: who.party ?? partyId(''), contact };
  const { taken, refused } = applyInOrder(world, { ...draft, owner }, codes);
  const order = withCodes(draft, taken);
  return refuseOtherTotal(expectedTotal, order.totals.gross, refused) ?? order;
};

/** Unsaved, to compute the price. */
export const previewOrder = (world: World, who: SessionRecord, lines: readonly NewLine[]): Order | Refused => {
  const items = pricedItems(world, lines);
  if (!items.ok) return items;
  return items.value.reduce<Order>(
    (filled, item) => withLines(filled, [...filled.lines, ...createLines(world, item, null)]),
    emptyDraft(world, who, 'order'),
  );
};
