import type { ProductSummary } from './product.ts';

/** Number of specifications on a card. */
export const CARD_SPECIFICATIONS = 4;
/** Terms compared on the home page, in the price's unit. */
export const TAB_TERMS: readonly number[] = [1, 3, 12, 36];

/** Prices of the given terms, of the default term and of the shortest term, which longer ones are compared with. */
const selectPrices = ({ prices, defaultTerm }: ProductSummary, times: readonly number[]) =>
  prices.filter(({ term }, at) => at === 0 || term === defaultTerm || times.includes(term));

/** Only the product fields that a home page card shows, to keep the embedded page data small. */
export const toTabPlan = (product: ProductSummary): ProductSummary => ({
  ...product,
  image: null,
  specifications: product.specifications.slice(0, CARD_SPECIFICATIONS),
  prices: selectPrices(product, TAB_TERMS),
});

/** Only the product fields that a link shows: name and price. */
export const toProductLink = (product: ProductSummary): ProductSummary => ({
  ...product,
  summary: '',
  image: null,
  specifications: [],
  locations: [],
  prices: selectPrices(product, []),
});
