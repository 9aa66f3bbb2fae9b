import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { platformRandom } from '#adapters/system/random.ts';
import { MAX_PICTURE_BYTES } from '#core/account/picture-text.ts';
import { MAX_DOCUMENT_BYTES } from '#core/domains/validate-document-file.ts';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import * as paths from '#core/shared/paths.ts';
import type { PlainPage } from '#ui/shell/plain-pages.vi.ts';
import { apiRoutes } from './api/api-routes.ts';
import type { HostDeps, HostVariables } from './deps.ts';
import { serviceRoutes } from './feeds/service-routes.ts';
import { fileRoutes } from './http/file-routes.ts';
import { isSameOrigin } from './http/same-origin.ts';
import { type SecurityScope, securityHeaders } from './http/security-headers.ts';
import { mediaRoutes } from './media/media-routes.ts';
import { ogRoutes } from './media/og-routes.ts';
import { pdfRoutes } from './media/pdf-routes.ts';
import { type Documents, documents } from './pages/documents.ts';
import { pageRoutes } from './pages/page-routes.ts';

const MAX_BODY_BYTES = 64 * 1024;
/** Maximum body with a picture, in base64 or form encoding, including other fields. */
const MAX_PICTURE_BODY_BYTES = 2 * MAX_PICTURE_BYTES;
/** The command, and the plain form. */
const pictureRoutes = ['/api/setAvatar', paths.account('thong-tin')];
/** All documents of a domain in one plain form; the script sends them one by one. */
const MAX_PAPERS_BODY_BYTES = 5 * MAX_DOCUMENT_BYTES + MAX_BODY_BYTES;
const isDocumentsRoute = (path: string): boolean =>
  path === '/api/saveRegistrantDocuments' || /^\/xac-thuc-thong-tin\/[^/]+$/.test(path);
/** Characters; far above any configuration's query. */
const MAX_URL_LENGTH = 16_000;
/** Allowed redirect targets of a plain login form: the providers' pages and the pages they redirect to. [MARKET 5] */
const providerOrigins = [
  'https://accounts.google.com',
  'https://www.facebook.com',
  'https://m.facebook.com',
  'https://oauth.zaloapp.com',
  'https://id.zalo.me',
];
type App = Hono<HostVariables>;

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
  // A bug; the error page needs neither data nor UI components. [ROUTE-46, ERR-09]
  app.onError((error, c) => {
    deps.log.error({ requestId: c.get('requestId'), path: c.req.path, err: error }, 'request failed');
    return refuse(c, pages, 500, { kind: 'unexpected' }, 'error');
  });
  return app;
};

/** Gives each request an id, which services and response receive; logs no queries. [ERR-06] */
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

/** The API answers with the failure, everything else with a page. */
const refuse = (
  c: Context,
  pages: Documents,
  status: 403 | 413 | 414 | 500,
  failure: ShopFailure,
  page: PlainPage,
): Response => (c.req.path.startsWith('/api/') ? c.json({ ok: false, failure }, status) : pages.plain(page, status));

const tooLong: ShopFailure = { kind: 'invalid-fields', fields: { input: 'too-long' } };
const reads = ['GET', 'HEAD', 'OPTIONS'];

const guard = (app: App, { environment }: HostDeps, pages: Documents): void => {
  app.use(async (c, next) => {
    if (c.req.url.length <= MAX_URL_LENGTH) return next();
    return refuse(c, pages, 414, tooLong, 'longAddress');
  });
  app.use(async (c, next) => {
    if (reads.includes(c.req.method) || isSameOrigin(c.req.raw.headers, environment.publicOrigin)) return next();
    return refuse(c, pages, 403, { kind: 'denied' }, 'refused');
  });
  const limited = (maxSize: number): MiddlewareHandler =>
    bodyLimit({ maxSize, onError: (c) => refuse(c, pages, 413, tooLong, 'tooLarge') });
  const [usual, pictures] = [limited(MAX_BODY_BYTES), limited(MAX_PICTURE_BODY_BYTES)];
  const papers = limited(MAX_PAPERS_BODY_BYTES);
  app.use((c, next) => {
    if (isDocumentsRoute(c.req.path)) return papers(c, next);
    return pictureRoutes.includes(c.req.path) ? pictures(c, next) : usual(c, next);
  });
};
