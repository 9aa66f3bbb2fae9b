import { and, asc, eq, lt } from 'drizzle-orm';
import { orders } from '#backend/order-store/schema.ts';
import { lockOrder } from '#backend/order-store/stored-order.ts';
import { closeLockedOrder } from '#backend/orders/lines/remove.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import type { Job } from '#backend/platform/job.ts';
import { orderNumberOf } from '#contracts/order-states.ts';
import { UNPAID_ORDER_MS, UNPAID_ORDER_REASON } from '#core/order-rules/unpaid-order.ts';
import type { OrderDeps } from './order-deps.ts';
import { queueOrderExpired } from './order-mails.ts';

type ClosingDeps = Pick<BackendDeps, 'db' | 'clock' | 'log' | 'environment' | 'secrets'> &
  Pick<OrderDeps, 'closePayments'>;

/** Orders per run; the next run continues. */
const MAX_PER_RUN = 500;

const isOverdue = (now: number) =>
  and(
    eq(orders.status, orderNumberOf.open),
    eq(orders.financial, 'UNPAID'),
    lt(orders.updatedAt, now - UNPAID_ORDER_MS),
  );

/** Under the order's lock, so that a payment of the same moment comes first or finds the order closed. */
const closeUnpaidOrder = (deps: ClosingDeps, orderId: string): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const at = deps.clock.now();
    const stored = await lockOrder(tx, orderId);
    const { status, financial, updatedAt } = stored.order;
    if (status !== 20 || financial !== 'UNPAID' || updatedAt >= at - UNPAID_ORDER_MS) return;
    await closeLockedOrder(deps, tx, stored.order, { reason: UNPAID_ORDER_REASON, by: 'sweep', at });
    await queueOrderExpired(deps, tx, stored);
  });

/** Closes orders that nobody paid or changed for fifteen days. Money that still arrives is kept for a person. */
const closeUnpaidOrders = async (deps: ClosingDeps): Promise<void> => {
  const found = await deps.db
    .select({ id: orders.id })
    .from(orders)
    .where(isOverdue(deps.clock.now()))
    .orderBy(asc(orders.updatedAt))
    .limit(MAX_PER_RUN);
  for (const { id } of found) await closeUnpaidOrder(deps, id);
};

/** Every ten minutes. */
export const closingJob = (closePayments: OrderDeps['closePayments']): Job<Omit<ClosingDeps, 'closePayments'>> => ({
  name: 'closing unpaid orders',
  period: 10 * 60_000,
  run: (deps) => closeUnpaidOrders({ ...deps, closePayments }),
});
