import { expect, test } from 'vitest';
import { toAsciiName } from '#core/dns/host-names.ts';
import { MAX_ZONE_FILE_BYTES, readZoneFile } from '#core/dns/zone-file.ts';
import { normaliseDomain } from '#core/shared/domains/domain-name.ts';
import { fromPunycode } from '#core/shared/domains/punycode.ts';

/** As many letters, most of them different ones, of three octets each. */
const letters = (amount: number): string =>
  Array.from({ length: amount }, (_, at) => String.fromCodePoint(0x4e_00 + (at % 20_000))).join('');
const filled = (line: string): string => line.repeat(Math.floor(MAX_ZONE_FILE_BYTES / line.length));

/** Of processor time; a file of that size takes a tenth of it. */
const MOST_MICROSECONDS = 10_000_000;

const cheap = <Value>(act: () => Value): Value => {
  const before = process.cpuUsage();
  const value = act();
  const { user, system } = process.cpuUsage(before);
  expect(user + system).toBeLessThan(MOST_MICROSECONDS);
  return value;
};

const longest = letters(MAX_ZONE_FILE_BYTES / 3 - 100);

test.each([
  ['one name of many letters', `${longest} A 192.0.2.1`],
  ['a value of many letters', `a CNAME ${longest}`],
  ['origins that build on each other', filled('$ORIGIN a\na A 192.0.2.1\n')],
  ['a long origin and many lines', `$ORIGIN ${'a.'.repeat(50_000)}\n${filled('a A 192.0.2.1\n').slice(110_000)}`],
  ['many labels', `${'ạ.'.repeat(100_000)} A 192.0.2.1`],
  ['quotes that nobody closes', filled('"\\a\n')],
  ['parentheses', filled('(')],
])('V15.2.2 a zone file costs no more than its size: %s', (_, text) => {
  expect(cheap(() => readZoneFile('may.vn', text)).problems.length).toBeGreaterThan(0);
});

test('DOM-04 what builds on an origin that is too long is no record of the zone', () => {
  const { records, problems } = readZoneFile(
    'may.vn',
    `$ORIGIN ${'a.'.repeat(150)}\nmay.vn. A 192.0.2.1\nb A 192.0.2.2`,
  );
  expect(records.map(({ record }) => record.value)).toEqual(['192.0.2.1']);
  expect(problems.map(({ line }) => line)).toEqual([3]);
});

test('V15.2.2 a name that is too long is refused before it is encoded', () => {
  for (const text of [`${letters(60_000)}.vn`, `xn--${'a1b2'.repeat(15_000)}.vn`, 'ạ.'.repeat(30_000)]) {
    expect(cheap(() => normaliseDomain(text))).toBeNull();
    expect(cheap(() => toAsciiName(text))).toBe(text);
    expect(cheap(() => fromPunycode(text))).toBeNull();
  }
});
