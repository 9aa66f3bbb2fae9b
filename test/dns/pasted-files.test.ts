import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DnsRecord } from '#core/dns/dns-record.ts';
import { encodingOf } from '#core/dns/file-encoding.ts';
import { cleanText } from '#core/dns/notation/clean-text.ts';
import { writeZoneFile } from '#core/dns/write-zone-file.ts';
import { readZoneFile } from '#core/dns/zone-file.ts';
import { anyRecord, DOMAIN, record } from './any-record.ts';

/** `name type value ttl` of each record, and the problems. */
const read = (text: string): readonly string[] => {
  const { records, problems } = readZoneFile(DOMAIN, text);
  return [
    ...records.map(({ record: { name, type, value, ttl } }) => `${name} ${type} ${value} ${ttl}`),
    ...problems.map(({ line, problem }) => `${line}: ${problem}`),
  ];
};
const www = 'www A 192.0.2.1 3600';

describe('signs that nobody sees', () => {
  test.each([
    ['a byte order mark', '\u{feff}www IN A 192.0.2.1'],
    ['two byte order marks', '\u{feff}\u{feff}www IN A 192.0.2.1'],
    ['a byte order mark on its own line', '\u{feff}\nwww IN A 192.0.2.1'],
    ['one in the middle', 'www IN A \u{feff}192.0.2.1'],
    ['blanks that do not break', 'www\u{a0}IN\u{a0}A\u{a0}192.0.2.1'],
    ['a blank in front', '\u{a0}\u{a0}www IN A 192.0.2.1'],
    ['narrow blanks', 'www\u{202f}IN\u{2009}A\u{3000}192.0.2.1'],
    ['zero width spaces', 'www\u{200b} IN A 192.0.2.1\u{200b}'],
    ['soft hyphens', 'w\u{ad}ww IN A 192.0.2.1'],
    ['marks of direction', '\u{200e}www IN A 192.0.2.1\u{202c}'],
    ['word joiners', 'www\u{2060} IN A 192.0.2.1'],
    ['joiners', 'www\u{200d} IN A \u{200c}192.0.2.1'],
    ['line ends of Windows', '\r\nwww IN A 192.0.2.1\r\n'],
    ['line ends of old Macs', '; a\rwww IN A 192.0.2.1\r'],
    ['separators of lines', '; a\u{2028}www IN A 192.0.2.1'],
    ['tabs', 'www\tIN\tA\t192.0.2.1\t'],
  ])('%s do not change a record', (_, text) => expect(read(text)).toEqual([www]));

  test('cleaning again changes nothing', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        expect(cleanText(cleanText(text))).toBe(cleanText(text));
      }),
    ));

  test('a picture that is joined of several stays one in a text', () =>
    expect(record('a', 'TXT', 'a👨\u{200d}👩b').value).toBe('a👨\\226\\128\\141👩b'));
});

describe('the encoding of an uploaded file', () => {
  const decode = (bytes: Uint8Array): string => new TextDecoder(encodingOf(bytes)).decode(bytes);
  const wide = (text: string, isBigEndian: boolean): Uint8Array => {
    const bytes = Buffer.from(text, 'utf16le');
    return isBigEndian ? bytes.swap16() : bytes;
  };

  test('UTF-8 and both orders of UTF-16, with a mark and without, are the same zone', () =>
    fc.assert(
      fc.property(fc.array(anyRecord, { maxLength: 5 }), (records) => {
        const text = writeZoneFile(DOMAIN, records);
        const encodings = [Buffer.from(text), Buffer.from(`\u{feff}${text}`), wide(text, false), wide(text, true)];
        for (const bytes of [...encodings, wide(`\u{feff}${text}`, false), wide(`\u{feff}${text}`, true)])
          expect(readZoneFile(DOMAIN, decode(bytes)).records).toEqual(readZoneFile(DOMAIN, text).records);
      }),
    ));

  test('an empty file, and one of a single octet, are UTF-8', () => {
    expect(encodingOf(new Uint8Array())).toBe('utf-8');
    expect(encodingOf(new Uint8Array([0x61]))).toBe('utf-8');
  });

  test('a line in another encoding is told, and the others are read', () => {
    const bytes = Buffer.concat([
      Buffer.from('a TXT "ti'),
      Buffer.from([0xea, 0xf2]),
      Buffer.from('m"\nwww A 192.0.2.1'),
    ]);
    expect(read(decode(bytes))).toEqual([www, '1: dns-encoding']);
  });

  test('a remark in another encoding is not told', () =>
    expect(
      read(decode(Buffer.concat([Buffer.from('; ti'), Buffer.from([0xea]), Buffer.from('\nwww A 192.0.2.1')]))),
    ).toEqual([www]));
});

