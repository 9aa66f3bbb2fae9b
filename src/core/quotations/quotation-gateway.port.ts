import type { NewLine } from '#core/orders/order-gateway.port.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import type { IdempotencyKey, QuotationId } from '#core/shared/ids.ts';
import type { QuotationRecipient } from '#core/shared/people/quotation-recipient.ts';
import type { Result } from '#core/shared/result.ts';
import type { Quotation } from './quotation.ts';

/**
 * Immutable quotations, readable with the id. Refusals of `create`: `price-changed` {old, new}, `product-unavailable`,
 * `term-not-sold`, `quantity-out-of-range`, `too-many-lines`, `bad-input`, `idempotency-key-reused`,
 * `too-many-quotations` {most, retryAfter: seconds} after 30 in 24 hours per customer or guest browser.
 */
export type QuotationGateway = {
  /** Valid for 15 days, once per idempotency key; each `charge` is the displayed price. */
  readonly create: (
    lines: readonly NewLine[],
    idempotencyKey: IdempotencyKey,
  ) => Promise<Result<Quotation, PortFailure>>;
  readonly load: (id: QuotationId) => Promise<Result<Quotation, PortFailure>>;
  /**
   * Mails its link and PDF to somebody, in the name of `sender`, once per idempotency key. Refusals: `bot-check-needed`,
   * `too-many-tries` {retryAfter: seconds} per browser, quotation and recipient, `idempotency-key-reused`.
   */
  readonly send: (
    id: QuotationId,
    to: QuotationRecipient,
    idempotencyKey: IdempotencyKey,
  ) => Promise<Result<void, PortFailure>>;
};
