import * as z from 'zod/mini';
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
import type { Category } from '#core/catalogue/category.ts';
import { parseStoreId } from '#core/catalogue/parse-store-id.ts';
import type { ProductQuery, SortOrder } from '#core/catalogue/product.ts';
import { dong, zeroDong } from '#core/shared/dong.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import { productId } from '#core/shared/ids.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';
import type { ServiceClient } from '../service-client.ts';
import { categoryReply, categoryTreeReply } from './category-reply.ts';
import { graphqlInstalmentPlans } from './instalment-plans.ts';
import { optionsReply } from './option-reply.ts';
import { placesReply } from './place-reply.ts';
import { pricesReply } from './price-reply.ts';
import { productPageReply, productReply, summaryReply } from './product-reply.ts';
import { amount } from './tolerant.ts';

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

/** A null field is `not-found`. */
const parseField = <Name extends string, Value>(
  answer: Result<Readonly<Record<Name, Value | null>>, PortFailure>,
  name: Name,
): Result<Value, PortFailure> => {
  if (!answer.ok) return answer;
  const value = answer.value[name];
  return value === null ? fail({ kind: 'not-found' }) : ok(value);
};

const field = <Name extends string, Value>(name: Name, reply: z.ZodMiniType<Value>) =>
  // Safe because a computed key of one name yields a record with that name.
  z.object({ [name]: z.nullable(reply) }) as unknown as z.ZodMiniType<Readonly<Record<Name, Value | null>>>;

const tagsReply = z.array(z.object({ id: z.string(), name: z.string(), slug: z.string() }));
const unitsReply = z.array(z.object({ id: z.string(), name: z.string() }));
const menusReply = z.array(z.object({ group: categoryReply }));
const storeReply = z.object({ id: z.string(), name: z.string(), description: z.object({ slug: z.string() }) });

const menuOf = ({ group }: { readonly group: Category }): PriceMenu => ({ group, lines: group.children });

const categoryMethods = ({
  graphql,
}: ServiceClient): Pick<Catalogue, 'categories' | 'category' | 'categoryById' | 'priceMenus' | 'store'> => ({
  categories: async (store) => {
    const variables = { ...storeVariables(store), typeBuild: 'TREE', level: 1 };
    const reply = field('getCategories', categoryTreeReply);
    return parseField(await graphql(GetCategoriesDocument, variables, reply), 'getCategories');
  },
  category: async (handle, store) => {
    const reply = field('getCategoryByHandle', categoryReply);
    return parseField(
      await graphql(GetCategoryByHandleDocument, { ...storeVariables(store), handle }, reply),
      'getCategoryByHandle',
    );
  },
  categoryById: async (categoryId) => {
    const reply = field('getCategoryById', categoryReply);
    return parseField(await graphql(GetCategoryByIdDocument, { ...website, categoryId }, reply), 'getCategoryById');
  },
  priceMenus: async () => {
    const answer = await graphql(GetPriceMenusDocument, website, field('getPriceMenus', menusReply));
    const menus = parseField(answer, 'getPriceMenus');
    return menus.ok ? ok(menus.value.map(menuOf)) : menus;
  },
  store: async (slug) => {
    const variables = { partnerId: organisationId, storeId: parseStoreId(slug) };
    const answer = await graphql(GetDetailStoresDocument, variables, field('getDetailStores', storeReply));
    const store = parseField(answer, 'getDetailStores');
    if (!store.ok) return store;
    const { id, name, description } = store.value;
    return ok({ id, name, slug: description.slug });
  },
});

