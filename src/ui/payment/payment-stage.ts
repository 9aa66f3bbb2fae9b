import { awaitsPayment, type Order } from '#core/orders/order.ts';

/** What an order's texts say of its money; a closed or refunded order has `ended`. */
export type PaymentStage = 'waiting' | 'paid' | 'ended';

export const paymentStage = (order: Order): PaymentStage =>
  awaitsPayment(order) ? 'waiting' : order.financial === 'PAID' ? 'paid' : 'ended';
