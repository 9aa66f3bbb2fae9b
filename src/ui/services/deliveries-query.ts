import type { Order } from '#core/orders/order.ts';
import { isClosedOrder, isPaidOrder } from '#core/orders/order-states.ts';
import type { OrderId } from '#core/shared/ids.ts';
import { type LoaderInput, pageQuery, prefetch } from '#ui/app/page.ts';

export const deliveriesQuery = (orderId: OrderId) => pageQuery('loadDeliveries', () => ({ orderId }));

export const hasDeliveries = (order: Pick<Order, 'financial' | 'status'>): boolean =>
  isPaidOrder(order) && !isClosedOrder(order);

/** The page works without it. */
export const prefetchDeliveries = async (
  loader: LoaderInput,
  order: Pick<Order, 'id' | 'financial' | 'status'>,
): Promise<void> => {
  if (hasDeliveries(order)) await prefetch(loader, deliveriesQuery(order.id));
};
