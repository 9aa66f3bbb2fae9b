import { awaitsPayment, type Order } from '#core/orders/order.ts';
import { isPaidOrder } from '#core/orders/order-states.ts';

/** What an order's texts say of its money; a closed or refunded order has `ended`. */
export type PaymentStage = 'waiting' | 'paid' | 'ended';

export const paymentStage = (order: Order): PaymentStage =>
  awaitsPayment(order) ? 'waiting' : isPaidOrder(order) ? 'paid' : 'ended';
