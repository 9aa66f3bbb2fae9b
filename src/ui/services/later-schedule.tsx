import type { Order } from '#core/orders/order.ts';
import { deferred } from '#ui/kit/deferred.tsx';
import { hasSchedule } from './prefetch-schedule.ts';

const Schedule = deferred(() => import('./order-schedule.tsx'), 'visible');

/** The schedule of an order that was paid; nothing where nothing is on a plan. Few orders are: its script comes later. [INS-01] */
export function OrderSchedule({ order }: { readonly order: Pick<Order, 'id' | 'financial' | 'lines'> }) {
  return hasSchedule(order) ? <Schedule order={order} /> : null;
}
