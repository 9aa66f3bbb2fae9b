import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import type { RequestVisitor } from '#backend/platform/deps.ts';
import { notFound, ServiceFailure } from '#backend/platform/service-failure.ts';
import { mayMove, type OrderStateNumber } from '#contracts/order-states.ts';
import { computeLineAmounts } from '#core/pricing/line-price.ts';
import type { Amounts } from '#core/pricing/price.ts';
import { dong } from '#core/shared/dong.ts';
import { orderEvents } from './event-schema.ts';
import { computeOrderDiscounts } from './order-discounts.ts';
import { type OrderLineRow, type OrderRow, orderLines, orders } from './schema.ts';

/** An order with its current lines in order of insertion. */
export type StoredOrder = { readonly order: OrderRow; readonly lines: readonly OrderLineRow[] };

const selectLines = (tx: Database | Transaction, orderId: string): Promise<OrderLineRow[]> =>
  tx
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId), isNull(orderLines.removedAt)))
    .orderBy(asc(orderLines.position));

/** An order by id, without access check; null when there is none. */
export const findOrder = async (tx: Database | Transaction, id: string): Promise<StoredOrder | null> => {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id));
  return order ? { order, lines: await selectLines(tx, id) } : null;
};

/**
 * Loads the order and locks its row until the transaction ends; every write to an order or its lines takes this lock
 * first.
 * @throws ServiceFailure NOT_FOUND
 */
export const lockOrder = async (tx: Transaction, id: string): Promise<StoredOrder> => {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  if (!order) throw notFound('order');
  return { order, lines: await selectLines(tx, id) };
};

/** The visitor's anonymous sessions: the current one, and the one before login. */
export const guestSessionIds = ({ sessionId, guestSessionId }: RequestVisitor): readonly string[] =>
  [sessionId, guestSessionId].filter((id) => id !== null);

/**
 * Whether this visitor may access the order: its owner, and, unless an account owns it, also the session that created
 * it, before and after login.
 */
export const canAccess = (visitor: RequestVisitor, order: OrderRow): boolean =>
  visitor.staff ||
  (order.ownerPartyId !== null && order.ownerPartyId === visitor.partyId) ||
  (!order.ownerLoggedIn && guestSessionIds(visitor).includes(order.session));

/**
 * Loads and locks the visitor's order.
 * @throws ServiceFailure NOT_FOUND also for another visitor's order
 */
export const lockOwnOrder = async (tx: Transaction, visitor: RequestVisitor, id: string): Promise<StoredOrder> => {
  const stored = await lockOrder(tx, id);
  if (!canAccess(visitor, stored.order)) throw notFound('order');
  return stored;
};

/**
 * Only a draft accepts more lines or a note.
 * @throws ServiceFailure ORDER_CLOSED
 */
export const requireDraft = ({ order }: StoredOrder): void => {
  if (order.status !== 10 || order.financial !== 'UNPAID')
    throw new ServiceFailure('ORDER_CLOSED', `The order is in state ${order.status}`);
};

/**
 * The lines of a draft and of an order that awaits payment may change. [ROUTE-19]
 * @throws ServiceFailure ORDER_CLOSED
 */
export const requireUnpaid = ({ order }: StoredOrder): void => {
  if ((order.status !== 10 && order.status !== 20) || order.financial !== 'UNPAID')
    throw new ServiceFailure('ORDER_CLOSED', `The order is in state ${order.status}`);
};

/** All units of a line, whole term. */
export const computeStoredLineAmounts = (line: OrderLineRow): Amounts =>
  computeLineAmounts({ net: dong(line.net), exempt: dong(line.exempt) }, line.count, line.vatPercent);

/** Sum of the lines after the discounts of the order's codes. */
export const computeOrderTotals = (stored: StoredOrder): Amounts => computeOrderDiscounts(stored).totals;

export type OrderEvent = {
  readonly kind: string;
  readonly by: string;
  readonly at: number;
  readonly detail?: Readonly<Record<string, string | number | boolean | null>>;
};

/** Columns that a write may change in addition to the version. */
export type OrderChanges = Partial<Omit<OrderRow, 'id' | 'number' | 'version' | 'session' | 'createdAt' | 'status'>>;

/**
 * Completes a write: increments the version and records the event. Concurrency: the update requires the version that
 * was read, and events are unique per version, so a write that bypassed the lock is rolled back.
 */
export const recordWrite = async (
  tx: Transaction,
  order: OrderRow,
  event: OrderEvent,
  changes: OrderChanges & { readonly status?: OrderStateNumber } = {},
): Promise<OrderRow> => {
  const [written] = await tx
    .update(orders)
    .set({ ...changes, updatedAt: event.at, version: sql`${orders.version} + 1` })
    .where(and(eq(orders.id, order.id), eq(orders.version, order.version)))
    .returning();
  if (!written) throw new Error(`order ${order.id} changed under a write`);
  await tx.insert(orderEvents).values({
    orderId: order.id,
    version: written.version,
    at: event.at,
    kind: event.kind,
    by: event.by,
    detail: event.detail ?? {},
  });
  return written;
};

/**
 * Changes the state of an order according to contracts/order-states.ts.
 * @throws ServiceFailure STATUS_NOT_ALLOWED for a transition that the table does not contain
 */
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

/** The author of a write, for events. */
export const eventActor = (visitor: RequestVisitor): string =>
  visitor.staff ? 'staff' : (visitor.partyId ?? `session ${visitor.sessionId ?? ''}`);
