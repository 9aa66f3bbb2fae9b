import { notFound, redirect } from '@tanstack/react-router';
import { BUY_NOW } from '#core/catalogue/buy-now.ts';
import { isWaitingPayment } from '#core/payment/payment.ts';
import { ensureFound, type PageLoader } from '#ui/app/page.ts';
import { PayFromBalance, prefetchBalance } from '#ui/balance/pay-from-balance.tsx';
import { OrderPage } from '#ui/blocks/order/order-page.tsx';
import { ReceivedPart } from '#ui/blocks/order/received-part.tsx';
import { prefetchRefusedMail, RefusedMail } from '#ui/blocks/order/refused-mail.tsx';
import { paymentText } from '#ui/payment/messages.vi.ts';
import { OrderDetails, PaymentHelp } from '#ui/payment/payment-help.tsx';
import { QrPanel } from '#ui/payment/qr-panel.tsx';
import { hasOtherMethods, OtherMethods, RetryCard } from '#ui/payment/retry-card.tsx';
import { paymentQuery, usePolledPayment } from '#ui/payment/use-polled-payment.ts';
import layout from '#ui/theme/layout.module.css';

export const load: PageLoader = async (loader) => {
  const { checkout = BUY_NOW } = loader.params;
  if (checkout !== BUY_NOW) throw notFound({ data: { thing: 'page' } });
  const view = await ensureFound(loader, paymentQuery, 'order');
  if (view.goTo !== null) throw redirect({ href: view.goTo, statusCode: 303 });
  await Promise.all([prefetchRefusedMail(loader, view.order), prefetchBalance(loader, view.order)]);
};

/** Step 3: polls until the payment is decided; offers a new code after expiry. [ROUTE-20, PAY-02] */
export function Page() {
  const { order, payment, shown, methods, goTo, over } = usePolledPayment();
  const stateText = shown !== null && (goTo !== null || (payment !== null && isWaitingPayment(payment) && !over));
  return (
    <OrderPage title={paymentText.title} step={2} narrow>
      <div className={layout.parts}>
        <ReceivedPart order={order} />
        <PayFromBalance order={order} />
        {stateText ? (
          <>
            <QrPanel payment={shown} resultHref={goTo} />
            <PaymentHelp order={order} hasOtherWays={hasOtherMethods(methods, payment)} />
            <OtherMethods order={order} payment={payment} methods={methods} />
          </>
        ) : (
          <RetryCard order={order} payment={payment} methods={methods} />
        )}
        <RefusedMail orderId={order.id} />
        <OrderDetails order={order} />
      </div>
    </OrderPage>
  );
}
