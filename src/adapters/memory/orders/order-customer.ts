import { hasAccountOwner } from '#adapters/memory/accounts/sessions.ts';
import { listDomains } from '#adapters/memory/catalogue/domain-registry.ts';
import { findSoldProduct } from '#adapters/memory/catalogue/products.ts';
import { notFound, type Refused, refuse } from '#adapters/memory/refusals.ts';
import { findUnorderableDomain, reserveDomains } from '#adapters/memory/services/held-domains.ts';
import type { OrderRecord, SessionRecord, World } from '#adapters/memory/world.ts';
import { needsAddress } from '#core/domains/documents/registrant-documents.ts';
import { refuseUnsoldItems } from '#core/order-rules/change-item.ts';
import { refuseOtherTotal } from '#core/order-rules/vouchers.ts';
import type { Order } from '#core/orders/order.ts';
import type { Checkout } from '#core/orders/order-gateway.port.ts';
import { isOpenOrder, isPlaced, isUnpaidOrder } from '#core/orders/order-states.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import type { PartyId } from '#core/shared/ids.ts';
import { ok, type Result } from '#core/shared/result.ts';
import { toOrderedItem } from './order-lines.ts';
import { sendOrderReceived } from './order-mails.ts';
import { changeStatus, findOpenCart, refreshPrices, saveOrder } from './orders.ts';
import { reserveVouchers } from './voucher-uses.ts';

type Answer<Value> = Result<Value, PortFailure>;

/** Guests may use records without an account; customers only their own. */
const canUseParty = (world: World, who: SessionRecord, party: PartyId): boolean =>
  who.party === null ? world.state.parties.get(party)?.session === who.session : who.party === party;

/** An existing owner stays. [FIN-01] */
export const setCustomer = (
  world: World,
  record: OrderRecord,
  who: SessionRecord,
  party: PartyId,
  { contact, address, invoiceRequest, note }: Checkout,
): Answer<Order> => {
  const order = refreshPrices(world, record);
  const draft = !isPlaced(order) || isOpenOrder(order);
  if (!draft || !isUnpaidOrder(order)) return refuse('order-closed');
  if (!canUseParty(world, who, party)) return notFound;
  const saved = order.source === 'cart' && !isPlaced(order) ? findOpenCart(world, party) : undefined;
  if (saved && saved.order.id !== order.id) return refuse('owner-already-set');
  // A guest checkout's contact record does not count as an owner when the customer logs in.
  const free =
    order.owner === null || order.owner.partyId === party || (who.party === party && !hasAccountOwner(world, order));
  if (!free) return refuse('owner-already-set');
  const owner = { partyId: party, contact };
  return ok(saveOrder(world, record, { ...order, owner, address, invoiceRequest, note, version: order.version + 1 }));
};

/** Without lines, a customer, or an address that its domains need. */
const isIncomplete = (order: Order): boolean =>
  order.lines.length === 0 || order.owner === null || (order.address === null && needsAddress(listDomains(order)));

/** Incomplete, no longer sold, or its domain is unavailable. */
const openRefusal = (world: World, order: Order): Refused | null => {
  if (isIncomplete(order)) return refuse('bad-input');
  const unsold = refuseUnsoldItems(order.lines.map(toOrderedItem), (id) => findSoldProduct(world, id));
  return unsold ?? findUnorderableDomain(world, order);
};

/** Draft → OPEN. Refuses once when guaranteed prices have expired; the customer confirms the new ones. [FIN-01] */
export const openOrder = (world: World, record: OrderRecord): Answer<Order> => {
  if (isOpenOrder(record.order)) return ok(record.order);
  if (isPlaced(record.order)) return refuse('order-closed');
  const old = record.order.totals.gross;
  const order = refreshPrices(world, record);
  const refused =
    (isIncomplete(order) ? null : refuseOtherTotal(old, order.totals.gross, [])) ?? openRefusal(world, order);
  if (refused) return refused;
  const claimed = reserveVouchers(world, { ...record, order });
  if ('ok' in claimed) return claimed;
  const next = changeStatus(claimed.order, 'open');
  if (!next.ok) return next;
  reserveDomains(world, order);
  sendOrderReceived(world, next.value);
  return ok(saveOrder(world, { ...record, wasPlaced: true }, next.value));
};
