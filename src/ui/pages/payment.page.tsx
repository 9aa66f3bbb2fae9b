import { useParams } from '@tanstack/react-router';
import { orderId } from '#core/shared/ids.ts';
import { useSearchTexts } from '#ui/app/use-shop.ts';
import { OrderPage } from '#ui/blocks/order-page.tsx';
import { firstOf } from '#ui/navigation/search.ts';
import { paymentText } from '#ui/payment/messages.vi.ts';
import styles from '#ui/payment/payment.module.css';
import { OrderDetails, PaymentHelp } from '#ui/payment/payment-help.tsx';
import { QrPanel } from '#ui/payment/qr-panel.tsx';
import { OtherWay, RetryCard } from '#ui/payment/retry-card.tsx';
import { useFollowPayment } from '#ui/payment/use-follow-payment.ts';

/** Step 3: the code, followed until it is decided; another code when it has run out. [ROUTE-20, PAY-02] */
export function Page() {
  const { id } = useParams({ strict: false });
  const asked = firstOf(useSearchTexts(), 'orderId');
  const named = id ?? asked;
  const { order, payment, shown, methods, goTo, over } = useFollowPayment(named === null ? null : orderId(named));
  const stands = shown !== null && (goTo !== null || (payment?.state === 'waiting' && !over));
  return (
    <OrderPage title={paymentText.title} step={2} narrow>
      <div className={styles.stack}>
        {stands ? (
          <>
            <QrPanel payment={shown} decided={goTo} />
            <PaymentHelp order={order} />
            <OtherWay order={order} payment={payment} methods={methods} />
          </>
        ) : (
          <RetryCard order={order} payment={payment} methods={methods} />
        )}
        <OrderDetails order={order} />
      </div>
    </OrderPage>
  );
}
