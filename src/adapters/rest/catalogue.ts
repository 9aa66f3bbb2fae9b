import * as z from 'zod/mini';
import { sorting, storeChannel } from '#adapters/catalogue-request.ts';
import { seoReply, storeReply, tagsReply, unitsReply } from '#adapters/replies/catalogue-reply.ts';
import { categoryReply, categoryTreeReply } from '#adapters/replies/category-reply.ts';
import { optionsV2Reply } from '#adapters/replies/option-reply.ts';
import {
  describedProductOf,
  describedWithoutOptionsReply,
  productOf,
  productPageReply,
  productWithoutOptionsReply,
  summaryReply,
} from '#adapters/replies/product-reply.ts';
import { converted, type ReadersOf, required } from '#adapters/replies/schema.ts';
import { organisationId, websiteStoreCode } from '#contracts/organisation.ts';
import type { CategoriesAnswer } from '#contracts/rest/product-rest.ts';
import type { Catalogue, ListedOffer } from '#core/catalogue/catalogue.port.ts';
import { parseStoreId } from '#core/catalogue/parse-store-id.ts';
import type { ProductQuery } from '#core/catalogue/product.ts';
import { shortenTyped } from '#core/search-rules/parse-search.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import type { ProductId } from '#core/shared/ids.ts';
import { ok, type Result } from '#core/shared/result.ts';
import type { RestCall, Schema, ServiceClient } from '../service-client.ts';

const service = '/product-service/v1';
const segment = encodeURIComponent;
const within = (collection: string, store: string | null) =>
  `${service}/${collection}/${organisationId}/${segment(storeChannel(store))}`;
const products = within('products', null);
const tags = within('product-tag', null);

/** A page holds at most this many products. */
const MAX_PER_PAGE = 100;

/** An unknown store has status 0. [STO-01] */
const treeReply = converted(
  z.object({ status: z.literal([0, 1]), data: z.nullish(categoryTreeReply) } satisfies ReadersOf<
    Extract<CategoriesAnswer, { readonly status: 1 }>
  >),
  ({ data }) => data ?? null,
);

/** An address has a limit, which the keyword must not reach. [REST-04] */
const nestedQuery = (query: ProductQuery): NonNullable<RestCall<unknown>['query']> => ({
  'query[category]': query.category ?? undefined,
  'query[tag]': query.tag ?? undefined,
  'query[keyword]': query.keyword === null ? undefined : shortenTyped(query.keyword),
  'query[price][from]': query.priceFrom ?? undefined,
  'query[price][to]': query.priceTo ?? undefined,
  'query[onlyPromotion]': query.onlyPromotion || undefined,
  'sort[by]': sorting[query.sort].sortBy,
  'sort[order]': sorting[query.sort].sortOrder,
  'page[current]': query.page,
  'page[size]': query.perPage,
});

type Rest = Pick<ServiceClient, 'rest'>;

/** Over the paths of `contracts/rest/product-rest.ts`. */
export const restCatalogue = (client: Rest): Catalogue => ({ ...categoryMethods(client), ...productMethods(client) });

type CategoryMethod = 'categories' | 'category' | 'categoryById' | 'priceMenus' | 'store' | 'seo';

const categoryMethods = ({ rest }: Rest): Pick<Catalogue, CategoryMethod> => {
  const categories: Catalogue['categories'] = (store) =>
    required(rest('GET', within('categories', store), { schema: treeReply }));
  return {
    categories,
    category: (handle, store) =>
      rest('GET', `${within('categories', store)}/handle/${segment(handle)}`, { schema: categoryReply }),
    categoryById: (id, store) =>
      rest('GET', `${within('categories', store)}/${segment(id)}`, { schema: categoryReply }),
    priceMenus: async () => {
      const tree = await categories(null);
      return tree.ok ? ok(tree.value.map((group) => ({ group, lines: group.children }))) : tree;
    },
    store: (slug) =>
      rest('GET', `${service}/stores/${organisationId}/${segment(parseStoreId(slug))}`, { schema: storeReply }),
    seo: (object, type) => rest('GET', `${service}/seos/${segment(object)}/${type}`, { schema: seoReply }),
  };
};

const productMethods = ({ rest }: Rest): Omit<Catalogue, CategoryMethod> => {
  const get = <Value>(path: string, schema: Schema<Value>) => rest('GET', path, { schema });
  const optionsOf = (id: string) => get(`${products}/option-v2/${segment(id)}`, optionsV2Reply);
  return {
    products: (query) =>
      rest('GET', within('products', query.store), { query: nestedQuery(query), schema: productPageReply }),
    product: async (handle) => {
      const product = await rest('GET', `${products}/handle/${segment(handle)}`, {
        query: { build_type: 'full' },
        schema: describedWithoutOptionsReply,
      });
      if (!product.ok) return product;
      const options = await optionsOf(product.value.id);
      return options.ok ? ok(describedProductOf(product.value, options.value)) : options;
    },
    productById: async (id) => {
      const [product, options] = await Promise.all([
        get(`${products}/${segment(id)}`, productWithoutOptionsReply),
        optionsOf(id),
      ]);
      if (!product.ok) return product;
      return options.ok ? ok(productOf(product.value, options.value)) : options;
    },
    combos: (id) =>
      get(
        `${service}/products/product-combo/${organisationId}/${segment(id)}/${websiteStoreCode}`,
        z.array(summaryReply),
      ),
    listOffers: (ids) => listOffers(rest, ids),
    units: () => get(`${service}/product-units/${organisationId}`, unitsReply),
    tags: () => get(tags, tagsReply),
  };
};

/** One call for several products, in the order of the ids. */
const listOffers = async (
  rest: ServiceClient['rest'],
  ids: readonly ProductId[],
): Promise<Result<readonly ListedOffer[], PortFailure>> => {
  const unique = [...new Set(ids)];
  if (unique.length === 0) return ok([]);
  const query = { 'query[product]': unique.join(','), 'page[size]': MAX_PER_PAGE };
  const page = await rest('GET', products, { query, schema: productPageReply });
  if (!page.ok) return page;
  const found = new Map(page.value.products.map((product) => [product.id, product]));
  return ok(
    unique.flatMap((id) => {
      const product = found.get(id);
      return product ? [{ id, prices: product.prices, locations: product.locations }] : [];
    }),
  );
};
