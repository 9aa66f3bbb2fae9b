import { freePort } from '#test/kit/backends/free-port.ts';
import { backendPort, ownDataDir } from './origins.ts';
import { environmentOf, startHost } from './processes.ts';

export type QuickShop = { readonly origin: string; readonly stop: () => Promise<void> };

/**
 * Starts another host over the same services and secrets with a cache of one second, so that editors' changes appear
 * soon. `over`: other settings.
 */
export const openQuickShop = async (over: NodeJS.ProcessEnv = {}): Promise<QuickShop> => {
  const port = await freePort();
  const env = environmentOf({ host: port, backend: backendPort, dataDir: ownDataDir });
  const host = await startHost({ ...env, CACHE_SECONDS: '1', ...over });
  return { origin: `http://localhost:${port}`, stop: host.stop };
};
