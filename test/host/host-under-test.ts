import { cookieCartPointer } from '#adapters/cookies/cart-pointer.ts';
import { cookieConsentStore } from '#adapters/cookies/consent-store.ts';
import { cookieJar } from '#adapters/cookies/cookie-jar.ts';
import { cookiePendingLoginStore } from '#adapters/cookies/pending-login-store.ts';
import { cookieTicketStore } from '#adapters/cookies/ticket-store.ts';
import { cookieTokenStore } from '#adapters/cookies/token-store.ts';
import { visitorJar } from '#adapters/cookies/viewing-jar.ts';
import { createBrowser } from '#adapters/memory/browser/browser-state.ts';
import { memoryPorts } from '#adapters/memory/memory-ports.ts';
import { memorySettings } from '#adapters/memory/settings.ts';
import { memoryWorld, type World } from '#adapters/memory/world.ts';
import { timerDeadline } from '#adapters/system/clock.ts';
import { ticketDigests } from '#composition/digests.ts';
import { noProxies } from '#contracts/client-address.ts';
import type { Mode } from '#contracts/mode.ts';
import { createUseCases } from '#core/create-use-cases.ts';
import { operationNames, type UseCases } from '#core/operations.ts';
import { defaultContentPaths } from '#core/shared/default-content-paths.ts';
import type { Deadline } from '#core/shared/environment.port.ts';
import type { Integrations } from '#core/shared/settings.ts';
import type { ShopIdentity } from '#core/shared/shop/shop-identity.ts';
import { hostProcess } from '#host/cache/host-process.ts';
import { createSharedQueries } from '#host/cache/public-queries.ts';
import { createRevision } from '#host/cache/revision.ts';
import type { HostDeps } from '#host/deps.ts';
import { createHost } from '#host/host.ts';
import { flashCookie } from '#host/pages/flash-cookie.ts';
import type { Renderer } from '#ssr/renderer.tsx';

export const origin = 'https://shop.example';
export const noticeSecret = 'notice-secret-0123456789-abcdefghij';

type Options = {
  readonly world?: World;
  readonly renderer?: Renderer;
  /** Replaces single use cases; the host still records every call. */
  readonly replace?: (useCases: UseCases) => Partial<UseCases>;
  readonly fetch?: typeof fetch;
  readonly dataDir?: string;
  readonly files?: HostDeps['files'];
  readonly https?: boolean;
  readonly cookieDomain?: string;
  /** Origin of a customer portal elsewhere. */
  readonly portal?: string;
  readonly integrations?: Integrations;
  /** 0: no page is cached. */
  readonly cacheSeconds?: number;
  /** Caches answers and redirect rules as the host does; otherwise every request asks the fakes. */
  readonly cachesAnswers?: boolean;
  readonly mode?: Mode;
  readonly securityContacts?: readonly string[];
  readonly hstsPreload?: boolean;
  readonly identity?: ShopIdentity;
  readonly deadline?: Deadline;
  readonly isDraining?: () => boolean;
  readonly metrics?: HostDeps['metrics'];
};

/** One log line, for tests that check what must not be logged. */
export type Logged = {
  readonly level: string;
  readonly event: string;
  readonly facts: Readonly<Record<string, unknown>>;
};

