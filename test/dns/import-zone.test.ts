import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DnsRecord } from '#core/dns/dns-record.ts';
import { type PlannedImport, planImport, type ZoneImport } from '#core/dns/plan-import.ts';
import { writeZoneFile } from '#core/dns/write-zone-file.ts';
import { applyDifference } from '#core/dns/zone.ts';
import { anyRecord, DOMAIN, record } from './any-record.ts';

const zone = { domain: DOMAIN, records: [record('@', 'A', '203.0.113.1'), record('www', 'A', '203.0.113.1')] };

const planned = (to: typeof zone, file: ZoneImport): PlannedImport => {
  const plan = planImport(to, file);
  if (!plan.ok) throw new Error(JSON.stringify(plan.failure));
  return plan.value;
};

/** What the import of a text makes of the zone: what it adds, the lines it leaves out, and what it adapts. */
const read = (text: string, records: readonly DnsRecord[] = [], replaceAll = false) => {
  const { difference, review } = planned({ domain: DOMAIN, records: [...records] }, { text, replaceAll });
  return {
    added: difference.added.map(({ name, type, value, ttl }) => `${name} ${type} ${value} ${ttl}`),
    problems: review.problems.map(({ line, problem }) => `${line} ${problem}`),
    remarks: review.remarks.map(({ remark, lines }) => `${remark} ${lines.join(',')}`),
  };
};

describe('the import of a zone file', () => {
  test('records that the file does not name stay, unless all are replaced', () => {
    const text = 'ftp A 203.0.113.2';
    const merged = planImport(zone, { text, replaceAll: false });
    expect(merged).toMatchObject({ ok: true, value: { review: { addedCount: 1, removedCount: 0 } } });
    const replaced = planImport(zone, { text, replaceAll: true });
    expect(replaced).toMatchObject({ ok: true, value: { review: { addedCount: 1, removedCount: 2 } } });
  });

  test('the text of a review is exactly what is applied later', () =>
    fc.assert(
      fc.property(fc.array(anyRecord, { maxLength: 12 }), fc.boolean(), (records, replaceAll) => {
        const first = planned(zone, { text: `${writeZoneFile(DOMAIN, records)}\nhallo`, replaceAll });
        expect(first.review.problems.at(-1)).toEqual({ line: records.length + 4, text: 'hallo', problem: 'syntax' });
        const second = planned(zone, { text: first.review.text, replaceAll });
        expect(second).toMatchObject({ difference: first.difference, review: { problems: [], remarks: [] } });
        expect(applyDifference(DOMAIN, zone.records, first.difference).ok).toBe(true);
      }),
    ));

  test('a file of 5 MB and an empty one are refused with their reason', () => {
    const refused = (text: string) => planImport(zone, { text, replaceAll: false });
    expect(refused('www A 203.0.113.1\n'.repeat(280_000))).toEqual({
      ok: false,
      failure: { kind: 'invalid-fields', fields: { text: 'dns-file-large' } },
    });
    expect(refused(' \n')).toMatchObject({ failure: { fields: { text: 'required' } } });
  });

  test('a thousand lines that are no records are counted, and the records behind them are read', () => {
    const { review, difference } = planned(zone, {
      text: `${'x PTR a.b.\n'.repeat(1_000)}ftp A 203.0.113.9`,
      replaceAll: false,
    });
    expect(review).toMatchObject({ problemCount: 1_000, addedCount: 1 });
    expect(review.problems).toHaveLength(50);
    expect(difference.added).toEqual([record('ftp', 'A', '203.0.113.9')]);
  });

  test('fifteen thousand lines of one record, and as many that contradict it, are read in linear time', () => {
    const text = `${'w A 203.0.113.1\n'.repeat(15_000)}${'w CNAME a.vn.\n'.repeat(15_000)}`;
    const { review } = planned(zone, { text, replaceAll: false });
    expect(review).toMatchObject({ addedCount: 1, problemCount: 1, remarks: [{ remark: 'repeated', count: 29_998 }] });
  });

  test('a review of a large file with letters can be applied', () => {
    const lines = Array.from({ length: 900 }, (_, at) => `t${at} TXT "${'ế'.repeat(340)}"`);
    const first = planned(zone, { text: lines.join('\n'), replaceAll: false });
    const second = planned(zone, { text: first.review.text, replaceAll: false });
    expect(second.review).toMatchObject({ addedCount: 900, problemCount: 0 });
  });

  test('names in a review have their letters', () =>
    expect(planned(zone, { text: 'bán CNAME tiệm.vn.', replaceAll: false }).review.added).toEqual([
      'bán CNAME tiệm.vn 3600',
    ]));
});

