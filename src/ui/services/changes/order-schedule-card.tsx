import type { Order } from '#core/orders/order.ts';
import { deferred } from '#ui/waking/deferred.tsx';
import { hasSchedule } from './prefetch-schedule.ts';

const Schedule = deferred(() => import('./order-schedule.tsx'), 'visible');

/** Nothing for orders without instalments; few have them, so the script is deferred. [INS-01] */
export function OrderSchedule({ order }: { readonly order: Pick<Order, 'id' | 'financial' | 'lines'> }) {
  return hasSchedule(order) ? <Schedule order={order} /> : null;
}
