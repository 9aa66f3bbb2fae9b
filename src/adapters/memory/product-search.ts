import { type SeedProduct, seedProducts } from '#contracts/seed/catalogue.ts';
import { contentOf } from '#contracts/seed/product-content.ts';
import { tagsOfSeedProduct } from '#contracts/seed/tags.ts';
import type { ProductPage, ProductQuery, ProductSummary, SortOrder } from '#core/catalogue/product.ts';
import { leadPriceOf } from '#core/pricing/lead-price.ts';
import {
  exactGroups,
  isVocabulary,
  matchesGroups,
  searchTermsOf,
  searchTextOf,
  widenedGroups,
} from '#core/shared/search-terms.ts';
import { belongsToCategory, type Shelf } from './categories.ts';
import { summaryOf } from './products.ts';
import type { World } from './world.ts';

const searchTexts = new Map(
  seedProducts.map((product) => [
    product.id,
    searchTextOf(product.sku, [product.title, product.specs, contentOf(product).summary]),
  ]),
);
const vocabulary = new Set([...searchTexts.values()].flatMap((text) => text.split(' ').filter(isVocabulary)));

const found = (products: readonly SeedProduct[], keyword: string | null): readonly SeedProduct[] => {
  const terms = keyword === null ? [] : searchTermsOf(keyword);
  if (terms.length === 0) return products;
  const exact = products.filter(({ id }) => matchesGroups(searchTexts.get(id) ?? '', exactGroups(terms)));
  if (exact.length > 0) return exact;
  const groups = widenedGroups(terms, vocabulary);
  return products.filter(({ id }) => matchesGroups(searchTexts.get(id) ?? '', groups));
};

const leadOf = (product: ProductSummary): number => leadPriceOf(product.prices)?.perUnit ?? 0;

const comparators: Readonly<Record<SortOrder, (a: ProductSummary, b: ProductSummary) => number>> = {
  popular: () => 0,
  'price-asc': (a, b) => leadOf(a) - leadOf(b),
  'price-desc': (a, b) => leadOf(b) - leadOf(a),
  name: (a, b) => a.title.localeCompare(b.title, 'vi'),
};

const isPopular = (product: ProductSummary): boolean => product.badge !== null;

const fits = (query: ProductQuery) => (product: ProductSummary) =>
  (query.priceFrom === null || leadOf(product) >= query.priceFrom) &&
  (query.priceTo === null || leadOf(product) <= query.priceTo) &&
  (!query.onlyPromotion || product.prices.some((price) => price.oldPerUnit !== null));

/** One page of the products that a list asks for; a page beyond the last is empty. */
export const searchProducts = (world: World, shelf: Shelf, query: ProductQuery): ProductPage => {
  const { category, tag, sort, page, perPage } = query;
  const here = seedProducts.filter(
    (product) =>
      shelf.categoryIds.includes(product.categoryId) &&
      (category === null || belongsToCategory(product, category)) &&
      (tag === null || tagsOfSeedProduct(product).some((each) => each.slug === tag)),
  );
  const all = found(here, query.keyword)
    .map((product) => summaryOf(world, product))
    .filter(fits(query));
  const sorted = all.toSorted((a, b) => comparators[sort](a, b) || Number(isPopular(b)) - Number(isPopular(a)));
  return {
    products: sorted.slice((page - 1) * perPage, page * perPage),
    total: all.length,
    page,
    pages: Math.max(1, Math.ceil(all.length / perPage)),
  };
};
