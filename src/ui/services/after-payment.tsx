import type { Order } from '#core/orders/order.ts';
import { OrderSchedule } from '#ui/services/changes/order-schedule-card.tsx';
import { DeliveriesCard } from './deliveries-card.tsx';

/** What becomes of a paid order: its steps, then its later instalments. [SVC-01, INS-01] */
export function AfterPayment({ order }: { readonly order: Order }) {
  return (
    <>
      <DeliveriesCard order={order} />
      <OrderSchedule order={order} />
    </>
  );
}
