import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import { keepAnswers, keptAnswer, replay } from '#backend/platform/database/idempotency.ts';
import { jsonRows } from '#backend/platform/database/json-rows.ts';
import type { RequestVisitor, SessionVisitor } from '#backend/platform/deps.ts';
import { notFound, ServiceFailure } from '#backend/platform/service-failure.ts';
import { mayMove, type OrderStateNumber, orderNumberOf } from '#contracts/order-states.ts';
import type { OrderedItem } from '#core/order-rules/change-item.ts';
import { computeLineAmounts } from '#core/pricing/line-price.ts';
import type { Amounts } from '#core/pricing/price.ts';
import { type Dong, dong } from '#core/shared/dong.ts';
import { subtractDong } from '#core/shared/subtract-dong.ts';
import type { OrderEventKind } from './event-names.ts';
import { orderEvents } from './event-schema.ts';
import { computeOrderDiscounts } from './order-discounts.ts';
import { type OrderLineRow, type OrderRow, orderLines, orders } from './schema.ts';

/** Lines in order of insertion. */
export type StoredOrder = { readonly order: OrderRow; readonly lines: readonly OrderLineRow[] };

const isActiveLine = isNull(orderLines.removedAt);
/** For a statement that reads orders. */
const storedColumns = {
  order: orders,
  lines: jsonRows(orderLines, and(eq(orderLines.orderId, orders.id), isActiveLine), orderLines.position),
};

/** By id; does not check access. */
export const findOrders = async (
  tx: Database | Transaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredOrder>> => {
  if (ids.length === 0) return new Map();
  const found = await tx
    .select(storedColumns)
    .from(orders)
    .where(inArray(orders.id, [...ids]));
  return new Map(found.map((stored) => [stored.order.id, stored]));
};

/** Does not check access. */
export const findOrder = async (tx: Database | Transaction, id: string): Promise<StoredOrder | null> => {
  return (await findOrders(tx, [id])).get(id) ?? null;
};

/** Locks the order until the transaction ends; every write takes this lock first. Throws NOT_FOUND. */
export const lockOrder = async (tx: Transaction, id: string): Promise<StoredOrder> => lockOrderWith(tx, id, {});

const lockOrderWith = async <More extends Record<string, SQL<unknown>>>(tx: Transaction, id: string, more: More) => {
  await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, id)).for('update');
  // A statement of its own: what the one that waits for the lock reads beside it may be old.
  const [stored] = await tx
    .select({ ...storedColumns, ...more })
    .from(orders)
    .where(eq(orders.id, id));
  if (!stored) throw notFound('order');
  return stored;
};

/** Any visitor's order, locked, with what this one used the key for. Throws NOT_FOUND. */
export const lockOrderForKey = (tx: Transaction, { sessionId }: SessionVisitor, id: string, key: string) =>
  lockOrderWith(tx, id, { kept: keptAnswer(sessionId, key) });

/**
 * Runs `effect` on the visitor's locked order once per (session, key), as `runOnce` does, which takes two statements
 * more: the lock makes a simultaneous call wait. A repeated call gets the answer even when the order is closed by now.
 * Throws NOT_FOUND also for another visitor's order, INTENT_REUSED.
 */
export const runOnceOnOrder = async <Answer>(
  tx: Transaction,
  visitor: SessionVisitor,
  id: string,
  { key, hash }: { readonly key: string | null; readonly hash: string },
  effect: (stored: StoredOrder) => Promise<Answer>,
): Promise<Answer> => {
  if (key === null) return effect(await lockOwnOrder(tx, visitor, id));
  const { kept, ...stored } = await lockOrderForKey(tx, visitor, id, key);
  if (kept !== null) return replay(kept, hash);
  const answer = await effect(requireAllowed(stored, visitor, canAccess));
  await keepAnswers(tx, visitor.sessionId, [{ key, inputHash: hash, answer: answer ?? null }]);
  return answer;
};

/** The current session, and the one before login. */
export const guestSessionIds = ({ sessionId, guestSessionId }: RequestVisitor): readonly string[] =>
  [sessionId, guestSessionId].filter((id) => id !== null);

/** The owner and, unless an account owns the order, the session that created it, before and after login. */
export const canAccess = (visitor: RequestVisitor, order: OrderRow): boolean =>
  visitor.staff ||
  (order.ownerPartyId !== null && order.ownerPartyId === visitor.partyId) ||
  (!order.ownerLoggedIn && guestSessionIds(visitor).includes(order.session));

/**
 * Also the holder of a link to the order: they read it, its payments, invoices, instalments and provisioning, pay it and
 * revoke its links. They change nothing else, and never see a draft. [decision 0043]
 */
