import type { Order } from '#core/orders/order.ts';
import { isPaidOrder } from '#core/orders/order-states.ts';
import type { OrderId } from '#core/shared/ids.ts';
import type { LoaderInput } from '#ui/app/page.ts';
import { pageQuery, prefetch } from '#ui/app/page.ts';

/** [INS-01] */
export const hasSchedule = (order: Pick<Order, 'financial' | 'lines'>): boolean =>
  isPaidOrder(order) && order.lines.some(({ instalmentPlan }) => instalmentPlan !== undefined);

export const scheduleQuery = (orderId: OrderId) => pageQuery('loadOrderInstalments', () => ({ orderId }));

/** The page works without it. */
export const prefetchSchedule = async (
  loader: LoaderInput,
  order: Pick<Order, 'id' | 'financial' | 'lines'>,
): Promise<void> => {
  if (hasSchedule(order)) await prefetch(loader, scheduleQuery(order.id));
};
