import { cookieCartPointer } from '#adapters/cookies/cart-pointer.ts';
import { cookieConsentStore } from '#adapters/cookies/consent-store.ts';
import { cookieJar } from '#adapters/cookies/cookie-jar.ts';
import { cookiePendingLoginStore } from '#adapters/cookies/pending-login-store.ts';
import { cookieTicketStore } from '#adapters/cookies/ticket-store.ts';
import { cookieTokenStore } from '#adapters/cookies/token-store.ts';
import { createBrowser } from '#adapters/memory/browser-state.ts';
import { memoryPorts } from '#adapters/memory/memory-ports.ts';
import { memoryRedirectHits } from '#adapters/memory/redirect-hits.ts';
import { memorySettings } from '#adapters/memory/settings.ts';
import { memoryWorld, type World } from '#adapters/memory/world.ts';
import { ticketDigests } from '#composition/digests.ts';
import { noProxies } from '#contracts/client-address.ts';
import type { Mode } from '#contracts/mode.ts';
import { createUseCases } from '#core/create-use-cases.ts';
import { operationNames, type UseCases } from '#core/operations.ts';
import type { Integrations } from '#core/shared/settings.ts';
import type { HostDeps } from '#host/deps.ts';
import { createHost } from '#host/host.ts';
import { flashCookie } from '#host/pages/flash-cookie.ts';
import type { Renderer } from '#ssr/renderer.tsx';

export const origin = 'https://shop.example';

/** The fakes' settings for a shop at this address. */
const settings = { ...memorySettings, site: { ...memorySettings.site, own: origin } };

type Options = {
  readonly world?: World;
  readonly renderer?: Renderer;
  /** Replaces single use cases; the host still records every call. */
  readonly replace?: (useCases: UseCases) => Partial<UseCases>;
  readonly fetch?: typeof fetch;
  readonly dataDir?: string;
  readonly files?: HostDeps['files'];
  readonly https?: boolean;
  readonly integrations?: Integrations;
  /** 0: no page is cached. */
  readonly cacheSeconds?: number;
  readonly mode?: Mode;
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
  const logged: Logged[] = [];
  const called: (readonly [name: string, requestId: string])[] = [];
  const write = (level: string) => (facts: Readonly<Record<string, unknown>>, event: string) =>
    void logged.push({ level, event, facts });
  const open: HostDeps['open'] = ({ cookies, requestId }) => {
    const jar = cookieJar(cookies, { secure: options.https ?? true, domain: null });
    const kept = {
      tokens: cookieTokenStore(jar),
      carts: cookieCartPointer(jar),
      pendingLogins: cookiePendingLoginStore(jar, settings.site),
      consents: cookieConsentStore(jar),
      tickets: cookieTicketStore(jar, { now: () => world.state.now }, ticketDigests(['test'])),
    };
    const browser = { ...createBrowser(), orderAccess: kept.tokens.orderAccess() };
    const ports = { ...memoryPorts(world, browser), ...kept, settings };
    const made = createUseCases(ports);
    return {
      jar,
      useCases: recordCalls({ ...made, ...options.replace?.(made) }, (name) => called.push([name, requestId])),
    };
  };
  const deps: HostDeps = {
    environment: {
      mode: options.mode ?? 'development',
      publicOrigin: origin,
      contentSite: { domain: 'cuahangmay.example', redirectOrigins: [] },
      imageOrigin: 'http://media.test',
      dataDir: options.dataDir ?? '/nonexistent',
      logInOrigin: 'https://auth.example',
      recaptcha: false,
      integrations: options.integrations ?? settings.integrations,
      trustedProxies: noProxies,
      cacheSeconds: options.cacheSeconds ?? null,
      services: {
        auth: '',
        user: '',
        product: '',
        order: '',
        payment: 'https://pay.example',
        invoice: '',
        crm: '',
        cloud: '',
        whois: '',
      },
    },
    open,
    redirectHits: memoryRedirectHits(world),
    formOrigins: async () => ['https://gateway.example'],
    uncachedUseCases: (requestId) => open({ cookies: null, requestId }).useCases,
    renderer: async () => options.renderer ?? Promise.reject(new Error('no renderer in this test')),
    files: options.files ?? new Map(),
    flash: flashCookie(['test']),
    clock: { now: () => world.state.now },
    log: { info: write('info'), warn: write('warn'), error: write('error') },
    buildId: 'test',
    fetch: options.fetch ?? (() => Promise.reject(new Error('no network in this test'))),
    isProduction: true,
  };
  const app = createHost(deps);
  return { world, logged, called, app, log: deps.log, host: browserOf(app) };
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
