import { useSuspenseQuery } from '@tanstack/react-query';
import { orderId } from '#core/shared/ids.ts';
import { OrderPage } from '#ui/kit/order-page.tsx';
import { useSearchTexts, useShop } from '#ui/kit/use-shop.ts';
import { resultText } from '#ui/messages/order.vi.ts';
import styles from '#ui/payment/payment.module.css';
import { OrderDetails } from '#ui/payment/payment-help.tsx';
import { NextSteps, ResultCard } from '#ui/payment/result-card.tsx';
import { queryOf } from '#ui/queries.ts';
import { firstOf } from '#ui/search.ts';

/** Thanks after PAID; an order that is not paid yet shows how it stands. [ROUTE-16] */
export function Page() {
  const { useCases } = useShop();
  const id = orderId(firstOf(useSearchTexts(), 'orderId') ?? '');
  const { data: view } = useSuspenseQuery(queryOf(useCases, 'paymentResult', { orderId: id }));
  const paid = view.outcome === 'paid';
  return (
    <OrderPage title={paid ? resultText.thanksTitle : resultText.title[view.outcome]} step={paid ? 3 : 2} narrow>
      <div className={styles.stack}>
        <ResultCard
          view={view}
          {...(paid ? { title: resultText.thanksTitle, sentence: resultText.thanks(view.order.number) } : {})}
        />
        {paid ? <NextSteps /> : null}
        <OrderDetails order={view.order} open />
      </div>
    </OrderPage>
  );
}
