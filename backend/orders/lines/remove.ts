import { and, inArray, isNull } from 'drizzle-orm';
import { releaseUses } from '#backend/campaigns/voucher-uses.ts';
import { type OrderLineRow, type OrderRow, orderLines } from '#backend/order-store/schema.ts';
import {
  eventActor,
  lockOwnOrder,
  moveOrder,
  type OrderEvent,
  recordWrite,
  requireDraft,
  requireUnpaid,
} from '#backend/order-store/stored-order.ts';
import type { OrderDeps } from '#backend/orders/order-deps.ts';
import { queueOrderCancelled } from '#backend/orders/order-mails.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import type { RequestVisitor } from '#backend/platform/deps.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import { orderNumberOf } from '#contracts/order-states.ts';
import { fieldLimits } from '#core/shared/text/validation.ts';
import { recordEdit, requireEditableLines } from './change-lines.ts';
import { releaseDomains, releaseLineDomains } from './domain-holds.ts';

/** `at` in ms since 1970 UTC; removed lines are never restored. */
export const markRemoved = async (
  tx: Transaction,
  gone: readonly OrderLineRow[],
  reason: string,
  at: number,
): Promise<void> => {
  if (gone.length === 0) return;
  const ids = gone.map((line) => line.id);
  await tx
    .update(orderLines)
    .set({ removedAt: at, removedReason: reason.slice(0, 200), transferCode: null })
    .where(and(inArray(orderLines.id, ids), isNull(orderLines.removedAt)));
};

/**
 * Also removes the child items; an unpaid open order must retain one line and releases the domains. Idempotent; an
 * unknown line is no failure. Throws NOT_FOUND, ORDER_CLOSED, LAST_LINE. [REST-03, GQL-02, ROUTE-19]
 */
export const removeLine = (
  deps: OrderDeps,
  visitor: RequestVisitor,
  orderId: string,
  lineId: string,
  reason: string,
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const at = deps.clock.now();
    const stored = await lockOwnOrder(tx, visitor, orderId);
    const gone = stored.lines.filter((line) => line.id === lineId || line.parentId === lineId);
    if (gone.length === 0) return;
    requireUnpaid(stored);
    requireEditableLines(stored);
    const isOpen = stored.order.status === orderNumberOf.open;
    if (isOpen && gone.length === stored.lines.length)
      throw new ServiceFailure('LAST_LINE', 'An order without lines is a cancelled one');
    if (isOpen) await releaseLineDomains(tx, orderId, gone);
    await markRemoved(tx, gone, reason, at);
    await recordEdit(deps, tx, stored.order, {
      kind: 'line-removed',
      by: eventActor(visitor),
      at,
      detail: { lineId, reason },
    });
  });

/** State 90: expires the pending payments, leaves part payments to be paid back, and releases domains and voucher uses. The caller holds the order's lock. */
export const closeLockedOrder = async (
  deps: Pick<OrderDeps, 'closePayments'>,
  tx: Transaction,
  order: OrderRow,
  { reason, by, at }: { readonly reason: string; readonly by: string; readonly at: number },
): Promise<void> => {
  await deps.closePayments(tx, order.id, at);
  await releaseDomains(tx, order.id);
  await releaseUses(tx, order.id);
  await moveOrder(
    tx,
    order,
    90,
    { kind: 'closed', by, at, detail: { reason } },
    { cancelReason: reason, canceledAt: at },
  );
};

/**
 * Closes an unpaid order. Idempotent. Returns `paid` for a paid order; throws NOT_FOUND. [SDK-05]
 */
export const closeOrder = (
  deps: OrderDeps,
  visitor: RequestVisitor,
  orderId: string,
  reason: string,
  paid: 'ORDER_CLOSED' | 'ALREADY_PAID' = 'ORDER_CLOSED',
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const at = deps.clock.now();
    const { order, lines } = await lockOwnOrder(tx, visitor, orderId);
    if (order.status === orderNumberOf.closed) return;
    if (order.financial !== 'UNPAID') throw new ServiceFailure(paid, 'The order is paid', { orderId });
    const cancelReason = reason.slice(0, 200);
    await closeLockedOrder(deps, tx, order, { reason: cancelReason, by: eventActor(visitor), at });
    // A draft was never announced.
    if (order.status === orderNumberOf.open) await queueOrderCancelled(deps, tx, { order, lines }, cancelReason);
  });

/** Throws NOT_FOUND, ORDER_CLOSED, BAD_USER_INPUT for a note beyond 1,000 characters. */
export const setNote = (deps: OrderDeps, visitor: RequestVisitor, orderId: string, note: string): Promise<void> =>
  deps.db.transaction(async (tx) => {
    if (note.length > fieldLimits.note) throw new ServiceFailure('BAD_USER_INPUT', 'The note is too long');
    const stored = await lockOwnOrder(tx, visitor, orderId);
    requireDraft(stored);
    if (stored.order.note === note) return;
    const event: OrderEvent = { kind: 'note-set', by: eventActor(visitor), at: deps.clock.now() };
    await recordWrite(tx, stored.order, event, { note });
  });
