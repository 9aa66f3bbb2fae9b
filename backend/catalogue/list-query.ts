import type { QueryGetSimpleProductsArgs } from '#contracts/generated/product.service.ts';
import type { ListQuery } from './list-products.ts';

const sorts: Readonly<Record<string, 'POPULAR' | 'PRICE' | 'NAME'>> = {
  price: 'PRICE',
  name: 'NAME',
  title: 'NAME',
};

export const toListQuery = (args: Partial<QueryGetSimpleProductsArgs>): ListQuery => ({
  category: args.category ?? null,
  keyword: args.keyword ?? null,
  priceFrom: args.priceFrom ?? null,
  priceTo: args.priceTo ?? null,
  onlyPromotion: args.onlyPromotion ?? false,
  tag: args.tag ?? null,
  type: args.subType ?? args.productType ?? null,
  productId: args.product ?? null,
  sku: args.sku ?? null,
  option: args.feature ?? null,
  sort: sorts[(args.sortBy ?? '').toLowerCase()] ?? 'POPULAR',
  descending: (args.sortOrder ?? '').toLowerCase() === 'desc',
  page: args.currentPage ?? null,
  perPage: args.maxResult ?? null,
});
