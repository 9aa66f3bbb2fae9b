import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseRecord } from '#core/dns/parse-record.ts';
import { nearestTtl, readTtl } from '#core/dns/ttl.ts';
import { readZoneFile } from '#core/dns/zone-file.ts';
import { DOMAIN } from './any-record.ts';

const byForm = (ttl: string) => {
  const parsed = parseRecord(DOMAIN, { name: 'a', type: 'A', ttl, value: '203.0.113.1' });
  return parsed.ok ? parsed.value.ttl : parsed.failure.ttl;
};
const byFile = (ttl: string) => {
  const { records, problems, remarks } = readZoneFile(DOMAIN, `a ${ttl} IN A 203.0.113.1`);
  return [records[0]?.record.ttl ?? problems[0]?.problem, ...remarks.map(({ remark }) => remark)];
};

describe('a TTL', () => {
  test('every whole number of seconds up to 2,147,483,647 is read', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_147_483_647 }), (seconds) => {
        expect(readTtl(String(seconds))).toBe(seconds);
        expect(readTtl(`${seconds}s`)).toBe(seconds);
        expect(byFile(String(seconds))[0]).toBe(nearestTtl(seconds));
      }),
    ));

  test.each([
    ['60', 60],
    ['86400', 86_400],
    ['1h', 3_600],
    ['1H', 3_600],
    ['1d', 86_400],
    ['90m', 5_400],
    ['1h30m', 5_400],
    ['12h', 43_200],
    ['3600s', 3_600],
    ['0300', 300],
    ['\u{feff}300\u{a0}', 300],
  ])('%j means %i seconds in the form and in a file', (typed, seconds) => {
    expect(byForm(typed)).toBe(seconds);
    expect(byFile(typed)).toEqual([seconds]);
  });

  test.each<[string, number, string]>([
    ['0', 60, 'ttl-raised'],
    ['1', 60, 'ttl-raised'],
    ['30', 60, 'ttl-raised'],
    ['59', 60, 'ttl-raised'],
    ['1s', 60, 'ttl-raised'],
    ['86401', 86_400, 'ttl-lowered'],
    ['604800', 86_400, 'ttl-lowered'],
    ['1w', 86_400, 'ttl-lowered'],
    ['2d', 86_400, 'ttl-lowered'],
    ['1000000000', 86_400, 'ttl-lowered'],
    ['2147483647', 86_400, 'ttl-lowered'],
  ])('%s in a file becomes %i seconds, with a remark; the form says the limits', (typed, seconds, remark) => {
    expect(byFile(typed)).toEqual([seconds, remark]);
    expect(byForm(typed)).toBe('dns-ttl');
  });

  test.each([
    '2147483648',
    '4294967295',
    '99999999999999999999',
    '-60',
    '+60',
    '3600.5',
    '1y',
    '1h1',
    '0x10',
    '.5',
    '9999999w',
  ])('a file is told that %s is no TTL, and so is the form', (typed) => {
    expect(byFile(typed)).toEqual(['dns-ttl']);
    expect(byForm(typed)).toBe('dns-ttl');
  });

  test.each(['IN 99999999999', '99999999999 IN', '99999999999'])('%s is told before and behind the class', (head) =>
    expect(readZoneFile(DOMAIN, `a ${head} A 203.0.113.1`).problems).toMatchObject([{ problem: 'dns-ttl' }]),
  );

  test.each([
    ['$TTL 5m\na A 203.0.113.1', [300]],
    ['$TTL 5m\na 600 A 203.0.113.1\nb A 203.0.113.1', [600, 300]],
    ['a 600 A 203.0.113.1\nb A 203.0.113.1', [600, 600]],
    ['@ 900 IN SOA a. b. 1 2 3 4 5\nb A 203.0.113.1', [900]],
    ['a A 203.0.113.1', [3_600]],
    ['$TTL 1w\na A 203.0.113.1', [86_400]],
    ['$TTL 5m\na A 203.0.113.1\n$TTL 10m\nb A 203.0.113.1', [300, 600]],
  ])('case %#: a line without a TTL has that of $TTL, else that of the line before', (text, ttls) =>
    expect(readZoneFile(DOMAIN, text).records.map(({ record }) => record.ttl)).toEqual(ttls),
  );

  test.each(['$TTL x', '$TTL', '$TTL 99999999999', '$TTL -1'])('%s is told', (text) =>
    expect(readZoneFile(DOMAIN, text).problems).toMatchObject([{ line: 1, problem: 'dns-ttl' }]),
  );
});
