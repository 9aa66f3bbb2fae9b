import type { Order } from '#core/orders/order.ts';
import type { WayOn } from '#ui/blocks/order/way-on.ts';
import { deferred } from '#ui/waking/deferred.tsx';
import { hasDeliveries } from './deliveries-query.ts';

const Deliveries = deferred(() => import('./deliveries.tsx'), 'visible');

/** Steps of what a paid order bought; nothing before the payment. [SVC-01] */
export function DeliveriesCard({
  order,
  wayOn,
}: {
  readonly order: Pick<Order, 'id' | 'financial' | 'status'>;
  readonly wayOn?: WayOn | undefined;
}) {
  return hasDeliveries(order) ? <Deliveries orderId={order.id} only={null} wayOn={wayOn} /> : null;
}

/** Steps of one service, on its own page. */
export const ServiceDelivery = Deliveries;
