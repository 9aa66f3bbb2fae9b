import * as z from 'zod/mini';
import { amount, converted, field, required } from '#adapters/replies/schema.ts';
import {
  GetCategoriesDocument,
  GetCategoryByHandleDocument,
  GetCategoryByIdDocument,
  GetDetailStoresDocument,
  GetListPlaceDocument,
  GetListPriceDocument,
  GetPriceForProductOptionDocument,
  GetPriceMenusDocument,
  GetProductByHandleDocument,
  GetProductByIdDocument,
  GetProductCombosDocument,
  GetProductOptionDocument,
  GetSimpleProductsDocument,
  type GetSimpleProductsQueryVariables,
  GetTagsByProductDocument,
  GetTagsDocument,
  GetUnitsDocument,
} from '#contracts/generated/product.ts';
import { organisationId, websiteStoreCode } from '#contracts/organisation.ts';
import type { RestSeo } from '#contracts/product-rest.ts';
import type { Catalogue, PriceMenu } from '#core/catalogue/catalogue.port.ts';
import type { InstalmentPlanQueries } from '#core/catalogue/instalment-plan-queries.ts';
import { parseStoreId } from '#core/catalogue/parse-store-id.ts';
import type { ProductQuery, SortOrder } from '#core/catalogue/product.ts';
import { dong, zeroDong } from '#core/shared/dong.ts';
import { productId } from '#core/shared/ids.ts';
import { ok } from '#core/shared/result.ts';
import type { ServiceClient } from '../service-client.ts';
import { categoryReply, categoryTreeReply } from './category-reply.ts';
import { graphqlInstalmentPlans } from './instalment-plans.ts';
import { optionsReply } from './option-reply.ts';
import { placesReply } from './place-reply.ts';
import { pricesReply } from './price-reply.ts';
import { productPageReply, productReply, summaryReply } from './product-reply.ts';

/** Defaults to the website store. [STO-01, CFG-02] */
const storeVariables = (store: string | null) => ({
  partnerId: organisationId,
  storeChannel: store === null ? websiteStoreCode : parseStoreId(store),
});
const website = storeVariables(null);

const sorting: Readonly<Record<SortOrder, { readonly sortBy: string; readonly sortOrder: string }>> = {
  popular: { sortBy: 'POPULAR', sortOrder: 'ASC' },
  'price-asc': { sortBy: 'PRICE', sortOrder: 'ASC' },
  'price-desc': { sortBy: 'PRICE', sortOrder: 'DESC' },
  name: { sortBy: 'NAME', sortOrder: 'ASC' },
};

const variablesOf = (query: ProductQuery): GetSimpleProductsQueryVariables => ({
  ...storeVariables(query.store),
  ...sorting[query.sort],
  category: query.category,
  tag: query.tag,
  keyword: query.keyword,
  priceFrom: query.priceFrom,
  priceTo: query.priceTo,
  onlyPromotion: query.onlyPromotion,
  currentPage: query.page,
  maxResult: query.perPage,
});

/** The single field of an answer, which is null when nothing was found. */
const foundField = <Name extends string, Value>(name: Name, reply: z.ZodMiniType<Value>) =>
  field(name, z.nullable(reply));

const tagsReply = z.array(z.object({ id: z.string(), name: z.string(), slug: z.string() }));
const unitsReply = z.array(z.object({ id: z.string(), name: z.string() }));
const menusReply = z.array(
  converted(z.object({ group: categoryReply }), ({ group }): PriceMenu => ({ group, lines: group.children })),
);
const storeReply = converted(
  z.object({ id: z.string(), name: z.string(), description: z.object({ slug: z.string() }) }),
  ({ id, name, description: { slug } }) => ({ id, name, slug }),
);
const locationsReply = z.array(
  converted(z.object({ productId: z.string(), places: placesReply }), ({ productId: id, places }) => ({
    id: productId(id),
    locations: places,
  })),
);
const optionPriceReply = converted(z.object({ price: amount }), ({ price }) => ({
  net: dong(price),
  exempt: zeroDong,
}));

const seoText = converted(z.nullish(z.string()), (given) => given?.trim() || null);
const seoReply = z.object({
  title: seoText,
  description: seoText,
} satisfies Partial<Record<keyof RestSeo, unknown>>);

