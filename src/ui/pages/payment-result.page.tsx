import { orderId } from '#core/shared/ids.ts';
import { ensureFound, type PageLoader, pageQuery } from '#ui/app/page.ts';
import { prefetchOrderAccount } from '#ui/payment/order-account.tsx';
import { ResultPage } from '#ui/payment/result-page.tsx';
import { OrderSchedule } from '#ui/services/order-schedule-card.tsx';
import { prefetchSchedule } from '#ui/services/prefetch-schedule.ts';

const result = pageQuery('loadPaymentResult', ({ params }) => ({ orderId: orderId(params.id ?? '') }));

export const load: PageLoader = async (loader) => {
  const { order } = await ensureFound(loader, result, 'order');
  await Promise.all([prefetchSchedule(loader, order), prefetchOrderAccount(loader, order)]);
};

/** [ROUTE-21, PAY-03] */
export function Page() {
  return <ResultPage result={result} schedule={(order) => <OrderSchedule order={order} />} />;
}
