import { notFound } from '@tanstack/react-router';
import { formatDong } from '#core/shared/dong.ts';
import { orderId } from '#core/shared/ids.ts';
import * as paths from '#core/shared/paths.ts';
import { formatPhone } from '#core/shared/validation.ts';
import { ensureFound, type PageLoader, pageQuery, usePageQuery } from '#ui/app/page.ts';
import { OrderPage } from '#ui/blocks/order-page.tsx';
import { ButtonLink } from '#ui/kit/button.tsx';
import { SectionCard } from '#ui/kit/card.tsx';
import { LeaderRows } from '#ui/kit/leader-row.tsx';
import { firstValue } from '#ui/navigation/search.ts';
import { resultText } from '#ui/payment/messages.vi.ts';
import styles from '#ui/payment/payment.module.css';
import { OrderDetails } from '#ui/payment/payment-help.tsx';

const orderQuery = pageQuery('loadOrder', ({ search }) => ({ orderId: orderId(firstValue(search, 'orderId') ?? '') }));

export const load: PageLoader = async (loader) => {
  if (firstValue(loader.search, 'orderId') === null) throw notFound({ data: { thing: 'order' } });
  await ensureFound(loader, orderQuery, 'order');
};

/** Read-only, while the order awaits payment. [ROUTE-18] */
export function Page() {
  const order = usePageQuery(orderQuery);
  const { owner, address, note } = order;
  return (
    <OrderPage title={resultText.reviewTitle} step={2} narrow>
      <div className={styles.stack}>
        <SectionCard id="review" title={resultText.reviewHead(order.number)}>
          <p>{resultText.review}</p>
          <LeaderRows
            className={styles.review}
            rows={[
              [resultText.contact, owner && `${owner.contact.name}, ${formatPhone(owner.contact.phone)}`],
              [resultText.address, address && `${address.street}, ${address.wardName}, ${address.provinceName}`],
              [resultText.note, note || null],
              [resultText.amount, formatDong(order.totals.gross)],
            ]}
          />
          <div className={styles.actions}>
            <ButtonLink href={paths.payment(order.id)} kind="primary">
              {resultText.pay}
            </ButtonLink>
          </div>
        </SectionCard>
        <OrderDetails order={order} open />
      </div>
    </OrderPage>
  );
}
