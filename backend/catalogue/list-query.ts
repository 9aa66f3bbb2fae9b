import { ServiceFailure } from '#backend/platform/service-failure.ts';
import type { QueryGetSimpleProductsArgs } from '#contracts/generated/product.service.ts';
import { lookUp } from '#core/shared/text/look-up.ts';
import type { ListQuery } from './list-products.ts';

const sorts: Readonly<Record<string, 'POPULAR' | 'PRICE' | 'NAME'>> = {
  price: 'PRICE',
  name: 'NAME',
  title: 'NAME',
};

/** Maximum number of products that one call names. [ASVS V15.2.2] */
const MAX_IDS = 100;

/** `a,b`, as in option-v2?id=a,b. Throws BAD_USER_INPUT for more than `MAX_IDS`. */
export const listIds = (text: string): readonly string[] => {
  const ids = text.split(',', MAX_IDS + 1).map((id) => id.trim());
  if (ids.length > MAX_IDS) throw new ServiceFailure('BAD_USER_INPUT', `At most ${MAX_IDS} products are allowed`);
  return [...new Set(ids)];
};

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
  sort: lookUp(sorts, (args.sortBy ?? '').toLowerCase()) ?? 'POPULAR',
  descending: (args.sortOrder ?? '').toLowerCase() === 'desc',
  page: args.currentPage ?? null,
  perPage: args.maxResult ?? null,
});
