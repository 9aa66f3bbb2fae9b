import { publicQuery, type UseCase } from '#core/failures/operation.ts';
import { toShopFailure } from '#core/failures/refusals.ts';
import { categoryId } from '#core/shared/ids.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import { fail, ok } from '#core/shared/result.ts';
import type { Category } from './category.ts';
import { loadSeo, type WithSeo } from './load-seo.ts';
import { type ResolveStorePorts, resolveStore } from './resolve-store.ts';

/** Links of other systems name a category by its number, as 3511. */
const isId = (handle: string): boolean => /^\d+$/.test(handle);

export type LoadCategoryInput = {
  /** Or its id. */
  readonly handle: string;
  readonly parent: string | null;
  readonly store: string | null;
};

/** A store's category, below `parent` when given. [ROUTE-04, ROUTE-05, STO-01, CMS-02, ERR-04] */
export const loadCategory = publicQuery(
  { seconds: 60 },
  (ports: ResolveStorePorts): UseCase<LoadCategoryInput, Category & WithSeo> =>
    async ({ handle, parent, store }) => {
      const { catalogue, delay, log } = ports;
      const ofStore = await resolveStore(ports)(store);
      if (!ofStore.ok) return ofStore;
      const [category, seo] = await Promise.all([
        readWithRetry(delay, () =>
          isId(handle)
            ? catalogue.categoryById(categoryId(handle), ofStore.value)
            : catalogue.category(handle, ofStore.value),
        ),
        loadSeo(ports, handle, 'category'),
      ]);
      if (!category.ok) {
        log.warn('Failed to fetch categories data', { kind: category.failure.kind });
        return fail(toShopFailure(category.failure));
      }
      if (parent !== null && category.value.parentHandle !== parent) return fail({ kind: 'not-found' });
      return ok({ ...category.value, seo });
    },
);
