import type { GraphqlContext } from '#backend/platform/http/graphql-service.ts';
import { listPlansOfProduct } from './instalment-plans.ts';
import type { ProductBase } from './product-wire.ts';
import { readLineOptions, toFeatureTypes } from './read-options.ts';
import { listSiblings, readDescription } from './read-products.ts';
import { listCombos, listTagsOfProduct } from './service.ts';
import type { Shop } from './shop.ts';

type Context = GraphqlContext;

/** `shop` makes lazily loaded parts use the same store. */
export type ProductParent = ProductBase & { readonly shop: Shop };

export const withStore = (shop: Shop, products: readonly ProductBase[]): readonly ProductParent[] =>
  products.map((product) => ({ ...product, shop }));

/** Products of one line share one query per request. */
const loadLineOptions = (context: Context, categoryId: string) => {
  const known = lineOptions.get(context) ?? new Map<string, ReturnType<typeof readLineOptions>>();
  lineOptions.set(context, known);
  const reading = known.get(categoryId) ?? readLineOptions(context.deps.db, categoryId);
  known.set(categoryId, reading);
  return reading;
};
const lineOptions = new WeakMap<Context, Map<string, ReturnType<typeof readLineOptions>>>();

export const productParts = {
  description: async ({ source }: ProductParent, _: unknown, { deps }: Context) =>
    (await readDescription(deps.db, source.modelId)).join('\n\n'),
  options: async ({ source }: ProductParent, _: unknown, context: Context) =>
    (await loadLineOptions(context, source.categoryId)).map(({ option }) => option.name),
  featureTypes: async ({ source }: ProductParent, _: unknown, context: Context) =>
    toFeatureTypes(await loadLineOptions(context, source.categoryId), source),
  tags: (product: ProductParent, _: unknown, { deps }: Context) => listTagsOfProduct(deps, product),
  siblings: (product: ProductParent, _: unknown, { deps }: Context) => listSiblings(deps.db, product),
  pricePlans: (product: ProductParent, _: unknown, { deps }: Context) => listPlansOfProduct(deps.db, product),
  extras: async (product: ProductParent, _: unknown, { deps }: Context) =>
    withStore(product.shop, await listCombos(deps, product.shop, product)),
};
