import { expect, test } from 'vitest';
import { toAsciiName } from '#core/dns/host-names.ts';
import { MAX_ZONE_FILE_BYTES, readZoneFile } from '#core/dns/zone-file.ts';
import { normaliseDomain } from '#core/shared/domains/domain-name.ts';
import { fromPunycode } from '#core/shared/domains/punycode.ts';
import { costRatio } from '#test/kit/cost-ratio.ts';
import { inTurn } from '#test/kit/test-size.ts';

/** As many letters, most of them different ones, of three octets each. */
const letters = (amount: number): string =>
  Array.from({ length: amount }, (_, at) => String.fromCodePoint(0x4e_00 + (at % 20_000))).join('');
const filled = (line: string, bytes: number): string => line.repeat(Math.floor(bytes / line.length));

/** How often a shorter text stands in the longest: by the square that would cost 256 times as much. */
const SHORTER = 16;
const MOST = 6 * SHORTER;

const files: readonly (readonly [string, (bytes: number) => string])[] = [
  ['one name of many letters', (bytes) => `${letters(bytes / 4)} A 192.0.2.1`],
  ['a value of many letters', (bytes) => `a CNAME ${letters(bytes / 4)}`],
  ['origins that build on each other', (bytes) => filled('$ORIGIN a\na A 192.0.2.1\n', bytes)],
  [
    'a long origin and many lines',
    (bytes) => `$ORIGIN ${filled('a.', bytes / 5)}\n${filled('a A 192.0.2.1\n', bytes / 2)}`,
  ],
  ['many labels', (bytes) => `${filled('ạ.', bytes / 4)} A 192.0.2.1`],
  ['quotes that nobody closes', (bytes) => filled('"\\a\n', bytes)],
  ['parentheses', (bytes) => filled('(', bytes)],
];

test.each(inTurn(files, 3))('V15.2.2 a zone file costs no more than its size: %s', async (_, fileOf) => {
  const longest = fileOf(MAX_ZONE_FILE_BYTES);
  expect(readZoneFile('may.vn', longest).problems.length).toBeGreaterThan(0);
  const shorter = fileOf(MAX_ZONE_FILE_BYTES / SHORTER);
  const read = (text: string) => () => readZoneFile('may.vn', text);
  expect(await costRatio({ plain: read(shorter), worst: read(longest) })).toBeLessThan(MOST);
});

test('DOM-04 what builds on an origin that is too long is no record of the zone', () => {
  const { records, problems } = readZoneFile(
    'may.vn',
    `$ORIGIN ${'a.'.repeat(150)}\nmay.vn. A 192.0.2.1\nb A 192.0.2.2`,
  );
  expect(records.map(({ record }) => record.value)).toEqual(['192.0.2.1']);
  expect(problems.map(({ line }) => line)).toEqual([3]);
});

test('V15.2.2 a name that is too long is refused before it is encoded', async () => {
  for (const textOf of [
    (length: number) => `${letters(length)}.vn`,
    (length: number) => `xn--${'a1b2'.repeat(length / 4)}.vn`,
    (length: number) => 'ạ.'.repeat(length / 2),
  ]) {
    const [longest, shorter] = [textOf(60_000), textOf(60_000 / SHORTER)];
    expect([normaliseDomain(longest), toAsciiName(longest), fromPunycode(longest)]).toEqual([null, longest, null]);
    for (const read of [normaliseDomain, toAsciiName, fromPunycode])
      expect(await costRatio({ plain: () => read(shorter), worst: () => read(longest) })).toBeLessThan(MOST);
  }
});
