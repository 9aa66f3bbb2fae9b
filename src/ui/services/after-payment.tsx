import type { Order } from '#core/orders/order.ts';
import type { AccountLink } from '#ui/blocks/order/account-link.ts';
import { OrderSchedule } from '#ui/services/changes/order-schedule-card.tsx';
import { DeliveriesCard } from './deliveries-card.tsx';

/** What becomes of a paid order: its steps, then its later instalments. [SVC-01, INS-01] */
export function AfterPayment({ order, accountLink }: { readonly order: Order; readonly accountLink?: AccountLink }) {
  return (
    <>
      <DeliveriesCard order={order} accountLink={accountLink} />
      <OrderSchedule order={order} />
    </>
  );
}
