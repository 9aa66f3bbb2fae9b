import type { PortFailure } from '#core/shared/failure.ts';
import type { IdempotencyKey, ProductId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';

/** Mails to those who wait for a sold-out plan. [CAT-10] */
export type StockAlerts = {
  /**
   * Notes a normalised e-mail address, once per product; it gets one mail when the product can be ordered again. Refusals:
   * `product-unavailable` for an unknown product, `bad-input`, `too-many-tries` {retryAfter: seconds},
   * `bot-check-needed`. `denied` without a session.
   */
  readonly request: (
    product: ProductId,
    email: string,
    idempotencyKey: IdempotencyKey,
  ) => Promise<Result<null, PortFailure>>;
};
