/** Products that a customer remembers. */
export const MAX_FAVOURITES = 100;

/** Products that match a filter are counted up to this many: a whole count would slow down as the catalogue grows. */
export const MAX_COUNTED = 2_000;

/** Products of one page of a list, whatever is asked for. */
export const MAX_PRODUCTS_PER_PAGE = 100;
