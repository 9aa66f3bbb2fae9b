import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toClient } from '#backend/authorisation/caller.ts';
import { rateLimits } from '#backend/authorisation/rate-limits.ts';
import { isPrivateAddress, rateLimitNetwork, readClientAddress } from '#backend/platform/http/client-address.ts';
import { isLoopback } from '#backend/platform/http/remote-address.ts';

const requestFrom = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } });
const headersClaiming = (address: string) => ({
  get: (name: string) => (name === 'x-client-address' ? address : null),
});
const emptyHeaders = { get: () => null };
const anyAddress = fc.oneof(fc.ipV4(), fc.ipV6());
const hosts = [
  '127.0.0.1',
  '::1',
  '::ffff:127.0.0.1',
  '10.1.2.3',
  '172.16.0.9',
  '172.31.0.9',
  '192.168.7.7',
  'fd00::7',
];

describe('ACC-01 the client address for rate limits', () => {
  test('ACC-01 the service ignores an address claimed by an untrusted caller', () =>
    fc.assert(
      fc.property(anyAddress, fc.oneof(anyAddress, fc.string()), (remote, told) => {
        fc.pre(!isPrivateAddress(remote));
        expect(readClientAddress(requestFrom(remote), headersClaiming(told))).toBe(
          readClientAddress(requestFrom(remote), emptyHeaders),
        );
        expect(readClientAddress(requestFrom(remote), emptyHeaders)).toBe(remote.replace(/^::ffff:(?=\d+\.)/i, ''));
      }),
    ));
  test('ACC-01 an address from a host on this machine or in a private network is trusted', () =>
    fc.assert(
      fc.property(fc.constantFrom(...hosts), fc.ipV4(), (host, told) => {
        fc.pre(!isLoopback(told));
        expect(readClientAddress(requestFrom(host), headersClaiming(told))).toBe(told);
        expect(readClientAddress(requestFrom(host), headersClaiming(`::ffff:${told}`))).toBe(told);
      }),
    ));
  test('ACC-01 a missing, invalid or loopback address from the host identifies no client', () => {
    for (const host of hosts) {
      expect(readClientAddress(requestFrom(host), emptyHeaders)).toBe('');
      for (const nothing of ['', 'unknown', '127.0.0.1', '::1', '203.0.113.7, 10.0.0.1'])
        expect(readClientAddress(requestFrom(host), headersClaiming(nothing))).toBe('');
    }
    expect(readClientAddress(undefined, headersClaiming('203.0.113.7'))).toBe('');
  });
  test('ACC-01 addresses next to the private ranges are untrusted', () => {
    for (const foreign of [
      '',
      '11.0.0.1',
      '172.15.0.1',
      '172.32.0.1',
      '192.169.0.1',
      '10.evil.example',
      'fe00::1',
      'fca::1',
    ])
      expect(isPrivateAddress(foreign)).toBe(false);
  });
  test("ACC-01 all addresses of a customer's IPv6 network count as one client, in any notation", () =>
    fc.assert(
      fc.property(fc.array(fc.nat(0xff_ff), { minLength: 8, maxLength: 8 }), fc.nat(0xff_ff), (groups, other) => {
        const written = (parts: readonly number[]) => parts.map((part) => part.toString(16)).join(':');
        const padded = groups.map((part) => part.toString(16).padStart(4, '0').toUpperCase()).join(':');
        const network = rateLimitNetwork(written(groups));
        expect(rateLimitNetwork(padded)).toBe(network);
        expect(rateLimitNetwork(`${written(groups.slice(0, 4))}::${other.toString(16)}`)).toBe(network);
        const next = [...groups.slice(0, 3), ((groups[3] ?? 0) + 1) % 0x1_00_00, ...groups.slice(4)];
        expect(rateLimitNetwork(written(next))).not.toBe(network);
      }),
    ));
  test('ACC-01 short IPv6 notation is parsed, IPv4 is unchanged', () => {
    expect([rateLimitNetwork('::1'), rateLimitNetwork('2001:db8::'), rateLimitNetwork('2001:db8::1:2:3:4')]).toEqual([
      '0:0:0:0::/64',
      '2001:db8:0:0::/64',
      '2001:db8:0:0::/64',
    ]);
    expect(rateLimitNetwork('203.0.113.7')).toBe('203.0.113.7');
  });
  test('ACC-01 visitors without a session share one limit per address; an empty address has no network', () => {
    expect(toClient({ visitor: null, address: '203.0.113.7' })).toEqual({
      session: 'address 203.0.113.7',
      network: '203.0.113.7',
    });
    expect(toClient({ visitor: null, address: '' }).network).toBeNull();
  });
  test('ACC-01 every limit per session also applies per address, at ten times the value', () => {
    const byClient = ['logInByClient', 'codeByClient', 'register', 'nameLookUp', 'provider', 'unproven'] as const;
    for (const name of byClient) expect(rateLimits[name].perAddress).toBe(10 * rateLimits[name].most);
  });
});
