import type { Order } from '#core/orders/order.ts';
import type { AccountLink } from '#ui/blocks/order/account-link.ts';
import { deferred } from '#ui/waking/deferred.tsx';
import { hasDeliveries } from './deliveries-query.ts';

const Deliveries = deferred(() => import('./deliveries.tsx'), 'visible');

/** Steps of what a paid order bought; nothing before the payment. [SVC-01] */
export function DeliveriesCard({
  order,
  accountLink,
}: {
  readonly order: Pick<Order, 'id' | 'financial' | 'status'>;
  readonly accountLink?: AccountLink | undefined;
}) {
  return hasDeliveries(order) ? <Deliveries orderId={order.id} only={null} accountLink={accountLink} /> : null;
}

/** Steps of one service, on its own page. */
export const ServiceDelivery = Deliveries;
