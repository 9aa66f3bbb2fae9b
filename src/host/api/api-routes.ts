import type { Context, Hono } from 'hono';
import type { FailureKind, ShopFailure } from '#core/failures/shop-failure.ts';
import { cacheSecondsOf, isCommand, isOperation, isPublicQuery, type OperationName } from '#core/operations.ts';
import { run } from '#core/shop-client.ts';
import { collectFreshness } from '#host/cache/freshness.ts';
import { maxAge } from '#host/cache/max-age.ts';
import type { HostDeps, HostVariables } from '#host/deps.ts';
import { compressedResponse } from '#host/http/compressed.ts';
import { anonymousUseCases, visitorScope, withCookies } from '#host/http/request-scope.ts';
import { isClosedOperation } from '#host/pages/developer-pages.ts';
import { readInput } from './read-input.ts';

/** The body contains the whole failure. */
const statuses: Partial<Record<FailureKind, number>> = {
  'not-found': 404,
  denied: 403,
  'cart-inaccessible': 403,
  'no-token': 503,
  unreachable: 503,
  unknown: 504,
  garbled: 502,
  unexpected: 500,
  'login-required': 401,
  'login-too-old': 403,
  'deletion-blocked': 409,
  'wrong-credentials': 401,
  'too-many-tries': 429,
  'too-many-visitors': 429,
  'too-many-orders': 429,
  'bot-check-needed': 403,
  'code-expired': 410,
  'link-expired': 410,
  'order-link-refused': 410,
  'account-exists': 409,
  'account-blocked': 403,
  'view-only': 403,
  'last-login-method': 409,
  'already-reviewed': 409,
  'too-many-quotations': 429,
  'too-many-support-requests': 429,
  'quotation-expired': 410,
  'quotation-changed': 409,
  'documents-not-editable': 409,
  'provider-unavailable': 503,
  'consultation-refused': 502,
  'consultation-failed': 503,
};
export const statusOfFailure = (failure: ShopFailure): number => statuses[failure.kind] ?? 422;

/** Retry-After in whole seconds. [RFC 9110, 10.2.3] */
export const headersOfFailure = (failure: ShopFailure): Readonly<Record<string, string>> =>
  'retryAfter' in failure ? { 'retry-after': String(Math.max(1, Math.ceil(failure.retryAfter))) } : {};

/** Maximum length of a query's `input` parameter. */
const MAX_INPUT = 4_000;

/** `GET /api/{query}?input=…` and `POST /api/{command}`; every answer is an outcome as JSON, errors too. [ERR-03] */
export const apiRoutes = (app: Hono<HostVariables>, deps: HostDeps): void => {
  app.get('/api/:use', (c) => {
    const use = c.req.param('use');
    if (!isOperation(use) || isCommand(use) || isClosedOperation(use, deps.environment.mode)) return unknownRoute(c);
    return answer(c, deps, use, queryInput(c.req.query('input')));
  });
  app.post('/api/:use', async (c) => {
    const use = c.req.param('use');
    if (!isOperation(use) || !isCommand(use)) return unknownRoute(c);
    const type = c.req.header('content-type') ?? '';
    const raw = type.startsWith('application/json') ? await c.req.json().catch(() => undefined) : undefined;
    return answer(c, deps, use, raw);
  });
  app.all('/api/*', unknownRoute);
  app.all('/api', unknownRoute);
};

const unknownRoute = (c: Context): Response =>
  c.json({ ok: false, failure: { kind: 'not-found' } }, 404, { 'cache-control': 'no-store' });

const queryInput = (text: string | undefined): unknown => {
  if (text === undefined) return {};
  try {
    return text.length > MAX_INPUT ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
};

const answer = async (
  c: Context<HostVariables>,
  deps: HostDeps,
  use: OperationName,
  raw: unknown,
): Promise<Response> => {
  const shared = isPublicQuery(use);
  const read = readInput(use, raw);
  if (!read.ok)
    return c.json({ ok: false, failure: { kind: 'invalid-fields', fields: read.fields } }, 400, {
      'cache-control': 'no-store',
    });
  const scope = shared ? null : visitorScope(c, deps);
  const { value: outcome, until } = await collectFreshness(() =>
    run(scope?.useCases ?? anonymousUseCases(c, deps), use, read.input),
  );
  if (!outcome.ok && statusOfFailure(outcome.failure) >= 500)
    deps.log.warn({ requestId: c.get('requestId'), use, failure: outcome.failure.kind }, 'use case failed');
  const seconds = outcome.ok ? cacheSecondsOf(use, read.input) : 0;
  const status = outcome.ok ? 200 : statusOfFailure(outcome.failure);
  const accepted = c.req.header('accept-encoding') ?? null;
  const response = await compressedResponse(JSON.stringify(outcome), accepted, status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': seconds > 0 ? maxAge(until, deps.clock, seconds) : 'private, no-store',
    // The interface keeps the shop's time by it.
    date: new Date(deps.clock.now()).toUTCString(),
    vary: shared ? 'accept-encoding' : 'accept-encoding, cookie',
    'x-robots-tag': 'noindex, nofollow',
    ...(outcome.ok ? {} : headersOfFailure(outcome.failure)),
  });
  return scope === null ? response : withCookies(response, scope);
};
