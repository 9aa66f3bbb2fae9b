import type { ProductSummary } from './product.ts';

/** Specifications that a card has room for. */
export const CARD_SPECIFICATIONS = 4;
/** Terms that the plans of the home page are compared by, in the price's unit. */
export const TAB_TERMS: readonly number[] = [1, 3, 12, 36];

/** Entries of some terms, of the proposed one and of the shortest, which a longer one is compared with. */
const pricesFor = ({ prices, defaultTime }: ProductSummary, times: readonly number[]) =>
  prices.filter(({ time }, at) => at === 0 || time === defaultTime || times.includes(time));

/** As much of a product as its card on the home page shows: every document carries what it was drawn from. */
export const asTabPlan = (product: ProductSummary): ProductSummary => ({
  ...product,
  image: null,
  specifications: product.specifications.slice(0, CARD_SPECIFICATIONS),
  prices: pricesFor(product, TAB_TERMS),
});

/** As much of a product as a link to it shows: its name and what it costs. */
export const asLink = (product: ProductSummary): ProductSummary => ({
  ...product,
  summary: '',
  image: null,
  specifications: [],
  places: [],
  prices: pricesFor(product, []),
});
