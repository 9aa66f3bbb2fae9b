import type { PriceEntry } from '#core/pricing/price.ts';
import type { Configuration } from '#core/pricing/quote.ts';
import type { Dong } from '#core/shared/dong.ts';
import * as paths from '#core/shared/paths.ts';
import type { ProductSummary } from './product.ts';

/** So many products stand side by side at most. [CAT-08] */
export const MAX_COMPARED = 3;
const MAX_SLUG = 200;

/** A product beside others. */
export type ComparedProduct = {
  readonly product: ProductSummary;
  /**
   * What can be ordered of it without another question, term by term: the configuration that its page starts with and
   * what that costs with VAT, đồng. Empty where it asks something first, or is not to be had.
   */
  readonly ready: readonly { readonly configuration: Configuration; readonly gross: Dong }[];
};

export type Comparison = {
  /** In the order in which they were asked for. */
  readonly products: readonly ComparedProduct[];
  /** Slugs that nothing is sold under any more. */
  readonly gone: readonly string[];
};

/**
 * The slugs that an address names, `?sp=a,b,c`: each once, in their order. A list that somebody wrote by hand may be
 * longer than what can be compared; who draws it says so.
 */
export const slugsIn = (texts: readonly string[]): readonly string[] => {
  const slugs = texts
    .flatMap((text) => text.split(','))
    .map((slug) => slug.trim())
    .filter((slug) => slug !== '' && slug.length <= MAX_SLUG);
  return [...new Set(slugs)];
};

/** The list with one more; null where there is no room: nothing that was chosen gives way by itself. [CAT-08] */
export const withCompared = (slugs: readonly string[], slug: string): readonly string[] | null => {
  if (slugs.includes(slug)) return slugs;
  return slugs.length < MAX_COMPARED ? [...slugs, slug] : null;
};

/** How a comparison is looked at: `time` is a term that all have, null leaves it to the shop. */
export type ComparisonView = { readonly time: number | null; readonly onlyDifferences: boolean };
const plainView: ComparisonView = { time: null, onlyDifferences: false };

/** The address that shows these products side by side; it can be shared. [ROUTE-12] */
export const comparePath = (
  slugs: readonly string[],
  { time, onlyDifferences }: ComparisonView = plainView,
): string => {
  const query = [
    ...(slugs.length === 0 ? [] : [`sp=${slugs.map(encodeURIComponent).join(',')}`]),
    ...(time === null ? [] : [`time=${time}`]),
    ...(onlyDifferences ? ['khac=1'] : []),
  ];
  return query.length === 0 ? paths.compare : `${paths.compare}?${query.join('&')}`;
};

type Priced = Pick<ProductSummary, 'prices' | 'defaultTime'>;

/** Terms that every one of them is sold for, in the same unit, shortest first. */
export const commonTerms = ([first, ...others]: readonly Priced[]): readonly PriceEntry[] =>
  (first?.prices ?? []).filter(({ time, unit }) =>
    others.every(({ prices }) => prices.some((each) => each.time === time && each.unit.id === unit.id)),
  );

/**
 * The price entry of each product that the comparison shows, in their order. Prices of one term are compared: the asked
 * one, else the one that the shop proposes for the first product, else the shortest they share. Without a term that all
 * have, each shows its own proposed one; `term` is then null.
 */
export const comparedPrices = (
  products: readonly Priced[],
  asked: number | null,
): { readonly term: number | null; readonly entries: readonly (PriceEntry | null)[] } => {
  const common = commonTerms(products).map(({ time }) => time);
  const proposed = products[0]?.defaultTime ?? null;
  const term = [asked, proposed, common[0] ?? null].find((time) => time !== null && common.includes(time)) ?? null;
  return { term, entries: products.map((product) => entryFor(product, term)) };
};

const entryFor = ({ prices, defaultTime }: Priced, term: number | null): PriceEntry | null =>
  prices.find(({ time }) => time === (term ?? defaultTime)) ?? prices[0] ?? null;
