import type { Order } from '#core/orders/order.ts';
import type { Dong } from '#core/shared/dong.ts';
import type { IdempotencyKey, OrderId } from '#core/shared/ids.ts';
import type { Invoice } from './invoice.ts';
import type { Payment, PaymentMethod } from './payment.ts';

/** Checkout step 3. */
export type PaymentView = {
  readonly order: Order;
  /** null when there is none, or when a paid order's cannot be loaded. */
  readonly payment: Payment | null;
  readonly methods: readonly PaymentMethod[];
  /** null while the payment is pending. */
  readonly goTo: string | null;
};

export type PaymentOutcome = 'paid' | 'failed' | 'pending';

/** For anybody whom the gateway sends back, also in another browser. `amount`: đồng. [ROUTE-21] */
export type PaymentReturnView = {
  /** The page of the order's payment, which may ask for a log-in. */
  readonly orderPath: string;
  /** Whether this visitor may open it. */
  readonly isOwn: boolean;
  readonly orderNumber: string;
  readonly amount: Dong;
  readonly outcome: PaymentOutcome;
};

export type PaymentResultView = {
  readonly order: Order;
  readonly payment: Payment | null;
  readonly outcome: PaymentOutcome;
  readonly invoice: Invoice | null;
  /** For another attempt; empty when nothing is left to pay. */
  readonly methods: readonly PaymentMethod[];
};

export type RetryPaymentCommand = {
  readonly orderId: OrderId;
  readonly methodCode: string;
  readonly idempotencyKey: IdempotencyKey;
};
