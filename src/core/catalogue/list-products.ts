import { type ListEveryPlanPorts, listEveryPlan, selectPage } from '#core/catalogue/plans/faceted-list.ts';
import { publicQuery, type UseCase } from '#core/failures/operation.ts';
import { toShopFailure } from '#core/failures/refusals.ts';
import { MAX_PRODUCTS_PER_PAGE } from '#core/shared/list-limits.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import { fail, ok } from '#core/shared/result.ts';
import { cleanTyped } from '#core/shared/text/clean-typed.ts';
import { valueOr } from '#core/shared/text/value-or.ts';
import { type ProductQuery, type SortOrder, sortOrders } from './product.ts';
import type { ListQuery, ProductList } from './product-list.ts';
import { resolveStore } from './resolve-store.ts';

/**
 * Without `facets` the service filters, sorts and pages. With them this happens here, over all plans, because counts
 * need the whole list; a list too long for that has no facets. [CAT-01, SRCH-01, STO-01]
 */
export const listProducts = publicQuery(
  { seconds: 15 },
  (ports: ListEveryPlanPorts): UseCase<ListQuery, ProductList> =>
    async (query) => {
      const { catalogue, delay, log } = ports;
      const store = await resolveStore(ports)(query.store);
      if (!store.ok) return store;
      const asked = { ...normaliseQuery(query), store: store.value };
      const [every, tagName] = await Promise.all([
        asked.facets === undefined ? null : listEveryPlan(ports)(asked),
        loadTagName(ports)(asked.tag),
      ]);
      if (every?.ok && every.value !== null) return ok({ ...selectPage(every.value, asked), tagName });
      const page =
        every?.ok === false ? every : await readWithRetry(delay, () => catalogue.products(toServiceQuery(asked)));
      if (page.ok)
        return ok({ ...page.value, order: toServiceOrder(asked.sort), tagName, selection: null, tree: null });
      log.warn('Failed to fetch products data', { kind: page.failure.kind });
      return fail(toShopFailure(page.failure));
    },
);

const loadTagName =
  ({ catalogue, log }: ListEveryPlanPorts) =>
  async (slug: string | null): Promise<string | null> => {
    if (slug === null) return null;
    const tags = valueOr(log, 'Failed to fetch tags data', await catalogue.tags(), []);
    return tags.find((tag) => tag.slug === slug)?.name ?? null;
  };

const toServiceOrder = (sort: ListQuery['sort']): SortOrder => sortOrders.find((each) => each === sort) ?? 'popular';

const toServiceQuery = ({ facets: _, ...query }: ListQuery): ProductQuery => ({
  ...query,
  sort: toServiceOrder(query.sort),
});

/** Untrusted input: pages start at 1, empty searches are dropped, price ranges ascend. */
export const normaliseQuery = <Query extends Omit<ListQuery, 'sort'>>(query: Query): Query => {
  const { priceFrom, priceTo, page, perPage } = query;
  const turned = priceFrom !== null && priceTo !== null && priceFrom > priceTo;
  return {
    ...query,
    keyword: query.keyword === null ? null : cleanTyped(query.keyword) || null,
    priceFrom: turned ? priceTo : priceFrom,
    priceTo: turned ? priceFrom : priceTo,
    page: Math.max(1, Math.trunc(page) || 1),
    perPage: Math.min(MAX_PRODUCTS_PER_PAGE, Math.max(1, Math.trunc(perPage) || 1)),
  };
};