describe('equal records of a file are one', () => {
  test.each([
    ['the full name', `www7 IN A 192.0.2.1\nwww7.${DOMAIN}. IN A 192.0.2.1`, 'www7 A 192.0.2.1 3600'],
    ['another case', 'WWW A 192.0.2.1\nwww A 192.0.2.1', 'www A 192.0.2.1 3600'],
    ['punycode', 'bán A 192.0.2.1\nxn--bn-mia A 192.0.2.1', 'xn--bn-mia A 192.0.2.1 3600'],
    ['an origin', 'a.b A 192.0.2.1\n$ORIGIN b\na A 192.0.2.1', 'a.b A 192.0.2.1 3600'],
    ['zeros of IPv6', 'a AAAA 2001:DB8:0:0::1\na AAAA 2001:db8::1', 'a AAAA 2001:db8::1 3600'],
    ['the case of a host', '@ MX 10 Mail.Example.com.\n@ MX 10 mail.example.com.', '@ MX 10 mail.example.com 3600'],
    ['strings of a text', 'a TXT "v=x" "y"\na TXT "v=xy"', 'a TXT v=xy 3600'],
    ['escapes of a text', 'a TXT "a\\;b"\na TXT "a;\\098"', 'a TXT a;b 3600'],
    ['quotes of CAA', '@ CAA 0 issue ca.vn\n@ CAA 0 ISSUE "ca.vn"', '@ CAA 0 issue "ca.vn" 3600'],
    [
      'the order of parameters',
      '@ HTTPS 1 . port=1 alpn=h2\n@ HTTPS 1 . alpn="h2" port=1',
      '@ HTTPS 1 . alpn=h2 port=1 3600',
    ],
    [
      'blanks of hexadecimal data',
      `a SSHFP 4 1 ${'ab'.repeat(20)}\na SSHFP 4 1 ${'AB '.repeat(20)}`,
      `a SSHFP 4 1 ${'ab'.repeat(20)} 3600`,
    ],
    ['a blank owner', '@ A 192.0.2.1\n  A 192.0.2.1', '@ A 192.0.2.1 3600'],
  ])('with %s', (_, text, added) =>
    expect(read(text)).toEqual({ added: [added], problems: [], remarks: [`repeated ${text.includes('$') ? 3 : 2}`] }),
  );

  test('a record that the zone has stays as it is', () =>
    expect(read('www A 203.0.113.1', [record('www', 'A', '203.0.113.1')])).toEqual({
      added: [],
      problems: [],
      remarks: [],
    }));
});

