import type { NewLine } from '#core/orders/order-gateway.port.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import type { IdempotencyKey, QuotationId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import type { Quotation } from './quotation.ts';

/**
 * Quotations: created by a visitor, readable with the id, immutable. Refusals of `create` (`rejected`): `price-changed`
 * {old, new}, `product-unavailable`, `term-not-sold`, `count-out-of-range`, `too-many-lines`, `bad-input`,
 * `idempotency-key-reused`, `too-many-quotations` {most, retryAfter: seconds} after 30 within 24 hours, counted per
 * customer account or per guest browser.
 */
export type QuotationGateway = {
  /**
   * At current prices, valid for 15 days; `charge` of each line is the displayed price. The same idempotency key
   * returns the same quotation.
   */
  readonly create: (
    lines: readonly NewLine[],
    idempotencyKey: IdempotencyKey,
  ) => Promise<Result<Quotation, PortFailure>>;
  /** Also after it has expired. */
  readonly load: (id: QuotationId) => Promise<Result<Quotation, PortFailure>>;
};
