import { describe, expect, test } from 'vitest';
import { parseRecord } from '#core/dns/parse-record.ts';
import { writeZoneFile } from '#core/dns/write-zone-file.ts';
import { applyDifference } from '#core/dns/zone.ts';
import { readZoneFile } from '#core/dns/zone-file.ts';
import { DOMAIN, record } from './any-record.ts';

const byForm = (name: string, type: string, value: string) => {
  const parsed = parseRecord(DOMAIN, { name, type, value, ttl: '3600' });
  return parsed.ok ? parsed.value.value : parsed.failure.value;
};
const byFile = (line: string) => {
  const { records, problems } = readZoneFile(DOMAIN, line);
  return records[0]?.record.value ?? problems[0]?.problem;
};

describe('«no service here» is the host `.`', () => {
  test.each([
    ['@', 'MX', '0 .', '0 .'],
    ['mail', 'MX', ' 0   . ', '0 .'],
    ['*', 'MX', '0 .', '0 .'],
    ['@', 'MX', '00 .', '0 .'],
    ['@', 'MX', '10 .', 'dns-null-mx'],
    ['@', 'MX', '65535 .', 'dns-null-mx'],
    ['@', 'MX', '.', 'dns-mx'],
    ['@', 'MX', '0 . .', 'dns-mx'],
    ['@', 'MX', '0 ..', 'dns-host'],
    ['_imap._tcp', 'SRV', '0 0 0 .', '0 0 0 .'],
    ['_pop3._tcp', 'SRV', '10 5 110 .', '10 5 110 .'],
    ['_imap._tcp', 'SRV', '0 0 .', 'dns-srv'],
    ['@', 'HTTPS', '0 .', '0 .'],
    ['@', 'HTTPS', '1 .', '1 .'],
    ['www', 'CNAME', '.', 'dns-host'],
    ['sub', 'NS', '.', 'dns-host'],
  ])('%s %s %s, in the form and in a file, is %s', (name, type, value, told) => {
    expect(byForm(name, type, value)).toBe(told);
    expect(byFile(`${name} IN ${type} ${value}`)).toBe(told);
  });

  test.each([
    [record('@', 'MX', '0 .'), '@\t3600\tIN\tMX\t0 .'],
    [record('_imap._tcp', 'SRV', '0 0 0 .'), '_imap._tcp\t3600\tIN\tSRV\t0 0 0 .'],
    [record('@', 'HTTPS', '1 . alpn=h2'), '@\t3600\tIN\tHTTPS\t1 . alpn=h2'],
    [record('@', 'MX', '0 a.vn'), '@\t3600\tIN\tMX\t0 a.vn.'],
  ])('%o is exported with one dot', (each, line) => expect(writeZoneFile(DOMAIN, [each]).split('\n')).toContain(line));

  test.each([
    ['mail beside none', [record('@', 'MX', '0 .')], record('@', 'MX', '10 a.vn'), 'dns-null-mx'],
    ['none beside mail', [record('@', 'MX', '10 a.vn')], record('@', 'MX', '0 .'), 'dns-null-mx'],
    ['none beside none', [record('@', 'MX', '0 .')], record('@', 'MX', '0 .'), 'dns-duplicate'],
  ])('%s is refused', (_, zone, added, problem) =>
    expect(applyDifference(DOMAIN, zone, { removed: [], added: [added] })).toMatchObject({ failure: { problem } }),
  );

  test('no mail for the domain, mail for a name below it, and a service beside its absence stand together', () => {
    const zone = [
      record('@', 'MX', '0 .'),
      record('@', 'TXT', 'v=spf1 -all'),
      record('_imap._tcp', 'SRV', '0 0 0 .'),
      record('_imap._tcp', 'SRV', '10 0 143 a.vn'),
      record('shop', 'MX', '10 a.vn'),
    ];
    expect(applyDifference(DOMAIN, [], { removed: [], added: zone })).toMatchObject({ ok: true });
  });
});
