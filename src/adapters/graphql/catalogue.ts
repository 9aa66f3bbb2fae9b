import * as z from 'zod/mini';
import { sorting, storeChannel } from '#adapters/catalogue-request.ts';
import { seoReply, storeReply, tagsReply, unitsReply } from '#adapters/replies/catalogue-reply.ts';
import { categoryReply, categoryTreeReply } from '#adapters/replies/category-reply.ts';
import { placesReply } from '#adapters/replies/place-reply.ts';
import { pricesReply } from '#adapters/replies/price-reply.ts';
import {
  describedProductReply,
  productPageReply,
  productReply,
  summaryReply,
} from '#adapters/replies/product-reply.ts';
import { converted, field, required } from '#adapters/replies/schema.ts';
import {
  GetCategoriesDocument,
  GetCategoryByHandleDocument,
  GetCategoryByIdDocument,
  GetDetailStoresDocument,
  GetListOfferDocument,
  GetPriceMenusDocument,
  GetProductByHandleDocument,
  GetProductByIdDocument,
  GetProductCombosDocument,
  GetSimpleProductsDocument,
  type GetSimpleProductsQueryVariables,
  GetTagsDocument,
  GetUnitsDocument,
} from '#contracts/generated/product.ts';
import { organisationId } from '#contracts/organisation.ts';
import type { Catalogue, ListedOffer, PriceMenu } from '#core/catalogue/catalogue.port.ts';
import { parseStoreId } from '#core/catalogue/parse-store-id.ts';
import type { ProductQuery } from '#core/catalogue/product.ts';
import { productId } from '#core/shared/ids.ts';
import { ok } from '#core/shared/result.ts';
import type { ServiceClient } from '../service-client.ts';

const storeVariables = (store: string | null) => ({ partnerId: organisationId, storeChannel: storeChannel(store) });
const website = storeVariables(null);

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

const menusReply = z.array(
  converted(z.object({ group: categoryReply }), ({ group }): PriceMenu => ({ group, lines: group.children })),
);
const offersReply = converted(
  z.object({
    getListPrice: z.record(z.string(), pricesReply),
    getListPlace: z.array(z.object({ productId: z.string(), places: placesReply })),
  }),
  ({ getListPrice: prices, getListPlace: locations }): readonly ListedOffer[] =>
    Object.entries(prices).map(([id, entries]) => ({
      id: productId(id),
      prices: entries,
      locations: locations.find((each) => each.productId === id)?.places ?? [],
    })),
);

/** GraphQL, and REST for what only REST offers; one call per method. */
export const graphqlCatalogue = (client: ServiceClient, service: Pick<ServiceClient, 'rest'>): Catalogue => ({
  ...categoryMethods(client),
  ...productMethods(client),
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
  categoryById: (categoryId, store) => {
    const variables = { ...storeVariables(store), categoryId };
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
}: ServiceClient): Omit<Catalogue, keyof ReturnType<typeof categoryMethods> | 'seo'> => ({
  products: (query) => {
    const reply = foundField('getSimpleProducts', productPageReply);
    return required(graphql(GetSimpleProductsDocument, variablesOf(query), reply));
  },
  product: (handle) => {
    const reply = foundField('getProductByHandle', describedProductReply);
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
  listOffers: async (ids) => {
    const offers = await graphql(GetListOfferDocument, { ...website, productIds: [...ids] }, offersReply);
    if (!offers.ok) return offers;
    const known = new Map(offers.value.map((offer) => [offer.id, offer]));
    return ok([...new Set(ids)].flatMap((id) => known.get(id) ?? []));
  },
  units: () => required(graphql(GetUnitsDocument, { partnerId: organisationId }, foundField('getUnits', unitsReply))),
  tags: () => required(graphql(GetTagsDocument, website, foundField('getTags', tagsReply))),
});
