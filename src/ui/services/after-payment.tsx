import type { Order } from '#core/orders/order.ts';
import type { WayOn } from '#ui/blocks/order/way-on.ts';
import { OrderSchedule } from '#ui/services/changes/order-schedule-card.tsx';
import { DeliveriesCard } from './deliveries-card.tsx';

/** What becomes of a paid order: its steps, then its later instalments. [SVC-01, INS-01] */
export function AfterPayment({ order, wayOn }: { readonly order: Order; readonly wayOn?: WayOn }) {
  return (
    <>
      <DeliveriesCard order={order} wayOn={wayOn} />
      <OrderSchedule order={order} />
    </>
  );
}
