import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { hostContainer } from '#composition/host.ts';
import { hostProcess } from '#host/cache/host-process.ts';
import { cacheParts } from '#test/host/caching/cache-parts.ts';
import {
  eachBackend,
  freshLogin,
  freshToken,
  revoke,
  setClock,
  type TestBackend,
} from '#test/kit/backends/backends.ts';
import { hostSettingsFor } from '#test/kit/host-settings.ts';

const THREE_MONTHS_MS = 92 * 86_400_000;
const look = 'GET /public/…/oauth2/api/v1/token/…';

/** A service that answers every call with 503. */
const broken = createServer((_, response) => response.writeHead(503).end());
beforeAll(() => new Promise<void>((resolve) => broken.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise<void>((resolve) => broken.close(() => resolve())));

/** What the composed host logs when a browser with this session asks who it is, over REST. */
const loggedFor = async (backend: TestBackend, session: string, service: string) => {
  const lines: (Readonly<Record<string, unknown>> & { readonly event: string })[] = [];
  const { signing } = inject('secrets');
  const secrets = { guestSigning: [signing], anonymousToken: [await freshToken(backend)] } as const;
  const log = {
    warn: (facts: Readonly<Record<string, unknown>>, event: string) => void lines.push({ ...facts, event }),
    debug: () => undefined,
  };
  const settings = hostSettingsFor({ url: service }, secrets, 'rest');
  const open = hostContainer(settings, log, hostProcess(cacheParts(), null, { metrics: null, log }));
  await open({ cookies: `accessToken=${session}`, requestId: 'loggedcalls01' }).useCases.loadVisitor({});
  expect(JSON.stringify(lines)).not.toContain(session);
  return lines.filter(({ operation }) => operation === look);
};

eachBackend('the log of the composed host', (backend) => {
  const line = (event: string, outcome: string, status: number) =>
    expect.objectContaining({ requestId: 'loggedcalls01', service: 'auth', operation: look, event, outcome, status });

  test('VIS-02 V16.2.5 an unknown, an ended and an expired session is logged with service, operation and status', async () => {
    const { url } = backend;
    const denied = line('call denied', 'denied', 401);
    expect(await loggedFor(backend, 'khong-co-phien-nay-0123456789', url)).toContainEqual(denied);
    const { token } = await freshLogin(backend);
    expect(await loggedFor(backend, token, url)).toEqual([]);
    await setClock(backend, Date.now() + THREE_MONTHS_MS);
    expect(await loggedFor(backend, token, url)).toContainEqual(denied);
    await setClock(backend, null);
    await revoke(backend, token);
    expect(await loggedFor(backend, token, url)).toContainEqual(denied);
  });

  test('VIS-02 V16.2.5 a service that answers 503 is logged in the same way', async () => {
    // A server that listens on a TCP port has an address of this type.
    const { port } = broken.address() as AddressInfo;
    const service = `http://127.0.0.1:${port}`;
    const { token } = await freshLogin(backend);
    expect(await loggedFor(backend, token, service)).toContainEqual(line('call failed', 'unreachable', 503));
  });
});
