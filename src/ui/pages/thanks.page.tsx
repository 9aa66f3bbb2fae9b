import { orderId } from '#core/shared/ids.ts';
import { useSearchTexts } from '#ui/app/use-shop.ts';
import { firstOf } from '#ui/navigation/search.ts';
import { ResultPage } from '#ui/payment/result-page.tsx';
import { OrderSchedule } from '#ui/services/later-schedule.tsx';

/** Thanks after PAID; an order that is not paid yet shows how it stands. [ROUTE-16] */
export function Page() {
  return (
    <ResultPage
      id={orderId(firstOf(useSearchTexts(), 'orderId') ?? '')}
      thanks
      schedule={(order) => <OrderSchedule order={order} />}
    />
  );
}
