import type { Dong } from '#core/shared/dong.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import type { IdempotencyKey, InvoiceId, OrderId, PartyId, PaymentId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import type { Invoice } from './invoice.ts';
import type { Payment, PaymentMethod } from './payment.ts';

/** Source of every payment of the shop. [spec 9] */
export const PAYMENT_SOURCE = 'CLOUD_ORDER';

/**
 * The payment hub and the invoice gateway. Only the bank's signed notification settles a payment.
 * Refusals (`rejected`): `order-not-open`, `amount-changed` {amount}, `method-unknown`, `already-paid`,
 * `domain-unavailable` {domain}, `idempotency key-reused`.
 */
export type PaymentGateway = {
  /** [PAY-01, GQL-04 getPaymentMethod] */
  readonly methods: () => Promise<Result<readonly PaymentMethod[], PortFailure>>;
  /** First payment of an open order. [GQL-04 createPaymentOrder] */
  readonly createForOrder: (
    order: OrderId,
    methodCode: string,
    amount: Dong,
    returnUrl: string,
    idempotencyKey: IdempotencyKey,
  ) => Promise<Result<Payment, PortFailure>>;
  /** A new try, perhaps with another method; never a second order. [GQL-04 createPayment] */
  readonly retry: (
    order: OrderId,
    methodCode: string,
    amount: Dong,
    returnUrl: string,
    idempotencyKey: IdempotencyKey,
  ) => Promise<Result<Payment, PortFailure>>;
  readonly status: (id: PaymentId) => Promise<Result<Payment, PortFailure>>;
  /** Newest first; empty for an order nobody has tried to pay. */
  readonly ofOrder: (order: OrderId) => Promise<Result<readonly Payment[], PortFailure>>;
  /**
   * Reads a gateway's return address: its query, as it came. `rejected` code `bad-signature` where it was tampered with.
   * It only says which order to show; it settles nothing.
   */
  readonly readReturn: (
    query: Readonly<Record<string, string>>,
  ) => Promise<Result<{ readonly orderId: OrderId }, PortFailure>>;
};

export type InvoiceGateway = {
  readonly detail: (id: InvoiceId) => Promise<Result<Invoice, PortFailure>>;
  readonly ofOrder: (order: OrderId) => Promise<Result<readonly Invoice[], PortFailure>>;
  /** The customer's own, newest first, ten a page; `page` from 1. [ORD-03] */
  readonly list: (
    owner: PartyId,
    page: number,
  ) => Promise<
    Result<{ readonly invoices: readonly Invoice[]; readonly total: number; readonly pages: number }, PortFailure>
  >;
};
export const INVOICES_PER_PAGE = 10;
