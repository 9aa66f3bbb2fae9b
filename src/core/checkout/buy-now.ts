/** The one value of `{checkout}` in /san-pham/{slug}/{checkout} that the shop knows. [ROUTE-09] */
export const BUY_NOW = 'mua-ngay';

/** Where one product is ordered without the cart; its configuration stands in the query. */
export const buyNowPath = (slug: string): string => `/san-pham/${encodeURIComponent(slug)}/${BUY_NOW}`;
