import { eq, inArray } from 'drizzle-orm';
import { loadPriceList } from '#backend/line-pricing/price-list.ts';
import { type OrderLineRow, type OrderRow, orderLines } from '#backend/order-store/schema.ts';
import {
  eventActor,
  findOrder,
  lockOwnOrder,
  type OrderEvent,
  recordWrite,
  requireDraft,
  requireUnpaid,
  type StoredOrder,
  toOrderedItem,
} from '#backend/order-store/stored-order.ts';
import type { OrderDeps } from '#backend/orders/order-deps.ts';
import { toOrderWire } from '#backend/orders/order-wire.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import { inputHash, runOnce } from '#backend/platform/database/idempotency.ts';
import type { RequestVisitor } from '#backend/platform/deps.ts';
import { accept, notFound, ServiceFailure } from '#backend/platform/service-failure.ts';
import { orderNumberOf } from '#contracts/order-states.ts';
import { decideItemChange, repriceItem } from '#core/order-rules/change-item.ts';
import { refreshPrices, toPriceColumns } from './refresh-prices.ts';

export type OrderVisitor = RequestVisitor & { readonly sessionId: string };

/** null leaves the value unchanged. `time`: the term, in the unit of its price. */
export type LineChange = { readonly lineId: string; readonly count: number | null; readonly time: number | null };

/** Locks the visitor's draft and refreshes its prices. */
export const lockDraft = async (
  tx: Transaction,
  visitor: OrderVisitor,
  orderId: string,
  now: number,
): Promise<StoredOrder> => {
  const stored = await lockOwnOrder(tx, visitor, orderId);
  requireDraft(stored);
  const { lines } = await refreshPrices(tx, stored, now);
  return { order: stored.order, lines };
};

/** Throws NOT_FOUND, BAD_USER_INPUT for a child item. */
export const requireParentLine = (lines: readonly OrderLineRow[], id: string): OrderLineRow => {
  const line = lines.find((each) => each.id === id);
  if (!line) throw notFound('line');
  if (line.parentId !== null) throw new ServiceFailure('BAD_USER_INPUT', 'An option follows its machine');
  return line;
};

/** Throws ORDER_CLOSED for an order with a renewal, an upgrade or an instalment, which are priced together for one day. */
export const requireEditableLines = ({ lines }: StoredOrder): void => {
  if (lines.some(({ renews, upgrades, paysDue }) => (renews ?? upgrades ?? paysDue) !== null))
    throw new ServiceFailure('ORDER_CLOSED', 'What changes or pays for a service is ordered anew, not edited');
};

/** A draft, with updated prices, or an order that awaits payment. Throws NOT_FOUND, ORDER_CLOSED. */
export const lockEditableOrder = async (
  tx: Transaction,
  visitor: OrderVisitor,
  orderId: string,
  now: number,
): Promise<StoredOrder> => {
  const stored = await lockOwnOrder(tx, visitor, orderId);
  requireUnpaid(stored);
  requireEditableLines(stored);
  const { lines } = await refreshPrices(tx, stored, now);
  return { order: stored.order, lines };
};

/** Expires pending payments of an open order, because their amount is outdated. [ROUTE-19] */
export const recordEdit = async (
  { expirePayments }: Pick<OrderDeps, 'expirePayments'>,
  tx: Transaction,
  order: OrderRow,
  event: OrderEvent,
): Promise<void> => {
  if (order.status === orderNumberOf.open) await expirePayments(tx, order.id, event.at);
  await recordWrite(tx, order, event);
};

/** Writes the current prices of a term to a parent item and its options. */
const updateTerm = async (
  tx: Transaction,
  parentLine: OrderLineRow,
  options: readonly OrderLineRow[],
  time: number,
  now: number,
): Promise<void> => {
  const { productId } = parentLine;
  const product = (await loadPriceList(tx, [productId])).get(productId);
  const prices = accept(repriceItem(toOrderedItem(parentLine), options.map(toOrderedItem), product, time));
  const campaign = product?.prices.find(({ term }) => term === time)?.campaign;
  const ofParent = { campaignId: campaign?.id ?? null, campaignActionId: campaign?.actionId ?? null };
  for (const [at, { id }] of [parentLine, ...options].entries()) {
    const price = prices[at];
    if (!price) continue;
    const columns = { ...toPriceColumns(price, now), ...(at === 0 ? ofParent : {}), time, repricedFrom: null };
    await tx.update(orderLines).set(columns).where(eq(orderLines.id, id));
  }
};

const applyChange = async (
  tx: Transaction,
  lines: readonly OrderLineRow[],
  { lineId, ...change }: LineChange,
  now: number,
): Promise<boolean> => {
  const parentLine = lines.find(({ id }) => id === lineId);
  if (!parentLine) throw notFound('line');
  const { quantity, term, isRepriced, isChanged } = accept(
    decideItemChange(toOrderedItem(parentLine), { quantity: change.count, term: change.time }),
  );
  const options = lines.filter(({ parentId }) => parentId === lineId);
  if (isRepriced) await updateTerm(tx, parentLine, options, term, now);
  const ids = [parentLine, ...options].map(({ id }) => id);
  if (isChanged) await tx.update(orderLines).set({ count: quantity }).where(inArray(orderLines.id, ids));
  return isChanged;
};

export const reloadOrder = async (tx: Transaction, id: string): Promise<StoredOrder> => {
  const stored = await findOrder(tx, id);
  if (!stored) throw notFound('order');
  return stored;
};

/**
 * Options follow their parent item. A new term costs today's price, a new quantity the stored price. Writes nothing
 * without a change. Throws NOT_FOUND, ORDER_CLOSED, COUNT_OUT_OF_RANGE, TERM_NOT_SOLD, PRICE_PLAN_GONE,
 * PRODUCT_UNAVAILABLE, INTENT_REUSED. [GQL-03]
 */
export const changeLines = (
  deps: OrderDeps,
  visitor: OrderVisitor,
  orderId: string,
  changes: readonly LineChange[],
  idempotencyKey: string | null,
) =>
  deps.db.transaction((tx) =>
    runOnce(tx, visitor.sessionId, idempotencyKey, inputHash(['changeLines', orderId, changes]), async () => {
      const now = deps.clock.now();
      const { order, lines } = await lockEditableOrder(tx, visitor, orderId, now);
      const done: boolean[] = [];
      for (const change of changes) done.push(await applyChange(tx, lines, change, now));
      if (done.includes(true))
        await recordEdit(deps, tx, order, { kind: 'lines-changed', by: eventActor(visitor), at: now });
      return toOrderWire(await reloadOrder(tx, orderId));
    }),
  );
