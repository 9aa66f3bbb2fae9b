import type { World } from '#adapters/memory/world.ts';
import { type SeedProduct, seedProducts } from '#contracts/seed/catalogue.ts';
import { tagsOfSeedProduct } from '#contracts/seed/content/tags.ts';
import { seedProductsByPopularity } from '#contracts/seed/popularity.ts';
import { seedSearchText } from '#contracts/seed/search-text.ts';
import type { ProductPage, ProductQuery, ProductSummary, SortOrder } from '#core/catalogue/product.ts';
import { findLeadPrice } from '#core/pricing/lead-price.ts';
import { chooseSearch, hasSearchTerms, matchesSearch, rankSearch } from '#core/search-rules/match-search.ts';
import type { SearchGroups } from '#core/search-rules/parse-search.ts';
import type { SearchText } from '#core/search-rules/product-search-text.ts';
import { foldVietnamese } from '#core/shared/text/fold-vietnamese.ts';
import { belongsToCategory, isOnSale, type Shelf } from './categories.ts';
import { summaryOf } from './products.ts';

const nothing: SearchText = { all: [], headline: [] };
const searchTexts = new Map(seedProducts.map((product) => [product.id, seedSearchText(product)]));
const searchTextOf = ({ id }: Pick<SeedProduct, 'id'>): SearchText => searchTexts.get(id) ?? nothing;
const vocabulary = new Set([...searchTexts.values()].flatMap(({ all }) => all));

const finds =
  (world: World) =>
  (groups: SearchGroups): boolean =>
    seedProducts.some((product) => isOnSale(world, product) && matchesSearch(searchTextOf(product).all, groups));

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
export const searchProducts = async (world: World, shelf: Shelf, query: ProductQuery): Promise<ProductPage> => {
  const { category, keyword, tag, sort, page, perPage } = query;
  const here = seedProductsByPopularity
    .filter(
      (product) =>
        isOnSale(world, product) &&
        shelf.categoryIds.includes(product.categoryId) &&
        (category === null || belongsToCategory(product, category)) &&
        (tag === null || tagsOfSeedProduct(product).some((each) => each.slug === tag)),
    )
    .map((product) => summaryOf(world, product))
    .filter(fits(query));
  const all = hasSearchTerms(keyword) ? await searchAmong(world, here, keyword) : here;
  const sorted = all.toSorted(comparators[sort]);
  return {
    products: sorted.slice((page - 1) * perPage, page * perPage),
    total: all.length,
    page,
    pages: Math.ceil(all.length / perPage),
  };
};

const searchAmong = async (
  world: World,
  products: readonly ProductSummary[],
  keyword: string,
): Promise<readonly ProductSummary[]> => {
  const chosen = await chooseSearch(keyword, finds(world), () => vocabulary);
  return chosen === null ? [] : rankSearch(products, chosen, searchTextOf, leadOf);
};
