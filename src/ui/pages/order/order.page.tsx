import { redirect } from '@tanstack/react-router';
import type { Order } from '#core/orders/order.ts';
import { classifyOrder, progressStep } from '#core/orders/order-class.ts';
import { isPlaced } from '#core/orders/order-states.ts';
import { formatMinute } from '#core/shared/calendar.ts';
import { orderId } from '#core/shared/ids.ts';
import * as paths from '#core/shared/paths.ts';
import { formatPhone } from '#core/shared/text/phone-number.ts';
import { accountQuery } from '#ui/account/account-queries.ts';
import { Portal } from '#ui/account/portal.tsx';
import { ensureFound, type PageLoader, pageQuery, prefetch, usePageQuery } from '#ui/app/page.ts';
import { useHotline } from '#ui/app/use-hotline.ts';
import { PayFromBalance, prefetchBalance } from '#ui/balance/pay-from-balance.tsx';
import { OrderTable } from '#ui/blocks/order/order-table.tsx';
import { ReceivedPart } from '#ui/blocks/order/received-part.tsx';
import { prefetchRefusedMail, RefusedMail } from '#ui/blocks/order/refused-mail.tsx';
import { RevokeLinks } from '#ui/blocks/order/revoke-links.tsx';
import { StepsIndicator } from '#ui/blocks/order/steps-indicator.tsx';
import { LeaderRows } from '#ui/blocks/price/leader-row.tsx';
import { classes } from '#ui/kit/css.ts';
import { Card, CardBody, CardHead, SectionCard } from '#ui/kit/surface/card.tsx';
import { Note } from '#ui/kit/surface/note.tsx';
import { orderText } from '#ui/orders/messages.vi.ts';
import { OrderActions } from '#ui/orders/order-actions.tsx';
import { OrderBadge } from '#ui/orders/order-badge.tsx';
import styles from '#ui/orders/orders.module.css';
import { AfterPayment } from '#ui/services/after-payment.tsx';
import { prefetchSchedule } from '#ui/services/changes/prefetch-schedule.ts';
import { prefetchDeliveries } from '#ui/services/deliveries-query.ts';
import { SupportLink } from '#ui/support/support-link.tsx';
import layout from '#ui/theme/layout.module.css';

const orderQuery = pageQuery('loadOrder', ({ params }) => ({ orderId: orderId(params.id ?? '') }));

/** A draft redirects to the cart. */
export const load: PageLoader = async (loader) => {
  const [order] = await Promise.all([ensureFound(loader, orderQuery, 'own-order'), prefetch(loader, accountQuery)]);
  if (!isPlaced(order)) throw redirect({ href: paths.cart(order.id), statusCode: 303 });
  await Promise.all([
    prefetchSchedule(loader, order),
    prefetchDeliveries(loader, order),
    prefetchRefusedMail(loader, order),
    prefetchBalance(loader, order),
  ]);
  return { title: orderText.title(order.number) };
};

/** Progress, contents, actions. [ROUTE-43, ORD-02] */
export function Page() {
  const order = usePageQuery(orderQuery);
  return (
    <Portal current="orders">
      <RefusedMail orderId={order.id} />
      <ReceivedPart order={order} />
      <OrderHead order={order} />
      <div className={classes(layout.withSum, styles.columns)}>
        <div className={classes(layout.a, layout.parts)}>
          <OrderLines order={order} />
          <AfterPayment order={order} />
        </div>
        <div className={classes(layout.b, layout.parts)}>
          <OrderActions order={order} />
          <PayFromBalance order={order} />
          <Card padded>
            <RevokeLinks orderId={order.id} />
          </Card>
          <SupportLink about={{ order: order.id }} />
        </div>
        <div className={layout.c}>
          <ReceiverCard order={order} />
        </div>
      </div>
    </Portal>
  );
}

function OrderHead({ order }: { readonly order: Order }) {
  const hotline = useHotline();
  return (
    <Card as="section" labelledBy="order">
      <CardHead>
        <div className={layout.grow}>
          <h2 id="order">{orderText.title(order.number)}</h2>
          <p className={layout.fine}>{orderText.placed(formatMinute(order.createdAt))}</p>
        </div>
        <OrderBadge order={order} />
      </CardHead>
      {classifyOrder(order) === 'cancel' ? (
        <CardBody>
          <Note kind="plain">
            {order.received === undefined ? orderText.over(hotline)[order.financial] : orderText.cancelled}
            {order.cancelReason === undefined ? null : <p>{orderText.cancelledBecause(order.cancelReason)}</p>}
          </Note>
        </CardBody>
      ) : (
        <CardBody>
          <StepsIndicator label={orderText.steps} steps={orderText.stepNames} current={progressStep(order)} />
        </CardBody>
      )}
    </Card>
  );
}

function OrderLines({ order }: { readonly order: Order }) {
  return (
    <SectionCard id="lines" title={orderText.lines} flush>
      <OrderTable lines={order.lines} />
    </SectionCard>
  );
}

function ReceiverCard({ order }: { readonly order: Order }) {
  const { owner, address, invoiceRequest, note, salesperson } = order;
  const receiver = order.receiver ?? owner?.contact;
  return (
    <SectionCard id="receiver" title={orderText.receiver}>
      <LeaderRows
        rows={[
          [orderText.name, receiver?.name],
          [orderText.phone, receiver && formatPhone(receiver.phone)],
          [orderText.email, owner?.contact.email],
          [orderText.address, address && `${address.street}, ${address.wardName}, ${address.provinceName}`],
          [orderText.company, invoiceRequest?.company],
          [orderText.taxCode, invoiceRequest?.taxCode],
          [orderText.note, note || null],
          [orderText.salesperson, salesperson],
        ]}
      />
    </SectionCard>
  );
}
