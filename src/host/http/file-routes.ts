import type { Hono } from 'hono';
import { every } from 'hono/combine';
import { etag } from 'hono/etag';
import { serveStatic } from 'hono/serve-static';
import type { HostDeps, HostVariables } from '#host/deps.ts';
import { OFFLINE_WORKER } from '#worker/offline-page.ts';
import { barePolicy } from './security-headers.ts';

const ASSETS = '/assets/';
const FOREVER = 'public, max-age=31536000, immutable';
const A_DAY = 'public, max-age=86400';
/** The worker reads pages of this host. Browsers ask for it with each visit. */
const workerPolicy = `${barePolicy}; connect-src 'self'`;

/** Serves the build from memory, precompressed. A missing script is a plain 404, never a page. [LAY-06] */
export const fileRoutes = (app: Hono<HostVariables>, { files }: Pick<HostDeps, 'files'>): void => {
  const serve = every(
    etag(),
    serveStatic<HostVariables>({
      root: '',
      precompressed: true,
      getContent: async (path) => files.get(path) ?? null,
      onFound: (path, c) => {
        const isAsset = path.startsWith(ASSETS);
        const isWorker = path === OFFLINE_WORKER;
        c.header('cache-control', isAsset ? FOREVER : isWorker ? 'no-cache' : A_DAY);
        if (isWorker) c.header('content-security-policy', workerPolicy);
        c.header('vary', 'accept-encoding');
        if (isAsset) c.header('etag', `"${path}"`);
      },
    }),
  );
  app.get('*', (c, next) => (files.has(c.req.path) ? serve(c, next) : next()));
  app.all(`${ASSETS}*`, (c) => c.text('Not found', 404, { 'cache-control': 'no-store' }));
};
