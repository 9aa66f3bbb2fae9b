import { amountDue, awaitsPayment, type Order } from '#core/orders/order.ts';
import { isPaidOrder } from '#core/orders/order-states.ts';
import type { Dong } from '#core/shared/dong.ts';

/** What an order's texts say of its money; a closed or refunded order has `ended`. */
export type PaymentStage = 'waiting' | 'paid' | 'ended';

export const paymentStage = (order: Order): PaymentStage =>
  awaitsPayment(order) ? 'waiting' : isPaidOrder(order) ? 'paid' : 'ended';

/** The amount that goes with the stage's text, đồng with VAT: what is left to pay, or the whole of the order. */
export const stagedAmount = (order: Order): Dong => (awaitsPayment(order) ? amountDue(order) : order.totals.gross);
