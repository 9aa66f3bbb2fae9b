import { createHash, randomBytes } from 'node:crypto';
import { newIdempotencyKey } from '#adapters/system/random.ts';
import type { RequestScope } from '#composition/host.ts';
import { sentTiming } from '#core/shared/clock/range-of-document.ts';
import { type IdempotencyKey, idempotencyKey } from '#core/shared/ids.ts';
import { ok } from '#core/shared/result.ts';
import { collectFreshness } from '#host/cache/freshness.ts';
import { cdnMaxAge } from '#host/cache/max-age.ts';
import { type CachedPage, pageCache, withDeclaredQuery } from '#host/cache/page-cache.ts';
import type { HostDeps } from '#host/deps.ts';
import { compress, compressedResponse, negotiateEncoding } from '#host/http/compressed.ts';
import { redirect } from '#host/http/redirect.ts';
import { cartOf, withCookies } from '#host/http/request-scope.ts';
import {
  contentSecurityPolicy,
  type InlineSources,
  markedSources,
  type SecurityScope,
  withoutNonce,
} from '#host/http/security-headers.ts';
import type { RenderedPage } from '#ssr/renderer.tsx';
import type { FailedPost, Flash } from '#ui/app/context.ts';
import { cacheSecondsOf, type RouteRow } from '#ui/routes.ts';
import { type PlainPage, plainLabels } from '#ui/shell/trouble/plain-pages.vi.ts';
import { type PlainAction, plainPage, plainPagePolicy } from './plain-page.ts';

export type DocumentRequest = { readonly url: URL; readonly headers: Headers; readonly requestId: string };

/** The request's cookies and, after a form post, its outcome. */
export type PrivateDocument = {
  readonly scope: RequestScope;
  readonly submission: FailedPost | null;
  readonly flash: Flash | null;
  readonly status: number;
  /** Answers a form that another address was posted to. */
  readonly isAnswer?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
  readonly newIdempotencyKey?: () => IdempotencyKey;
};

export type Documents = ReturnType<typeof documents>;

const HTML = 'text/html; charset=utf-8';
const NO_ROBOTS = 'noindex, nofollow';
const anonymousIdempotencyKey = (): IdempotencyKey => idempotencyKey('');

export const documents = (deps: HostDeps, security: SecurityScope) => {
  const cache = pageCache(deps);
  const policy = (inline: InlineSources, gateways: readonly string[] = []): Record<string, string> => {
    const scope = { ...security, formTargets: [...new Set([...security.formTargets, ...gateways])] };
    return deps.isProduction ? { 'content-security-policy': contentSecurityPolicy(scope, inline) } : {};
  };

  const plain = (page: PlainPage, status: number, action: PlainAction | null = null): Response =>
    new Response(plainPage(deps.environment.identity, page, action), {
      status,
      headers: {
        'content-type': HTML,
        'cache-control': 'no-store',
        'x-robots-tag': NO_ROBOTS,
        'content-security-policy': plainPagePolicy(deps.environment.identity),
      },
    });

  const drawShared = async (
    url: URL,
    { row, mayKeep }: { readonly row: RouteRow | null; readonly mayKeep: boolean },
    requestId: string,
  ): Promise<CachedPage> => {
    const renderer = await deps.renderer();
    const { useCases } = deps.open({ cookies: null, requestId });
    const nonce = newNonce();
    const errors = renderErrors(deps, requestId);
    const page = await renderer.render({
      url,
      view: null,
      identity: deps.environment.identity,
      useCases,
      clock: deps.clock,
      submission: null,
      flash: null,
      knownCart: null,
      newIdempotencyKey: anonymousIdempotencyKey,
      nonce,
      isShared: true,
      report: errors.report,
    });
    if (page.kind === 'redirect') return cachedRedirect(page, deps.environment.publicOrigin);
    const status = errors.statusOf(page.status);
    const lasting = status === 200 && mayKeep;
    return {
      status,
      html: withoutNonce(page.html, nonce),
      etag: `W/"${digest(`${deps.buildId} ${url.pathname}${url.search} ${status} ${page.data}`)}"`,
      headers: {
        'content-type': HTML,
        'cache-control': lasting ? 'public, max-age=0, must-revalidate' : 'no-store',
        vary: 'accept-encoding',
        ...(row?.index === true && lasting ? {} : { 'x-robots-tag': NO_ROBOTS }),
        ...policy(markedSources(page.html, nonce), await deps.formOrigins()),
      },
      bodies: new Map(),
    };
  };

  /** Cached as the route specifies. */
  const shared = async ({ url, headers, requestId }: DocumentRequest, row: RouteRow | null): Promise<Response> => {
    const policyOfRow = row?.cache ?? 'no-store';
    const usual = cacheSecondsOf(policyOfRow, (name) => url.searchParams.has(name));
    const seconds = Math.min(usual, deps.environment.cacheSeconds ?? usual);
    const used = policyOfRow === 'no-store' ? url : withDeclaredQuery(url, policyOfRow.query);
    let from: 'cache' | 'drawn' = 'cache';
    const draw = (): Promise<CachedPage> => {
      from = 'drawn';
      return drawShared(used, { row, mayKeep: seconds > 0 }, requestId).catch((error: unknown) => {
        // Nobody waits for a page that is made behind an older one.
        reporter(deps, requestId)(error);
        throw error;
      });
    };
    const isKept = seconds > 0 && deps.isProduction;
    const { value: page, until } = await (isKept ? cache.get(used.href, seconds, draw) : collectFreshness(draw));
    deps.metrics?.sharedPage(from);
    const response = await sendCached(page, headers);
    const forCdn = page.status === 200 && seconds > 0 ? cdnMaxAge(until, deps.clock) : null;
    if (forCdn !== null) response.headers.set('cdn-cache-control', forCdn);
    const now = deps.clock.now();
    response.headers.append('server-timing', sentTiming(now, forCdn === null ? 0 : until - now));
    return response;
  };

  /** Says so before the browser goes on with the session that it has. */
  const viewOver = ({ pathname, search }: URL, scope: RequestScope): Response =>
    withCookies(plain('viewOver', 200, { href: pathname + search, text: plainLabels.goOn }), scope);

  const own = async (
    { url, headers, requestId }: DocumentRequest,
    row: RouteRow | null,
    document: PrivateDocument,
  ): Promise<Response> => {
    const { isView, useCases } = document.scope;
    const found = isView ? await useCases.loadView({}) : ok(null);
    if (!found.ok) return plain('error', 503);
    const view = found.value;
    if (isView && view === null) return viewOver(url, document.scope);
    const renderer = await deps.renderer();
    const nonce = newNonce();
    const errors = renderErrors(deps, requestId);
    const page = await renderer.render({
      url,
      view,
      identity: deps.environment.identity,
      useCases,
      clock: deps.clock,
      submission: document.submission,
      flash: document.flash,
      knownCart: cartOf(document.scope.jar),
      newIdempotencyKey: document.newIdempotencyKey ?? newIdempotencyKey,
      nonce,
      isAnswer: document.isAnswer ?? false,
      isShared: false,
      report: errors.report,
    });
    const drawn = errors.statusOf(page.status);
    const status = drawn === 200 ? document.status : drawn;
    const response =
      page.kind === 'redirect'
        ? redirect(page.to, page.status, deps.environment.publicOrigin)
        : await compressedResponse(page.html, headers.get('accept-encoding'), status, {
            'content-type': HTML,
            'cache-control': 'private, no-store',
            vary: 'accept-encoding, cookie',
            'server-timing': sentTiming(deps.clock.now(), 0),
            ...(row?.index === true && status === 200 ? {} : { 'x-robots-tag': NO_ROBOTS }),
            ...policy({ scripts: [`'nonce-${nonce}'`], styles: [`'nonce-${nonce}'`] }, await deps.formOrigins()),
            ...(page.retryAfter === undefined ? {} : { 'retry-after': String(page.retryAfter) }),
            ...document.headers,
          });
    // A redirect has not shown the flash message; the next page must.
    if (page.kind === 'redirect' && document.flash !== null) deps.flash.leave(document.scope.jar, document.flash);
    return withCookies(response, document.scope);
  };

  return { shared, own, plain, rowOf: async (pathname: string) => rowOf(await deps.renderer(), pathname) };
};

