import type { BackendDeps, ServiceApp } from '#backend/platform/deps.ts';
import { readBearer } from '#backend/platform/http/request-visitor.ts';
import { isSameSecret } from '#backend/platform/signature.ts';
import { countRows } from './count-rows.ts';
import type { BackendMetrics } from './metrics.ts';

/** Begins to count. */
export const openMetrics = async ({ db, clock }: Pick<BackendDeps, 'db' | 'clock'>): Promise<BackendMetrics> => {
  const { prometheusMetrics } = await import('./prometheus-metrics.ts');
  return prometheusMetrics(() => countRows(db, clock.now()), clock);
};

/** `GET /metrics`, with one of the tokens. */
export const addMetrics = (app: ServiceApp, metrics: BackendMetrics, tokens: readonly string[]): void => {
  app.get('/metrics', async (c) => {
    const given = readBearer(c.req.raw.headers) ?? '';
    if (!tokens.some((token) => isSameSecret(given, token))) return c.body(null, 401, { 'www-authenticate': 'Bearer' });
    const { text, contentType } = await metrics.read();
    return c.body(text, 200, { 'content-type': contentType, 'cache-control': 'no-store' });
  });
};