const cpanel = `; cPanel first:11.25.0-STABLE_44461 latest:86.0.14 Cpanel::ZoneFile::VERSION:1.3 mtime:1583415671
; Zone file for ${DOMAIN}
$TTL 14400
${DOMAIN}.\t86400\tIN\tSOA\tns1.host.vn.\troot.host.vn.\t(
\t\t\t\t\t\t2026030502 ;Serial Number
\t\t\t\t\t\t86400 ;refresh
\t\t\t\t\t\t7200 ;retry
\t\t\t\t\t\t3600000 ;expire
\t\t\t\t\t\t86400 ;minimum
\t)
${DOMAIN}.\t86400\tIN\tNS\tns1.host.vn.
${DOMAIN}.\tIN\tA\t192.0.2.1
${DOMAIN}.\tIN\tMX\t0\t${DOMAIN}.
mail\tIN\tCNAME\t${DOMAIN}.
www 14400 IN A 192.0.2.1
${DOMAIN}.\tIN\tTXT\t"v=spf1 +a +mx ~all"
default._domainkey\tIN\tTXT\t"v=DKIM1; k=rsa; p=MIGf" "QIDAQAB\\;"
_caldavs._tcp\t14400\tIN\tSRV\t0 0 2080 srv.host.vn.
`;
const cloudflare = `;;
;; Domain:     ${DOMAIN}.
;; Exported:   2026-03-05 02:43:21
;;
;; SOA Record
${DOMAIN}\t3600\tIN\tSOA\tns.cloudflare.com. dns.cloudflare.com. 2048000001 10000 2400 604800 3600

;; NS Records
${DOMAIN}.\t86400\tIN\tNS\tada.ns.cloudflare.com.

;; A Records
${DOMAIN}.\t1\tIN\tA\t192.0.2.1 ; cf_tags=cf-proxied:true
www.${DOMAIN}.\t1\tIN\tA\t192.0.2.1 ; cf_tags=cf-proxied:false

;; CAA Records
${DOMAIN}.\t1\tIN\tCAA\t0 issue "letsencrypt.org"

;; HTTPS Records
${DOMAIN}.\t300\tIN\tHTTPS\t1 . alpn="h3,h2"

;; TXT Records
_dmarc.${DOMAIN}.\t1\tIN\tTXT\t"v=DMARC1; p=none"
`;
const bind = `$ORIGIN com.
tiem-banh IN SOA ns1 host ( 1 2h
  30m ( 2w ) 1h )
        NS ns1.host.vn.
        A 192.0.2.1 ; the domain itself
        300 IN AAAA 2001:db8::1
        IN 300 MX 10 mail.tiem-banh
$ORIGIN tiem-banh.com.
mail    A 192.0.2.2
*       IN CNAME @
$ORIGIN cho
a       CLASS1 A 192.0.2.3
b       IN TXT ( "one"
              "two" ) ; "three"
`;

