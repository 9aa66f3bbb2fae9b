import { amountDue, awaitsPayment, type Order } from '#core/orders/order.ts';
import { isUnpaidOrder } from '#core/orders/order-states.ts';
import { formatDong } from '#core/shared/dong.ts';
import { Note } from '#ui/kit/surface/note.tsx';
import { receivedPartText as text } from './received-part.vi.ts';

/** What came of an unpaid order's money, and what is left or goes back; nothing without part payments. */
export function ReceivedPart({
  order,
}: {
  readonly order: Pick<Order, 'status' | 'financial' | 'totals' | 'received'>;
}) {
  if (order.received === undefined || !isUnpaidOrder(order)) return null;
  const received = formatDong(order.received);
  return (
    <Note kind="warn">
      {awaitsPayment(order) ? text.due(received, formatDong(amountDue(order))) : text.returned(received)}
    </Note>
  );
}
