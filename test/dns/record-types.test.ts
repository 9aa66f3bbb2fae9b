import { describe, expect, test } from 'vitest';
import { parseRecord } from '#core/dns/parse-record.ts';
import { readZoneFile } from '#core/dns/zone-file.ts';
import { DOMAIN } from './any-record.ts';

const sha1 = 'ab'.repeat(20);
const sha256 = 'cd'.repeat(32);
const sha384 = 'ef'.repeat(48);
const sha512 = '01'.repeat(64);

/** The stored data, or the problems, when the form and a file agree. */
const read = (name: string, type: string, value: string) => {
  const parsed = parseRecord(DOMAIN, { name, type, value, ttl: '3600' });
  const { records, problems } = readZoneFile(
    DOMAIN,
    `$ORIGIN .\n${name === '@' ? '' : `${name}.`}${DOMAIN} IN ${type} ${value}`,
  );
  const inForm = parsed.ok ? parsed.value.value : (parsed.failure.name ?? parsed.failure.value);
  const inFile = records[0]?.record.value ?? problems[0]?.problem;
  expect(inFile).toBe(inForm);
  return inForm;
};

describe('CAA [RFC 8659, RFC 9495]', () => {
  test.each([
    ['0 issue "letsencrypt.org"', '0 issue "letsencrypt.org"'],
    ['128 issue "letsencrypt.org"', '128 issue "letsencrypt.org"'],
    ['0 IssueWild ";"', '0 issuewild ";"'],
    ['0 issuewild letsencrypt.org', '0 issuewild "letsencrypt.org"'],
    ['0 issuemail "digicert.com"', '0 issuemail "digicert.com"'],
    ['0 issue "ca1.example.net; account=230123"', '0 issue "ca1.example.net; account=230123"'],
    [
      '0 issue "letsencrypt.org;validationmethods=dns-01; accounturi=https://acme-v02.api.letsencrypt.org/acme/acct/1"',
      '0 issue "letsencrypt.org;validationmethods=dns-01; accounturi=https://acme-v02.api.letsencrypt.org/acme/acct/1"',
    ],
    ['0 issue ""', '0 issue ""'],
    ['0 issue "; policy=ev"', '0 issue "; policy=ev"'],
    ['0 issue "ca;a=\\"b\\""', '0 issue "ca;a=\\"b\\""'],
    ['0 iodef "mailto:an@example.com"', '0 iodef "mailto:an@example.com"'],
    ['0 iodef "https://iodef.example.com/?a=1"', '0 iodef "https://iodef.example.com/?a=1"'],
    ['0 issue "ca.vn\\059a=b"', '0 issue "ca.vn;a=b"'],
    ['0 issue " ca.vn "', '0 issue "ca.vn"'],
    ['1 issue "ca.vn"', 'dns-caa'],
    ['256 issue "ca.vn"', 'dns-caa'],
    ['0 issue', 'dns-caa'],
    ['0 issue ;', 'dns-caa'],
    ['0 issue "ca.vn" "x"', 'dns-caa'],
    ['0 issue "ca .vn"', 'dns-caa'],
    ['0 issue "ca.vn; account"', 'dns-caa'],
    ['0 issue "cấp.vn"', 'dns-caa'],
    ['0 tbs "x"', 'dns-caa'],
    ['0 constructor "x"', 'dns-caa'],
    ['0 iodef "an@example.com"', 'dns-caa'],
    [`0 issue "ca.vn;a=${'b'.repeat(255)}"`, 'dns-caa'],
  ])('%s is %s', (value, told) => expect(read('@', 'CAA', value)).toBe(told));
});

