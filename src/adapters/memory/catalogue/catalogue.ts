import { notFound } from '#adapters/memory/refusals.ts';
import { seedProductById, type World } from '#adapters/memory/world.ts';
import { placesIn } from '#contracts/place-stock.ts';
import { type SeedProduct, seedProducts } from '#contracts/seed/catalogue.ts';
import { seedCategories } from '#contracts/seed/categories.ts';
import { categorySeo, productSeo } from '#contracts/seed/content/seo.ts';
import { seedTags, tagsOfSeedProduct } from '#contracts/seed/content/tags.ts';
import { seedUnits } from '#contracts/seed/units.ts';
import type { Catalogue, ObjectSeo, SeoType } from '#core/catalogue/catalogue.port.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import { type ProductId, productId } from '#core/shared/ids.ts';
import { ok, type Result } from '#core/shared/result.ts';
import { lookUp } from '#core/shared/text/look-up.ts';
import { categoryOf, categoryTree, type Shelf, storeOf } from './categories.ts';
import { pricesOf } from './prices.ts';
import { extrasOf, optionsOf, productOf } from './products.ts';
import { searchProducts } from './search-products.ts';

type Answer<Value> = Result<Value, PortFailure>;

const bySlug = new Map(seedProducts.map((product) => [product.slug, product]));

const inStore = <Value>(handle: string | null, work: (shelf: Shelf) => Answer<Value>): Answer<Value> => {
  const store = storeOf(handle);
  return store ? work(store) : notFound;
};

const onProduct = <Value>(id: ProductId, work: (product: SeedProduct) => Answer<Value>): Answer<Value> => {
  const product = seedProductById.get(id);
  return product ? work(product) : notFound;
};

const seoOf = (object: string, type: SeoType): ObjectSeo | undefined => {
  if (type === 'category') {
    const category = seedCategories.find(({ id, handle }) => id === object || handle === object);
    return category && lookUp(categorySeo, category.handle);
  }
  const product = seedProductById.get(productId(object)) ?? bySlug.get(object);
  return product && lookUp(productSeo, product.slug);
};

export const memoryCatalogue = (world: World): Catalogue => ({
  categories: async (store) => inStore(store, (shelf) => ok(categoryTree(world, shelf))),
  category: async (handle, store) =>
    inStore(store, (shelf) => {
      const found = seedCategories.find((category) => category.handle === handle);
      return found ? ok(categoryOf(world, found, shelf)) : notFound;
    }),
  categoryById: async (id, store) =>
    inStore(store, (shelf) => {
      const found = seedCategories.find((category) => category.id === id);
      return found ? ok(categoryOf(world, found, shelf)) : notFound;
    }),
  products: async (query) => {
    const shelf = storeOf(query.store);
    return shelf ? ok(await searchProducts(world, shelf, query)) : notFound;
  },
  product: async (slug) => {
    const found = bySlug.get(slug);
    if (found === undefined) return notFound;
    return ok({ ...productOf(world, found), tags: tagsOfSeedProduct(found), seo: seoOf(slug, 'product') ?? null });
  },
  productById: async (id) => onProduct(id, (product) => ok(productOf(world, product))),
  listOffers: async (ids) =>
    ok(
      [...new Set(ids)].flatMap((id) => {
        const product = seedProductById.get(id);
        if (!product) return [];
        const locations = placesIn(optionsOf(world, product));
        return [{ id: productId(id), prices: pricesOf(world, product), locations }];
      }),
    ),
  priceMenus: async () =>
    inStore(null, (shelf) => ok(categoryTree(world, shelf).map((group) => ({ group, lines: group.children })))),
  combos: async (id) => onProduct(id, (product) => ok(extrasOf(world, product))),
  units: async () => ok(seedUnits),
  tags: async () => ok(seedTags),
  seo: async (object, type) => {
    const said = seoOf(object, type);
    return said ? ok(said) : notFound;
  },
  store: async (id) => {
    const found = storeOf(id);
    return found ? ok({ id: found.id, name: found.name, slug: found.slug }) : notFound;
  },
});
