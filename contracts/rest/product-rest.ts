import type { Category, ProductFeature, ProductFeatureType } from '#contracts/generated/product.service.ts';

/**
 * REST side of the product service, below /product-service/v1. Bodies are those of the GraphQL side under the same names;
 * only the parts named here differ. [REST-04, REST-05]
 *
 * | path | answer |
 * |---|---|
 * | categories/{org}/{store} | CategoriesAnswer: status 1, or 0 with a message for an unknown store [STO-01] |
 * | categories/{org}/{store}/{id}, …/handle/{slug} | Category |
 * | products/{org}/{store}?query | total, currentPage, maxResult, totalPage, data: products without the parts loaded individually; flat names of getSimpleProducts or nested, see `productQuery`; `product` takes several ids, `a,b` |
 * | products/{org}/{store}/{id}, …/handle/{handle}?build_type=simple | Product; `simple` leaves out extras and siblings, any other value nothing |
 * | products/{org}/{store}/option-v2?id=a,b | readonly ProductOptionsV2[], unknown ids left out |
 * | products/{org}/{store}/option-v2/{id} | readonly OptionV2[] |
 * | products/product-combo/{org}/{id}/{store} | products without the parts loaded individually |
 * | product-units/{org}[/{id}] | ProductUnit |
 * | product-tag/{org}/{store}, …/{productId}/tags, …/{id} | ProductTag |
 * | stores/{org}/{id} | Store, as getDetailStores; no REST path is known for it [STO-01] |
 * | seos/{objId}/{type} | RestSeo; `objId` is an id or a handle, `type` product or category; 404 where nothing is said [REST-06] |
 */
export type CategoriesAnswer =
  | { readonly status: 1; readonly message: string; readonly data: readonly Category[] }
  | { readonly status: 0; readonly message: string };

/** Option in API v2: `type` alone defines the input; subType derives from it. [ENT-08] */
export type OptionV2 = Pick<
  ProductFeatureType,
  'id' | 'keyId' | 'name' | 'position' | 'fill' | 'requireData' | 'otherItem' | 'values' | 'description'
> & {
  readonly type: 'SELECT_ONE' | 'SELECT_MULTI' | 'TEXT';
  readonly features: readonly Pick<
    ProductFeature,
    'id' | 'productId' | 'productName' | 'price' | 'qualify' | 'stock'
  >[];
};
export type ProductOptionsV2 = { readonly productId: string; readonly options: readonly OptionV2[] };

/** Texts from the editors; null uses the page's default. */
export type RestSeo = {
  readonly objId: string;
  readonly type: 'product' | 'category';
  readonly title: string | null;
  readonly description: string | null;
};

/** Also in `query[…]` or `filter[…]`, or as `price[from|to]`, `page[current|size]`, `sort[by|order]`. */
export const productQuery = [
  'category',
  'product',
  'sku',
  'tag',
  'priceFrom',
  'priceTo',
  'productType',
  'subType',
  'sortOrder',
  'sortBy',
  'keyword',
  'onlyPromotion',
  'currentPage',
  'maxResult',
  'feature',
] as const;
export type ProductQueryName = (typeof productQuery)[number];

export const nestedProductQuery: Readonly<Record<string, ProductQueryName>> = {
  'price[from]': 'priceFrom',
  'price[to]': 'priceTo',
  'page[current]': 'currentPage',
  'page[size]': 'maxResult',
  'sort[by]': 'sortBy',
  'sort[order]': 'sortOrder',
};
