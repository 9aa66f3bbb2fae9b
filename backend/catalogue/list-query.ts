import type { QueryGetSimpleProductsArgs } from '#contracts/generated/product.service.ts';
import type { ListQuery } from './list-products.ts';

const sorts: Readonly<Record<string, 'POPULAR' | 'PRICE' | 'NAME'>> = {
  price: 'PRICE',
  name: 'NAME',
  title: 'NAME',
};

/** Maximum number of products that one call names. */
const MAX_IDS = 100;

/** `a,b`, as in option-v2?id=a,b. */
export const listIds = (text: string): readonly string[] =>
  [...new Set(text.split(',').map((id) => id.trim()))].slice(0, MAX_IDS);

export const toListQuery = (args: Partial<QueryGetSimpleProductsArgs>): ListQuery => ({
  category: args.category ?? null,
  keyword: args.keyword ?? null,
  priceFrom: args.priceFrom ?? null,
  priceTo: args.priceTo ?? null,
  onlyPromotion: args.onlyPromotion ?? false,
  tag: args.tag ?? null,
  type: args.subType ?? args.productType ?? null,
  productIds: args.product ? listIds(args.product) : null,
  sku: args.sku ?? null,
  option: args.feature ?? null,
  sort: sorts[(args.sortBy ?? '').toLowerCase()] ?? 'POPULAR',
  descending: (args.sortOrder ?? '').toLowerCase() === 'desc',
  page: args.currentPage ?? null,
  perPage: args.maxResult ?? null,
});