export const canReadAndPay = (visitor: RequestVisitor, order: OrderRow): boolean =>
  canAccess(visitor, order) ||
  (order.status !== orderNumberOf.draft &&
    visitor.orderAccess?.orderId === order.id &&
    visitor.orderAccess.linkVersion === order.linkVersion);

/** Throws NOT_FOUND for no order and, alike, for one that the visitor may not use. */
export const requireAllowed = (
  stored: StoredOrder | null,
  visitor: RequestVisitor,
  isAllowed: typeof canAccess,
): StoredOrder => {
  if (stored === null) throw notFound('order');
  if (!isAllowed(visitor, stored.order)) throw notFound('order', true);
  return stored;
};

/** Throws NOT_FOUND also for another visitor's order. */
export const lockOwnOrder = async (tx: Transaction, visitor: RequestVisitor, id: string): Promise<StoredOrder> =>
  requireAllowed(await lockOrder(tx, id), visitor, canAccess);

/** Only a draft accepts more lines or a note. Throws ORDER_CLOSED. */
export const requireDraft = ({ order }: StoredOrder): void => {
  if (order.status !== orderNumberOf.draft || order.financial !== 'UNPAID')
    throw new ServiceFailure('ORDER_CLOSED', `The order is in state ${order.status}`);
};

/** Lines may change until money comes, also a part. Throws ORDER_CLOSED. [ROUTE-19] */
export const requireUnpaid = ({ order }: StoredOrder): void => {
  if (
    (order.status !== orderNumberOf.draft && order.status !== orderNumberOf.open) ||
    order.financial !== 'UNPAID' ||
    order.received > 0
  )
    throw new ServiceFailure('ORDER_CLOSED', `The order is in state ${order.status}`);
};

/** A line as the core's rules need it. */
export const toOrderedItem = (line: OrderLineRow): OrderedItem & { readonly changesService: boolean } => ({
  ...line,
  term: line.time,
  quantity: line.count,
  instalmentPlan: line.pricePlan,
  quotation: line.quotationId,
  isTransfer: line.transfer,
  changesService: (line.renews ?? line.upgrades ?? line.paysDue) !== null,
});

/** Covers all units and the whole term. */
export const computeStoredLineAmounts = (line: OrderLineRow): Amounts =>
  computeLineAmounts({ net: dong(line.net), exempt: dong(line.exempt) }, line.count, line.vatPercent);

/** Includes the discounts of the order's codes. */
export const computeOrderTotals = (stored: StoredOrder): Amounts => computeOrderDiscounts(stored).totals;

/** What part payments have left of the total, đồng with VAT. */
export const computeAmountDue = (stored: StoredOrder): Dong =>
  subtractDong(computeOrderTotals(stored).gross, dong(stored.order.received));

export type OrderEvent = {
  readonly kind: OrderEventKind;
  readonly by: string;
  readonly at: number;
  readonly detail?: Readonly<Record<string, string | number | boolean | null>>;
};

/** Columns that a write may change in addition to the version. */
export type OrderChanges = Partial<Omit<OrderRow, 'id' | 'number' | 'version' | 'session' | 'createdAt' | 'status'>>;

/**
 * Increments the version and records the event, in one statement. Requires the version that was read, so unlocked writes
 * fail.
 */
export const recordWrite = async (
  tx: Transaction,
  order: OrderRow,
  { kind, by, at, detail = {} }: OrderEvent,
  changes: OrderChanges & { readonly status?: OrderStateNumber } = {},
): Promise<OrderRow> => {
  const event = tx.$with('event').as(
    tx
      .insert(orderEvents)
      .values({ orderId: order.id, version: order.version + 1, at, kind, by, detail })
      .returning(),
  );
  const [written] = await tx
    .with(event)
    .update(orders)
    .set({ ...changes, updatedAt: at, version: sql`${orders.version} + 1` })
    .where(and(eq(orders.id, order.id), eq(orders.version, order.version)))
    .returning();
  if (!written) throw new Error(`order ${order.id} changed under a write`);
  return written;
};

/** Throws STATUS_NOT_ALLOWED for a transition that contracts/order-states.ts does not contain. */
export const moveOrder = async (
  tx: Transaction,
  order: OrderRow,
  to: OrderStateNumber,
  event: OrderEvent,
  changes: OrderChanges = {},
): Promise<OrderRow> => {
  // A check constraint allows only these numbers.
  const from = order.status as OrderStateNumber;
  if (!mayMove(from, to)) throw new ServiceFailure('STATUS_NOT_ALLOWED', `An order does not go from ${from} to ${to}`);
  return recordWrite(tx, order, event, { ...changes, status: to });
};

export const eventActor = (visitor: RequestVisitor): string =>
  visitor.staff ? 'staff' : (visitor.partyId ?? `session ${visitor.sessionId ?? ''}`);
