/** The shop's own REST API, answers wrapped in `data`. [SDK-02, SDK-06, WIRE S6 to S8, S26 to S28, S33 to S36] */

/** GET /v1/favourites/{org}/{store} */
export type FavouritesAnswer = {
  readonly data: {
    readonly totalResult: number;
    /** Newest first; `handle`: the product's slug. */
    readonly list: readonly { readonly productId: string; readonly handle: string }[];
  };
};

/** GET, PUT and DELETE /v1/favourites/{org}/{store}/{productId}: the resulting state. */
export type FavouriteAnswer = { readonly data: { readonly favourite: boolean } };

export type ReviewWire = {
  readonly id: string;
  /** 1–5. */
  readonly stars: number;
  readonly text: string;
  readonly reviewer_name: string;
  /** The author paid for an order with the product. */
  readonly bought: boolean;
  /** ms since 1970 UTC. */
  readonly time: number;
  /** What the shop says to it; empty for nothing. */
  readonly answer: string;
};

/** GET /v1/reviews/{org}/{store}/{productId}?currentPage&maxResult */
export type ReviewsAnswer = {
  readonly data: {
    readonly totalResult: number;
    readonly totalPage: number;
    /** One decimal; null without reviews. */
    readonly average: number | null;
    /** Reviews per rating, one star first. */
    readonly spread: readonly number[];
    readonly list: readonly ReviewWire[];
  };
};

/** POST /v1/reviews/{org}/{store}/{productId}; needs a session. */
export type NewReviewBody = { readonly stars: number; readonly text: string };

/** POST /v1/reviews/{org}/{store}/{productId}/guest; refuses a foreign `session_id`, ignores `time`. */
export type NewGuestReviewBody = NewReviewBody & {
  readonly session_id?: string;
  readonly reviewer_name: string;
  readonly reviewer_phone: string;
  readonly reviewer_email: string;
  readonly time?: number;
};
export type ReviewAnswer = { readonly data: ReviewWire };

/** GET /v1/places/{org}/provinces, …/districts?province={id} and …/wards?province={id}; ids are statistical codes. */
export type PlacesAnswer = { readonly data: readonly { readonly id: string; readonly name: string }[] };

/** POST /v1/stock-alerts/{org}/{store}/{productId}; needs a session. Answers `{ data: true }`. */
export type StockAlertBody = { readonly email: string };
