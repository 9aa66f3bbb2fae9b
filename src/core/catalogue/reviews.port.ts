import type { PortFailure } from '#core/shared/failure.ts';
import type { IdempotencyKey, ProductId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';

export type Stars = 1 | 2 | 3 | 4 | 5;

export type Review = {
  readonly id: string;
  readonly stars: Stars;
  readonly text: string;
  /** Display name; never a phone number or e-mail address. */
  readonly author: string;
  /** Whether the author bought the product. */
  readonly bought: boolean;
  /** ms since 1970 UTC. */
  readonly at: number;
};

export type ReviewPage = {
  readonly reviews: readonly Review[];
  readonly total: number;
  readonly pages: number;
  /** Mean rating with one decimal; null without reviews. */
  readonly average: number | null;
  /** Number of reviews per rating, one star first. */
  readonly spread: readonly [number, number, number, number, number];
};

export const REVIEWS_PER_PAGE = 5;

/** Guests must identify themselves; these fields are empty for customers. */
export type NewReview = {
  readonly stars: Stars;
  readonly text: string;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
};

/**
 * Product reviews. Refusals: `already-reviewed` (one per product and author), `bad-input` {field},
 * `product-unavailable`, `too-many-tries` {retryAfter}. [SDK-02, CAT-09]
 */
export type Reviews = {
  /** Newest first; `page` is 1-based. */
  readonly list: (product: ProductId, page: number) => Promise<Result<ReviewPage, PortFailure>>;
  /** Uses the customer's session, or the guest session's id. The same idempotency key returns the same review. */
  readonly add: (
    product: ProductId,
    review: NewReview,
    idempotencyKey: IdempotencyKey,
  ) => Promise<Result<Review, PortFailure>>;
};
