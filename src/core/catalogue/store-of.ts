import { shopFailureOf } from '#core/failures/refusals.ts';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import type { Delay, Log } from '#core/shared/environment.port.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';
import type { Catalogue } from './catalogue.port.ts';
import { storeIdOf } from './store-id.ts';

export type StorePorts = { readonly catalogue: Catalogue; readonly delay: Delay; readonly log: Log };

/**
 * The store that an address names, looked up before its categories are asked for; null, the website's own store, where
 * the address names none. Failures: the port's, `not-found` for a store that does not exist. [STO-01]
 */
export const storeOf =
  ({ catalogue, delay, log }: StorePorts) =>
  async (slug: string | null): Promise<Result<string | null, ShopFailure>> => {
    if (slug === null || slug.trim() === '') return ok(null);
    const store = await readWithRetry(delay, () => catalogue.store(storeIdOf(slug.trim())));
    if (store.ok) return ok(store.value.id);
    log.warn('Failed to fetch store data', { kind: store.failure.kind });
    return fail(shopFailureOf(store.failure));
  };
