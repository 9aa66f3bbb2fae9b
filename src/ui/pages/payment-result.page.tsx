import { useParams } from '@tanstack/react-router';
import { orderId } from '#core/shared/ids.ts';
import { ResultPage } from '#ui/payment/result-page.tsx';
import { OrderSchedule } from '#ui/services/later-schedule.tsx';

/** How the payment of an order ended. [ROUTE-21, PAY-03] */
export function Page() {
  const { id } = useParams({ strict: false });
  return <ResultPage id={orderId(id ?? '')} schedule={(order) => <OrderSchedule order={order} />} />;
}