describe('HTTPS and SVCB [RFC 9460]', () => {
  test.each([
    [
      '1 . alpn="h3,h2" ipv4hint="104.16.1.1,104.16.2.1" ipv6hint="2606:4700::1"',
      '1 . alpn=h3,h2 ipv4hint=104.16.1.1,104.16.2.1 ipv6hint=2606:4700::1',
    ],
    ['1 svc.example.com. port=8443 alpn=h2', '1 svc.example.com alpn=h2 port=8443'],
    ['0 Pool.Example.com.', '0 pool.example.com'],
    ['1 . alpn=h2 no-default-alpn', '1 . alpn=h2 no-default-alpn'],
    ['1 . mandatory=port,alpn alpn=h2 port=1', '1 . mandatory=alpn,port alpn=h2 port=1'],
    ['16 foo.example.org. key667=hello', '16 foo.example.org key667=hello'],
    ['1 . ech="AEX+DQ=="', '1 . ech=AEX+DQ=='],
    ['1 dns.vn. alpn=dot dohpath=/q{?dns}', '1 dns.vn alpn=dot dohpath=/q{?dns}'],
    ['1 dns.vn. key7="/q{?dns}"', '1 dns.vn dohpath=/q{?dns}'],
    ['1 dns.vn. key7=/q{?dns} dohpath=/q{?dns}', 'dns-svcb-parameters'],
    ['1 . ipv6hint=2001:DB8:0::1', '1 . ipv6hint=2001:db8::1'],
    ['1 . ( alpn=h2\t\tport=00443 )', '1 . alpn=h2 port=443'],
    ['1 . PORT=443', '1 . port=443'],
    ['1 .', '1 .'],
    ['1', 'dns-svcb'],
    ['. alpn=h2', 'dns-svcb'],
    ['65536 .', 'dns-svcb'],
    ['1 203.0.113.1', 'dns-host-address'],
    ['0 . alpn=h2', 'dns-svcb-parameters'],
    ['1 . alpn', 'dns-svcb-parameters'],
    ['1 . alpn=', 'dns-svcb-parameters'],
    ['1 . alpn=h2 alpn=h3', 'dns-svcb-parameters'],
    ['1 . no-default-alpn', 'dns-svcb-parameters'],
    ['1 . alpn=h2 no-default-alpn=1', 'dns-svcb-parameters'],
    ['1 . mandatory=port', 'dns-svcb-parameters'],
    ['1 . mandatory=mandatory', 'dns-svcb-parameters'],
    ['1 . mandatory=port,port port=1', 'dns-svcb-parameters'],
    ['1 . port=65536', 'dns-svcb-parameters'],
    ['1 . ipv4hint=1.2.3', 'dns-svcb-parameters'],
    ['1 . ech=???', 'dns-svcb-parameters'],
    ['1 . ech=AEX+DR==', 'dns-svcb-parameters'],
    ['1 . unknown=1', 'dns-svcb-parameters'],
    ['1 . constructor=1', 'dns-svcb-parameters'],
    ['1 . key3=1', 'dns-svcb-parameters'],
    ['1 . key65535=1', 'dns-svcb-parameters'],
    ['1 . alpn= "h2"', 'dns-svcb-parameters'],
    ['1 . "alpn=h2"', 'dns-svcb-parameters'],
    ['1 . dohpath=/q', 'dns-svcb-parameters'],
  ])('%s is %s', (value, told) => {
    expect(read('@', 'HTTPS', value)).toBe(told);
    expect(read('_8443._foo', 'SVCB', value)).toBe(told);
  });
});

