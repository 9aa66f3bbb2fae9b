import zonefile from 'dns-zonefile';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { writeZoneFile } from '#core/dns/write-zone-file.ts';
import { type ReadZoneFile, readZoneFile } from '#core/dns/zone-file.ts';
import { anyRecord, DOMAIN, record } from './any-record.ts';

const file = `$ORIGIN ${DOMAIN}.
$TTL 1h
@  IN SOA ns1.example.com. hostmaster.example.com. ( 2026010101 ; serial
      3600 900
      1209600 300 )
@        IN NS   ns1.example.com.
         IN MX   10 mail
www 600  IN A    203.0.113.10 ; the shop
         IN AAAA 2001:DB8::10
mail  A  203.0.113.11
_dmarc IN TXT "v=DMARC1\\; p=none"
k1._domainkey TXT ( "v=DKIM1; k=rsa; "
                    "p=MIGf" )
@ CAA 0 issue "letsencrypt.org"
`;

const recordsIn = ({ records }: ReadZoneFile) => records.map((each) => each.record);

describe('a zone file', () => {
  test('what is written reads as the same records', () =>
    fc.assert(
      fc.property(fc.array(anyRecord, { maxLength: 30 }), (records) => {
        const read = readZoneFile(DOMAIN, writeZoneFile(DOMAIN, records));
        expect(read.problems).toEqual([]);
        expect(recordsIn(read)).toEqual(records);
      }),
    ));

  test('another reader finds the written records too', () => {
    const records = [record('www', 'A', '203.0.113.10', 300), record('@', 'MX', '10 mail.example.com')];
    const read = zonefile.parse(writeZoneFile(DOMAIN, records));
    expect(read.a).toEqual([{ name: 'www', ttl: 300, ip: '203.0.113.10' }]);
    expect(read.mx).toEqual([{ name: '@', ttl: 3_600, preference: 10, host: 'mail.example.com.' }]);
  });

  test('RFC 1035 names, TTLs, parentheses, quotes and comments are understood', () =>
    expect(recordsIn(readZoneFile(DOMAIN, file))).toEqual([
      record('@', 'MX', `10 mail.${DOMAIN}`),
      record('www', 'A', '203.0.113.10', 600),
      record('www', 'AAAA', '2001:db8::10'),
      record('mail', 'A', '203.0.113.11'),
      record('_dmarc', 'TXT', 'v=DMARC1; p=none'),
      record('k1._domainkey', 'TXT', 'v=DKIM1; k=rsa; p=MIGf'),
      record('@', 'CAA', '0 issue "letsencrypt.org"'),
    ]));

  test('each line that is no record is told with its number', () => {
    const { records, problems } = readZoneFile(
      DOMAIN,
      'www A 203.0.113.1 203.0.113.2\nftp A 203.0.113\n\n@ PTR a.b.\nx.y.z. A 203.0.113.1\nhallo\n',
    );
    expect(records).toEqual([]);
    expect(problems).toEqual([
      { line: 1, text: 'www A 203.0.113.1 203.0.113.2', problem: 'dns-ipv4' },
      { line: 2, text: 'ftp A 203.0.113', problem: 'dns-ipv4' },
      { line: 4, text: '@ PTR a.b.', problem: 'dns-type' },
      { line: 5, text: 'x.y.z. A 203.0.113.1', problem: 'dns-name' },
      { line: 6, text: 'hallo', problem: 'syntax' },
    ]);
  });

  test('no text breaks the reader, and each entry is a record, a problem or left out', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 2_000 }), (text) => {
        const { records, problems } = readZoneFile(DOMAIN, text);
        expect(records.length + problems.length).toBeLessThanOrEqual(
          text.split(/[\n\r\u{85}\u{2028}\u{2029}]/u).length,
        );
      }),
    ));

  test('half a megabyte of one sign is read in linear time', () => {
    for (const sign of ['"', '(', '\\', ' ', '\n', 'a', ';'])
      expect(readZoneFile(DOMAIN, sign.repeat(512 * 1_024)).records).toEqual([]);
  });
});