describe('a line of a file that contradicts another is left out with its number, and the others are taken', () => {
  test.each<[string, string, readonly string[]]>([
    ['CNAME behind A', 'w A 192.0.2.1\nx A 192.0.2.1\nw CNAME a.vn.', ['3 dns-cname-alone']],
    ['A behind CNAME', 'w CNAME a.vn.\nx A 192.0.2.1\nw A 192.0.2.1', ['3 dns-cname-alone']],
    ['a second CNAME', 'w CNAME a.vn.\nx A 192.0.2.1\nw CNAME b.vn.', ['3 dns-cname-alone']],
    [
      'TXT beside CNAME',
      'w CNAME a.vn.\nx A 192.0.2.1\nw TXT "a"\nw CAA 0 issue ";"',
      ['3 dns-cname-alone', '4 dns-cname-alone'],
    ],
    ['a CNAME of itself', `x A 192.0.2.1\nw CNAME w.${DOMAIN}.`, ['2 dns-cname-self']],
    ['null MX behind MX', '@ MX 10 a.vn.\nx A 192.0.2.1\n@ MX 0 .', ['3 dns-null-mx']],
    ['MX behind null MX', '@ MX 0 .\nx A 192.0.2.1\n@ MX 10 a.vn.', ['3 dns-null-mx']],
    ['mail to an alias', 'm CNAME a.vn.\nx A 192.0.2.1\n@ MX 10 m', ['3 dns-target-alias']],
    ['an alias of a mail server', '@ MX 10 m\nx A 192.0.2.1\nm CNAME a.vn.', ['3 dns-target-alias']],
    ['an alias of a service', '_s._tcp SRV 1 2 3 m\nx A 192.0.2.1\nm CNAME a.vn.', ['3 dns-target-alias']],
    ['DS without NS', `x A 192.0.2.1\ns DS 1 13 2 ${'ab'.repeat(32)}`, ['2 dns-ds-alone']],
    ['the domain as an alias', 'x A 192.0.2.1\n@ CNAME a.vn.', ['2 dns-cname-apex']],
  ])('%s', (_, text, problems) => {
    const plan = read(text);
    expect(plan.problems).toEqual(problems);
    expect(plan.added).toHaveLength(text.split('\n').length - problems.length);
    expect(plan.added).toContain('x A 192.0.2.1 3600');
  });

  test.each([
    ['w CNAME a.vn.', record('w', 'A', '192.0.2.1'), '1 dns-cname-alone'],
    ['w A 192.0.2.1', record('w', 'CNAME', 'a.vn'), '1 dns-cname-alone'],
    ['@ MX 0 .', record('@', 'MX', '10 a.vn'), '1 dns-null-mx'],
    ['@ MX 10 a.vn.', record('@', 'MX', '0 .'), '1 dns-null-mx'],
    ['@ MX 10 m', record('m', 'CNAME', 'a.vn'), '1 dns-target-alias'],
    ['m CNAME a.vn.', record('@', 'MX', `10 m.${DOMAIN}`), '1 dns-target-alias'],
  ])('%s contradicts what stays, and not what is replaced', (text, stored, problem) => {
    expect(read(text, [stored])).toEqual({ added: [], problems: [problem], remarks: [] });
    expect(read(text, [stored], true)).toMatchObject({ added: [expect.any(String)], problems: [] });
  });

  test('DS may stand above the name servers of its name', () =>
    expect(read(`s DS 1 13 2 ${'ab'.repeat(32)}\ns NS ns.vn.`)).toMatchObject({ problems: [], added: { length: 2 } }));
});

describe('one question has one TTL, the lowest of the file', () => {
  test.each<[string, readonly string[], readonly string[]]>([
    ['w 600 A 192.0.2.1\nw 300 A 192.0.2.2', ['w A 192.0.2.1 300', 'w A 192.0.2.2 300'], ['ttl-shared 1']],
    ['w 300 A 192.0.2.1\nw 600 A 192.0.2.2', ['w A 192.0.2.1 300', 'w A 192.0.2.2 300'], ['ttl-shared 2']],
    ['w 300 A 192.0.2.1\nw 600 AAAA ::1', ['w A 192.0.2.1 300', 'w AAAA ::1 600'], []],
    ['w 300 A 192.0.2.1\nv 600 A 192.0.2.1', ['v A 192.0.2.1 600', 'w A 192.0.2.1 300'], []],
    ['w 600 A 192.0.2.1\nw 300 A 192.0.2.1', ['w A 192.0.2.1 300'], ['repeated 2']],
    ['w 1 A 192.0.2.1\nw 300 A 192.0.2.2', ['w A 192.0.2.1 60', 'w A 192.0.2.2 60'], ['ttl-raised 1', 'ttl-shared 2']],
  ])('%j', (text, added, remarks) => expect(read(text)).toEqual({ added, problems: [], remarks }));
});
