import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readEnvironment } from '#host/configuration/environment.ts';
import { createHost } from '#host/host.ts';
import { hostDeps } from '#host/host-deps.ts';
import { clientAddress } from '#host/http/client-address.ts';
import { jsonRenderer } from './drawing.ts';

const connectionFrom = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } });
const forwardedFor = (entries: string | null) => ({
  get: (name: string) => (name === 'x-forwarded-for' ? entries : null),
});

describe('ACC-01 the IP address of a client', () => {
  const anyAddress = fc.oneof(fc.ipV4(), fc.ipV6());

  test('ACC-01 without a trusted proxy the address is that of the connection, whatever the browser sends', () =>
    fc.assert(
      fc.property(anyAddress, fc.option(fc.oneof(anyAddress, fc.string())), (remote, sent) => {
        expect(clientAddress(connectionFrom(remote), forwardedFor(sent), false)).toBe(remote);
      }),
    ));
  test('ACC-01 behind a trusted proxy the address is the entry that the proxy wrote, whatever the browser put before it', () =>
    fc.assert(
      fc.property(fc.array(fc.oneof(anyAddress, fc.string())), anyAddress, (sent, written) => {
        expect(clientAddress(connectionFrom('10.0.0.1'), forwardedFor([...sent, written].join(', ')), true)).toBe(
          written,
        );
      }),
    ));
  test('ACC-01 when the proxy wrote no address, the address of the proxy counts', () => {
    for (const nothing of [null, '', ' ', 'unknown', '203.0.113.7, '])
      expect(clientAddress(connectionFrom('10.0.0.1'), forwardedFor(nothing), true)).toBe('10.0.0.1');
    expect(clientAddress(undefined, forwardedFor(null), false)).toBe('');
  });
});

describe('ACC-01 the host sends the client’s address to the authorisation service', () => {
  type Seen = { readonly path: string; readonly address: string | undefined };
  const seen: Seen[] = [];
  let services: Server;
  let at = '';

  /** A stub of the services with just enough for a login that fails. */
  beforeAll(async () => {
    services = createServer((request, response) => {
      const path = request.url ?? '';
      const address = request.headers['x-client-address'];
      seen.push({ path, address: Array.isArray(address) ? address.join() : address });
      const anonymous = path.endsWith('/anonymous') ? { accessToken: 't'.repeat(43) } : null;
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(anonymous ?? { errors: [{ extensions: { code: 'WRONG_CREDENTIALS' } }] }));
      request.resume();
    });
    await new Promise<void>((resolve) => services.listen(0, '127.0.0.1', resolve));
    // A server that listens on a TCP port has an address of this type.
    at = `http://127.0.0.1:${(services.address() as AddressInfo).port}`;
  });
  afterAll(() => void services.close());

  const hostWith = (variables: Readonly<Record<string, string>>) => {
    const read = readEnvironment(
      { SERVICES_ORIGIN: at, ...variables },
      { guestSigning: null, anonymousToken: null, flash: null, preview: null },
    );
    if (!read.ok) throw new Error(read.problems.join(' '));
    const logged: unknown[] = [];
    const write = (facts: unknown) => void logged.push(facts);
    const log = { info: write, warn: write, error: write };
    const given = {
      renderer: async () => jsonRenderer(),
      files: new Map(),
      buildId: 'test',
      isProduction: true,
      log,
    };
    return { host: createHost(hostDeps(read.value, given)), logged };
  };
  const command = {
    ...{ username: 'khach@example.vn', password: 'khong-phai', remember: true, redirectUrl: '' },
    idempotencyKey: 'i'.repeat(32),
  };
  const logIn = async (variables: Readonly<Record<string, string>>) => {
    const { host, logged } = hostWith(variables);
    seen.length = 0;
    const headers = {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': '198.18.0.1, 203.0.113.7',
    };
    const init = { method: 'POST', headers, body: JSON.stringify(command) };
    const answer = await host.request('http://localhost:3000/api/logIn', init, connectionFrom('192.0.2.4'));
    expect(await answer.json()).toMatchObject({ failure: { kind: 'wrong-credentials' } });
    const told = seen.filter(({ path }) => /^\/public\/|^\/authorization-gateway\//.test(path));
    return { told: told.map(({ address }) => address), logged };
  };

  test('ACC-01 the login and the anonymous token request carry the address; the log does not contain it', async () => {
    const { told, logged } = await logIn({});
    expect(told).toEqual(['192.0.2.4', '192.0.2.4']);
    expect(JSON.stringify(logged)).not.toContain('192.0.2.4');
  });
  test('ACC-01 the address from a proxy counts only when TRUST_PROXY is set', async () => {
    expect((await logIn({ TRUST_PROXY: '1' })).told).toEqual(['203.0.113.7', '203.0.113.7']);
    expect((await logIn({ TRUST_PROXY: '0' })).told).toEqual(['192.0.2.4', '192.0.2.4']);
  });
  test('ACC-01 other services and shared look-ups do not receive the address', async () => {
    const { host } = hostWith({});
    seen.length = 0;
    const address = encodeURIComponent(JSON.stringify({ province: '01' }));
    for (const path of [`/api/loadWards?input=${address}`, '/api/loadLoginProviders', '/api/loadShell'])
      await host.request(`http://localhost:3000${path}`, {}, connectionFrom('192.0.2.4'));
    expect(seen.length).toBeGreaterThan(2);
    await host.request(
      'http://localhost:3000/api/loadCart?input=%7B%22orderId%22%3A%22o%22%7D',
      { headers: { cookie: `token_anonymous=${'t'.repeat(43)}` } },
      connectionFrom('192.0.2.4'),
    );
    expect(seen.filter(({ address: told }) => told !== undefined)).toEqual([]);
  });
});
