import type { Order } from '#core/orders/order.ts';
import type { LoaderInput } from '#ui/app/page-loader.ts';
import { queryOf } from '#ui/app/queries.ts';

/** Whether something of the order is paid by the month from now on. [INS-01] */
export const hasSchedule = ({ financial, lines }: Pick<Order, 'financial' | 'lines'>): boolean =>
  financial === 'PAID' && lines.some(({ pricePlan }) => pricePlan !== undefined);

/** Asks for the schedule of an order's plans, where it has one; the page stands without it where nobody answers. */
export const prefetchSchedule = async (
  { context }: LoaderInput,
  order: Pick<Order, 'id' | 'financial' | 'lines'>,
): Promise<void> => {
  if (!hasSchedule(order)) return;
  await context.queryClient.prefetchQuery(queryOf(context.useCases, 'orderDues', { orderId: order.id }));
};