const productMethods = ({
  graphql,
}: ServiceClient): Pick<Catalogue, 'products' | 'product' | 'productById' | 'combos' | 'listPrices' | 'locations'> => ({
  products: async (query) => {
    const reply = field('getSimpleProducts', productPageReply);
    return parseField(await graphql(GetSimpleProductsDocument, variablesOf(query), reply), 'getSimpleProducts');
  },
  product: async (handle) => {
    const reply = field('getProductByHandle', productReply);
    return parseField(await graphql(GetProductByHandleDocument, { ...website, handle }, reply), 'getProductByHandle');
  },
  productById: async (id) => {
    const reply = field('getProductById', productReply);
    return parseField(await graphql(GetProductByIdDocument, { ...website, productId: id }, reply), 'getProductById');
  },
  combos: async (id) => {
    const reply = field('getProductCombos', z.array(summaryReply));
    return parseField(
      await graphql(GetProductCombosDocument, { ...website, productId: id }, reply),
      'getProductCombos',
    );
  },
  listPrices: async (ids) => {
    const reply = field('getListPrice', z.record(z.string(), pricesReply));
    const answer = await graphql(GetListPriceDocument, { ...website, productIds: [...ids] }, reply);
    const prices = parseField(answer, 'getListPrice');
    if (!prices.ok) return prices;
    const known = new Map(Object.entries(prices.value));
    return ok(
      [...new Set(ids)].flatMap((id) => {
        const entries = known.get(id);
        return entries ? [{ id: productId(id), prices: entries }] : [];
      }),
    );
  },
  locations: async (ids) => {
    const reply = field('getListPlace', z.array(z.object({ productId: z.string(), places: placesReply })));
    const answer = await graphql(GetListPlaceDocument, { ...website, productIds: [...ids] }, reply);
    const stands = parseField(answer, 'getListPlace');
    return stands.ok
      ? ok(stands.value.map(({ productId: id, places }) => ({ id: productId(id), locations: places })))
      : stands;
  },
});

const partMethods = ({
  graphql,
}: ServiceClient): Pick<Catalogue, 'options' | 'optionPrice' | 'units' | 'tags' | 'tagsOf'> => ({
  options: async (id) => {
    const reply = field('getProductOption', optionsReply);
    return parseField(
      await graphql(GetProductOptionDocument, { ...website, productId: id }, reply),
      'getProductOption',
    );
  },
  optionPrice: async (id, chosen, months) => {
    const options = chosen.map(({ option, title }) => ({ id: option, value: title }));
    const variables = { ...website, productId: id, options, months };
    const reply = field('getPriceForProductOption', z.object({ price: amount }));
    const answer = await graphql(GetPriceForProductOptionDocument, variables, reply);
    const charge = parseField(answer, 'getPriceForProductOption');
    return charge.ok ? ok({ net: dong(charge.value.price), exempt: zeroDong }) : charge;
  },
  units: async () =>
    parseField(
      await graphql(GetUnitsDocument, { partnerId: organisationId }, field('getUnits', unitsReply)),
      'getUnits',
    ),
  tags: async () => parseField(await graphql(GetTagsDocument, website, field('getTags', tagsReply)), 'getTags'),
  tagsOf: async (id) => {
    const reply = field('getTagsByProduct', tagsReply);
    return parseField(
      await graphql(GetTagsByProductDocument, { ...website, productId: id }, reply),
      'getTagsByProduct',
    );
  },
});

const seoReply = z.object({
  title: z.nullish(z.string()),
  description: z.nullish(z.string()),
} satisfies Partial<Record<keyof RestSeo, unknown>>);

const emptyToNull = (text: string | null | undefined): string | null => text?.trim() || null;

const seoMethod = ({ rest }: Pick<ServiceClient, 'rest'>): Pick<Catalogue, 'seo'> => ({
  seo: async (object, type) => {
    const path = `/product-service/v1/seos/${encodeURIComponent(object)}/${type}`;
    const answer = await rest('GET', path, { schema: seoReply });
    if (!answer.ok) return answer;
    return ok({ title: emptyToNull(answer.value.title), description: emptyToNull(answer.value.description) });
  },
});

/** GraphQL, and REST for what only REST offers; one call per method. */
export const graphqlCatalogue = (client: ServiceClient, service: Pick<ServiceClient, 'rest'>): Catalogue => ({
  ...categoryMethods(client),
  ...productMethods(client),
  ...partMethods(client),
  ...graphqlInstalmentPlans(client),
  ...seoMethod(service),
});
