import type { GraphqlContext } from '#backend/platform/http/graphql-service.ts';
import { requestLoader } from '#backend/platform/http/request-loader.ts';
import { readPlansOfLines } from './instalment-plans.ts';
import type { ProductBase } from './product-wire.ts';
import { readOptionsOfLines, toFeatureTypes } from './read-options.ts';
import { productsById, readDescriptions, readTilesOfLines, toSiblings, type WholeProduct } from './read-products.ts';
import { readSeosOfProducts } from './seo.ts';
import { readCombosOfModels, readTagsOfModels } from './service.ts';
import type { Shop } from './shop.ts';

type Context = GraphqlContext;

/** `shop` makes lazily loaded parts use the same store. */
export type ProductParent = ProductBase & Partial<WholeProduct> & { readonly shop: Shop };

export const withStore = (shop: Shop, products: readonly ProductBase[]): readonly ProductParent[] =>
  products.map((product) => ({ ...product, shop }));

const loadDescription = requestLoader(({ db }, modelIds: readonly string[]) => readDescriptions(db, modelIds));
const loadLineOptions = requestLoader(({ db }, lines: readonly string[]) => readOptionsOfLines(db, lines));
const loadTiles = requestLoader(({ db }, lines: readonly string[]) => readTilesOfLines(db, lines));
const loadPlans = requestLoader(({ db }, lines: readonly string[]) => readPlansOfLines(db, lines));
const loadTags = requestLoader(readTagsOfModels);
const loadComboIds = requestLoader(readCombosOfModels);
const loadSeo = requestLoader(({ db }, ids: readonly string[]) => readSeosOfProducts(db, ids));

/** Loads products that other products name, each once and together for all lists of a store. */
const loadNamed = requestLoader(async ({ db, clock }, keys: readonly NamedProduct[]) => {
  const found = new Map<NamedProduct, ProductBase>();
  for (const shop of new Set(keys.map((key) => key.shop))) {
    const ofShop = keys.filter((key) => key.shop === shop);
    const products = await productsById(db, shop, [...new Set(ofShop.map(({ id }) => id))], clock.now());
    for (const key of ofShop) {
      const product = products.find(({ id }) => id === key.id);
      if (product) found.set(key, product);
    }
  }
  return found;
});
type NamedProduct = { readonly shop: Shop; readonly id: string };

const optionsOf = async ({ source, details }: ProductParent, context: Context) =>
  details?.options ?? (await loadLineOptions(context, source.categoryId)) ?? [];

/** Each reads for all products of the request that are waiting for it; a product that was read alone has them. */
export const productParts = {
  description: async ({ source, details }: ProductParent, _: unknown, context: Context) =>
    details?.description ?? ((await loadDescription(context, source.modelId)) ?? []).join('\n\n'),
  options: async (product: ProductParent, _: unknown, context: Context) =>
    (await optionsOf(product, context)).map(({ option }) => option.name),
  featureTypes: async (product: ProductParent, _: unknown, context: Context) =>
    toFeatureTypes(await optionsOf(product, context), product.source),
  tags: ({ source, details }: ProductParent, _: unknown, context: Context) =>
    details?.tags ?? loadTags(context, source.modelId),
  seo: ({ id, details }: ProductParent, _: unknown, context: Context) =>
    details === undefined ? loadSeo(context, id) : details.seo,
  siblings: async (product: ProductParent, _: unknown, context: Context) =>
    toSiblings((await loadTiles(context, product.source.categoryId)) ?? [], product),
  pricePlans: ({ source, details }: ProductParent, _: unknown, context: Context) =>
    details?.plans ?? loadPlans(context, source.categoryId),
  extras: async ({ source, shop, details }: ProductParent, _: unknown, context: Context) => {
    const known = details?.companionIds ?? (await loadComboIds(context, source.modelId)) ?? [];
    const ids = known.filter((id) => id !== source.id);
    const products = await Promise.all(ids.map((id) => loadNamed(context, { shop, id })));
    return products.filter((product) => product !== null);
  },
};
