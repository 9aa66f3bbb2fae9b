import type { Order } from '#core/orders/order.ts';
import type { OrderId } from '#core/shared/ids.ts';
import type { LoaderInput } from '#ui/app/page.ts';
import { pageQuery, prefetch } from '#ui/app/page.ts';

/** Whether something of the order is paid by the month from now on. [INS-01] */
export const hasSchedule = ({ financial, lines }: Pick<Order, 'financial' | 'lines'>): boolean =>
  financial === 'PAID' && lines.some(({ pricePlan }) => pricePlan !== undefined);

export const scheduleOf = (orderId: OrderId) => pageQuery('loadOrderDues', () => ({ orderId }));

/** Asks for the schedule of an order's plans, where it has one; the page stands without it where nobody answers. */
export const prefetchSchedule = async (
  loader: LoaderInput,
  order: Pick<Order, 'id' | 'financial' | 'lines'>,
): Promise<void> => {
  if (hasSchedule(order)) await prefetch(loader, scheduleOf(order.id));
};
