import { amountDue, awaitsPayment, type Order, surplusOf } from '#core/orders/order.ts';
import { isUnpaidOrder } from '#core/orders/order-states.ts';
import { formatDong } from '#core/shared/dong.ts';
import { Note } from '#ui/kit/surface/note.tsx';
import { receivedPartText as text } from './received-part.vi.ts';

/** What came of an order's money that is not exactly its total, and what is left or goes back; else nothing. */
export function ReceivedPart({
  order,
}: {
  readonly order: Pick<Order, 'status' | 'financial' | 'totals' | 'received'>;
}) {
  const surplus = surplusOf(order);
  if (surplus > 0) return <Note kind="warn">{text.surplus(formatDong(surplus))}</Note>;
  if (order.received === undefined || !isUnpaidOrder(order)) return null;
  const received = formatDong(order.received);
  return (
    <Note kind="warn">
      {awaitsPayment(order) ? text.due(received, formatDong(amountDue(order))) : text.returned(received)}
    </Note>
  );
}
