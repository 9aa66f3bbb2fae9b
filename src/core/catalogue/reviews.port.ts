import type { PortFailure } from '#core/shared/failure.ts';
import type { IdempotencyKey, ProductId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';

export type Stars = 1 | 2 | 3 | 4 | 5;

export type Review = {
  readonly id: string;
  readonly stars: Stars;
  readonly text: string;
  /** Name as it is shown; never phone or e-mail. */
  readonly author: string;
  /** The author has bought the product. */
  readonly bought: boolean;
  /** ms since 1970 UTC. */
  readonly at: number;
};

export type ReviewPage = {
  readonly reviews: readonly Review[];
  readonly total: number;
  readonly pages: number;
  /** Mean of all stars with one decimal; null where there are none. */
  readonly average: number | null;
  /** How many of each, one star first. */
  readonly spread: readonly [number, number, number, number, number];
};

export const REVIEWS_PER_PAGE = 5;

/** Who writes without a log-in says who he is; for a customer these are left empty. */
export type NewReview = {
  readonly stars: Stars;
  readonly text: string;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
};

/**
 * What buyers say of a product. Refusals: `already-reviewed` (one per product and author), `bad-input` {field},
 * `product-unavailable`, `too-many-tries` {retryAfter}. [SDK-02, CAT-09]
 */
export type Reviews = {
  /** Newest first. `page` from 1. */
  readonly list: (product: ProductId, page: number) => Promise<Result<ReviewPage, PortFailure>>;
  /** With the customer's session, or as a guest with the session's id. Same idempotency key, same review. */
  readonly add: (
    product: ProductId,
    review: NewReview,
    idempotencyKey: IdempotencyKey,
  ) => Promise<Result<Review, PortFailure>>;
};
