import { holdStocks } from '#backend/catalogue/stocks.ts';
import { loadPriceList } from '#backend/line-pricing/price-list.ts';
import {
  canAccess,
  computeOrderTotals,
  eventActor,
  findOrder,
  lockOwnOrder,
  moveOrder,
  recordWrite,
  requireUnpaid,
  type StoredOrder,
  toOrderedItem,
} from '#backend/order-store/stored-order.ts';
import { reserveVouchers } from '#backend/orders/lines/change-vouchers.ts';
import { type DomainStatuses, requireAddress, requireOrderable } from '#backend/orders/lines/check-domains.ts';
import { reserveDomains } from '#backend/orders/lines/domain-holds.ts';
import { refreshPrices } from '#backend/orders/lines/refresh-prices.ts';
import { requireAuthCode } from '#backend/orders/lines/transfer-lines.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import type { RequestVisitor } from '#backend/platform/deps.ts';
import { accept, notFound, requireAllowed, ServiceFailure } from '#backend/platform/service-failure.ts';
import { orderNumberOf } from '#contracts/order-states.ts';
import { refuseUnsoldItems } from '#core/order-rules/change-item.ts';
import type { Refusal } from '#core/order-rules/refusal.ts';
import { refuseOtherTotal } from '#core/order-rules/vouchers.ts';
import { ok, type Result } from '#core/shared/result.ts';
import { type Buyer, countGuestOrder } from './count-guest-order.ts';
import type { OrderDeps } from './order-deps.ts';
import { queueOrderReceived } from './order-mails.ts';
import { type OrderWire, toOrderWire } from './order-wire.ts';

/**
 * The stock that it sees stands until the order is open. Throws PRODUCT_UNAVAILABLE, PLACE_SOLD_OUT for a sold-out
 * location, PRICE_PLAN_GONE for a line's plan.
 */
const requireStillSold = async (tx: Transaction, { lines }: StoredOrder): Promise<void> => {
  const ids = lines.map((line) => line.productId);
  await holdStocks(tx, ids);
  const list = await loadPriceList(tx, ids);
  requireAllowed(refuseUnsoldItems(lines.map(toOrderedItem), (id) => list.get(id)));
};

/**
 * Of the domains of a draft, asked before any transaction; none of another order. Throws NOT_FOUND for another visitor's.
 */
export const loadStatusesOfOrder = async (
  { db, checkDomain }: OrderDeps,
  visitor: RequestVisitor,
  orderId: string,
): Promise<DomainStatuses> => {
  const seen = await findOrder(db, orderId);
  if (seen && !canAccess(visitor, seen.order)) throw notFound('order', true);
  const names = (seen?.order.status === orderNumberOf.draft ? seen.lines : [])
    .filter((line) => line.isDomain)
    .map((line) => line.description);
  return new Map(await Promise.all(names.map(async (name) => [name, await checkDomain(name)] as const)));
};

/** What `openOrder` does with a locked order. A refusal keeps the new prices: nothing is rolled back. */
export const openLockedOrder = async (
  deps: OrderDeps,
  tx: Transaction,
  buyer: Buyer,
  stored: StoredOrder,
  statuses: DomainStatuses,
): Promise<Result<StoredOrder, Refusal>> => {
  const now = deps.clock.now();
  requireUnpaid(stored);
  if (stored.order.status === orderNumberOf.open) return ok(stored);
  if (stored.lines.length === 0) throw new ServiceFailure('BAD_USER_INPUT', 'The order has no lines');
  if (stored.order.ownerPartyId === null) throw new ServiceFailure('BAD_USER_INPUT', 'The order has no customer');
  requireAddress(stored);
  const old = computeOrderTotals(stored).gross;
  const { lines, changed } = await refreshPrices(tx, stored, now);
  const event = { by: eventActor(buyer.visitor), at: now };
  const current = changed ? await recordWrite(tx, stored.order, { ...event, kind: 'repriced' }) : stored.order;
  const total = computeOrderTotals({ order: current, lines }).gross;
  const changedTotal = refuseOtherTotal(old, total, []);
  if (changedTotal) return changedTotal;
  await requireStillSold(tx, { order: current, lines });
  for (const line of lines) {
    requireAuthCode(line);
    if (line.isDomain) requireOrderable(line, statuses);
  }
  const { order, refused } = await reserveVouchers(deps, tx, { order: current, lines }, event);
  if (refused) return refused;
  await reserveDomains(tx, { order, lines }, now);
  await countGuestOrder(deps, tx, buyer);
  const open = await moveOrder(tx, order, orderNumberOf.open, { ...event, kind: 'opened' }, { approvedAt: now });
  await queueOrderReceived(deps, tx, { order: open, lines });
  return ok({ order: open, lines });
};

/**
 * Draft → OPEN; idempotent. First reprices expired prices, verifies vouchers and reserves the domains; if the total
 * changes, the order stays a draft with the new prices. Throws NOT_FOUND, ORDER_CLOSED, BAD_USER_INPUT, PRICE_CHANGED
 * {old, new}, PRODUCT_UNAVAILABLE, PLACE_SOLD_OUT, PRICE_PLAN_GONE, DOMAIN_UNAVAILABLE, TRANSFER_REFUSED, VOUCHER_GONE
 * {code, why, old, new}, TOO_MANY_ORDERS {retryAfter}. [GQL-01, FIN-01, DOM-04]
 */
export const openOrder = async (deps: OrderDeps, buyer: Buyer, orderId: string): Promise<OrderWire> => {
  const { visitor } = buyer;
  const statuses = await loadStatusesOfOrder(deps, visitor, orderId);
  const opened = await deps.db.transaction(async (tx) =>
    openLockedOrder(deps, tx, buyer, await lockOwnOrder(tx, visitor, orderId), statuses),
  );
  return toOrderWire(accept(opened));
};
