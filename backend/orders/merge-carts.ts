import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { type OrderLineRow, orderLines, orders } from '#backend/order-store/schema.ts';
import {
  canAccess,
  eventActor,
  findOrder,
  moveOrder,
  type OrderEvent,
  recordWrite,
  requireDraft,
  type StoredOrder,
} from '#backend/order-store/stored-order.ts';
import { orderedDomains } from '#backend/orders/lines/domain-holds.ts';
import { markRemoved } from '#backend/orders/lines/remove.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import type { SessionVisitor } from '#backend/platform/deps.ts';
import { notFound, ServiceFailure } from '#backend/platform/service-failure.ts';
import { cancelCodes, orderNumberOf } from '#contracts/order-states.ts';
import { splitMergedItems } from '#core/order-rules/split-merged-items.ts';
import { mergeDiscounts } from '#core/pricing/discount.ts';
import type { OrderDeps } from './order-deps.ts';

/** `skipped`: parent items whose domain was already in the cart. */
export type CartMergeResult = { readonly moved: number; readonly skipped: number };

/** Locks in the order of the ids, so that two merges cannot deadlock. */
const lockCarts = async (tx: Transaction, visitor: SessionVisitor, ids: readonly [string, string]) => {
  await tx
    .select()
    .from(orders)
    .where(inArray(orders.id, [...ids]))
    .orderBy(asc(orders.id))
    .for('update');
  const [from, into] = [await findOrder(tx, ids[0]), await findOrder(tx, ids[1])];
  if (!from || !canAccess(visitor, from.order)) throw notFound('order', from !== undefined);
  if (!into || into.order.ownerPartyId !== visitor.partyId || visitor.partyId === null) throw notFound('order');
  if (into.order.source !== 'cart') throw notFound('order');
  return { from, into };
};

/** Of all lines that `into` has or had, so that a repeated command cannot add its line twice. */
const listIdempotencyKeys = async (tx: Transaction, { order }: StoredOrder): Promise<readonly (string | null)[]> => {
  const found = await tx
    .select({ idempotencyKey: orderLines.idempotencyKey })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, order.id), isNotNull(orderLines.idempotencyKey)));
  return found.map(({ idempotencyKey }) => idempotencyKey);
};

const withChildren = (lines: readonly OrderLineRow[], parentLines: readonly OrderLineRow[]): readonly OrderLineRow[] =>
  lines.filter((line) => parentLines.some(({ id }) => id === line.id || id === line.parentId));

/** Appends in order of insertion; prices and other columns stay unchanged. */
const moveLines = async (tx: Transaction, lines: readonly OrderLineRow[], orderId: string): Promise<void> => {
  for (const { id } of lines)
    await tx
      .update(orderLines)
      .set({ orderId, position: sql`nextval(pg_get_serial_sequence('order_lines', 'position'))` })
      .where(eq(orderLines.id, id));
};

const mergeLockedCarts = async (
  tx: Transaction,
  visitor: SessionVisitor,
  { from, into }: { readonly from: StoredOrder; readonly into: StoredOrder },
  at: number,
): Promise<CartMergeResult> => {
  const items = from.lines.filter((line) => line.parentId === null);
  const { moving, doubled, repeated } = splitMergedItems(
    items.map((line) => ({ ...line, domain: orderedDomains([line])[0] ?? null })),
    { domains: orderedDomains(into.lines), idempotencyKeys: await listIdempotencyKeys(tx, into) },
  );
  await markRemoved(tx, withChildren(from.lines, [...doubled, ...repeated]), 'the other cart has it already', at);
  await moveLines(tx, withChildren(from.lines, moving), into.order.id);
  const by = eventActor(visitor);
  const event: OrderEvent = { kind: 'merged', by, at, detail: { from: from.order.id, moved: moving.length } };
  const vouchers = mergeDiscounts(into.order.vouchers, from.order.vouchers);
  if (moving.length > 0) await recordWrite(tx, into.order, event, { vouchers });
  const closed: OrderEvent = { kind: 'merged-away', by, at, detail: { into: into.order.id } };
  await moveOrder(tx, from.order, orderNumberOf.closed, closed, { cancelReason: cancelCodes.merged, canceledAt: at });
  return { moved: moving.length, skipped: doubled.length };
};

/**
 * Moves every line of a guest's cart into the customer's open cart and closes the guest's cart, without a line limit.
 * Idempotent. Both rows are locked, so a line added at the same time is moved or rejected; unique indexes allow one
 * line per domain and per idempotency key. Throws NOT_FOUND, ORDER_CLOSED, BAD_USER_INPUT when both ids are equal.
 * [ACC-11, mergeOrderCart]
 */
export const mergeCarts = (
  deps: OrderDeps,
  visitor: SessionVisitor,
  from: string,
  into: string,
): Promise<CartMergeResult> =>
  deps.db.transaction(async (tx) => {
    const both = await lockCarts(tx, visitor, [from, into]);
    if (from === into) throw new ServiceFailure('BAD_USER_INPUT', 'A cart does not merge into itself');
    if (both.from.order.status === orderNumberOf.closed) return { moved: 0, skipped: 0 };
    requireDraft(both.from);
    requireDraft(both.into);
    return mergeLockedCarts(tx, visitor, both, deps.clock.now());
  });

/** Answer of mergeOrderCart on both endpoints. */
export const toMergeWire = ({ moved, skipped }: CartMergeResult) => ({
  success: true,
  movedItemCount: moved,
  skippedItemCount: skipped,
  oldCartCanceled: true,
  message: 'OK',
});
