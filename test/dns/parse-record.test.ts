import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseIpv4, parseIpv6 } from '#core/dns/addresses.ts';
import { keyOf } from '#core/dns/dns-record.ts';
import { parseRecord, recordOfKey } from '#core/dns/parse-record.ts';
import { anyRecord, anyTypedRecord, DOMAIN } from './any-record.ts';

const problemsOf = (name: string, type: string, value: string, ttl = '3600') => {
  const parsed = parseRecord(DOMAIN, { name, type, value, ttl });
  return parsed.ok ? parsed.value : parsed.failure;
};

describe('a DNS record', () => {
  test('the canonical form of a record is its own canonical form', () =>
    fc.assert(
      fc.property(anyTypedRecord, (typed) => {
        const parsed = parseRecord(DOMAIN, typed);
        if (!parsed.ok) throw new Error(JSON.stringify(parsed.failure));
        const again = parseRecord(DOMAIN, { ...parsed.value, ttl: String(parsed.value.ttl) });
        expect(again).toEqual(parsed);
      }),
    ));

  test('a record is found again by its key, also after it was removed', () =>
    fc.assert(
      fc.property(anyRecord, (record) => {
        expect(recordOfKey({ domain: DOMAIN, records: [] }, keyOf(record))).toEqual(record);
      }),
    ));

  test('a record that an earlier release wrote otherwise is found by its key', () => {
    const old = { name: '_dmarc', type: 'TXT', ttl: 3_600, value: 'v=DMARC1\\; p=none' } as const;
    expect(recordOfKey({ domain: DOMAIN, records: [old] }, keyOf(old))).toBe(old);
  });

  test('an IPv6 address has one canonical form, which means the same address', () =>
    fc.assert(
      fc.property(fc.ipV6(), (text) => {
        const canonical = parseIpv6(text);
        // The URL standard writes addresses in the same form.
        expect(`[${canonical}]`).toBe(new URL(`http://[${text}]`).hostname);
        expect(parseIpv6(canonical ?? '')).toBe(canonical);
      }),
    ));

  test.each([
    ['2001:0DB8:0:0:0:0:2:1', '2001:db8::2:1'],
    ['2001:db8:0:1:1:1:1:1', '2001:db8:0:1:1:1:1:1'],
    ['2001:0:0:1:0:0:0:1', '2001:0:0:1::1'],
    ['2001:db8:0:0:1:0:0:1', '2001:db8::1:0:0:1'],
    ['::', '::'],
    ['::ffff:192.0.2.1', '::ffff:c000:201'],
  ])('RFC 5952 writes %s as %s', (text, canonical) => expect(parseIpv6(text)).toBe(canonical));

  test.each(['1::2::3', '1:2:3:4:5:6:7', '1:2:3:4:5:6:7:8:9', 'fe80::1%eth0', '2001:db8::/32', ':::', '12345::', ''])(
    '%j is no IPv6 address',
    (text) => expect(parseIpv6(text)).toBeNull(),
  );

  test.each(['256.1.1.1', '1.1.1', '01.1.1.1', '1.1.1.1.1', '1.1.1.1 ', '0x1.1.1.1'])('%j is no IPv4 address', (text) =>
    expect(parseIpv4(text)).toBeNull(),
  );

  test.each([
    ['', '@'],
    ['@', '@'],
    [`${DOMAIN}.`, '@'],
    [DOMAIN, '@'],
    ['WWW', 'www'],
    [`www.${DOMAIN}`, 'www'],
    [`www.${DOMAIN}.`, 'www'],
    ['*', '*'],
    ['*.cong-ty', '*.cong-ty'],
  ])('the name %j is %j', (typed, name) => expect(problemsOf(typed, 'A', '203.0.113.1')).toMatchObject({ name }));

  test.each([
    'www.example.com.',
    'a..b',
    '-a',
    'a-',
    'w*',
    'a.*',
    'tiệm bánh',
    'a b',
    'a'.repeat(64),
    `${'a.'.repeat(130)}a`,
  ])('%j is no name of the zone', (name) => expect(problemsOf(name, 'A', '203.0.113.1')).toEqual({ name: 'dns-name' }));

  test.each([
    ['www', 'A', '2001:db8::1', { value: 'dns-ipv4' }],
    ['www', 'AAAA', '203.0.113.1', { value: 'dns-ipv6' }],
    ['@', 'CNAME', 'example.com', { name: 'dns-cname-apex' }],
    ['@', 'NS', 'ns1.example.com', { name: 'dns-apex-ns' }],
    ['*.a', 'NS', 'ns1.example.com', { name: 'dns-name' }],
    ['@', 'MX', '10 203.0.113.1', { value: 'dns-host-address' }],
    ['@', 'MX', '10 2001:db8::1', { value: 'dns-host-address' }],
    ['@', 'MX', 'mail.example.com', { value: 'dns-mx' }],
    ['@', 'MX', '70000 mail.example.com', { value: 'dns-mx' }],
    ['a', 'NS', '203.0.113.1', { value: 'dns-host-address' }],
    ['_sip._tcp', 'SRV', '1 2 3 203.0.113.1', { value: 'dns-host-address' }],
    ['sip', 'SRV', '1 2 3 sip.example.com', { name: 'dns-srv-name' }],
    ['www', 'CNAME', 'localhost', { value: 'dns-host' }],
    ['@', 'CAA', '0 issue', { value: 'dns-caa' }],
    ['@', 'CAA', '1 issue "letsencrypt.org"', { value: 'dns-caa' }],
    ['@', 'CAA', '0 tag "letsencrypt.org"', { value: 'dns-caa' }],
    ['@', 'CAA', '0 iodef "letsencrypt.org"', { value: 'dns-caa' }],
    ['@', 'TXT', 'a'.repeat(1_025), { value: 'dns-text' }],
    ['@', 'TXT', '', { value: 'dns-text' }],
    ['@', 'SOA', 'x', { type: 'dns-type' }],
  ])('%s %s %s is refused', (name, type, value, problem) => expect(problemsOf(name, type, value)).toEqual(problem));

  test.each(['59', '86401', '', '1w', '-60', '3600.5'])('a TTL of %j is refused', (ttl) =>
    expect(problemsOf('www', 'A', '203.0.113.1', ttl)).toEqual({ ttl: 'dns-ttl' }),
  );

  test.each([
    ['www', 'CNAME', 'Shop.Example.COM.', 'shop.example.com'],
    ['@', 'MX', '  10   @ ', `10 ${DOMAIN}`],
    ['@', 'TXT', '"v=spf1 " "-all"', 'v=spf1 -all'],
    ['@', 'CAA', '0 ISSUE letsencrypt.org', '0 issue "letsencrypt.org"'],
    ['@', 'CAA', '128 issue ";"', '128 issue ";"'],
    ['@', 'CAA', '0 iodef "mailto:an@example.com"', '0 iodef "mailto:an@example.com"'],
  ])('%s %s %j becomes %j', (name, type, value, canonical) =>
    expect(problemsOf(name, type, value)).toMatchObject({ value: canonical }),
  );
});
