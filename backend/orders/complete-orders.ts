import { eventActor, lockOwnOrder, moveOrder, type OrderEvent } from '#backend/order-store/stored-order.ts';
import type { RequestVisitor } from '#backend/platform/deps.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import { orderNumberOf } from '#contracts/order-states.ts';
import type { OrderDeps } from './order-deps.ts';
import { type OrderWire, toOrderWire } from './order-wire.ts';

/** Maximum per call. */
const MAX_ORDERS = 50;

/**
 * The customer confirms delivery, 40 → 50; idempotent; all or none. Locks rows in the order of their ids. Throws
 * NOT_FOUND, STATUS_NOT_ALLOWED, BAD_USER_INPUT without an order. [ORD-02, SDK-01]
 */
export const completeOrders = (
  deps: OrderDeps,
  visitor: RequestVisitor,
  ids: readonly string[],
): Promise<readonly OrderWire[]> =>
  deps.db.transaction(async (tx) => {
    const asked = [...new Set(ids)].sort();
    if (asked.length === 0 || asked.length > MAX_ORDERS)
      throw new ServiceFailure('BAD_USER_INPUT', `1 to ${MAX_ORDERS} orders`, { field: 'order_ids' });
    const now = deps.clock.now();
    const done: OrderWire[] = [];
    for (const id of asked) {
      const { order, lines } = await lockOwnOrder(tx, visitor, id);
      const event: OrderEvent = { kind: 'received', by: eventActor(visitor), at: now };
      const moved =
        order.status === orderNumberOf.completed
          ? order
          : await moveOrder(tx, order, orderNumberOf.completed, event, { completedAt: now });
      done.push(toOrderWire({ order: moved, lines }));
    }
    return done;
  });
