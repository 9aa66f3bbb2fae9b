/**
 * Favourites and reviews over REST below /v1; no public client knows them, so they are shaped here. Every answer lies in
 * `data`. [SDK-02, WIRE S6 to S8 and S33 to S36]
 */

/** `GET /v1/favourites/{org}/{store}` */
export type FavouritesAnswer = {
  readonly data: {
    readonly totalResult: number;
    /** Newest first; `handle` is the path segment of the product's page. */
    readonly list: readonly { readonly productId: string; readonly handle: string }[];
  };
};

/** `GET`, `PUT` and `DELETE /v1/favourites/{org}/{store}/{productId}`: what holds afterwards. */
export type FavouriteAnswer = { readonly data: { readonly favourite: boolean } };

export type ReviewWire = {
  readonly id: string;
  /** 1–5. */
  readonly stars: number;
  readonly text: string;
  readonly reviewer_name: string;
  /** The author has paid an order with the product. */
  readonly bought: boolean;
  /** ms since 1970 UTC. */
  readonly time: number;
};

/** `GET /v1/reviews/{org}/{store}/{productId}?currentPage&maxResult` */
export type ReviewsAnswer = {
  readonly data: {
    readonly totalResult: number;
    readonly totalPage: number;
    /** Mean of all stars with one decimal; null where there are none. */
    readonly average: number | null;
    /** How many of each, one star first. */
    readonly spread: readonly number[];
    readonly list: readonly ReviewWire[];
  };
};

/** `POST /v1/reviews/{org}/{store}/{productId}`, of a customer with his session. */
export type NewReviewBody = { readonly stars: number; readonly text: string };

/**
 * `POST /v1/reviews/{org}/{store}/{productId}/guest`, without log-in. The session is that of the token; a `session_id`
 * of another one is refused. `time` (ms) is taken and not believed: the service has a clock of its own.
 */
export type NewGuestReviewBody = NewReviewBody & {
  readonly session_id?: string;
  readonly reviewer_name: string;
  readonly reviewer_phone: string;
  readonly reviewer_email: string;
  readonly time?: number;
};
export type ReviewAnswer = { readonly data: ReviewWire };