/** The host over the fakes: the real use cases, production cookies, no network. */
export const hostUnderTest = (options: Options = {}) => {
  const world = options.world ?? memoryWorld({ origin });
  // The fakes' settings for a shop at this address.
  const site = { ...memorySettings.site, own: origin, portal: options.portal ?? null };
  const settings = { ...memorySettings, site, identity: options.identity ?? memorySettings.identity };
  const logged: Logged[] = [];
  const called: (readonly [name: string, requestId: string])[] = [];
  const write = (level: string) => (facts: Readonly<Record<string, unknown>>, event: string) =>
    void logged.push({ level, event, facts });
  const log = { debug: write('debug'), info: write('info'), warn: write('warn'), error: write('error') };
  const metrics = options.metrics ?? null;
  const revision = createRevision();
  const caches = { clock: { now: () => world.state.now }, deadline: options.deadline ?? timerDeadline, revision };
  const process = hostProcess(caches, options.cacheSeconds ?? null, { log, metrics });
  const openUncached: HostDeps['open'] = ({ cookies, requestId }) => {
    const { jar, isView } = visitorJar(
      cookieJar(cookies, { secure: options.https ?? true, domain: options.cookieDomain ?? null }),
    );
    const kept = {
      tokens: cookieTokenStore(jar),
      carts: cookieCartPointer(jar),
      pendingLogins: cookiePendingLoginStore(jar, settings.site),
      consents: cookieConsentStore(jar),
      tickets: cookieTicketStore(jar, { now: () => world.state.now }, ticketDigests(['test'])),
    };
    const browser = { ...createBrowser(), orderAccess: kept.tokens.orderAccess() };
    const { planLists, recentProducts, ruleTables } = process;
    const cached = options.cachesAnswers ? { planLists, recentProducts, ruleTables } : {};
    const ports = { ...memoryPorts(world, browser), ...kept, ...cached, settings };
    const made = createUseCases(ports, { isView });
    return {
      jar,
      isView,
      useCases: recordCalls({ ...made, ...options.replace?.(made) }, (name) => called.push([name, requestId])),
    };
  };
  const sharedQueries = createSharedQueries(caches, options.cacheSeconds ?? null);
  const open: HostDeps['open'] = (request) => {
    const scope = openUncached(request);
    if (!options.cachesAnswers) return scope;
    const anonymous = () => openUncached({ cookies: null, requestId: request.requestId }).useCases;
    return { ...scope, useCases: sharedQueries(scope.useCases, anonymous) };
  };
  const deps: HostDeps = {
    ...caches,
    environment: {
      mode: options.mode ?? 'development',
      publicOrigin: origin,
      portalOrigin: settings.site.portal,
      identity: settings.identity,
      contentSite: { redirectOrigins: [], pages: defaultContentPaths },
      imageOrigins: ['http://media.test', 'http://cms-media.test', 'https://cdn.test'],
      pictureOrigins: ['https://cdn.test'],
      dataDir: options.dataDir ?? '/nonexistent',
      authPublicOrigin: 'https://auth.example',
      recaptcha: false,
      integrations: options.integrations ?? settings.integrations,
      trustedProxies: noProxies,
      securityContacts: options.securityContacts ?? null,
      hstsPreload: options.hstsPreload ?? false,
      cacheSeconds: options.cacheSeconds ?? null,
    },
    open,
    formOrigins: async () => ['https://gateway.example'],
    uncachedUseCases: (requestId) => openUncached({ cookies: null, requestId }).useCases,
    renderer: async () => options.renderer ?? Promise.reject(new Error('no renderer in this test')),
    files: options.files ?? new Map(),
    flash: flashCookie(['test']),
    contentNoticeSecrets: [noticeSecret],
    log,
    metrics,
    buildId: 'test',
    fetch: options.fetch ?? (() => Promise.reject(new Error('no network in this test'))),
    isProduction: true,
    isDraining: options.isDraining ?? (() => false),
  };
  const app = createHost(deps);
  return { world, logged, called, app, revision, log: deps.log, host: browserOf(app) };
};

const recordCalls = (useCases: UseCases, saw: (name: string) => void): UseCases =>
  // Same names and types; each call is recorded before it runs.
  Object.fromEntries(
    operationNames.map((name) => [
      name,
      (input: never) => {
        saw(name);
        return useCases[name](input);
      },
    ]),
  ) as unknown as UseCases;

/** A browser without scripts: stores cookies, sends forms, follows no redirects. */
const browserOf = (app: ReturnType<typeof createHost>) => {
  const cookies = new Map<string, string>();
  const send = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    if (cookie !== '' && !headers.has('cookie')) headers.set('cookie', cookie);
    const response = await app.request(origin + path, { ...init, headers });
    for (const each of response.headers.getSetCookie()) {
      const [pair = ''] = each.split(';');
      const at = pair.indexOf('=');
      if (each.includes('Max-Age=0')) cookies.delete(pair.slice(0, at));
      else cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return response;
  };
  return {
    cookies,
    get: (path: string, headers: Record<string, string> = {}) => send(path, { headers }),
    command: (use: string, input: unknown) =>
      send(`/api/${use}`, {
        method: 'POST',
        body: JSON.stringify(input),
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      }),
    form: (path: string, fields: readonly (readonly [string, string])[], headers: Record<string, string> = {}) => {
      const body = new URLSearchParams(fields.map(([name, value]) => [name, value])).toString();
      return send(path, {
        method: 'POST',
        body,
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'content-length': String(body.length),
          'sec-fetch-site': 'same-origin',
          ...headers,
        },
      });
    },
    send,
  };
};