/** GraphQL, and REST for what only REST offers; one call per method. */
export const graphqlCatalogue = (client: ServiceClient, service: Pick<ServiceClient, 'rest'>): Catalogue => ({
  ...categoryMethods(client),
  ...productMethods(client),
  ...graphqlInstalmentPlans(client),
  seo: (object, type) =>
    service.rest('GET', `/product-service/v1/seos/${encodeURIComponent(object)}/${type}`, { schema: seoReply }),
});

const categoryMethods = ({
  graphql,
}: ServiceClient): Pick<Catalogue, 'categories' | 'category' | 'categoryById' | 'priceMenus' | 'store'> => ({
  categories: (store) => {
    const variables = { ...storeVariables(store), typeBuild: 'TREE', level: 1 };
    return required(graphql(GetCategoriesDocument, variables, foundField('getCategories', categoryTreeReply)));
  },
  category: (handle, store) => {
    const variables = { ...storeVariables(store), handle };
    return required(graphql(GetCategoryByHandleDocument, variables, foundField('getCategoryByHandle', categoryReply)));
  },
  categoryById: (categoryId) => {
    const variables = { ...website, categoryId };
    return required(graphql(GetCategoryByIdDocument, variables, foundField('getCategoryById', categoryReply)));
  },
  priceMenus: () => required(graphql(GetPriceMenusDocument, website, foundField('getPriceMenus', menusReply))),
  store: (slug) => {
    const variables = { partnerId: organisationId, storeId: parseStoreId(slug) };
    return required(graphql(GetDetailStoresDocument, variables, foundField('getDetailStores', storeReply)));
  },
});

const productMethods = ({
  graphql,
}: ServiceClient): Omit<Catalogue, keyof ReturnType<typeof categoryMethods> | keyof InstalmentPlanQueries | 'seo'> => ({
  products: (query) => {
    const reply = foundField('getSimpleProducts', productPageReply);
    return required(graphql(GetSimpleProductsDocument, variablesOf(query), reply));
  },
  product: (handle) => {
    const reply = foundField('getProductByHandle', productReply);
    return required(graphql(GetProductByHandleDocument, { ...website, handle }, reply));
  },
  productById: (id) => {
    const reply = foundField('getProductById', productReply);
    return required(graphql(GetProductByIdDocument, { ...website, productId: id }, reply));
  },
  combos: (id) => {
    const reply = foundField('getProductCombos', z.array(summaryReply));
    return required(graphql(GetProductCombosDocument, { ...website, productId: id }, reply));
  },
  listPrices: async (ids) => {
    const reply = foundField('getListPrice', z.record(z.string(), pricesReply));
    const prices = await required(graphql(GetListPriceDocument, { ...website, productIds: [...ids] }, reply));
    if (!prices.ok) return prices;
    const known = new Map(Object.entries(prices.value));
    return ok(
      [...new Set(ids)].flatMap((id) => {
        const entries = known.get(id);
        return entries ? [{ id: productId(id), prices: entries }] : [];
      }),
    );
  },
  locations: (ids) => {
    const reply = foundField('getListPlace', locationsReply);
    return required(graphql(GetListPlaceDocument, { ...website, productIds: [...ids] }, reply));
  },
  options: (id) => {
    const reply = foundField('getProductOption', optionsReply);
    return required(graphql(GetProductOptionDocument, { ...website, productId: id }, reply));
  },
  optionPrice: (id, chosen, months) => {
    const options = chosen.map(({ option, title }) => ({ id: option, value: title }));
    const variables = { ...website, productId: id, options, months };
    const reply = foundField('getPriceForProductOption', optionPriceReply);
    return required(graphql(GetPriceForProductOptionDocument, variables, reply));
  },
  units: () => required(graphql(GetUnitsDocument, { partnerId: organisationId }, foundField('getUnits', unitsReply))),
  tags: () => required(graphql(GetTagsDocument, website, foundField('getTags', tagsReply))),
  tagsOf: (id) => {
    const reply = foundField('getTagsByProduct', tagsReply);
    return required(graphql(GetTagsByProductDocument, { ...website, productId: id }, reply));
  },
});
