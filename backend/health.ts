import type { ServiceApp } from './platform/deps.ts';
import { healthPaths } from './platform/http/probes.ts';

const TIMEOUT_MS = 3_000;
const [LIVENESS, READINESS] = healthPaths;

/**
 * Liveness says that this process answers, and depends on nothing else: whoever restarts what is not alive would
 * otherwise restart every backend while the database is down. Readiness says that it can serve now.
 */
export const addHealth = (app: ServiceApp, ping: () => Promise<void>, isDraining: () => boolean): void => {
  app.get(LIVENESS, (c) => c.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' }));
  app.get(READINESS, async (c) => {
    const status = isDraining() ? 'draining' : await databaseStatus(ping);
    return c.json({ status }, status === 'ok' ? 200 : 503, { 'cache-control': 'no-store' });
  });
};

const databaseStatus = async (ping: () => Promise<void>): Promise<'ok' | 'database unreachable'> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), TIMEOUT_MS);
  });
  const asked = ping().then(
    () => true,
    () => false,
  );
  const isUp = await Promise.race([asked, late]).finally(() => clearTimeout(timer));
  return isUp ? 'ok' : 'database unreachable';
};
