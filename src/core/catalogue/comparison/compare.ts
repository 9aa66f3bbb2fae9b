import type { ProductSummary } from '#core/catalogue/product.ts';
import type { PriceEntry } from '#core/pricing/price.ts';
import type { Configuration } from '#core/pricing/quote.ts';
import type { Dong } from '#core/shared/dong.ts';

/** [CAT-08] */
export const MAX_COMPARED = 3;
const MAX_SLUG = 200;

export type ComparedProduct = {
  readonly product: ProductSummary;
  /** Default configuration and total with VAT (đồng) per term; empty when it needs input or is unavailable. */
  readonly orderable: readonly { readonly configuration: Configuration; readonly gross: Dong }[];
};

export type Comparison = {
  readonly products: readonly ComparedProduct[];
  /** No longer sold. */
  readonly unavailableSlugs: readonly string[];
};

/** Slugs of `?sp=a,b,c`, each once; may exceed the maximum, which the caller must handle. */
export const parseComparedSlugs = (texts: readonly string[]): readonly string[] => {
  const slugs = texts
    .flatMap((text) => text.split(','))
    .map((slug) => slug.trim())
    .filter((slug) => slug !== '' && slug.length <= MAX_SLUG);
  return [...new Set(slugs)];
};

/** null when the list is full. [CAT-08] */
export const addCompared = (slugs: readonly string[], slug: string): readonly string[] | null => {
  if (slugs.includes(slug)) return slugs;
  return slugs.length < MAX_COMPARED ? [...slugs, slug] : null;
};

type Priced = Pick<ProductSummary, 'prices' | 'defaultTerm'>;

/** Terms that all products are sold for, in the same unit, shortest first. */
export const commonTerms = ([first, ...others]: readonly Priced[]): readonly PriceEntry[] =>
  (first?.prices ?? []).filter(({ term, unit }) =>
    others.every(({ prices }) => prices.some((each) => each.term === term && each.unit.id === unit.id)),
  );

/**
 * One price per product, all for one term: the requested one, the first product's default, or the shortest common one.
 * Without a common term each has its default and `term` is null.
 */
export const comparedPrices = (
  products: readonly Priced[],
  asked: number | null,
): { readonly term: number | null; readonly entries: readonly (PriceEntry | null)[] } => {
  const common = commonTerms(products).map(({ term }) => term);
  const proposed = products[0]?.defaultTerm ?? null;
  const term = [asked, proposed, common[0] ?? null].find((time) => time !== null && common.includes(time)) ?? null;
  return { term, entries: products.map((product) => findPriceEntry(product, term)) };
};

const findPriceEntry = ({ prices, defaultTerm }: Priced, term: number | null): PriceEntry | null =>
  prices.find(({ term: time }) => time === (term ?? defaultTerm)) ?? prices[0] ?? null;
