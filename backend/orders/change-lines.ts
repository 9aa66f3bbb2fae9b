import { eq, inArray } from 'drizzle-orm';
import { requirePlan } from '#backend/line-pricing/lines-on-plan.ts';
import { requireProduct, requireQuantity, requireTerm } from '#backend/line-pricing/price-lines.ts';
import { loadPriceList } from '#backend/line-pricing/price-list.ts';
import { requireTransferTerm } from '#backend/line-pricing/transfer-term.ts';
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
} from '#backend/order-store/stored-order.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import { inputHash, runOnce } from '#backend/platform/database/idempotency.ts';
import type { RequestVisitor } from '#backend/platform/deps.ts';
import { notFound, ServiceFailure } from '#backend/platform/service-failure.ts';
import type { OrderDeps } from './order-deps.ts';
import { toOrderWire } from './order-wire.ts';
import { computeCurrentPrice, refreshPrices, toPriceColumns } from './refresh-prices.ts';

export type OrderVisitor = RequestVisitor & { readonly sessionId: string };

/** null leaves the value unchanged. `time`: the term, in the unit of its price. */
export type LineChange = { readonly lineId: string; readonly count: number | null; readonly time: number | null };

/** Also updates its prices. */
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

/** Renewals, upgrades and instalments are priced together for one day: not editable. Throws ORDER_CLOSED. */
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
  if (order.status === 20) await expirePayments(tx, order.id, event.at);
  await recordWrite(tx, order, event);
};

/** At today's price, for a parent item and its options. */
const updateTerm = async (
  tx: Transaction,
  lines: readonly OrderLineRow[],
  machine: OrderLineRow,
  time: number,
  now: number,
): Promise<void> => {
  const product = requireProduct(await loadPriceList(tx, [machine.productId]), machine.productId);
  const term = requireTerm(product, time);
  requirePlan(product, machine.pricePlan, time);
  for (const line of lines.filter((each) => each.id === machine.id || each.parentId === machine.id)) {
    const price = computeCurrentPrice(line, product, time);
    if (!price)
      throw new ServiceFailure('PRODUCT_UNAVAILABLE', `${line.title} is not sold`, { productId: line.productId });
    const campaign =
      line.id === machine.id
        ? { campaignId: term.campaign?.id ?? null, campaignActionId: term.campaign?.actionId ?? null }
        : {};
    await tx
      .update(orderLines)
      .set({ ...toPriceColumns(price, now), ...campaign, time, repricedFrom: null })
      .where(eq(orderLines.id, line.id));
  }
};

const updateQuantity = (tx: Transaction, lines: readonly OrderLineRow[], machine: OrderLineRow, count: number) =>
  tx
    .update(orderLines)
    .set({ count })
    .where(
      inArray(
        orderLines.id,
        lines.filter((each) => each.id === machine.id || each.parentId === machine.id).map((each) => each.id),
      ),
    );

/** Quantity 1 and one year. Throws BAD_USER_INPUT, TERM_NOT_SOLD. */
const requireTransfer = ({ productId }: OrderLineRow, { count, time }: Omit<LineChange, 'lineId'>): void => {
  if (count !== null && count !== 1) throw new ServiceFailure('BAD_USER_INPUT', 'A name is moved once');
  if (time !== null) requireTransferTerm(productId, time);
};

const applyChange = async (
  tx: Transaction,
  lines: readonly OrderLineRow[],
  { lineId, count, time }: LineChange,
  now: number,
): Promise<boolean> => {
  const machine = requireParentLine(lines, lineId);
  if (count !== null) requireQuantity(count);
  if (machine.transfer) requireTransfer(machine, { count, time });
  // A quotation is valid for the quoted quantity only.
  const leaves = machine.quotationId !== null && count !== null && count !== machine.count;
  if (leaves || (time !== null && time !== machine.time))
    await updateTerm(tx, lines, machine, time ?? machine.time, now);
  if (count !== null && count !== machine.count) await updateQuantity(tx, lines, machine, count);
  return (time !== null && time !== machine.time) || (count !== null && count !== machine.count);
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
