import { orderId } from '#core/shared/ids.ts';
import { ensureFound, type PageLoader, pageQuery } from '#ui/app/page.ts';
import { prefetchOrderAccount } from '#ui/payment/order-account.tsx';
import { ResultPage } from '#ui/payment/result-page.tsx';
import { AfterPayment } from '#ui/services/after-payment.tsx';
import { prefetchSchedule } from '#ui/services/changes/prefetch-schedule.ts';
import { prefetchDeliveries } from '#ui/services/deliveries-query.ts';

const result = pageQuery('loadPaymentResult', ({ params }) => ({ orderId: orderId(params.id ?? '') }));

export const load: PageLoader = async (loader) => {
  const { order } = await ensureFound(loader, result, 'order');
  await Promise.all([
    prefetchSchedule(loader, order),
    prefetchDeliveries(loader, order),
    prefetchOrderAccount(loader, order),
  ]);
};

/** [ROUTE-21, PAY-03] */
export function Page() {
  return (
    <ResultPage
      result={result}
      after={(order, accountLink) => <AfterPayment order={order} accountLink={accountLink} />}
    />
  );
}
