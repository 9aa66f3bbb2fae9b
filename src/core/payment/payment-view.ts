import type { Order } from '#core/orders/order.ts';
import type { IdempotencyKey, OrderId } from '#core/shared/ids.ts';
import type { Invoice } from './invoice.ts';
import type { Payment, PaymentMethod } from './payment.ts';

/** Step 3: the order and the payment that is being followed. */
export type PaymentView = {
  readonly order: Order;
  /** The newest try; null where none was made or none could be read. */
  readonly payment: Payment | null;
  readonly methods: readonly PaymentMethod[];
  /** Where to go when decided; null while waiting. */
  readonly goTo: string | null;
};

export type PaymentResultView = {
  readonly order: Order;
  readonly payment: Payment | null;
  readonly outcome: 'paid' | 'failed' | 'pending';
  readonly invoice: Invoice | null;
  /** Ways to pay again; empty where nothing is left to pay. */
  readonly methods: readonly PaymentMethod[];
};

export type RetryPaymentCommand = {
  readonly orderId: OrderId;
  readonly methodCode: string;
  readonly idempotencyKey: IdempotencyKey;
};
