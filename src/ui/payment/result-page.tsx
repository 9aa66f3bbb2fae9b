import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Order } from '#core/orders/order.ts';
import { type PageQuery, usePageOptions } from '#ui/app/page.ts';
import { OrderPage } from '#ui/blocks/order-page.tsx';
import { resultText } from './messages.vi.ts';
import styles from './payment.module.css';
import { OrderDetails } from './payment-help.tsx';
import { RegistrantDocumentsStep } from './registrant-documents-step.tsx';
import { NextSteps, ResultCard } from './result-card.tsx';
import { RetryCard } from './retry-card.tsx';
import { nextPollIn, useClearPaidCart } from './use-polled-payment.ts';

/** Polls pending payments, retries failed ones. `thanks` follows PAID; `schedule`: instalments. [PAY-03, INS-01] */
export function ResultPage({
  result,
  thanks = false,
  schedule,
}: {
  readonly result: PageQuery<'loadPaymentResult'>;
  readonly thanks?: boolean;
  readonly schedule: (order: Order) => ReactNode;
}) {
  const { data: view } = useSuspenseQuery({
    ...usePageOptions(result),
    refetchInterval: ({ state }) => (state.data?.outcome === 'pending' ? nextPollIn(state.data.payment, state) : false),
  });
  const { order, outcome, payment, methods } = view;
  useClearPaidCart(order);
  const paid = outcome === 'paid';
  const title = paid && thanks ? resultText.thanksTitle : resultText.title[outcome];
  return (
    <OrderPage title={title} step={paid ? 3 : 2} narrow>
      <div className={styles.stack}>
        <ResultCard
          view={view}
          title={title}
          {...(paid && thanks ? { sentence: resultText.thanks(order.number) } : {})}
        />
        {paid ? <RegistrantDocumentsStep order={order} /> : null}
        {paid ? schedule(order) : null}
        {paid ? <NextSteps /> : null}
        {outcome === 'failed' && order.status !== 'closed' ? (
          <RetryCard
            order={order}
            payment={payment}
            methods={methods}
            heading={[resultText.retry, resultText.retryDetail]}
          />
        ) : null}
        <OrderDetails order={order} open={thanks} />
      </div>
    </OrderPage>
  );
}
