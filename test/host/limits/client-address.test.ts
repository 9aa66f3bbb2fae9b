import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noProxies, readAddress, readTrustedProxies } from '#contracts/client-address.ts';
import { readEnvironment } from '#host/configuration/environment.ts';
import { createHost } from '#host/host.ts';
import { hostDeps } from '#host/host-deps.ts';
import { clientAddress } from '#host/http/client-address.ts';
import { jsonRenderer } from '#test/host/drawing/drawing.ts';

const connectionFrom = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } });
const forwardedFor = (entries: string | null) => ({
  get: (name: string) => (name === 'x-forwarded-for' ? entries : null),
});

describe('ACC-01 the IP address of a client', () => {
  const anyAddress = fc.oneof(fc.ipV4(), fc.ipV6());
  const proxies = readTrustedProxies('10.0.0.0/8, 2001:db8::7') ?? noProxies;
  const isProxy = (address: string): boolean => proxies.has(address);

  test('V4.1.3 without a trusted proxy the address is that of the connection, whatever the browser sends', () =>
    fc.assert(
      fc.property(anyAddress, fc.option(fc.oneof(anyAddress, fc.string())), (remote, sent) => {
        const address = clientAddress(connectionFrom(remote), forwardedFor(sent), noProxies);
        expect(address).toBe(readAddress(remote));
        fc.pre(!isProxy(remote));
        expect(clientAddress(connectionFrom(remote), forwardedFor(sent), proxies)).toBe(address);
      }),
    ));
  test('V4.1.3 behind trusted proxies the address is the entry that the first of them wrote, whatever stands before it', () =>
    fc.assert(
      fc.property(
        fc.array(fc.oneof(anyAddress, fc.string())),
        anyAddress,
        fc.array(fc.constantFrom('10.0.0.2', '10.9.8.7', '::ffff:10.1.1.1', '2001:DB8::7'), { maxLength: 3 }),
        (sent, written, passedOn) => {
          fc.pre(!isProxy(written));
          const header = forwardedFor([...sent, written, ...passedOn].join(', '));
          expect(clientAddress(connectionFrom('10.0.0.1'), header, proxies)).toBe(readAddress(written));
        },
      ),
    ));
  test('when the proxy wrote no address, the address of the proxy counts', () => {
    for (const nothing of [null, '', ' ', 'unknown', '203.0.113.7, ', '0x7f.1', '1'])
      expect(clientAddress(connectionFrom('10.0.0.1'), forwardedFor(nothing), proxies)).toBe('10.0.0.1');
    expect(clientAddress(undefined, forwardedFor(null), proxies)).toBe('');
  });
  test('TRUST_PROXY takes addresses and CIDR ranges, and nothing else', () => {
    for (const wrong of ['1', '0', 'yes', 'proxy.example', '10.0.0.0/33', '10.0.0.1/', '10.0.0.0/8/8', '::/129', '*'])
      expect(readTrustedProxies(wrong)).toBeNull();
    expect(readTrustedProxies('')?.has('127.0.0.1')).toBe(false);
    const one = readTrustedProxies('192.0.2.4, ::1/128');
    expect(['192.0.2.4', '::ffff:192.0.2.4', '192.0.2.5', '::1', '::2'].map((each) => one?.has(each))).toEqual([
      true,
      true,
      false,
      true,
      false,
    ]);
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
      { guestSigning: null, anonymousToken: null, flash: null, preview: null, contentNotices: null, metrics: null },
    );
    if (!read.ok) throw new Error(read.problems.join(' '));
    const logged: unknown[] = [];
    const write = (facts: unknown) => void logged.push(facts);
    const log = { debug: write, info: write, warn: write, error: write };
    const given = {
      renderer: async () => jsonRenderer(),
      files: new Map(),
      buildId: 'test',
      isProduction: true,
      isDraining: () => false,
      metrics: null,
      log,
    };
    return { host: createHost(hostDeps(read.value, given)), logged };
  };
  const command = {
    username: 'khach@example.vn',
    password: 'khong-phai',
    remember: true,
    redirectUrl: '',
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
    const addresses = seen.filter(({ path }) => /^\/public\/|^\/authorization-gateway\//.test(path));
    return { addresses: addresses.map(({ address }) => address), logged };
  };

  test('ACC-01 the login and the anonymous token request carry the address; the log does not contain it', async () => {
    const { addresses, logged } = await logIn({});
    expect(addresses).toEqual(['192.0.2.4', '192.0.2.4']);
    expect(JSON.stringify(logged)).not.toContain('192.0.2.4');
  });
  test('ACC-01 the address from a proxy counts only when TRUST_PROXY names that proxy', async () => {
    expect((await logIn({ TRUST_PROXY: '192.0.2.4' })).addresses).toEqual(['203.0.113.7', '203.0.113.7']);
    expect((await logIn({ TRUST_PROXY: '192.0.2.5' })).addresses).toEqual(['192.0.2.4', '192.0.2.4']);
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
    expect(seen.filter(({ address: addresses }) => addresses !== undefined)).toEqual([]);
  });
});
