import type { Context, Hono } from 'hono';
import { newIdempotencyKey } from '#adapters/system/random.ts';
import type { RequestScope } from '#composition/host.ts';
import { redirectSite } from '#composition/shop-settings.ts';
import { endLogIn, type LogInReturn, readLogInReturn } from '#core/account/end-log-in.ts';
import { headersOfFailure } from '#host/api/api-routes.ts';
import { createIdempotencyKeyDeriver, type DeriveIdempotencyKey } from '#host/api/derived-idempotency-key.ts';
import type { HostDeps, HostVariables } from '#host/deps.ts';
import { isOwnVisit } from '#host/http/own-visit.ts';
import { redirect } from '#host/http/redirect.ts';
import { sessionOf, visitorScope, withCookies } from '#host/http/request-scope.ts';
import type { Flash } from '#ui/app/context.ts';
import type { RouteRow } from '#ui/routes.ts';
import { plainPages } from '#ui/shell/plain-pages.vi.ts';
import { isClosedPage } from './developer-pages.ts';
import type { DocumentRequest, Documents } from './documents.ts';
import { submitForm } from './form-post.ts';
import { normalisePath } from './query-normalisation.ts';
import { createRedirectGate, type RedirectGate } from './redirect-gate.ts';

type Parts = {
  readonly deps: HostDeps;
  readonly documents: Documents;
  readonly gate: RedirectGate;
  readonly derived: DeriveIdempotencyKey;
};

/** Normalises the query, completes a returning login, applies redirect rules, removes a trailing slash, renders. */
export const pageRoutes = (app: Hono<HostVariables>, deps: HostDeps, documents: Documents): void => {
  const gate = createRedirectGate(
    async (path, requestId) => {
      const { useCases } = deps.open({ cookies: null, requestId });
      const decided = await useCases.checkRedirect({ path, uncounted: true });
      return decided.ok ? decided.value : { kind: 'continue' };
    },
    { clock: deps.clock, origin: deps.environment.publicOrigin, most: deps.environment.cacheSeconds },
  );
  const parts: Parts = { deps, documents, gate, derived: createIdempotencyKeyDeriver(deps.clock) };
  app.get('*', (c) => showPage(c, parts));
  app.post('*', (c) => submitPost(c, parts));
  app.all('*', (c) => c.text('Method not allowed', 405, { allow: 'GET, HEAD, POST' }));
};

const requestOf = (c: Context<HostVariables>): DocumentRequest => ({
  url: c.get('address'),
  headers: c.req.raw.headers,
  requestId: c.get('requestId'),
});

const showPage = async (c: Context<HostVariables>, { deps, documents, gate, derived }: Parts): Promise<Response> => {
  const request = requestOf(c);
  const seeOther = (to: string, status: number): Response => redirect(to, status, deps.environment.publicOrigin);
  const path = request.url.pathname + request.url.search;
  const normalised = normalisePath(path);
  if (normalised !== null) return seeOther(normalised, 303);
  const returned = readLogInReturn(request.url.pathname, [...request.url.searchParams]);
  if (returned !== null) return endReturnedLogIn(returned, visitorScope(c, deps), deps, request.requestId);

  const decision = await gate(path, request.requestId);
  if (decision.kind === 'redirect' || decision.kind === 'gone') deps.redirectHits.count(path);
  if (decision.kind === 'redirect') return seeOther(decision.to, decision.status);
  if (decision.kind === 'gone') return documents.plain('gone', 410);
  if (decision.kind === 'invalid') return documents.plain('badRedirect', 500);

  const bare = withoutTrailingSlash(request.url);
  if (bare !== null) return seeOther(bare, 301);

  const row = await documents.rowOf(request.url.pathname);
  if (isClosedPage(request.url.pathname, deps.environment.mode)) return documents.plain('missing', 404);
  const isShared = row === null || row.audience === 'public';
  if (row === null || (isShared && !deps.flash.mayBeIn(c.req.header('cookie')))) return documents.shared(request, row);
  // Another site must not fill a cart, so the visitor presses once, on a page of the shop.
  const adds = row.page === 'add-by-query' && request.url.searchParams.has('productid');
  if (adds && !isOwnVisit(request.headers, deps.environment.publicOrigin))
    return documents.plain('askToAdd', 200, { href: path, text: plainPages.add });
  const scope = visitorScope(c, deps);
  const flash = deps.flash.take(scope.jar);
  // Even a public page is private when it shows a message.
  if (isShared && flash === null) return documents.shared(request, row);
  // The URL itself adds an item; a quick reload must not add it again.
  const byAddress =
    row.page === 'add-by-query' ? { newIdempotencyKey: () => derived([sessionOf(scope.jar), path]) } : {};
  return documents.own(request, row, { scope, submission: null, flash, status: 200, ...byAddress });
};

const submitPost = async (c: Context<HostVariables>, { deps, documents, derived }: Parts): Promise<Response> => {
  const request = requestOf(c);
  const row: RouteRow | null = await documents.rowOf(request.url.pathname);
  if (isClosedPage(request.url.pathname, deps.environment.mode)) return documents.plain('missing', 404);
  const form = await c.req.formData().catch(() => null);
  if (form === null) return documents.plain('unreadable', 400);
  const scope = visitorScope(c, deps);
  const done = await submitForm(form, scope, (fields) => derived([sessionOf(scope.jar), request.url.pathname, fields]));
  if (done.kind === 'unreadable') return documents.plain('unreadable', 400);
  if (done.kind === 'failed')
    return documents.own(request, row, {
      scope,
      submission: done.submission,
      flash: null,
      status: done.status,
      headers: headersOfFailure(done.submission.failure),
    });
  if (done.kind === 'shown-once')
    return documents.own(request, row, { scope, submission: null, flash: done.flash, status: 200 });
  return redirectWithCookies(deps, scope, done);
};

const endReturnedLogIn = async (
  returned: LogInReturn,
  scope: RequestScope,
  deps: HostDeps,
  requestId: string,
): Promise<Response> => {
  const site = redirectSite(deps.environment);
  const { logInCallback } = scope.useCases;
  const ended = await endLogIn(returned, { logInCallback, site, idempotencyKey: newIdempotencyKey() });
  const { goTo, notice, notify, interruption } = ended;
  if (interruption !== null) deps.log.warn({ requestId, failure: interruption }, 'login callback failed');
  return redirectWithCookies(deps, scope, { goTo, flash: notice && { notice, notify } });
};

/** Includes the flash message. */
const redirectWithCookies = (
  deps: HostDeps,
  { jar }: RequestScope,
  { goTo, flash }: { readonly goTo: string; readonly flash: Flash | null },
): Response => {
  if (flash) deps.flash.leave(jar, flash);
  return withCookies(redirect(goTo, 303, deps.environment.publicOrigin), { jar });
};

/** Each page has one URL. */
const withoutTrailingSlash = ({ pathname, search }: URL): string | null => {
  const bare = pathname.replace(/\/+$/, '');
  return bare !== pathname && bare !== '' ? bare + search : null;
};
