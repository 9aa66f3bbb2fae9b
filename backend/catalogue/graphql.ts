import type { BackendDeps } from '#backend/platform/deps.ts';
import type { GraphqlContext } from '#backend/platform/http/graphql-service.ts';
import { graphqlService } from '#backend/platform/http/graphql-service.ts';
import {
  type QueryGetDetailStoresArgs,
  type QueryGetListPlaceArgs,
  type QueryGetListPriceArgs,
  type QueryGetPriceForProductOptionAndPricePlanArgs,
  type QueryGetPriceForProductOptionArgs,
  type QueryGetPriceInstallmentArgs,
  type QueryGetProductsArgs,
  type QueryGetSimpleProductsArgs,
  type QueryGetStoresArgs,
  type QueryGetUnitsArgs,
  typeDefs,
} from '#contracts/generated/product.service.ts';
import { findCategory, readPriceMenus, readTree } from './category-tree.ts';
import { instalmentsOnPlan, listPlansOfProduct, priceOnPlan } from './instalment-plans.ts';
import type { ListQuery } from './list-products.ts';
import { toListQuery } from './list-query.ts';
import { type ProductParent, productParts, withStore } from './product-parts.ts';
import { computeOptionPrice, readLineOptions, toFeatureTypes } from './read-options.ts';
import { productByHandle, productById, productsById } from './read-products.ts';
import {
  listCombos,
  listStoresOfType,
  listTags,
  listTagsOfProduct,
  listUnits,
  loadProductPage,
  toStoreWire,
} from './service.ts';
import { loadShop, requireOwnOrganisation, type Shop } from './shop.ts';

type StoreArgs = { readonly partnerId: string; readonly storeChannel: string };
type ProductArgs = StoreArgs & { readonly productId: string };
type HandleArgs = StoreArgs & { readonly handle?: string | null };
type Context = GraphqlContext;

/** Resolves a field with the store that its arguments name. */
const inShop =
  <Args extends StoreArgs, Answer>(answer: (deps: BackendDeps, shop: Shop, args: Args) => Answer) =>
  async (_: unknown, args: Args, { deps }: Context): Promise<Awaited<Answer>> =>
    await answer(deps, await loadShop(deps, args.partnerId, args.storeChannel), args);

/** Resolves a field with the product that its arguments name by id. */
const ofProduct = <Args extends ProductArgs, Answer>(
  answer: (deps: BackendDeps, product: ProductParent, args: Args) => Answer,
) =>
  inShop(async (deps, shop, args: Args) => {
    const product = await productById(deps.db, shop, args.productId, deps.clock.now());
    return answer(deps, { ...product, shop }, args);
  });

const byId = ofProduct((_, product) => product);
const byHandle = inShop(async ({ db, clock }, shop, { handle }: HandleArgs) => ({
  ...(await productByHandle(db, shop, handle ?? '', clock.now())),
  shop,
}));

const listPage = async (deps: BackendDeps, shop: Shop, query: ListQuery) => {
  const page = await loadProductPage(deps, shop, query);
  return { ...page, data: withStore(shop, page.data) };
};

/** Products of a list of ids, each once. */
const listed = ({ db, clock }: BackendDeps, shop: Shop, ids: readonly string[]) =>
  productsById(db, shop, [...new Set(ids)].slice(0, MAX_LISTED), clock.now());

const queries = {
  getCategories: inShop(async (deps, shop, { level }: StoreArgs & { readonly level: number }) => {
    const tree = await readTree(deps, shop);
    return level > 1 ? tree.flatMap(({ child }) => child) : tree;
  }),
  getCategoryById: inShop((deps, shop, { categoryId }: StoreArgs & { readonly categoryId: string }) =>
    findCategory(deps, shop, ({ id }) => id === categoryId),
  ),
  getCategoryByHandle: inShop((deps, shop, asked: StoreArgs & { readonly handle: string }) =>
    findCategory(deps, shop, ({ handle }) => handle === asked.handle),
  ),
  getPriceMenus: inShop(readPriceMenus),
  getProductById: byId,
  getSimpleProductById: byId,
  getProductByHandle: byHandle,
  getProductSimpleByHandle: byHandle,
  getSimpleProducts: inShop((deps, shop, args: QueryGetSimpleProductsArgs) => listPage(deps, shop, toListQuery(args))),
  getProducts: inShop((deps, shop, { group, ...args }: QueryGetProductsArgs) =>
    listPage(deps, shop, toListQuery({ ...args, category: args.category ?? group ?? null })),
  ),
  getProductCombos: ofProduct(async (deps, product) =>
    withStore(product.shop, await listCombos(deps, product.shop, product)),
  ),
  getProductOption: ofProduct(async ({ db }, { source }) =>
    toFeatureTypes(await readLineOptions(db, source.categoryId), source),
  ),
  getPriceForProductOption: ofProduct(
    async ({ db }, { source }, { options, months }: QueryGetPriceForProductOptionArgs) =>
      computeOptionPrice(await readLineOptions(db, source.categoryId), source, options, months),
  ),
  getPricePlans: ofProduct(({ db }, product) => listPlansOfProduct(db, product)),
  getPriceForProductOptionAndPricePlan: ofProduct(
    ({ db }, product, { options, pricePlanId }: QueryGetPriceForProductOptionAndPricePlanArgs) =>
      priceOnPlan(db, product, options, pricePlanId),
  ),
  getPriceInstallment: ofProduct(({ db }, product, args: QueryGetPriceInstallmentArgs) =>
    instalmentsOnPlan(db, product, args),
  ),
  getListPlace: inShop(async (deps, shop, { productIds }: QueryGetListPlaceArgs) =>
    (await listed(deps, shop, productIds)).map(({ id, places }) => ({ productId: id, places })),
  ),
  getListPrice: inShop(async (deps, shop, { productIds }: QueryGetListPriceArgs) =>
    Object.fromEntries((await listed(deps, shop, productIds)).map(({ id, discountPrice }) => [id, discountPrice])),
  ),
  getStores: (_: unknown, { partnerId, type }: QueryGetStoresArgs, { deps }: Context) => {
    requireOwnOrganisation(partnerId);
    return listStoresOfType(deps, type);
  },
  getDetailStores: async (_: unknown, { partnerId, storeId }: QueryGetDetailStoresArgs, { deps }: Context) =>
    toStoreWire((await loadShop(deps, partnerId, storeId)).store),
  getUnits: (_: unknown, { partnerId }: QueryGetUnitsArgs, { deps }: Context) => {
    requireOwnOrganisation(partnerId);
    return listUnits(deps);
  },
  getTags: inShop((deps) => listTags(deps)),
  getTagsByProduct: ofProduct((deps, product) => listTagsOfProduct(deps, product)),
};

/** Maximum per call. */
const MAX_LISTED = 200;

export const catalogueGraphql = graphqlService({
  path: '/product-service/graphql',
  typeDefs,
  resolvers: { Query: queries, Product: productParts },
});
