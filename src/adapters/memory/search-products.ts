import { type SeedProduct, seedProducts } from '#contracts/seed/catalogue.ts';
import { seedProductsByPopularity } from '#contracts/seed/popularity.ts';
import { seedSearchText } from '#contracts/seed/search-text.ts';
import { tagsOfSeedProduct } from '#contracts/seed/tags.ts';
import type { ProductPage, ProductQuery, ProductSummary, SortOrder } from '#core/catalogue/product.ts';
import { findLeadPrice } from '#core/pricing/lead-price.ts';
import { foldVietnamese } from '#core/shared/fold-vietnamese.ts';
import {
  exactGroups,
  isTypoCandidate,
  matchesGroups,
  parseSearchTerms,
  widenedGroups,
} from '#core/shared/search-terms.ts';
import { belongsToCategory, type Shelf } from './categories.ts';
import { summaryOf } from './products.ts';
import type { World } from './world.ts';

const searchTexts = new Map(seedProducts.map((product) => [product.id, seedSearchText(product)]));
const vocabulary = new Set([...searchTexts.values()].flatMap((text) => text.split(' ').filter(isTypoCandidate)));

const found = (products: readonly SeedProduct[], keyword: string | null): readonly SeedProduct[] => {
  const terms = keyword === null ? [] : parseSearchTerms(keyword);
  if (terms.length === 0) return products;
  const exact = products.filter(({ id }) => matchesGroups(searchTexts.get(id) ?? '', exactGroups(terms)));
  if (exact.length > 0) return exact;
  const groups = widenedGroups(terms, vocabulary);
  return products.filter(({ id }) => matchesGroups(searchTexts.get(id) ?? '', groups));
};

const leadOf = (product: ProductSummary): number => findLeadPrice(product.prices)?.perUnit ?? 0;

/** Sorts by title without accents, by code point. */
const byName = (a: ProductSummary, b: ProductSummary): number => {
  const [left, right] = [foldVietnamese(a.title), foldVietnamese(b.title)];
  return left < right ? -1 : Number(left > right);
};

const comparators: Readonly<Record<SortOrder, (a: ProductSummary, b: ProductSummary) => number>> = {
  popular: () => 0,
  'price-asc': (a, b) => leadOf(a) - leadOf(b),
  'price-desc': (a, b) => leadOf(b) - leadOf(a),
  name: byName,
};

const fits = (query: ProductQuery) => (product: ProductSummary) =>
  (query.priceFrom === null || leadOf(product) >= query.priceFrom) &&
  (query.priceTo === null || leadOf(product) <= query.priceTo) &&
  (!query.onlyPromotion || product.prices.some((price) => price.oldPerUnit !== null));

/** Empty beyond the last page. */
export const searchProducts = (world: World, shelf: Shelf, query: ProductQuery): ProductPage => {
  const { category, tag, sort, page, perPage } = query;
  const here = seedProductsByPopularity.filter(
    (product) =>
      shelf.categoryIds.includes(product.categoryId) &&
      (category === null || belongsToCategory(product, category)) &&
      (tag === null || tagsOfSeedProduct(product).some((each) => each.slug === tag)),
  );
  const all = found(here, query.keyword)
    .map((product) => summaryOf(world, product))
    .filter(fits(query));
  const sorted = all.toSorted(comparators[sort]);
  return {
    products: sorted.slice((page - 1) * perPage, page * perPage),
    total: all.length,
    page,
    pages: Math.ceil(all.length / perPage),
  };
};
