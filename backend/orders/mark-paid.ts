import { provisionings } from '#backend/order-store/event-schema.ts';
import { lockOrder, moveOrder, type StoredOrder } from '#backend/order-store/stored-order.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import { orderNumberOf } from '#contracts/order-states.ts';
import type { Dong } from '#core/shared/dong.ts';
import { recordInstalments, settleInstalments } from './record-instalments.ts';

/**
 * UNPAID → PAID, 20 → 40. Queues one set-up job per parent item, records further instalments of its plans and settles
 * those that it pays. `received`: all that came, when that is more than it costs. `at` in ms since 1970 UTC. Throws
 * ALREADY_PAID, ORDER_NOT_OPEN, NOT_FOUND.
 */
export const markPaid = async (tx: Transaction, orderId: string, at: number, received?: Dong): Promise<StoredOrder> => {
  const { order, lines } = await lockOrder(tx, orderId);
  if (order.financial !== 'UNPAID') throw new ServiceFailure('ALREADY_PAID', 'The order is paid');
  if (order.status !== orderNumberOf.open)
    throw new ServiceFailure('ORDER_NOT_OPEN', `The order is in state ${order.status}`);
  const paid = await moveOrder(
    tx,
    order,
    40,
    { kind: 'paid', by: 'payments', at },
    { financial: 'PAID', paidAt: at, processedAt: at, ...(received !== undefined && { received }) },
  );
  const queued = lines.filter((line) => line.parentId === null);
  if (queued.length > 0)
    await tx.insert(provisionings).values(queued.map((line) => ({ orderId, lineId: line.id, queuedAt: at })));
  await recordInstalments(tx, { order: paid, lines }, at);
  await settleInstalments(tx, { order: paid, lines }, at);
  return { order: paid, lines };
};
