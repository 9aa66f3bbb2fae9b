import type { Order } from '#core/orders/order.ts';
import { DeliveriesCard } from './deliveries-card.tsx';
import { OrderSchedule } from './order-schedule-card.tsx';

/** What becomes of a paid order: its steps, then its later instalments. [SVC-01, INS-01] */
export function AfterPayment({ order }: { readonly order: Order }) {
  return (
    <>
      <DeliveriesCard order={order} />
      <OrderSchedule order={order} />
    </>
  );
}
