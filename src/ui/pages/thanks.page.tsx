import { notFound } from '@tanstack/react-router';
import { orderId } from '#core/shared/ids.ts';
import { ensureFound, type PageLoader, pageQuery } from '#ui/app/page.ts';
import { firstValue } from '#ui/navigation/search.ts';
import { prefetchOrderAccount } from '#ui/payment/order-account.tsx';
import { ResultPage } from '#ui/payment/result-page.tsx';
import { OrderSchedule } from '#ui/services/order-schedule-card.tsx';
import { prefetchSchedule } from '#ui/services/prefetch-schedule.ts';

const result = pageQuery('loadPaymentResult', ({ search }) => ({
  orderId: orderId(firstValue(search, 'orderId') ?? ''),
}));

export const load: PageLoader = async (loader) => {
  if (firstValue(loader.search, 'orderId') === null) throw notFound({ data: { thing: 'order' } });
  const { order } = await ensureFound(loader, result, 'order');
  await Promise.all([prefetchSchedule(loader, order), prefetchOrderAccount(loader, order)]);
};

/** After PAID; an unpaid order shows its state instead. [ROUTE-16] */
export function Page() {
  return <ResultPage result={result} thanks schedule={(order) => <OrderSchedule order={order} />} />;
}
