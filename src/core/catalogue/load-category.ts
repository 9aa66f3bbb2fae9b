import { shopFailureOf } from '#core/orders/refusals.ts';
import { readPatiently } from '#core/shared/persist.ts';
import { fail } from '#core/shared/result.ts';
import type { UseCases } from '#core/use-cases.ts';
import { type StorePorts, storeOf } from './store-of.ts';

/** A category by its handle, of one store; below `parent` where one is given. [ROUTE-04, ROUTE-05, STO-01, ERR-04] */
export const loadCategory =
  (ports: StorePorts): UseCases['category'] =>
  async ({ handle, parent, store }) => {
    const { catalogue, delay, log } = ports;
    const ofStore = await storeOf(ports)(store);
    if (!ofStore.ok) return ofStore;
    const category = await readPatiently(delay, () => catalogue.category(handle, ofStore.value));
    if (!category.ok) {
      log.warn('Failed to fetch categories data', { kind: category.failure.kind });
      return fail(shopFailureOf(category.failure));
    }
    return parent === null || category.value.parentHandle === parent ? category : fail({ kind: 'not-found' });
  };
