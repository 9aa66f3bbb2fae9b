import { fail } from '#core/shared/result.ts';
import type { ShopClient } from '#core/shop-client.ts';

/**
 * A page's data comes with its HTML, so the first load needs no client: it is fetched at the first call. When not even
 * that can be fetched nothing was sent, and the call is `unreachable`.
 */
export const lazyClient = (load: () => Promise<ShopClient>): ShopClient => {
  const loaded = () => load().catch(() => null);
  const unreachable = fail({ kind: 'unreachable' } as const);
  return {
    query: async (name, input) => (await loaded())?.query(name, input) ?? unreachable,
    command: async (name, command) => (await loaded())?.command(name, command) ?? unreachable,
  };
};
