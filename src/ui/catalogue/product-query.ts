import { type ProductQuery, type SortOrder, sortOrders } from '#core/catalogue/product.ts';
import { type Dong, dong } from '#core/shared/dong.ts';
import { firstValue, type Search } from '#ui/navigation/search.ts';

/** With the help card they fill four rows of three. */
export const PER_PAGE = 11;
export const BARE_METAL = 'bare-metal';

const wholeNumber = (text: string | null): number | null =>
  text !== null && /^\d{1,12}$/.test(text.replaceAll('.', '')) ? Number(text.replaceAll('.', '')) : null;

const parseAmount = (text: string | null): Dong | null => {
  const amount = wholeNumber(text);
  return amount === null ? null : dong(amount);
};

const isSort = (text: string | null): text is SortOrder => sortOrders.some((each) => each === text);

/** Ignores invalid values. [ROUTE-03 to ROUTE-06] */
export const parseProductQuery = (search: Search, category: string | null): ProductQuery => {
  const sort = firstValue(search, 'sort');
  return {
    category,
    keyword: firstValue(search, 'q')?.slice(0, 100) ?? null,
    priceFrom: parseAmount(firstValue(search, 'from')),
    priceTo: parseAmount(firstValue(search, 'to')),
    onlyPromotion: firstValue(search, 'sale') === '1',
    tag: firstValue(search, 'tag'),
    store: firstValue(search, 'store'),
    sort: isSort(sort) ? sort : 'popular',
    page: Math.max(1, wholeNumber(firstValue(search, 'page')) ?? 1),
    perPage: PER_PAGE,
  };
};

/** `/cua-hang/danh-muc/{slug}` has no parent, `/cua-hang/{parent}/{slug}` has one. */
export const parseCategoryInput = (params: Readonly<Record<string, string>>, search: Search) => ({
  handle: params.slug2 ?? params.slug ?? '',
  parent: params.slug2 === undefined ? null : (params.slug ?? null),
  store: firstValue(search, 'store'),
});
