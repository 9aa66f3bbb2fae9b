import type { HostSecrets } from '#composition/host-settings.ts';
import { readEnvironment } from '#host/configuration/environment.ts';
import { createHost } from '#host/host.ts';
import { hostDeps } from '#host/host-deps.ts';
import type { Renderer } from '#ssr/renderer.tsx';
import { jsonRenderer } from '#test/host/drawing/drawing.ts';
import type { TestBackend } from '#test/kit/backends/start-backends.ts';

const localOrigin = 'http://localhost:3000';
const chrome = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';

type Options = {
  /** Settings beside those of a host over this backend. */
  readonly settings?: Readonly<Record<string, string>>;
  readonly secrets?: Partial<HostSecrets>;
  readonly renderer?: Renderer;
};

const noSecrets: HostSecrets = {
  guestSigning: null,
  anonymousToken: null,
  flash: null,
  preview: null,
  contentNotices: null,
  metrics: null,
};

/** A host over a real backend. `browser` returns one without JavaScript; a proxy on this machine tells its `address`. */
export const hostAt = (backend: Pick<TestBackend, 'url'>, { settings = {}, secrets = {}, renderer }: Options = {}) => {
  const logged: unknown[] = [];
  const origin = settings.PUBLIC_ORIGIN ?? localOrigin;
  const read = readEnvironment(
    { SERVICES_ORIGIN: backend.url, ...settings, PUBLIC_ORIGIN: origin },
    { ...noSecrets, ...secrets },
  );
  if (!read.ok) throw new Error(read.problems.join(' '));
  const write = (facts: unknown, event: string) => void logged.push([facts, event]);
  const app = createHost(
    hostDeps(read.value, {
      renderer: async () => renderer ?? jsonRenderer(),
      files: new Map(),
      buildId: 'test',
      isProduction: true,
      isDraining: () => false,
      metrics: null,
      log: { debug: () => undefined, info: write, warn: write, error: write },
    }),
  );
  const browser = (address: string | null = null) => {
    const cookies = new Map<string, string>();
    const forwarded = address === null ? {} : { 'x-forwarded-for': address };
    const connection = address === null ? {} : { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
    const send = async (path: string, init: RequestInit = {}): Promise<Response> => {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const sent = { ...init.headers, ...forwarded, cookie, 'user-agent': chrome, 'sec-fetch-site': 'same-origin' };
      const response = await app.request(origin + path, { ...init, headers: new Headers(sent) }, connection);
      for (const change of response.headers.getSetCookie()) {
        const [pair = ''] = change.split(';');
        const at = pair.indexOf('=');
        if (change.includes('Max-Age=0')) cookies.delete(pair.slice(0, at));
        else cookies.set(pair.slice(0, at), pair.slice(at + 1));
      }
      return response;
    };
    const form = (path: string, fields: Readonly<Record<string, string>>): Promise<Response> =>
      send(path, { method: 'POST', body: new URLSearchParams(fields) });
    const asked = async (use: string) => (await (await send(`/api/${use}`)).json()) as { ok: boolean; value: never };
    return { cookies, logged, send, form, asked };
  };
  return { browser };
};

/** A browser without JavaScript at a host of its own, over a real backend. */
export const browserAt = (backend: Pick<TestBackend, 'url'>, options: Options = {}) =>
  hostAt(backend, options).browser();