describe('TLSA [RFC 6698]', () => {
  test.each([
    [`3 1 1 ${sha256}`, `3 1 1 ${sha256}`],
    [`3 1 1 ${sha256.toUpperCase()}`, `3 1 1 ${sha256}`],
    [`2 0 2 ${sha512}`, `2 0 2 ${sha512}`],
    [`0 0 1 ( ${sha256.slice(0, 20)} ${sha256.slice(20)} )`, `0 0 1 ${sha256}`],
    ['1 1 0 3082', '1 1 0 3082'],
    [`3 1 0 ${'30'.repeat(1_024)}`, `3 1 0 ${'30'.repeat(1_024)}`],
    [`4 1 1 ${sha256}`, 'dns-tlsa'],
    [`3 2 1 ${sha256}`, 'dns-tlsa'],
    [`3 1 3 ${sha256}`, 'dns-tlsa'],
    [`3 1 2 ${sha256}`, 'dns-tlsa'],
    [`3 1 1 ${sha1}`, 'dns-tlsa'],
    [`3 1 1 ${sha256}0`, 'dns-tlsa'],
    ['3 1 0', 'dns-tlsa'],
    ['3 1 1 xyz', 'dns-tlsa'],
    [`3 1 0 ${'30'.repeat(1_025)}`, 'dns-tlsa'],
  ])('case %#', (value, told) => expect(read('_25._tcp.mail', 'TLSA', value)).toBe(told));

  test('the target of an alias may have it', () =>
    expect(read('tlsa._dane', 'TLSA', `3 1 1 ${sha256}`)).toBe(`3 1 1 ${sha256}`));
});

describe('SSHFP [RFC 4255, RFC 7479]', () => {
  test.each([
    [`1 1 ${sha1}`, `1 1 ${sha1}`],
    [`1 2 ${sha256}`, `1 2 ${sha256}`],
    [`2 1 ${sha1}`, `2 1 ${sha1}`],
    [`3 2 ${sha256}`, `3 2 ${sha256}`],
    [`4 2 ${sha256.toUpperCase()}`, `4 2 ${sha256}`],
    [`6 2 ${sha256}`, `6 2 ${sha256}`],
    [`4 2 ( ${sha256.slice(0, 32)}\t${sha256.slice(32)} )`, `4 2 ${sha256}`],
    [`0 2 ${sha256}`, 'dns-sshfp'],
    [`5 2 ${sha256}`, 'dns-sshfp'],
    [`4 3 ${sha256}`, 'dns-sshfp'],
    [`4 1 ${sha256}`, 'dns-sshfp'],
    [`4 2 ${sha1}`, 'dns-sshfp'],
    ['4 2', 'dns-sshfp'],
    [`4 2 SHA256:${sha256}`, 'dns-sshfp'],
  ])('case %#', (value, told) => expect(read('host', 'SSHFP', value)).toBe(told));
});

describe('DS [RFC 4034, RFC 8624]', () => {
  test.each([
    [`60485 8 2 ${sha256}`, `60485 8 2 ${sha256}`],
    [`1 13 2 ${sha256.toUpperCase()}`, `1 13 2 ${sha256}`],
    [`65535 15 4 ${sha384}`, `65535 15 4 ${sha384}`],
    [`0 16 2 ${sha256}`, `0 16 2 ${sha256}`],
    [`2371 10 2 ( ${sha256.slice(0, 32)} ${sha256.slice(32)} )`, `2371 10 2 ${sha256}`],
    [`1 5 2 ${sha256}`, `1 5 2 ${sha256}`],
    [`65536 13 2 ${sha256}`, 'dns-ds'],
    [`1 1 2 ${sha256}`, 'dns-ds'],
    [`1 3 2 ${sha256}`, 'dns-ds'],
    [`1 12 2 ${sha256}`, 'dns-ds'],
    [`1 13 1 ${sha1}`, 'dns-ds'],
    [`1 13 3 ${sha256}`, 'dns-ds'],
    [`1 13 4 ${sha256}`, 'dns-ds'],
    [`1 13 2 ${sha1}`, 'dns-ds'],
    ['1 13 2', 'dns-ds'],
  ])('case %#', (value, told) => expect(read('sub', 'DS', value)).toBe(told));

  test.each([
    ['@', 'dns-ds-apex'],
    ['*', 'dns-name'],
    ['*.a', 'dns-name'],
  ])('%s has none', (name, problem) => expect(read(name, 'DS', `1 13 2 ${sha256}`)).toBe(problem));
});
