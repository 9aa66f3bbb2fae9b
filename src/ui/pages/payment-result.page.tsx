import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { orderId } from '#core/shared/ids.ts';
import { OrderPage } from '#ui/kit/order-page.tsx';
import { useShop } from '#ui/kit/use-shop.ts';
import { resultText } from '#ui/messages/order.vi.ts';
import styles from '#ui/payment/payment.module.css';
import { OrderDetails } from '#ui/payment/payment-help.tsx';
import { NextSteps, ResultCard } from '#ui/payment/result-card.tsx';
import { isFollowed, pauseAfter, useSpentCart } from '#ui/payment/use-follow-payment.ts';
import { queryOf } from '#ui/queries.ts';

/** Paid, failed or pending; pending keeps asking. [ROUTE-21, PAY-03] */
export function Page() {
  const { useCases } = useShop();
  const { id } = useParams({ strict: false });
  const { data: view } = useSuspenseQuery({
    ...queryOf(useCases, 'paymentResult', { orderId: orderId(id ?? '') }),
    refetchInterval: ({ state }) =>
      state.data?.outcome === 'pending' && isFollowed(state.data.payment, Date.now())
        ? pauseAfter(state.dataUpdateCount, Math.random())
        : false,
  });
  useSpentCart(view.outcome === 'paid');
  return (
    <OrderPage title={resultText.title[view.outcome]} step={view.outcome === 'paid' ? 3 : 2} narrow>
      <div className={styles.stack}>
        <ResultCard view={view} />
        {view.outcome === 'paid' ? <NextSteps /> : null}
        <OrderDetails order={view.order} />
      </div>
    </OrderPage>
  );
}
