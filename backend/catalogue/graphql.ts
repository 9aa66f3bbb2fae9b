import type { GraphqlContext } from '#backend/platform/http/graphql-service.ts';
import { graphqlService } from '#backend/platform/http/graphql-service.ts';
import { notFound } from '#backend/platform/service-failure.ts';
import {
  type QueryGetPriceForProductOptionAndPricePlanArgs,
  type QueryGetPriceInstallmentArgs,
  type QueryGetProductsArgs,
  type QueryGetSimpleProductsArgs,
  typeDefs,
} from '#contracts/generated/product.service.ts';
import { organisationId } from '#contracts/organisation.ts';
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
import { loadShop, type Shop } from './shop.ts';

type StoreArgs = { readonly partnerId: string; readonly storeChannel: string };
type Context = GraphqlContext;

const withShop = async ({ deps }: Context, { partnerId, storeChannel }: StoreArgs): Promise<Shop> =>
  loadShop(deps.db, partnerId, storeChannel);

const loadProduct = async (
  context: Context,
  at: StoreArgs & { readonly productId: string },
): Promise<ProductParent> => {
  const shop = await withShop(context, at);
  return { ...(await productById(context.deps.db, shop, at.productId, context.deps.clock.now())), shop };
};

const loadProductByHandle = async (
  context: Context,
  at: StoreArgs & { readonly handle?: string | null },
): Promise<ProductParent> => {
  const shop = await withShop(context, at);
  return { ...(await productByHandle(context.deps.db, shop, at.handle ?? '', context.deps.clock.now())), shop };
};

const listPage = async (context: Context, at: StoreArgs, query: ListQuery) => {
  const shop = await withShop(context, at);
  const page = await loadProductPage(context.deps, shop, query);
  return { ...page, data: withStore(shop, page.data) };
};

const requireOwnOrganisation = (partnerId: string): void => {
  if (partnerId !== organisationId) throw notFound('Organisation');
};

const queries = {
  getCategories: async (_: unknown, args: StoreArgs & { readonly level: number }, context: Context) => {
    const tree = await readTree(context.deps.db, await withShop(context, args));
    return args.level > 1 ? tree.flatMap(({ child }) => child) : tree;
  },
  getCategoryById: async (_: unknown, args: StoreArgs & { readonly categoryId: string }, context: Context) =>
    findCategory(context.deps.db, await withShop(context, args), ({ id }) => id === args.categoryId),
  getCategoryByHandle: async (_: unknown, args: StoreArgs & { readonly handle: string }, context: Context) =>
    findCategory(context.deps.db, await withShop(context, args), ({ handle }) => handle === args.handle),
  getPriceMenus: async (_: unknown, args: StoreArgs, context: Context) =>
    readPriceMenus(context.deps.db, await withShop(context, args)),
  getProductById: (_: unknown, args: StoreArgs & { readonly productId: string }, context: Context) =>
    loadProduct(context, args),
  getSimpleProductById: (_: unknown, args: StoreArgs & { readonly productId: string }, context: Context) =>
    loadProduct(context, args),
  getProductByHandle: (_: unknown, args: StoreArgs & { readonly handle: string }, context: Context) =>
    loadProductByHandle(context, args),
  getProductSimpleByHandle: (_: unknown, args: StoreArgs & { readonly handle?: string | null }, context: Context) =>
    loadProductByHandle(context, args),
  getSimpleProducts: (_: unknown, args: QueryGetSimpleProductsArgs, context: Context) =>
    listPage(context, args, toListQuery(args)),
  getProducts: (_: unknown, { group, ...args }: QueryGetProductsArgs, context: Context) =>
    listPage(context, args, toListQuery({ ...args, category: args.category ?? group ?? null })),
  getProductCombos: async (_: unknown, args: StoreArgs & { readonly productId: string }, context: Context) => {
    const product = await loadProduct(context, args);
    return withStore(product.shop, await listCombos(context.deps, product.shop, product));
  },
};

const partQueries = {
  getProductOption: async (_: unknown, args: StoreArgs & { readonly productId: string }, context: Context) => {
    const { source } = await loadProduct(context, args);
    return toFeatureTypes(await readLineOptions(context.deps.db, source.categoryId), source);
  },
  getPriceForProductOption: async (
    _: unknown,
    args: StoreArgs & {
      readonly productId: string;
      readonly months: number;
      readonly options: readonly { readonly id: string; readonly value: string }[];
    },
    context: Context,
  ) => {
    const { source } = await loadProduct(context, args);
    return computeOptionPrice(
      await readLineOptions(context.deps.db, source.categoryId),
      source,
      args.options,
      args.months,
    );
  },
  getPricePlans: async (_: unknown, args: StoreArgs & { readonly productId: string }, context: Context) =>
    listPlansOfProduct(context.deps.db, await loadProduct(context, args)),
  getPriceForProductOptionAndPricePlan: async (
    _: unknown,
    args: QueryGetPriceForProductOptionAndPricePlanArgs,
    context: Context,
  ) => priceOnPlan(context.deps.db, await loadProduct(context, args), args.options, args.pricePlanId),
  getPriceInstallment: async (_: unknown, args: QueryGetPriceInstallmentArgs, context: Context) =>
    instalmentsOnPlan(context.deps.db, await loadProduct(context, args), args),
  getListPlace: async (_: unknown, args: StoreArgs & { readonly productIds: readonly string[] }, context: Context) => {
    const shop = await withShop(context, args);
    const ids = [...new Set(args.productIds)].slice(0, MAX_LISTED);
    const products = await productsById(context.deps.db, shop, ids, context.deps.clock.now());
    return products.map(({ id, places }) => ({ productId: id, places }));
  },
  getListPrice: async (_: unknown, args: StoreArgs & { readonly productIds: readonly string[] }, { deps }: Context) => {
    const shop = await loadShop(deps.db, args.partnerId, args.storeChannel);
    const ids = [...new Set(args.productIds)].slice(0, MAX_LISTED);
    const products = await productsById(deps.db, shop, ids, deps.clock.now());
    return Object.fromEntries(products.map(({ id, discountPrice }) => [id, discountPrice]));
  },
  getStores: (_: unknown, args: { readonly partnerId: string; readonly type: string }, { deps }: Context) => {
    requireOwnOrganisation(args.partnerId);
    return listStoresOfType(deps, args.type);
  },
  getDetailStores: async (
    _: unknown,
    args: { readonly partnerId: string; readonly storeId: string },
    { deps }: Context,
  ) => toStoreWire((await loadShop(deps.db, args.partnerId, args.storeId)).store),
  getUnits: (_: unknown, args: { readonly partnerId: string }, { deps }: Context) => {
    requireOwnOrganisation(args.partnerId);
    return listUnits(deps);
  },
  getTags: async (_: unknown, args: StoreArgs, context: Context) => {
    await withShop(context, args);
    return listTags(context.deps);
  },
  getTagsByProduct: async (_: unknown, args: StoreArgs & { readonly productId: string }, context: Context) =>
    listTagsOfProduct(context.deps, await loadProduct(context, args)),
};

/** Maximum per call. */
const MAX_LISTED = 200;

export const catalogueGraphql = graphqlService({
  path: '/product-service/graphql',
  typeDefs,
  resolvers: { Query: { ...queries, ...partQueries }, Product: productParts },
});
