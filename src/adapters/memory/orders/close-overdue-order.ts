import type { OrderRecord, World } from '#adapters/memory/world.ts';
import { UNPAID_ORDER_MS, UNPAID_ORDER_REASON } from '#core/order-rules/unpaid-order.ts';
import { isOpenOrder, isUnpaidOrder } from '#core/orders/order-states.ts';
import { closeUnpaidOrder } from './close-unpaid-order.ts';

/** Closed when nobody paid or changed it for so long after it was placed. */
export const closeOverdueOrder = (world: World, record: OrderRecord): OrderRecord => {
  const { order, touchedAt = order.createdAt } = record;
  const isWaiting = isOpenOrder(order) && isUnpaidOrder(order);
  if (!isWaiting || touchedAt + UNPAID_ORDER_MS >= world.state.now) return record;
  closeUnpaidOrder(world, record, UNPAID_ORDER_REASON);
  return world.state.orders.get(order.id) ?? record;
};
