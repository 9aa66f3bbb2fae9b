import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { inRequestSpan } from '#contracts/tracing/spans.ts';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import { UPLOAD_RETRY_SECONDS } from '#core/shared/upload-slots.ts';
import type { PlainPage } from '#ui/shell/trouble/plain-pages.vi.ts';
import { apiRoutes, headersOfFailure, statusOfFailure } from './api/api-routes.ts';
import type { HostDeps, HostVariables } from './deps.ts';
import { serviceRoutes } from './feeds/service-routes.ts';
import { wellKnownRoutes } from './feeds/well-known-routes.ts';
import { healthRoutes, isProbe } from './health.ts';
import { limitBodies } from './http/body-limits.ts';
import { fileRoutes } from './http/file-routes.ts';
import { loggedPath } from './http/logged-path.ts';
import { withReadDeadline } from './http/read-deadline.ts';
import { redirect } from './http/redirect.ts';
import { parseAddress } from './http/request-address.ts';
import { isSameOrigin } from './http/same-origin.ts';
import { barePolicy, isPicture, type SecurityScope, securityHeaders } from './http/security-headers.ts';
import { dueCalendarRoute } from './media/due-calendar-route.ts';
import { invoiceMonthRoute } from './media/invoice-month-route.ts';
import { mediaRoutes } from './media/media-routes.ts';
import { ogRoutes } from './media/og-routes.ts';
import { pdfRoutes } from './media/pdf-routes.ts';
import { personalDataRoutes } from './media/personal-data-routes.ts';
import { supportFileRoute } from './media/support-file-route.ts';
import { requestKind } from './metrics/request-kind.ts';
import { vitalsRoute } from './metrics/vitals-route.ts';
import { contentNoticeRoute } from './notices/content-notice-route.ts';
import { type Documents, documents } from './pages/documents.ts';
import { orderLinkRoutes } from './pages/order-link-routes.ts';
import { pageRoutes } from './pages/page-routes.ts';
import { viewLinkRoute } from './pages/view-link-route.ts';

/** Characters; far above any configuration's query, and below the server's limit of all headers. */
const MAX_URL_LENGTH = 12_000;
/** What all reads of a request may take together, in ms; a command also waits for what it writes. */
const READ_DEADLINE_MS = 10_000;
const COMMAND_DEADLINE_MS = 30_000;
const reads = ['GET', 'HEAD', 'OPTIONS'];
type App = Hono<HostVariables>;

export const createHost = (deps: HostDeps): App => {
  const { authPublicOrigin, portalOrigin } = deps.environment;
  const security: SecurityScope = {
    https: deps.environment.publicOrigin.startsWith('https:'),
    preload: deps.environment.hstsPreload,
    formTargets: [authPublicOrigin, portalOrigin].filter((origin) => origin !== null),
    recaptcha: deps.environment.recaptcha,
    integrations: deps.environment.integrations,
  };
  const pages = documents(deps, security);
  const app: App = new Hono<HostVariables>();
  observe(app, deps, pages, security);
  contentNoticeRoute(app, deps);
  guard(app, deps, pages);
  fileRoutes(app, deps);
  healthRoutes(app, deps);
  serviceRoutes(app, deps);
  wellKnownRoutes(app, deps);
  mediaRoutes(app, deps);
  ogRoutes(app, deps);
  pdfRoutes(app, deps);
  invoiceMonthRoute(app, deps, pages);
  supportFileRoute(app, deps, pages);
  personalDataRoutes(app, deps, pages);
  dueCalendarRoute(app, deps);
  orderLinkRoutes(app, deps);
  viewLinkRoute(app, deps, pages);
  vitalsRoute(app, deps);
  apiRoutes(app, deps);
  pageRoutes(app, deps, pages);
  // A bug; the error page needs neither data nor UI components. [ROUTE-46, ERR-09]
  app.onError(async (error, c) => {
    const path = await pathOf(c, pages, 500);
    deps.log.error({ requestId: c.get('requestId'), path, err: error }, 'request failed');
    return refuse(c, pages, 500, { kind: 'unexpected' }, 'error');
  });
  return app;
};

