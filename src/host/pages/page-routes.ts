import type { Context, Hono } from 'hono';
import { newIdempotencyKey } from '#adapters/system/random.ts';
import type { RequestScope } from '#composition/host.ts';
import { redirectSite } from '#composition/shop-settings.ts';
import { endLogIn, type LogInReturn, readLogInReturn } from '#core/account/log-in/end-log-in.ts';
import type { RedirectDecision } from '#core/content/redirect-rule.ts';
import type { UseCases } from '#core/operations.ts';
import { ok } from '#core/shared/result.ts';
import { headersOfFailure } from '#host/api/api-routes.ts';
import { createIdempotencyKeyDeriver, type DeriveIdempotencyKey } from '#host/api/derived-idempotency-key.ts';
import type { HostDeps, HostVariables } from '#host/deps.ts';
import { isOwnVisit } from '#host/http/own-visit.ts';
import { redirect } from '#host/http/redirect.ts';
import { mayBeView, sessionOf, visitorScope, withCookies } from '#host/http/request-scope.ts';
import type { Flash } from '#ui/app/context.ts';
import type { RouteRow } from '#ui/routes.ts';
import { plainLabels } from '#ui/shell/trouble/plain-pages.vi.ts';
import { OFFLINE_PAGE } from '#worker/offline-page.ts';
import { isClosedPage } from './developer-pages.ts';
import type { DocumentRequest, Documents } from './documents.ts';
import { type FormOutcome, submitForm } from './form-post.ts';
import { addressInSmallLetters, ownAddress } from './own-address.ts';
import { normalisePath } from './query-normalisation.ts';

type Parts = {
  readonly deps: HostDeps;
  readonly documents: Documents;
  readonly derived: DeriveIdempotencyKey;
  readonly decide: ReturnType<typeof decider>;
};

/** Normalises the query, completes a returning login, applies redirect rules, removes a trailing slash,
 * redirects other spellings of the path, renders. */
export const pageRoutes = (app: Hono<HostVariables>, deps: HostDeps, documents: Documents): void => {
  const parts: Parts = { deps, documents, derived: createIdempotencyKeyDeriver(deps.clock), decide: decider(deps) };
  app.get(OFFLINE_PAGE, () => documents.plain('offline', 200, { href: '', text: plainLabels.tryAgain }));
  app.get('*', (c) => showPage(c, parts));
  app.post('*', (c) => submitPost(c, parts));
  app.all('*', (c) => c.text('Method not allowed', 405, { allow: 'GET, HEAD, POST' }));
};

const requestOf = (c: Context<HostVariables>): DocumentRequest => ({
  url: c.get('address'),
  headers: c.req.raw.headers,
  requestId: c.get('requestId'),
});

const showPage = async (c: Context<HostVariables>, { deps, documents, derived, decide }: Parts): Promise<Response> => {
  const request = requestOf(c);
  const seeOther = (to: string, status: number): Response => redirect(to, status, deps.environment.publicOrigin);
  const path = request.url.pathname + request.url.search;
  const normalised = normalisePath(path);
  if (normalised !== null) return seeOther(normalised, 303);
  const returned = readLogInReturn(request.url.pathname, [...request.url.searchParams]);
  if (returned !== null) return endReturnedLogIn(returned, visitorScope(c, deps), deps, request.requestId);

  const decision = await decide(path);
  if (decision.kind === 'redirect') return seeOther(decision.to, decision.status);
  if (decision.kind === 'gone') return documents.plain('gone', 410);
  if (decision.kind === 'invalid') return documents.plain('badRedirect', 500);

  const bare = withoutTrailingSlash(request.url);
  if (bare !== null) return seeOther(bare, 301);

  const row = await documents.rowOf(request.url.pathname);
  if (isClosedPage(request.url.pathname, deps.environment.mode)) return documents.plain('missing', 404);
  const own = ownAddress(row?.path ?? null, request.url);
  if (own !== null) return seeOther(own, 301);
  const isShared = row === null || row.audience === 'public';
  const showShared = async (): Promise<Response> => {
    const page = await documents.shared(request, row);
    const likely = page.status === 404 && row !== null ? addressInSmallLetters(row.path, request.url) : null;
    return likely === null ? page : seeOther(likely, 301);
  };
  const cookies = c.req.header('cookie');
  if (!mayBeView(cookies) && (row === null || (isShared && !deps.flash.mayBeIn(cookies)))) return showShared();
  // Another site must not fill a cart, so the visitor presses once, on a page of the shop.
  const adds = row?.page === 'add-by-query' && request.url.searchParams.has('productid');
  if (adds && !isOwnVisit(request.headers, deps.environment.publicOrigin))
    return documents.plain('askToAdd', 200, { href: path, text: plainLabels.add });
  const scope = visitorScope(c, deps);
  const flash = deps.flash.take(scope.jar);
  // Even a public page is private when it shows a message.
  if (isShared && flash === null && !scope.isView) return showShared();
  // The URL itself adds an item; a quick reload must not add it again.
  const byAddress =
    row?.page === 'add-by-query' ? { newIdempotencyKey: () => derived([sessionOf(scope.jar), path]) } : {};
  return documents.own(request, row, { scope, submission: null, flash, status: 200, ...byAddress });
};

/** A failure to decide lets the page continue. [RED-05] */
const decider = ({ uncachedUseCases }: HostDeps) => {
  // One scope for all requests: most are answered from the page cache and need no scope of their own.
  const { checkRedirect } = uncachedUseCases('redirect-rules');
  return async (path: string): Promise<RedirectDecision> => {
    const decided = await checkRedirect({ path }).catch(() => null);
    return decided?.ok ? decided.value : { kind: 'continue' };
  };
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
  const cart = done.mayAnswerWithPage ? await showCart(request, { deps, documents }, scope, done) : null;
  return cart ?? redirectWithCookies(deps, scope, done);
};

/**
 * Answers a press on a page whose scripts have not loaded with the cart itself: one round trip instead of two. Null
 * when the command leads elsewhere.
 */
const showCart = async (
  request: DocumentRequest,
  { deps, documents }: Pick<Parts, 'deps' | 'documents'>,
  scope: RequestScope,
  { goTo, flash, cart }: Extract<FormOutcome, { kind: 'done' }>,
): Promise<Response | null> => {
  const url = new URL(goTo, deps.environment.publicOrigin);
  const row = await documents.rowOf(url.pathname);
  if (cart === null || url.origin !== deps.environment.publicOrigin || row?.audience !== 'visitor') return null;
  const loadCart: UseCases['loadCart'] = (input) =>
    input.orderId === cart.orderId ? Promise.resolve(ok(cart)) : scope.useCases.loadCart(input);
  const known = { ...scope, useCases: { ...scope.useCases, loadCart } };
  return documents.own({ ...request, url }, row, {
    scope: known,
    submission: null,
    flash,
    status: 200,
    isAnswer: true,
  });
};

const endReturnedLogIn = async (
  returned: LogInReturn,
  scope: RequestScope,
  deps: HostDeps,
  requestId: string,
): Promise<Response> => {
  const site = redirectSite(deps.environment);
  const { loginCallback } = scope.useCases;
  const ended = await endLogIn(returned, { loginCallback, site, idempotencyKey: newIdempotencyKey() });
  const { goTo, notice, notify, interruption } = ended;
  if (interruption !== null) deps.log.warn({ requestId, failure: interruption }, 'login callback failed');
  const answer = redirectWithCookies(deps, scope, { goTo, flash: notice && { notice, notify } });
  answer.headers.set('referrer-policy', 'no-referrer');
  return answer;
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
