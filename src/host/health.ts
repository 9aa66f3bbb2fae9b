import type { Hono } from 'hono';
import { defaultProductQuery } from '#core/catalogue/product.ts';
import type { HostDeps, HostVariables } from './deps.ts';

const TIMEOUT_MS = 3_000;
const LIVENESS = '/livez';
const READINESS = '/readyz';

/** Whether a path asks for health, which nobody needs to read in the log. */
export const isProbe = (path: string): boolean => path === LIVENESS || path === READINESS;

/**
 * Liveness says that this process answers, and depends on nothing else: whoever restarts what is not alive would
 * otherwise restart every host while a service is down. Readiness says that it can serve shoppers now. [ERR-06]
 */
export const healthRoutes = (
  app: Hono<HostVariables>,
  deps: Pick<HostDeps, 'uncachedUseCases' | 'deadline' | 'isDraining'>,
): void => {
  app.get(LIVENESS, (c) => c.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' }));
  app.get(READINESS, async (c) => {
    const status = deps.isDraining() ? 'draining' : await catalogueStatus(deps, c.get('requestId'));
    return c.json({ status }, status === 'ok' ? 200 : 503, { 'cache-control': 'no-store' });
  });
};

/** Bypasses the cache, which would hide a failure. */
const catalogueStatus = async (
  { uncachedUseCases, deadline }: Pick<HostDeps, 'uncachedUseCases' | 'deadline'>,
  requestId: string,
): Promise<'ok' | 'catalogue unreachable'> => {
  const asked = uncachedUseCases(requestId).listProducts({ ...defaultProductQuery, perPage: 1 });
  const answer = await deadline.within(TIMEOUT_MS, asked);
  return answer !== 'late' && answer.ok ? 'ok' : 'catalogue unreachable';
};