/** Gives each request an id, which services and response receive; logs no queries, ids or codes. [ERR-06] */
const observe = (
  app: App,
  { log, metrics, clock, isProduction }: HostDeps,
  pages: Documents,
  security: SecurityScope,
): void => {
  const always = Object.entries(securityHeaders(security));
  app.use((c, next) =>
    inRequestSpan(c.req.raw.headers, async (span) => {
      const began = performance.now();
      const requestId = randomUUID().replaceAll('-', '');
      c.set('requestId', requestId);
      await withReadDeadline(clock, reads.includes(c.req.method) ? READ_DEADLINE_MS : COMMAND_DEADLINE_MS, next);
      // The route of a secret address allows no referrer at all.
      for (const [name, value] of always)
        if (name !== 'referrer-policy' || !c.res.headers.has(name)) c.res.headers.set(name, value);
      if (isPicture(c.req.path)) c.res.headers.set('cross-origin-resource-policy', 'cross-origin');
      // A 304 must not replace the policy of the stored answer.
      if (isProduction && c.res.status !== 304 && !c.res.headers.has('content-security-policy'))
        c.res.headers.set('content-security-policy', barePolicy);
      c.res.headers.set('x-request-id', requestId);
      const elapsed = performance.now() - began;
      const ms = Math.round(elapsed);
      const { status } = c.res;
      metrics?.request(requestKind(c.req.method, c.req.path), status, elapsed);
      const level = isProbe(c.req.path) ? 'debug' : 'info';
      const facts = { requestId, method: c.req.method, path: await pathOf(c, pages, status), status };
      span.answered(facts.method, facts.path, status);
      // The browser's own measurements can name the trace. [W3C Server-Timing]
      if (span.traceparent !== null) c.res.headers.append('server-timing', `traceparent;desc="${span.traceparent}"`);
      log[level]({ ...facts, ms }, 'request');
    }),
  );
};

/** A refused address is not logged. */
const pathOf = async (c: Context<HostVariables>, pages: Documents, status: number): Promise<string> => {
  const address: URL | undefined = c.get('address');
  if (address === undefined) return '…';
  return loggedPath(address.pathname, await pages.rowOf(address.pathname).catch(() => null), status);
};

/** The API answers with the failure, everything else with a page. */
const refuse = (
  c: Context<HostVariables>,
  pages: Documents,
  status: 400 | 403 | 413 | 414 | 500 | 503,
  failure: ShopFailure,
  page: PlainPage,
): Response => (c.req.path.startsWith('/api/') ? c.json({ ok: false, failure }, status) : pages.plain(page, status));

const tooLong: ShopFailure = { kind: 'invalid-fields', fields: { input: 'too-long' } };
const unreadable: ShopFailure = { kind: 'invalid-fields', fields: { input: 'choice' } };

/** What every request must satisfy before a route sees it: its address, its origin, the size of its body. */
const guard = (app: App, deps: HostDeps, pages: Documents): void => {
  const { publicOrigin } = deps.environment;
  app.use(async (c, next) => {
    if (c.req.url.length > MAX_URL_LENGTH) return refuse(c, pages, 414, tooLong, 'longAddress');
    const address = parseAddress(c.req.url, publicOrigin);
    if (address === null) return refuse(c, pages, 400, unreadable, 'unreadableAddress');
    c.set('address', address);
    return next();
  });
  app.use(async (c, next) => {
    if (reads.includes(c.req.method) || isSameOrigin(c.req.raw.headers, publicOrigin)) return next();
    return refuse(c, pages, 403, { kind: 'denied' }, 'refused');
  });
  limitBodies(app, deps, pages.rowOf, {
    busy: (c) => {
      const answer = refuse(c, pages, 503, { kind: 'unreachable' }, 'busy');
      answer.headers.set('retry-after', String(UPLOAD_RETRY_SECONDS));
      return answer;
    },
    tooLarge: (c) => refuse(c, pages, 413, tooLong, 'tooLarge'),
    // A page leads on to the log-in, or says itself why nothing can be uploaded.
    notAuthorised: (c, failure) =>
      c.get('address').pathname.startsWith('/api/')
        ? new Response(JSON.stringify({ ok: false, failure }), {
            status: statusOfFailure(failure),
            headers: { 'content-type': 'application/json; charset=utf-8', ...headersOfFailure(failure) },
          })
        : redirect(c.get('address').pathname, 303, publicOrigin),
  });
};
