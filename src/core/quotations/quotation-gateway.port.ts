import type { NewLine } from '#core/orders/order-gateway.port.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import type { IdempotencyKey, QuotationId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import type { Quotation } from './quotation.ts';

/**
 * Quotations: made by a visitor, read by whoever knows the id, never changed. Refusals of `create` (`rejected`):
 * `price-changed` {old, new}, `product-unavailable`, `term-not-sold`, `count-out-of-range`, `too-many-lines`, `bad-input`,
 * `idempotency key-reused`, `too-many-quotations` {most, retryAfter: seconds} for who has made 30 within 24 hours: a customer wherever he
 * is logged in, a guest in his browser.
 */
export type QuotationGateway = {
  /** At today's prices, for 15 days; `charge` of each line is what the visitor saw. Same idempotency key, same quotation. */
  readonly create: (
    lines: readonly NewLine[],
    idempotencyKey: IdempotencyKey,
  ) => Promise<Result<Quotation, PortFailure>>;
  /** Also after its last day. */
  readonly load: (id: QuotationId) => Promise<Result<Quotation, PortFailure>>;
};