describe('exports of control panels', () => {
  test.each<[string, string, readonly string[]]>([
    [
      'cPanel',
      cpanel,
      [
        '@ A 192.0.2.1 14400',
        `@ MX 0 ${DOMAIN} 14400`,
        `mail CNAME ${DOMAIN} 14400`,
        'www A 192.0.2.1 14400',
        '@ TXT v=spf1 +a +mx ~all 14400',
        'default._domainkey TXT v=DKIM1; k=rsa; p=MIGfQIDAQAB; 14400',
        '_caldavs._tcp SRV 0 0 2080 srv.host.vn 14400',
      ],
    ],
    [
      'Cloudflare',
      cloudflare,
      [
        '@ A 192.0.2.1 60',
        'www A 192.0.2.1 60',
        '@ CAA 0 issue "letsencrypt.org" 60',
        '@ HTTPS 1 . alpn=h3,h2 300',
        '_dmarc TXT v=DMARC1; p=none 60',
      ],
    ],
    [
      'BIND',
      bind,
      [
        '@ A 192.0.2.1 3600',
        '@ AAAA 2001:db8::1 300',
        `@ MX 10 mail.${DOMAIN} 300`,
        'mail A 192.0.2.2 300',
        '* CNAME cho.X 300',
        'a.cho A 192.0.2.3 300',
        'b.cho TXT onetwo 300',
      ].map((each) => each.replace('cho.X', DOMAIN)),
    ],
  ])('%s', (_, text, records) => {
    expect(read(text)).toEqual(records);
    expect(read(`\u{feff}${text.replaceAll('\n', '\r\n')}`)).toEqual(records);
    expect(read(text.replace(/\t/g, '\u{a0}'))).toEqual(records);
  });

  test.each([
    ['an indented file', '  www IN A 192.0.2.1\n  ftp A 192.0.2.1', ['www A 192.0.2.1 3600', 'ftp A 192.0.2.1 3600']],
    ['a blank owner', 'www A 192.0.2.1\n  TXT "a"', [www, 'www TXT a 3600']],
    ['another class', 'www CH A 192.0.2.1', ['1: dns-class']],
    ['an unknown type', 'www NAPTR 1 2 3', ['1: dns-type']],
    ['an unknown directive', '$GENERATE 1-9 a$ A 192.0.2.$', ['1: syntax']],
    ['an origin of nothing', '$ORIGIN\nwww A 192.0.2.1', [www, '1: syntax']],
    ['a parenthesis that stays open', 'www A 192.0.2.1\na TXT ( "x"\nb A 192.0.2.2', [www, '2: dns-parentheses']],
    ['a parenthesis too many', 'www A 192.0.2.1\na TXT "x" )', [www, '2: dns-parentheses']],
    ['a quote that stays open', 'a TXT "x\nwww A 192.0.2.1', [www, '1: dns-quotes']],
    ['an escaped letter of a name', '\\119ww A 192.0.2.1', [www]],
    ['an escaped dot in a name', 'a\\.b A 192.0.2.1', ['1: dns-name']],
    ['a blank owner below a wrong line', 'mail TXT "x\n  A 192.0.2.1', ['mail A 192.0.2.1 3600', '1: dns-quotes']],
    ['a blank owner below another type', 'mail PTR a.\n  A 192.0.2.1', ['mail A 192.0.2.1 3600', '1: dns-type']],
    ['a blank owner below a name of others', 'a.vn. A 192.0.2.1\n  A 192.0.2.1', ['1: dns-name', '2: dns-name']],
    [
      'a blank owner below an unreadable name',
      'ti\u{fffd}m A 192.0.2.1\n  A 192.0.2.1',
      ['1: dns-encoding', '2: dns-name'],
    ],
    ['a directive with an open quote', '$TTL "x\nwww A 192.0.2.1', [www, '1: dns-quotes']],
    ['a directive with an open parenthesis', '$TTL 300 (\nwww A 192.0.2.1', ['1: dns-parentheses']],
    ['parentheses around nothing', '( )\nwww A 192.0.2.1', [www]],
    [
      'its own name servers in another case',
      `${DOMAIN.toUpperCase()}. IN NS a.vn.\nWWW.${DOMAIN.toUpperCase()}. A 192.0.2.1`,
      [www],
    ],
    ['an address in quotes', 'www A "192.0.2.1"', [www]],
  ])('%s', (_, text, told) => expect(read(text)).toEqual(told));

  test('the export of a domain with letters, in letters and in punycode, is one zone', () => {
    const ascii = new URL('http://tiệm-bánh.vn').hostname;
    const file = (domain: string) =>
      `$ORIGIN ${domain}.\n@ SOA a. b. 1 2 3 4 5\n${domain}. NS a.vn.\nwww A 192.0.2.1\na CNAME www.${domain}.\n`;
    const { records, problems } = readZoneFile(ascii, file('Tiệm-Bánh.vn'));
    expect(records.map((each) => each.record.value)).toEqual(['192.0.2.1', `www.${ascii}`]);
    expect(problems).toEqual([]);
    expect(readZoneFile(ascii, file(ascii)).records.map((each) => each.record)).toEqual(
      records.map((each) => each.record),
    );
  });

  test.each<[string, DnsRecord, boolean]>([
    [`WWW.${DOMAIN.toUpperCase()} A 192.0.2.1`, record(`www.${DOMAIN}.${DOMAIN}.`, 'A', '192.0.2.1'), true],
    [`www.${DOMAIN} A 192.0.2.1`, record(`www.${DOMAIN}.${DOMAIN}.`, 'A', '192.0.2.1'), true],
    [`a CNAME ${DOMAIN}`, record('a', 'CNAME', `${DOMAIN}.${DOMAIN}`), true],
    [`@ MX 10 mail.${DOMAIN}`, record('@', 'MX', `10 mail.${DOMAIN}.${DOMAIN}`), true],
    [`a CNAME mail.${DOMAIN}.`, record('a', 'CNAME', `mail.${DOMAIN}`), false],
    [`www.${DOMAIN}.${DOMAIN}. A 192.0.2.1`, record(`www.${DOMAIN}.${DOMAIN}.`, 'A', '192.0.2.1'), false],
    ['www A 192.0.2.1', record('www', 'A', '192.0.2.1'), false],
  ])('%s is read as the standard says, with a remark where a last dot is missing', (text, expected, isTold) => {
    const { records, remarks } = readZoneFile(DOMAIN, text);
    expect(records.map((each) => each.record)).toEqual([expected]);
    expect(remarks).toEqual(isTold ? [{ line: 1, remark: 'dot-missing' }] : []);
  });
});
