import { redirect } from '@tanstack/react-router';
import { isPlaced } from '#core/orders/order.ts';
import { orderId } from '#core/shared/ids.ts';
import * as paths from '#core/shared/paths.ts';
import { accountQuery } from '#ui/account/account-queries.ts';
import { Portal } from '#ui/account/portal.tsx';
import { ensureFound, type PageLoader, pageQuery, prefetch, usePageQuery } from '#ui/app/page.ts';
import { orderText } from '#ui/orders/messages.vi.ts';
import { OrderActions } from '#ui/orders/order-actions.tsx';
import { OrderHead, OrderLines, ReceiverCard } from '#ui/orders/order-card.tsx';
import styles from '#ui/orders/orders.module.css';
import { OrderSchedule } from '#ui/services/later-schedule.tsx';
import { prefetchSchedule } from '#ui/services/prefetch-schedule.ts';

const orderQuery = pageQuery('loadOrder', ({ params }) => ({ orderId: orderId(params.id ?? '') }));

/** A draft redirects to the cart. */
export const load: PageLoader = async (loader) => {
  const [order] = await Promise.all([ensureFound(loader, orderQuery, 'own-order'), prefetch(loader, accountQuery)]);
  if (!isPlaced(order)) throw redirect({ href: paths.cart(order.id), statusCode: 303 });
  await prefetchSchedule(loader, order);
  return { title: orderText.title(order.number) };
};

/** Progress, contents, actions. [ROUTE-43, ORD-02] */
export function Page() {
  const order = usePageQuery(orderQuery);
  return (
    <Portal current="orders">
      <OrderHead order={order} />
      <div className={styles.columns}>
        <div className={styles.bought}>
          <OrderLines order={order} />
          <OrderSchedule order={order} />
        </div>
        <div className={styles.receipt}>
          <OrderActions order={order} />
        </div>
        <ReceiverCard order={order} />
      </div>
    </Portal>
  );
}
