import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { orderId } from '#core/shared/ids.ts';
import { Portal } from '#ui/account/portal.tsx';
import { queryOf } from '#ui/app/queries.ts';
import { useShop } from '#ui/app/use-shop.ts';
import { OrderActions } from '#ui/orders/order-actions.tsx';
import { OrderHead, OrderLines, ReceiverCard } from '#ui/orders/order-card.tsx';
import styles from '#ui/orders/orders.module.css';
import { OrderSchedule } from '#ui/services/later-schedule.tsx';

/** One order of the customer: how far it is, what is in it, what can be done. [ROUTE-43, ORD-02] */
export function Page() {
  const { useCases } = useShop();
  const { id } = useParams({ strict: false });
  const { data: order } = useSuspenseQuery(queryOf(useCases, 'order', { orderId: orderId(id ?? '') }));
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
