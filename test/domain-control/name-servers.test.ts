import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isBelow,
  MAX_NAME_SERVERS,
  parseNameServers,
  type TypedNameServer,
  toTypedNameServers,
} from '#core/domain-control/name-servers.ts';

const DOMAIN = 'tiembanhmay.vn';
const at = (host: string, addresses = ''): TypedNameServer => ({ host, addresses });
const good = at('ns2.example.net');
const problemsOf = (...typed: readonly TypedNameServer[]) => {
  const parsed = parseNameServers(DOMAIN, typed);
  return parsed.ok ? parsed.value : parsed.failure;
};

const anyLabel = fc.stringMatching(/^[a-z][a-z0-9]{0,8}$/);
const anyServer = fc
  .tuple(anyLabel, fc.boolean(), fc.ipV4(), fc.ipV6())
  .map(([label, below, v4, v6]) => (below ? at(`${label}.${DOMAIN}`, `${v4} ${v6}`) : at(`${label}.example.net`)));

describe('name servers of a domain', () => {
  test('what was accepted is its own canonical form: 2 to 13 hosts, glue exactly below the domain', () =>
    fc.assert(
      fc.property(fc.uniqueArray(anyServer, { minLength: 1, maxLength: 15, selector: ({ host }) => host }), (typed) => {
        const parsed = parseNameServers(DOMAIN, typed);
        expect(parsed.ok).toBe(typed.length >= 2 && typed.length <= MAX_NAME_SERVERS);
        if (!parsed.ok) return;
        expect(parseNameServers(DOMAIN, toTypedNameServers(parsed.value))).toEqual(parsed);
        for (const { host, addresses } of parsed.value) expect(addresses.length > 0).toBe(isBelow(DOMAIN, host));
      }),
    ));

  test('names are written in small letters without the last dot, in Punycode, and empty rows do not count', () =>
    expect(problemsOf(at(' NS1.Example.NET. '), at('', ' '), at('ns1.bánh-mây.vn'))).toEqual([
      { host: 'ns1.example.net', addresses: [] },
      { host: 'ns1.xn--bnh-my-ptam.vn', addresses: [] },
    ]));

  test.each([
    'ns1.example.net, ns2.example.net',
    'ns1.example.net ns2.example.net',
    'ns1.example.net;ns2.example.net',
    'ns1.example.net\nns2.example.net',
    'NS1.example.net. | NS2.example.net.',
    'ns1.example.net\u00a0\u200bns2.example.net',
    'ns1.example.net,ns2.example.net,',
    'ｎｓ1.example.net， ns2.example.net',
    'ns1.example.net (203.0.113.1) ns2.example.net (203.0.113.2)',
    'ns1.example.net 203.0.113.1, ns2.example.net 2001:db8::2',
    '  ns1.example.net   ns2.example.net  ',
  ])('VAL-07 a list pasted into one row is its servers: %j', (pasted) => {
    const servers = [
      { host: 'ns1.example.net', addresses: [] },
      { host: 'ns2.example.net', addresses: [] },
    ];
    expect(problemsOf(at(pasted))).toEqual(servers);
    expect(problemsOf(at(''), at(pasted), at(''))).toEqual(servers);
  });

  test.each([
    [`ns1.${DOMAIN} 203.0.113.1`, ['203.0.113.1']],
    [`ns1.${DOMAIN} [203.0.113.1; 2001:db8::1]`, ['203.0.113.1', '2001:db8::1']],
    [`ns1.${DOMAIN}: 203.0.113.1`, null],
    [`203.0.113.1 ns1.${DOMAIN}`, null],
    [`ns1.${DOMAIN} hai`, null],
  ])('VAL-07 a host pasted with its addresses has them: %j', (pasted, addresses) => {
    const parsed = parseNameServers(DOMAIN, [at(pasted), good]);
    expect(parsed.ok ? parsed.value[0]?.addresses : null).toEqual(addresses);
  });

  test('VAL-07 a host that is pasted twice is said to be, in its row', () => {
    expect(problemsOf(at('ns1.example.net ns1.example.net'), good)).toEqual({ 'servers.0.host': 'ns-duplicate' });
  });

  test('glue of both kinds is canonical, however it is separated', () =>
    expect(problemsOf(at('ns1.tiembanhmay.vn', '203.0.113.1, 2001:DB8:0:0:0:0:0:1'), good)).toEqual([
      { host: 'ns1.tiembanhmay.vn', addresses: ['203.0.113.1', '2001:db8::1'] },
      { host: 'ns2.example.net', addresses: [] },
    ]));

  test.each([
    ['no host', [], { 'servers.0.host': 'ns-few' }],
    ['one host', [good], { 'servers.1.host': 'ns-few' }],
    ['an address as host', [at('203.0.113.1'), good], { 'servers.0.host': 'dns-host-address' }],
    ['a host with an underscore', [at('ns_1.example.net'), good], { 'servers.0.host': 'dns-host' }],
    ['one word', [at('ns1'), good], { 'servers.0.host': 'dns-host' }],
    ['glue without a host', [at('', '203.0.113.1'), good, at('a.b.net')], { 'servers.0.host': 'required' }],
    ['a host twice', [good, at('NS2.example.net.')], { 'servers.1.host': 'ns-duplicate' }],
    ['no glue below', [at('ns1.tiembanhmay.vn'), good], { 'servers.0.addresses': 'ns-glue-missing' }],
    ['no glue for itself', [at(DOMAIN), good], { 'servers.0.addresses': 'ns-glue-missing' }],
    [
      'glue of another name',
      [at('ns1.example.net', '203.0.113.1'), good],
      { 'servers.0.addresses': 'ns-glue-foreign' },
    ],
    ['a wrong address', [at('ns1.tiembanhmay.vn', '999.1'), good], { 'servers.0.addresses': 'ns-address' }],
    [
      'an address twice',
      [at('ns1.tiembanhmay.vn', '::1 0:0:0:0:0:0:0:1'), good],
      { 'servers.0.addresses': 'ns-duplicate' },
    ],
    ['seven addresses', [at('ns1.tiembanhmay.vn', '1.1.1.1 '.repeat(7)), good], { 'servers.0.addresses': 'too-long' }],
    [
      'a similar name',
      [at('ns1.eviltiembanhmay.vn', '203.0.113.1'), good],
      { 'servers.0.addresses': 'ns-glue-foreign' },
    ],
  ])('%s is refused', (_, typed, problems) => expect(problemsOf(...typed)).toEqual(problems));

  test('a fourteenth host is refused', () =>
    expect(problemsOf(...Array.from({ length: 14 }, (_, n) => at(`ns${n}.example.net`)))).toEqual({
      'servers.13.host': 'ns-many',
    }));
});
