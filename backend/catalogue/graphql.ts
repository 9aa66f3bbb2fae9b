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
import type { ListQuery } from './list-products.ts';
import { listQueryOf } from './list-query.ts';
import { monthsOnPlan, plansOf, priceOnPlan } from './price-plans.ts';
import { type ProductParent, productParts, within } from './product-parts.ts';
import { featureTypesOf, optionPriceOf, readLineOptions } from './read-options.ts';
import { productByHandle, productById, productsById } from './read-products.ts';
import { allTags, allUnits, combosOf, productPage, storesOfType, storeWire, tagsOf } from './service.ts';
import { type Shop, shopOf } from './shop.ts';

type At = { readonly partnerId: string; readonly storeChannel: string };
type Context = GraphqlContext;

const inShop = async ({ deps }: Context, { partnerId, storeChannel }: At): Promise<Shop> =>
  shopOf(deps.db, partnerId, storeChannel);

const one = async (context: Context, at: At & { readonly productId: string }): Promise<ProductParent> => {
  const shop = await inShop(context, at);
  return { ...(await productById(context.deps.db, shop, at.productId, context.deps.clock.now())), shop };
};

const byHandle = async (context: Context, at: At & { readonly handle?: string | null }): Promise<ProductParent> => {
  const shop = await inShop(context, at);
  return { ...(await productByHandle(context.deps.db, shop, at.handle ?? '', context.deps.clock.now())), shop };
};

const list = async (context: Context, at: At, query: ListQuery) => {
  const shop = await inShop(context, at);
  const page = await productPage(context.deps, shop, query);
  return { ...page, data: within(shop, page.data) };
};

const ownOrganisation = (partnerId: string): void => {
  if (partnerId !== organisationId) throw notFound('Organisation');
};

const queries = {
  getCategories: async (_: unknown, args: At & { readonly level: number }, context: Context) => {
    const tree = await readTree(context.deps.db, await inShop(context, args));
    return args.level > 1 ? tree.flatMap(({ child }) => child) : tree;
  },
  getCategoryById: async (_: unknown, args: At & { readonly categoryId: string }, context: Context) =>
    findCategory(context.deps.db, await inShop(context, args), ({ id }) => id === args.categoryId),
  getCategoryByHandle: async (_: unknown, args: At & { readonly handle: string }, context: Context) =>
    findCategory(context.deps.db, await inShop(context, args), ({ handle }) => handle === args.handle),
  getPriceMenus: async (_: unknown, args: At, context: Context) =>
    readPriceMenus(context.deps.db, await inShop(context, args)),
  getProductById: (_: unknown, args: At & { readonly productId: string }, context: Context) => one(context, args),
  getSimpleProductById: (_: unknown, args: At & { readonly productId: string }, context: Context) => one(context, args),
  getProductByHandle: (_: unknown, args: At & { readonly handle: string }, context: Context) => byHandle(context, args),
  getProductSimpleByHandle: (_: unknown, args: At & { readonly handle?: string | null }, context: Context) =>
    byHandle(context, args),
  getSimpleProducts: (_: unknown, args: QueryGetSimpleProductsArgs, context: Context) =>
    list(context, args, listQueryOf(args)),
  getProducts: (_: unknown, { group, ...args }: QueryGetProductsArgs, context: Context) =>
    list(context, args, listQueryOf({ ...args, category: args.category ?? group ?? null })),
  getProductCombos: async (_: unknown, args: At & { readonly productId: string }, context: Context) => {
    const product = await one(context, args);
    return within(product.shop, await combosOf(context.deps, product.shop, product));
  },
};

const partQueries = {
  getProductOption: async (_: unknown, args: At & { readonly productId: string }, context: Context) => {
    const { source } = await one(context, args);
    return featureTypesOf(await readLineOptions(context.deps.db, source.categoryId), source);
  },
  getPriceForProductOption: async (
    _: unknown,
    args: At & {
      readonly productId: string;
      readonly months: number;
      readonly options: readonly { readonly id: string; readonly value: string }[];
    },
    context: Context,
  ) => {
    const { source } = await one(context, args);
    return optionPriceOf(await readLineOptions(context.deps.db, source.categoryId), source, args.options, args.months);
  },
  getPricePlans: async (_: unknown, args: At & { readonly productId: string }, context: Context) =>
    plansOf(context.deps.db, await one(context, args)),
  getPriceForProductOptionAndPricePlan: async (
    _: unknown,
    args: QueryGetPriceForProductOptionAndPricePlanArgs,
    context: Context,
  ) => priceOnPlan(context.deps.db, await one(context, args), args.options, args.pricePlanId),
  getPriceInstallment: async (_: unknown, args: QueryGetPriceInstallmentArgs, context: Context) =>
    monthsOnPlan(context.deps.db, await one(context, args), args),
  getListPlace: async (_: unknown, args: At & { readonly productIds: readonly string[] }, context: Context) => {
    const shop = await inShop(context, args);
    const ids = [...new Set(args.productIds)].slice(0, MAX_LISTED);
    const products = await productsById(context.deps.db, shop, ids, context.deps.clock.now());
    return products.map(({ id, places }) => ({ productId: id, places }));
  },
  getListPrice: async (_: unknown, args: At & { readonly productIds: readonly string[] }, { deps }: Context) => {
    const shop = await shopOf(deps.db, args.partnerId, args.storeChannel);
    const ids = [...new Set(args.productIds)].slice(0, MAX_LISTED);
    const products = await productsById(deps.db, shop, ids, deps.clock.now());
    return Object.fromEntries(products.map(({ id, discountPrice }) => [id, discountPrice]));
  },
  getStores: (_: unknown, args: { readonly partnerId: string; readonly type: string }, { deps }: Context) => {
    ownOrganisation(args.partnerId);
    return storesOfType(deps, args.type);
  },
  getDetailStores: async (
    _: unknown,
    args: { readonly partnerId: string; readonly storeId: string },
    { deps }: Context,
  ) => storeWire((await shopOf(deps.db, args.partnerId, args.storeId)).store),
  getUnits: (_: unknown, args: { readonly partnerId: string }, { deps }: Context) => {
    ownOrganisation(args.partnerId);
    return allUnits(deps);
  },
  getTags: async (_: unknown, args: At, context: Context) => {
    await inShop(context, args);
    return allTags(context.deps);
  },
  getTagsByProduct: async (_: unknown, args: At & { readonly productId: string }, context: Context) =>
    tagsOf(context.deps, await one(context, args)),
};

/** Maximum number of products whose prices one call returns. */
const MAX_LISTED = 200;

/** The product service at /product-service/graphql. */
export const catalogueGraphql = graphqlService({
  path: '/product-service/graphql',
  typeDefs,
  resolvers: { Query: { ...queries, ...partQueries }, Product: productParts },
});
