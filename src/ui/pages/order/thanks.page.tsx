import { notFound } from '@tanstack/react-router';
import { orderId } from '#core/shared/ids.ts';
import { ensureFound, type PageLoader, pageQuery } from '#ui/app/page.ts';
import { prefetchRefusedMail } from '#ui/blocks/order/refused-mail.tsx';
import { firstValue } from '#ui/navigation/search.ts';
import { prefetchOrderAccount } from '#ui/payment/order-account.tsx';
import { ResultPage } from '#ui/payment/result-page.tsx';
import { AfterPayment } from '#ui/services/after-payment.tsx';
import { prefetchSchedule } from '#ui/services/changes/prefetch-schedule.ts';
import { prefetchDeliveries } from '#ui/services/deliveries-query.ts';

const result = pageQuery('loadPaymentResult', ({ search }) => ({
  orderId: orderId(firstValue(search, 'orderId') ?? ''),
}));

export const load: PageLoader = async (loader) => {
  if (firstValue(loader.search, 'orderId') === null) throw notFound({ data: { thing: 'order' } });
  const { order } = await ensureFound(loader, result, 'order');
  await Promise.all([
    prefetchSchedule(loader, order),
    prefetchDeliveries(loader, order),
    prefetchOrderAccount(loader, order),
    prefetchRefusedMail(loader, order),
  ]);
};

/** After PAID; an unpaid order shows its state instead. [ROUTE-16] */
export function Page() {
  return (
    <ResultPage
      result={result}
      thanks
      after={(order, accountLink) => <AfterPayment order={order} accountLink={accountLink} />}
    />
  );
}
