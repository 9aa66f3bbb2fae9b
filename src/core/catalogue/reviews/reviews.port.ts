import type { PortFailure } from '#core/shared/failure.ts';
import type { IdempotencyKey, ProductId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';

export type Stars = 1 | 2 | 3 | 4 | 5;

export type Review = {
  readonly id: string;
  readonly stars: Stars;
  readonly text: string;
  /** Never a phone number or e-mail address. */
  readonly author: string;
  readonly bought: boolean;
  /** ms since 1970 UTC. */
  readonly at: number;
  /** What the shop says to it; empty for nothing. */
  readonly answer: string;
};

export type ReviewPage = {
  readonly reviews: readonly Review[];
  readonly total: number;
  readonly pages: number;
  /** One decimal; null without reviews. */
  readonly average: number | null;
  /** Reviews per rating, one star first. */
  readonly spread: readonly [number, number, number, number, number];
};

export const REVIEWS_PER_PAGE = 5;

/** Name and contact are empty for customers, required for guests. */
export type NewReview = {
  readonly stars: Stars;
  readonly text: string;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
};

/**
 * One per product and author. Refusals: `already-reviewed`, `bad-input` {field}, `product-unavailable`,
 * `too-many-tries` {retryAfter: seconds}, `bot-check-needed`. [SDK-02, CAT-09]
 */
export type Reviews = {
  /** Newest first; `page` is 1-based. Reviews of others than buyers wait for the staff. */
  readonly list: (product: ProductId, page: number) => Promise<Result<ReviewPage, PortFailure>>;
  /** Creates one review per idempotency key, for the customer or guest session. */
  readonly add: (
    product: ProductId,
    review: NewReview,
    idempotencyKey: IdempotencyKey,
  ) => Promise<Result<Review, PortFailure>>;
};