/** A path that cannot be decoded has no route. */
const rowOf = (renderer: Awaited<ReturnType<HostDeps['renderer']>>, pathname: string): RouteRow | null => {
  try {
    decodeURIComponent(pathname);
    return renderer.rowOf(pathname);
  } catch {
    return null;
  }
};

const newNonce = (): string => randomBytes(16).toString('hex');

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 27);

const reporter =
  ({ log }: HostDeps, requestId: string) =>
  (error: unknown): void =>
    log.error({ requestId, err: error }, 'drawing failed in part');

/** A component that throws leaves a hole, which the browser tries to fill: the page is sent, but it is a 500. */
const renderErrors = (deps: HostDeps, requestId: string) => {
  const log = reporter(deps, requestId);
  let hasFailed = false;
  return {
    report: (error: unknown): void => {
      hasFailed = true;
      log(error);
    },
    statusOf: (status: number): number => (status === 200 && hasFailed ? 500 : status),
  };
};

const cachedRedirect = (
  { status, to }: Extract<RenderedPage, { kind: 'redirect' }>,
  publicOrigin: string,
): CachedPage => ({
  status,
  html: '',
  etag: '',
  headers: Object.fromEntries(redirect(to, status, publicOrigin).headers),
  bodies: new Map(),
});

const sendCached = async (page: CachedPage, headers: Headers): Promise<Response> => {
  if (page.status >= 300 && page.status < 400)
    return new Response(null, { status: page.status, headers: page.headers });
  const { 'content-security-policy': _, 'content-type': __, ...about } = page.headers;
  if (page.status === 200 && matches(headers.get('if-none-match'), page.etag))
    return new Response(null, { status: 304, headers: { ...about, etag: page.etag } });
  const encoding = negotiateEncoding(headers.get('accept-encoding'));
  const body = page.bodies.get(encoding) ?? (await compress(page.html, encoding));
  page.bodies.set(encoding, body);
  return new Response(body, {
    status: page.status,
    headers: {
      ...page.headers,
      ...(page.status === 200 ? { etag: page.etag } : {}),
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    },
  });
};

/** Weak comparison. [RFC 9110, 13.1.2] */
const matches = (given: string | null, etag: string): boolean =>
  (given ?? '').split(',').some((each) => each.trim().replace(/^W\//, '') === etag.replace(/^W\//, ''));
