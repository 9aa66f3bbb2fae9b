import { requirePlan } from '#backend/line-pricing/lines-on-plan.ts';
import { loadPriceList } from '#backend/line-pricing/price-list.ts';
import { requireLineStock } from '#backend/line-pricing/require-stock.ts';
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
} from '#backend/order-store/stored-order.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import type { RequestVisitor } from '#backend/platform/deps.ts';
import { notFound, ServiceFailure } from '#backend/platform/service-failure.ts';
import { type RemovedVouchers, reserveVouchers, vouchersGoneFailure } from './change-vouchers.ts';
import { type DomainStatuses, requireOrderable } from './check-domains.ts';
import { reserveDomains } from './domain-holds.ts';
import type { OrderDeps } from './order-deps.ts';
import { type OrderWire, toOrderWire } from './order-wire.ts';
import { computeCurrentPrice, refreshPrices } from './refresh-prices.ts';
import { requireAuthCode } from './transfer-lines.ts';

type Visitor = RequestVisitor & { readonly sessionId: string };

/** Throws PRODUCT_UNAVAILABLE, PLACE_SOLD_OUT for a sold-out location, PRICE_PLAN_GONE for a line's plan. */
const requireStillSold = async (tx: Transaction, { lines }: StoredOrder): Promise<void> => {
  const list = await loadPriceList(
    tx,
    lines.map((line) => line.productId),
  );
  for (const line of lines) {
    const machine = lines.find((each) => each.id === line.parentId) ?? line;
    const product = list.get(machine.productId);
    if (product) requirePlan(product, line.pricePlan, line.time);
    if (!product?.available || !computeCurrentPrice(line, product, line.time))
      throw new ServiceFailure('PRODUCT_UNAVAILABLE', `${line.title} is not sold`, { productId: line.productId });
    requireLineStock(product, line, lines);
  }
};

const loadStatuses = async ({ checkDomain }: OrderDeps, stored: StoredOrder | null): Promise<DomainStatuses> => {
  const names = (stored?.lines ?? []).filter((line) => line.isDomain).map((line) => line.description);
  return new Map(await Promise.all(names.map(async (name) => [name, await checkDomain(name)] as const)));
};

type OpenResult =
  | { readonly changed: { readonly old: number; readonly new: number } }
  | { readonly gone: RemovedVouchers }
  | { readonly order: OrderWire };

const openLockedOrder = async (
  deps: OrderDeps,
  tx: Transaction,
  visitor: Visitor,
  orderId: string,
  statuses: DomainStatuses,
): Promise<OpenResult> => {
  const now = deps.clock.now();
  const stored = await lockOwnOrder(tx, visitor, orderId);
  requireUnpaid(stored);
  if (stored.order.status === 20) return { order: toOrderWire(stored) };
  if (stored.lines.length === 0) throw new ServiceFailure('BAD_USER_INPUT', 'The order has no lines');
  if (stored.order.ownerPartyId === null || stored.order.address === null)
    throw new ServiceFailure('BAD_USER_INPUT', 'The order has no customer');
  const old = computeOrderTotals(stored).gross;
  const { lines, changed } = await refreshPrices(tx, stored, now);
  const event = { by: eventActor(visitor), at: now };
  const current = changed ? await recordWrite(tx, stored.order, { ...event, kind: 'repriced' }) : stored.order;
  const total = computeOrderTotals({ order: current, lines }).gross;
  if (total !== old) return { changed: { old, new: total } };
  await requireStillSold(tx, { order: current, lines });
  for (const line of lines) {
    requireAuthCode(line);
    if (line.isDomain) requireOrderable(line, statuses);
  }
  const { order, told } = await reserveVouchers(deps, tx, { order: current, lines }, event);
  if (told !== null) return { gone: told };
  await reserveDomains(tx, { order, lines }, now);
  const open = await moveOrder(tx, order, 20, { ...event, kind: 'opened' }, { approvedAt: now });
  return { order: toOrderWire({ order: open, lines }) };
};

/**
 * Draft → OPEN; idempotent. First reprices expired prices, verifies vouchers and reserves the domains; if the total
 * changes, the order stays a draft with the new prices. Throws NOT_FOUND, ORDER_CLOSED, BAD_USER_INPUT, PRICE_CHANGED
 * {old, new}, PRODUCT_UNAVAILABLE, PLACE_SOLD_OUT, PRICE_PLAN_GONE, DOMAIN_UNAVAILABLE, TRANSFER_REFUSED, VOUCHER_GONE
 * {code, why, old, new}. [GQL-01, FIN-01, DOM-04]
 */
export const openOrder = async (deps: OrderDeps, visitor: Visitor, orderId: string): Promise<OrderWire> => {
  const seen = await findOrder(deps.db, orderId);
  if (seen && !canAccess(visitor, seen.order)) throw notFound('order');
  const statuses = seen?.order.status === 10 ? await loadStatuses(deps, seen) : new Map();
  const opened = await deps.db.transaction((tx) => openLockedOrder(deps, tx, visitor, orderId, statuses));
  if ('order' in opened) return opened.order;
  if ('gone' in opened) throw vouchersGoneFailure(opened.gone);
  throw new ServiceFailure('PRICE_CHANGED', 'Held prices ran out', opened.changed);
};
