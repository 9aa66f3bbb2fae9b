import { type ListOrder, listOrders } from '#core/catalogue/plans/list-order.ts';
import { type ChosenFacets, planFacets } from '#core/catalogue/plans/plan-facets.ts';
import type { ListQuery } from '#core/catalogue/product-list.ts';
import { cleanSearch } from '#core/shared/text/clean-typed.ts';
import { readAmount } from '#core/shared/text/read-amount.ts';
import { firstValue, type Search } from '#ui/navigation/search.ts';

/** Four rows of three. */
export const PER_PAGE = 12;
export const BARE_METAL = 'bare-metal';

const parsePage = (text: string | null): number => (/^\d{1,6}$/.test(text ?? '') ? Math.max(1, Number(text)) : 1);

const isOrder = (text: string | null): text is ListOrder => listOrders.some((each) => each === text);

const MAX_VALUES = 50;
const MAX_VALUE = 200;

/** `?ram=4&ram=8&filter[106066]=Debian 12`; the order of names and values does not matter. */
const parseFacets = (search: Search): ChosenFacets =>
  Object.fromEntries(
    Object.entries(search)
      .filter(([name]) => isFacet(name))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, value]): [string, readonly string[]] => [
        name,
        [...new Set([value].flat())]
          .filter((each) => each !== '' && each.length <= MAX_VALUE)
          .slice(0, MAX_VALUES)
          .sort(),
      ])
      .filter(([, values]) => values.length > 0),
  );

const isFacet = (name: string): boolean =>
  planFacets.some((each) => each === name) || /^filter\[\w{1,40}\]$/.test(name);

/** Ignores invalid values. [ROUTE-03 to ROUTE-06] */
export const parseProductQuery = (search: Search, category: string | null): ListQuery => {
  const sort = firstValue(search, 'sort');
  return {
    category,
    keyword: cleanSearch(firstValue(search, 'q')),
    priceFrom: readAmount(firstValue(search, 'from') ?? ''),
    priceTo: readAmount(firstValue(search, 'to') ?? ''),
    onlyPromotion: firstValue(search, 'sale') === '1',
    tag: firstValue(search, 'tag'),
    store: firstValue(search, 'store'),
    sort: isOrder(sort) ? sort : null,
    facets: parseFacets(search),
    page: parsePage(firstValue(search, 'page')),
    perPage: PER_PAGE,
  };
};

/** `/cua-hang/danh-muc/{slug}` has no parent, `/cua-hang/{parent}/{slug}` has one. */
export const parseCategoryInput = (params: Readonly<Record<string, string>>, search: Search) => ({
  handle: params.slug2 ?? params.slug ?? '',
  parent: params.slug2 === undefined ? null : (params.slug ?? null),
  store: firstValue(search, 'store'),
});
