import { toShopFailure } from '#core/failures/refusals.ts';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import type { Delay, Log } from '#core/shared/environment.port.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';
import type { Catalogue } from './catalogue.port.ts';
import { parseStoreId } from './parse-store-id.ts';

export type ResolveStorePorts = { readonly catalogue: Catalogue; readonly delay: Delay; readonly log: Log };

/** null is the website store; unknown stores are `not-found`. [STO-01] */
export const resolveStore =
  ({ catalogue, delay, log }: ResolveStorePorts) =>
  async (slug: string | null): Promise<Result<string | null, ShopFailure>> => {
    if (slug === null || slug.trim() === '') return ok(null);
    const store = await readWithRetry(delay, () => catalogue.store(parseStoreId(slug.trim())));
    if (store.ok) return ok(store.value.id);
    log.warn('Failed to fetch store data', { kind: store.failure.kind });
    return fail(toShopFailure(store.failure));
  };
