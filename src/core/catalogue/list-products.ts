import { publicQuery, type UseCase } from '#core/failures/operation.ts';
import { toShopFailure } from '#core/failures/refusals.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import { fail } from '#core/shared/result.ts';
import { normaliseText } from '#core/shared/validation.ts';
import type { ProductPage, ProductQuery } from './product.ts';
import { type ResolveStorePorts, resolveStore } from './resolve-store.ts';

const MAX_PER_PAGE = 100;

/** [CAT-01, SRCH-01, STO-01] */
export const listProducts = publicQuery(
  { seconds: 30 },
  (ports: ResolveStorePorts): UseCase<ProductQuery, ProductPage> =>
    async (query) => {
      const { catalogue, delay, log } = ports;
      const store = await resolveStore(ports)(query.store);
      if (!store.ok) return store;
      const asked = { ...normaliseQuery(query), store: store.value };
      const page = await readWithRetry(delay, () => catalogue.products(asked));
      if (page.ok) return page;
      log.warn('Failed to fetch products data', { kind: page.failure.kind });
      return fail(toShopFailure(page.failure));
    },
);

/** Untrusted input: pages start at 1, empty searches are dropped, price ranges ascend. */
export const normaliseQuery = (query: ProductQuery): ProductQuery => {
  const { priceFrom, priceTo, page, perPage } = query;
  const turned = priceFrom !== null && priceTo !== null && priceFrom > priceTo;
  return {
    ...query,
    keyword: query.keyword === null ? null : normaliseText(query.keyword) || null,
    priceFrom: turned ? priceTo : priceFrom,
    priceTo: turned ? priceFrom : priceTo,
    page: Math.max(1, Math.trunc(page) || 1),
    perPage: Math.min(MAX_PER_PAGE, Math.max(1, Math.trunc(perPage) || 1)),
  };
};
