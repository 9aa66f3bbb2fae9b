import { Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { platformRandom } from '#adapters/system/random.ts';
import { accountPath } from '#core/account/account-paths.ts';
import { MAX_PICTURE } from '#core/account/picture-text.ts';
import { MAX_PAPER_FILE } from '#core/domains/paper-file.ts';
import { apiRoutes } from './api/api-routes.ts';
import type { HostDeps, HostVariables } from './deps.ts';
import { serviceRoutes } from './feeds/service-routes.ts';
import { fileRoutes } from './http/file-routes.ts';
import { mayChange } from './http/same-origin.ts';
import { type SecurityScope, securityHeaders } from './http/security-headers.ts';
import { mediaRoutes } from './media/media-routes.ts';
import { ogRoutes } from './media/og-routes.ts';
import { pdfRoutes } from './media/pdf-routes.ts';
import { type Documents, documents } from './pages/documents.ts';
import { pageRoutes } from './pages/page-routes.ts';

const MAX_BODY_BYTES = 64 * 1024;
/** A picture, in base64 or in a form, with room for the rest of its body. */
const MAX_PICTURE_BODY_BYTES = 2 * MAX_PICTURE;
/** The two ways in which a picture comes: as a command, and as the plain form of its page. */
const pictureWays = ['/api/setAvatar', accountPath('thong-tin')];
/** Every document of a name in one form, with room for the rest of its body; the script sends one after the other. */
const MAX_PAPERS_BODY_BYTES = 5 * MAX_PAPER_FILE + MAX_BODY_BYTES;
const isPapersWay = (path: string): boolean => path === '/api/savePapers' || /^\/xac-thuc-thong-tin\/[^/]+$/.test(path);
/** Longest address, characters: room for every option of a configuration, many times over. */
const MAX_ADDRESS = 16_000;
/** Where a plain log-in form may end up: the providers' own pages, and where those send on to. [MARKET 5] */
const providerOrigins = [
  'https://accounts.google.com',
  'https://www.facebook.com',
  'https://m.facebook.com',
  'https://oauth.zaloapp.com',
  'https://id.zalo.me',
];
type App = Hono<HostVariables>;

/** The whole web host as one function from request to answer. */
export const createHost = (deps: HostDeps): App => {
  const security: SecurityScope = {
    https: deps.environment.publicOrigin.startsWith('https:'),
    formTargets: [deps.environment.services.payment, deps.environment.logInOrigin, ...providerOrigins],
    recaptcha: deps.environment.recaptcha,
    integrations: deps.environment.integrations,
  };
  const pages = documents(deps, security);
  const app: App = new Hono<HostVariables>();
  observe(app, deps, security);
  guard(app, deps, pages);
  fileRoutes(app, deps);
  serviceRoutes(app, deps);
  mediaRoutes(app, deps);
  ogRoutes(app, deps);
  pdfRoutes(app, deps);
  apiRoutes(app, deps);
  pageRoutes(app, deps, pages);
  // Whatever throws below is a bug: the page that says so needs neither data nor kit. [ROUTE-46, ERR-09]
  app.onError((error, c) => {
    deps.log.error({ requestId: c.get('requestId'), path: c.req.path, err: error }, 'request failed');
    return c.req.path.startsWith('/api/')
      ? c.json({ ok: false, failure: { kind: 'unforeseen' } }, 500)
      : pages.plain('error', 500);
  });
  return app;
};

/** Each request gets an id of our own, which the services and the answer carry; the log holds no query. [ERR-06] */
const observe = (app: App, { log }: HostDeps, security: SecurityScope): void => {
  const always = Object.entries(securityHeaders(security));
  app.use(async (c, next) => {
    const began = performance.now();
    const requestId = platformRandom.id();
    c.set('requestId', requestId);
    await next();
    for (const [name, value] of always) c.res.headers.set(name, value);
    c.res.headers.set('x-request-id', requestId);
    const facts = { requestId, method: c.req.method, path: c.req.path.slice(0, 200), status: c.res.status };
    log.info({ ...facts, ms: Math.round(performance.now() - began) }, 'request');
  });
};

const reads = ['GET', 'HEAD', 'OPTIONS'];

const guard = (app: App, { environment }: HostDeps, pages: Documents): void => {
  app.use(async (c, next) => {
    if (c.req.url.length <= MAX_ADDRESS) return next();
    return c.req.path.startsWith('/api/')
      ? c.json({ ok: false, failure: { kind: 'invalid-fields', fields: { input: 'too-long' } } }, 414)
      : pages.plain('longAddress', 414);
  });
  app.use(async (c, next) => {
    if (reads.includes(c.req.method) || mayChange(c.req.raw.headers, environment.publicOrigin)) return next();
    return c.req.path.startsWith('/api/')
      ? c.json({ ok: false, failure: { kind: 'denied' } }, 403)
      : pages.plain('refused', 403);
  });
  const limited = (maxSize: number): MiddlewareHandler =>
    bodyLimit({
      maxSize,
      onError: (c) =>
        c.req.path.startsWith('/api/')
          ? c.json({ ok: false, failure: { kind: 'invalid-fields', fields: { input: 'too-long' } } }, 413)
          : pages.plain('tooLarge', 413),
    });
  const [usual, pictures] = [limited(MAX_BODY_BYTES), limited(MAX_PICTURE_BODY_BYTES)];
  const papers = limited(MAX_PAPERS_BODY_BYTES);
  app.use((c, next) => {
    if (isPapersWay(c.req.path)) return papers(c, next);
    return pictureWays.includes(c.req.path) ? pictures(c, next) : usual(c, next);
  });
};
