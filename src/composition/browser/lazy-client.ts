import { fail } from '#core/shared/result.ts';
import type { ShopClient } from '#core/shop-client.ts';

/** Loads the client at the first call: the first page's data comes with its HTML. A failed load is `unreachable`. */
export const lazyClient = (load: () => Promise<ShopClient>): ShopClient => {
  const loaded = () => load().catch(() => null);
  const unreachable = fail({ kind: 'unreachable' } as const);
  return {
    query: async (name, input) => (await loaded())?.query(name, input) ?? unreachable,
    command: async (name, command) => (await loaded())?.command(name, command) ?? unreachable,
  };
};
