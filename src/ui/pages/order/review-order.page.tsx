import { notFound } from '@tanstack/react-router';
import type { Order } from '#core/orders/order.ts';
import { formatDong } from '#core/shared/dong.ts';
import { orderId } from '#core/shared/ids.ts';
import * as paths from '#core/shared/paths.ts';
import { formatPhone } from '#core/shared/text/phone-number.ts';
import { ensureFound, type PageLoader, pageQuery, usePageQuery } from '#ui/app/page.ts';
import { OrderPage } from '#ui/blocks/order/order-page.tsx';
import { LeaderRows } from '#ui/blocks/price/leader-row.tsx';
import { ButtonLink } from '#ui/kit/action/button.tsx';
import { SectionCard } from '#ui/kit/surface/card.tsx';
import { firstValue } from '#ui/navigation/search.ts';
import { paymentText, resultText } from '#ui/payment/messages.vi.ts';
import { OrderDetails } from '#ui/payment/payment-help.tsx';
import { type PaymentStage, paymentStage, stagedAmount } from '#ui/payment/payment-stage.ts';
import layout from '#ui/theme/layout.module.css';

const orderQuery = pageQuery('loadOrder', ({ search }) => ({ orderId: orderId(firstValue(search, 'orderId') ?? '') }));

export const load: PageLoader = async (loader) => {
  if (firstValue(loader.search, 'orderId') === null) throw notFound({ data: { thing: 'order' } });
  await ensureFound(loader, orderQuery, 'order');
};

function NextLink({ order, stage }: { readonly order: Order; readonly stage: PaymentStage }) {
  if (stage === 'ended')
    return (
      <ButtonLink href={paths.shop} kind="line">
        {resultText.toShop}
      </ButtonLink>
    );
  return (
    <ButtonLink href={stage === 'paid' ? paths.paymentResult(order.id) : paths.payment(order.id)} kind="primary">
      {stage === 'paid' ? resultText.follow : resultText.pay}
    </ButtonLink>
  );
}

/** Read-only; leads to the payment of an order that awaits it. [ROUTE-18] */
export function Page() {
  const order = usePageQuery(orderQuery);
  const { owner, address, note } = order;
  const stage = paymentStage(order);
  return (
    <OrderPage title={resultText.reviewTitle} step={stage === 'paid' ? 3 : 2} narrow>
      <div className={layout.parts}>
        <SectionCard id="review" title={resultText.reviewHead(order.number)}>
          <p>{resultText.review[stage]}</p>
          <LeaderRows
            className={layout.after}
            rows={[
              [resultText.contact, owner && `${owner.contact.name}, ${formatPhone(owner.contact.phone)}`],
              [resultText.address, address && `${address.street}, ${address.wardName}, ${address.provinceName}`],
              [resultText.note, note || null],
              [paymentText.amount[stage], formatDong(stagedAmount(order))],
            ]}
          />
          <div className={layout.centre}>
            <NextLink order={order} stage={stage} />
          </div>
        </SectionCard>
        <OrderDetails order={order} open />
      </div>
    </OrderPage>
  );
}
