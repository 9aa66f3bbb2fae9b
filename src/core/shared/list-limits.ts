/** Products that a customer remembers. */
export const MAX_FAVOURITES = 100;

/** Products of one page of a list, whatever is asked for. */
export const MAX_PRODUCTS_PER_PAGE = 100;
