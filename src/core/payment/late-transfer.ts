import { amountDue, type Order } from '#core/orders/order.ts';
import { isOpenOrder, isUnpaidOrder } from '#core/orders/order-states.ts';
import { type Payment, paymentStates } from './payment.ts';

/** Whether money with this code counts as long as the order waits, as for a transfer; a gateway closes its page. */
export const waitsWithOrder = ({ transfer }: Pick<Payment, 'transfer'>): boolean => transfer !== null;

/** Whether money with a code that the page no longer follows still settles the order as it is. */
export const isLateTransferCounted = (
  order: Pick<Order, 'status' | 'financial'> & Parameters<typeof amountDue>[0],
  payment: Pick<Payment, 'transfer' | 'state' | 'amount'>,
): boolean => {
  const { isLost, isDeclined } = paymentStates[payment.state];
  const isExpired = isLost && !isDeclined;
  return (
    isExpired &&
    waitsWithOrder(payment) &&
    isOpenOrder(order) &&
    isUnpaidOrder(order) &&
    payment.amount === amountDue(order)
  );
};
