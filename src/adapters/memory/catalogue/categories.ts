import type { World } from '#adapters/memory/world.ts';
import { type SeedProduct, seedProducts } from '#contracts/seed/catalogue.ts';
import { type SeedCategory, seedCategories } from '#contracts/seed/categories.ts';
import { categoryDescriptions } from '#contracts/seed/content/category-content.ts';
import { isFilterOption, type SeedOptionValue, seedOptions, valuesOfLine } from '#contracts/seed/options.ts';
import { type SeedStore, seedStores } from '#contracts/seed/stores.ts';
import type { Category, CategoryFilter } from '#core/catalogue/category.ts';
import { parseStoreId } from '#core/catalogue/parse-store-id.ts';
import { findLowestLeadPrice } from '#core/pricing/lead-price.ts';
import { promisedHandover } from '#core/service-rules/promised-handover.ts';
import { categoryId, optionId, optionValueId } from '#core/shared/ids.ts';
import { lookUp } from '#core/shared/text/look-up.ts';
import { pricesOf } from './prices.ts';

export type Shelf = Pick<SeedStore, 'categoryIds'>;

const [websiteStore] = seedStores;

/** By handle, id or code; null is the website store, undefined when it does not exist. */
export const storeOf = (handle: string | null): SeedStore | undefined => {
  if (handle === null) return websiteStore;
  const id = parseStoreId(handle);
  return seedStores.find((store) => store.id === id || store.code === id);
};

const byHandle = new Map(seedCategories.map((category) => [category.handle, category]));
const childrenOf = (parent: SeedCategory): readonly SeedCategory[] =>
  seedCategories.filter((each) => each.parentId === parent.id);

/** Includes subcategories. */
export const belongsToCategory = (product: SeedProduct, handle: string): boolean => {
  const category = byHandle.get(handle);
  return (
    category !== undefined &&
    (product.categoryId === category.id || childrenOf(category).some((child) => child.id === product.categoryId))
  );
};

/** Not withdrawn; a product that is sold out at every place is still on sale. */
export const isOnSale = (world: World, { id }: Pick<SeedProduct, 'id'>): boolean => !world.state.withdrawn.has(id);

const productsOf = (world: World, category: SeedCategory, shelf: Shelf): readonly SeedProduct[] =>
  seedProducts.filter(
    (product) =>
      isOnSale(world, product) &&
      shelf.categoryIds.includes(product.categoryId) &&
      belongsToCategory(product, category.handle),
  );

const filtersOf = (products: readonly SeedProduct[]): readonly CategoryFilter[] =>
  seedOptions
    .filter((option) => isFilterOption(option) && products.some(({ optionIds }) => optionIds.includes(option.id)))
    .map(({ id, name, values }) => ({
      id: optionId(id),
      name,
      values: valuesOfLines(values, products).map((value) => ({ id: optionValueId(value.id), title: value.title })),
    }));

/** Every value once, in the order of the lines. */
const valuesOfLines = (values: readonly SeedOptionValue[], products: readonly SeedProduct[]) => [
  ...new Set(products.flatMap(({ categoryId }) => valuesOfLine(values, categoryId))),
];

export const categoryOf = (world: World, category: SeedCategory, shelf: Shelf): Category => {
  const products = productsOf(world, category, shelf);
  const parent = seedCategories.find((each) => each.id === category.parentId);
  return {
    id: categoryId(category.id),
    handle: category.handle,
    title: category.title,
    description: lookUp(categoryDescriptions, category.handle) ?? '',
    level: category.level,
    parentHandle: parent?.handle ?? null,
    icon: category.level === 2 ? category.handle : null,
    // Here systems set up every line.
    handover: category.level === 2 ? promisedHandover(category.handle, null, false) : null,
    columns: [],
    productCount: products.length,
    priceFrom: findLowestLeadPrice(products.map((product) => ({ prices: pricesOf(world, product) }))),
    filters: filtersOf(products),
    children: childrenOf(category)
      .filter((child) => shelf.categoryIds.includes(child.id))
      .map((child) => categoryOf(world, child, shelf)),
  };
};

export const categoryTree = (world: World, shelf: Shelf): readonly Category[] =>
  seedCategories
    .filter((category) => category.level === 1)
    .map((category) => categoryOf(world, category, shelf))
    .filter((category) => category.children.length > 0);
