import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toClient } from '#backend/authorisation/log-in/caller.ts';
import { rateLimits } from '#backend/authorisation/rate-limits.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import { readClientAddress } from '#backend/platform/http/client-address.ts';
import { clientAddressText, networkOf, noProxies, readAddress, readTrustedProxies } from '#contracts/client-address.ts';
import type { Mode } from '#contracts/mode.ts';

const requestFrom = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } });
const headersOf = (headers: Readonly<Record<string, string>>) => ({ get: (name: string) => headers[name] ?? null });
const anyAddress = fc.oneof(fc.ipV4(), fc.ipV6());
/** Also those that were believed before: this machine and private networks, where containers and proxies run. */
const peers = fc.oneof(
  anyAddress,
  fc.constantFrom('127.0.0.1', '::1', '::ffff:127.0.0.1', '10.9.8.7', '172.16.0.9', '192.168.7.7', 'fd00::7'),
);
const signing = 's'.repeat(32);
const backendWith = (trusted = '', mode: Mode = 'production') => ({
  environment: { mode, trustedProxies: readTrustedProxies(trusted) ?? noProxies } as BackendDeps['environment'],
  secrets: {
    signing: ['n'.repeat(32), signing] as const,
    anonymous: [''] as const,
    staff: [''] as const,
    sealing: [signing] as const,
  },
});
const signed = (address: string, secret = signing) => ({
  'x-client-address': address,
  'x-client-address-signature': createHmac('sha256', secret).update(clientAddressText(address)).digest('hex'),
});

describe('the client address for rate limits', () => {
  test('V4.1.3 V15.3.4 nobody chooses their address: without the host’s signature the connection’s counts', () =>
    fc.assert(
      fc.property(peers, fc.oneof(anyAddress, fc.string()), fc.string(), (remote, told, forged) => {
        const claims = [
          { 'x-client-address': told },
          { 'x-client-address': told, 'x-client-address-signature': forged },
          signed(told, 'another secret'),
          { 'x-forwarded-for': told },
        ];
        for (const claim of claims)
          expect(readClientAddress(backendWith(), requestFrom(remote), headersOf(claim))).toBe(readAddress(remote));
      }),
    ));
  test('V4.1.3 the address that the host signed counts, wherever the host runs', () =>
    fc.assert(
      fc.property(peers, anyAddress, (remote, told) => {
        expect(readClientAddress(backendWith(), requestFrom(remote), headersOf(signed(told)))).toBe(readAddress(told));
      }),
    ));
  test('V4.1.3 a proxy that TRUST_PROXY names tells the address, another one does not', () => {
    const headers = headersOf({ 'x-forwarded-for': '198.18.0.1, 203.0.113.7', 'x-client-address': '198.18.0.2' });
    expect(readClientAddress(backendWith('10.0.0.0/8'), requestFrom('10.0.0.1'), headers)).toBe('203.0.113.7');
    expect(readClientAddress(backendWith('10.0.0.0/8'), requestFrom('11.0.0.1'), headers)).toBe('11.0.0.1');
  });
  test('in production every connection has an address; only in development this machine identifies no client', () => {
    for (const near of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
      expect(readClientAddress(backendWith(), requestFrom(near), headersOf({}))).toBe(readAddress(near));
      expect(readClientAddress(backendWith('', 'development'), requestFrom(near), headersOf({}))).toBe('');
    }
    expect(readClientAddress(backendWith('', 'development'), requestFrom('10.9.8.7'), headersOf({}))).toBe('10.9.8.7');
  });
  test("ACC-01 all addresses of a customer's IPv6 network count as one client, in any notation", () =>
    fc.assert(
      fc.property(fc.array(fc.nat(0xff_ff), { minLength: 8, maxLength: 8 }), fc.nat(0xff_ff), (groups, other) => {
        const written = (parts: readonly number[]) => parts.map((part) => part.toString(16)).join(':');
        const padded = groups.map((part) => part.toString(16).padStart(4, '0').toUpperCase()).join(':');
        const network = networkOf(written(groups));
        expect(networkOf(padded)).toBe(network);
        expect(networkOf(`${written(groups.slice(0, 4))}::${other.toString(16)}`)).toBe(network);
        const next = [...groups.slice(0, 3), ((groups[3] ?? 0) + 1) % 0x1_00_00, ...groups.slice(4)];
        expect(networkOf(written(next))).not.toBe(network);
      }),
    ));
  test('ACC-01 short IPv6 notation is parsed, IPv4 is unchanged', () => {
    expect([networkOf('::1'), networkOf('2001:db8::'), networkOf('2001:db8::1:2:3:4')]).toEqual([
      '::/64',
      '2001:db8::/64',
      '2001:db8::/64',
    ]);
    expect(networkOf('203.0.113.7')).toBe('203.0.113.7');
  });
  test('ACC-01 visitors without a session share one limit per address; an empty address has no network', () => {
    expect(toClient({ visitor: null, address: '203.0.113.7' })).toEqual({
      session: 'address 203.0.113.7',
      network: '203.0.113.7',
    });
    expect(toClient({ visitor: null, address: '' }).network).toBeNull();
  });
  test('ACC-01 every limit per session also applies per address, at ten times the value', () => {
    const byClient = ['logInByClient', 'codeByClient', 'register', 'provider', 'unproven'] as const;
    for (const name of byClient) expect(rateLimits[name].perAddress).toBe(10 * rateLimits[name].most);
  });
});
