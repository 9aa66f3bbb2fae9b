import type { ProductSummary } from '#core/catalogue/product.ts';
import { findLeadPrice } from '#core/pricing/lead-price.ts';
import type { PriceEntry } from '#core/pricing/price.ts';
import { toMonths } from '#core/pricing/term-price.ts';

/** Facets of the plan itself; `filter[…]` names an option of the category's `product_filter`. */
export const planFacets = ['cpu', 'ram', 'disk', 'gpu', 'stock', 'delivery', 'term'] as const;
export type PlanFacet = (typeof planFacets)[number];

/**
 * Values of one facet are alternatives, all facets must hold. Threads, GB, GB, model, stock, sentence, months, title.
 */
export type ChosenFacets = Readonly<Record<string, readonly string[]>>;

/** The price that a card shows for this term, in months; null is the default term. */
export const priceForTerm = (product: Pick<ProductSummary, 'prices'>, months: number | null): PriceEntry | null =>
  product.prices.find(({ term, unit }) => toMonths(term, unit.id) === months) ?? findLeadPrice(product.prices);
