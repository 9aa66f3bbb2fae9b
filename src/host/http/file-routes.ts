import type { Context, Hono } from 'hono';
import type { HostDeps, HostVariables } from '#host/deps.ts';
import { encodingFor } from './compressed.ts';

const FOREVER = 'public, max-age=31536000, immutable';
const A_DAY = 'public, max-age=86400';

/** Serves the client build. A script of an older build is a plain 404, never a page: the browser must notice. [LAY-06] */
export const fileRoutes = (app: Hono<HostVariables>, { files }: Pick<HostDeps, 'files'>): void => {
  const serve = (c: Context): Response | null => {
    const file = files.get(c.req.path);
    if (file === null) return null;
    const headers = { etag: file.etag, 'cache-control': file.immutable ? FOREVER : A_DAY };
    if (c.req.header('if-none-match')?.includes(file.etag)) return new Response(null, { status: 304, headers });
    const { bytes, encoding } = file.body(encodingFor(c.req.header('accept-encoding') ?? null));
    return new Response(c.req.method === 'HEAD' ? null : bytes, {
      headers: {
        ...headers,
        'content-type': file.type,
        'content-length': String(bytes.length),
        vary: 'accept-encoding',
        ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      },
    });
  };
  app.use(async (c, next) => (c.req.method === 'GET' || c.req.method === 'HEAD' ? (serve(c) ?? next()) : next()));
  app.all('/assets/*', (c) => c.text('Not found', 404, { 'cache-control': 'no-store' }));
};
