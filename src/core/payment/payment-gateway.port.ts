import type { Checkout } from '#core/orders/order-gateway.port.ts';
import type { Dong } from '#core/shared/dong.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import type { IdempotencyKey, InvoiceId, OrderId, PartyId, PaymentId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import type { Invoice } from './invoice.ts';
import type { InvoiceMonth } from './invoice-months.ts';
import type { Payment, PaymentMethod } from './payment.ts';

/** What the gateway's signature proves to whoever holds it: no name, no address. */
export type ReturnedPayment = Pick<Payment, 'orderId' | 'amount' | 'state'> & { readonly orderNumber: string };

/** Source of all payments of the shop. [spec 9] */
export const PAYMENT_SOURCE = 'CLOUD_ORDER';

/** `owner` null: a guest's new record, which `CustomerGateway.create` makes with `customerKey`. */
export type Placement = {
  readonly owner: PartyId | null;
  readonly customerKey: IdempotencyKey;
  readonly checkout: Checkout;
};

/**
 * Payment hub and invoices; only the bank's signed notification settles a payment. Refusals: `order-not-open`,
 * `amount-changed` {amount}, `method-unknown`, `already-paid`, `domain-unavailable` {domain}, `idempotency-key-reused`.
 */
export type PaymentGateway = {
  /** [PAY-01, GQL-04 getPaymentMethod] */
  readonly methods: () => Promise<Result<readonly PaymentMethod[], PortFailure>>;
  /**
   * Creates the first payment of an open order. With a placement the order is a draft, which is placed first, as
   * `CustomerGateway.create`, `OrderGateway.setCustomer` and `open` would, as one change: with their refusals, and
   * `order-closed` for another order. A refusal of new prices or of a code is final, as `open` gives it.
   * [GQL-04 createPaymentOrder, FIN-01]
   */
  readonly createForOrder: (
    order: OrderId,
    methodCode: string,
    amount: Dong,
    returnUrl: string,
    idempotencyKey: IdempotencyKey,
    placement?: Placement,
  ) => Promise<Result<Payment, PortFailure>>;
  /** Possibly with another method; never creates a second order. [GQL-04 createPayment] */
  readonly retry: (
    order: OrderId,
    methodCode: string,
    amount: Dong,
    returnUrl: string,
    idempotencyKey: IdempotencyKey,
  ) => Promise<Result<Payment, PortFailure>>;
  readonly status: (id: PaymentId) => Promise<Result<Payment, PortFailure>>;
  /** Newest first; may be empty. */
  readonly listByOrder: (order: OrderId) => Promise<Result<readonly Payment[], PortFailure>>;
  /** The payment of a gateway's return URL, settles nothing; `bad-signature` when tampered with. */
  readonly parseReturn: (query: Readonly<Record<string, string>>) => Promise<Result<ReturnedPayment, PortFailure>>;
};

/** `total` of all pages. */
export type InvoicePage = {
  readonly invoices: readonly Invoice[];
  readonly total: number;
  readonly pages: number;
};

/** `not-found` for another customer's. */
export type InvoiceGateway = {
  readonly detail: (id: InvoiceId) => Promise<Result<Invoice, PortFailure>>;
  /** Of the payment, then those that lower it, oldest first. */
  readonly newestByOrder: (order: OrderId) => Promise<Result<readonly Invoice[], PortFailure>>;
  /** Newest first, ten per page; `page` is 1-based. [ORD-03] */
  readonly list: (owner: PartyId, page: number) => Promise<Result<InvoicePage, PortFailure>>;
  /** Of a month such as `2026-11` in Vietnam, by series and number, `INVOICES_PER_FILE` per page. */
  readonly listOfMonth: (owner: PartyId, month: string, page: number) => Promise<Result<InvoicePage, PortFailure>>;
  /** Those with invoices, newest first. */
  readonly months: (owner: PartyId) => Promise<Result<readonly InvoiceMonth[], PortFailure>>;
};
export const INVOICES_PER_PAGE = 10;
