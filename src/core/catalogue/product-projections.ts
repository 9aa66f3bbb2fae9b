import { priceForTerm } from '#core/catalogue/plans/plan-facets.ts';
import type { ProductSummary } from './product.ts';

export const CARD_SPECIFICATIONS = 4;
/** Terms compared on the home page, in the price's unit. */
export const TAB_TERMS: readonly number[] = [1, 3, 12, 36];

/** Adds the default term and the shortest one, which is the base of comparisons. */
const selectPrices = ({ prices, defaultTerm }: ProductSummary, times: readonly number[]) =>
  prices.filter(({ term }, at) => at === 0 || term === defaultTerm || times.includes(term));

/** Keeps the embedded page data small. */
export const toTabPlan = (product: ProductSummary): ProductSummary => ({
  ...product,
  image: null,
  specifications: product.specifications.slice(0, CARD_SPECIFICATIONS),
  prices: selectPrices(product, TAB_TERMS),
});

/** What a card and a row of the table show, for a term in months. */
export const toListPlan = (product: ProductSummary, months: number | null): ProductSummary => {
  const shown = priceForTerm(product, months);
  return {
    ...product,
    specifications: product.specifications.slice(0, CARD_SPECIFICATIONS),
    prices: selectPrices(product, shown === null ? [] : [shown.term]),
  };
};

/** Only the product fields that a link shows: name and price. */
export const toProductLink = (product: ProductSummary): ProductSummary => ({
  ...product,
  summary: '',
  image: null,
  gift: null,
  specifications: [],
  locations: [],
  prices: selectPrices(product, []),
});

/** Specifications beside a product in the search. */
const ROW_SPECIFICATIONS = 4;

/** A row of the search: picture, key facts and the price of the default term. */
export const toSearchRow = (product: ProductSummary): ProductSummary => ({
  ...product,
  specifications: product.specifications.slice(0, ROW_SPECIFICATIONS),
  locations: [],
  prices: selectPrices(product, []).filter(({ term }) => term === product.defaultTerm),
});
