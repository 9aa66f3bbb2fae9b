import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { quoteAscii, quoteLetters, readEscaped, splitOctets, writeLetters } from '#core/dns/notation/octets.ts';
import { parseRecord } from '#core/dns/parse-record.ts';
import { exportZone } from '#core/dns/write-zone-file.ts';
import { readZoneFile } from '#core/dns/zone-file.ts';
import { DOMAIN, record } from './any-record.ts';

/** The stored text, or the problem. */
const byForm = (value: string): string | undefined => {
  const parsed = parseRecord(DOMAIN, { name: 'a', type: 'TXT', ttl: '3600', value });
  return parsed.ok ? parsed.value.value : parsed.failure.value;
};
const byFile = (data: string): string | undefined => {
  const { records, problems } = readZoneFile(DOMAIN, `a TXT ${data}\n`);
  return records[0]?.record.value ?? problems[0]?.problem;
};
const exported = (value: string): string | undefined =>
  exportZone(DOMAIN, [record('a', 'TXT', value)], { nameServers: [], serial: 1 })
    .split('\n')[2]
    ?.split('\t')[4];

const octets = fc.array(fc.nat(255), { maxLength: 1_000 }).map((codes) => String.fromCharCode(...codes));

describe('octets', () => {
  test('every octet is written and read again, in quotes and as letters', () =>
    fc.assert(
      fc.property(octets, (given) => {
        expect(readEscaped(writeLetters(given))).toBe(given);
        expect(readEscaped(quoteAscii(given).slice(1, -1))).toBe(given);
        expect(readEscaped(quoteLetters(given).slice(1, -1))).toBe(given);
        expect(quoteAscii(given)).toMatch(/^[ -~]*$/);
      }),
    ));

  test('letters are octets of UTF-8, as the platform counts them', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (text) => {
        const escaped = text.replaceAll('\\', '\\\\');
        expect(readEscaped(escaped)).toBe(Buffer.from(text, 'utf8').toString('latin1'));
      }),
    ));

  test('a text is split into strings of at most 255 octets, and no letter is divided', () =>
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'đ', 'ế', '😀'), maxLength: 500 }), (text) => {
        const strings = splitOctets(Buffer.from(text, 'utf8').toString('latin1'));
        expect(strings.map((each) => Buffer.from(each, 'latin1').toString('utf8')).join('')).toBe(text);
        for (const each of strings) expect(each.length).toBeLessThanOrEqual(255);
      }),
    ));
});

describe('a TXT record', () => {
  test.each([
    ['v=DMARC1\\; p=none', 'v=DMARC1; p=none'],
    ['v=DKIM1\\; k=rsa\\; p=MIGf', 'v=DKIM1; k=rsa; p=MIGf'],
    ['v=DMARC1; p=none; rua=mailto:a@b.vn', 'v=DMARC1; p=none; rua=mailto:a@b.vn'],
    ['tiệm bánh', 'tiệm bánh'],
    ['ti\\225\\187\\135m', 'tiệm'],
    ['say "hi" now', 'say "hi" now'],
    ['{"a":1}', '{"a":1}'],
    ['a\\\\b', 'a\\\\b'],
    ['a\\"b', 'a"b'],
    ['\\"a\\"', '\\"a"'],
    ['\\065\\066', 'AB'],
    ['a;b (c)', 'a;b (c)'],
    ['\\032a\\032', '\\032a\\032'],
    ['a\\010b', 'a\\010b'],
    ['\\255', '\\255'],
  ])('%j in the form, and in quotes in a file, is stored as %j', (typed, stored) => {
    expect(byForm(typed)).toBe(stored);
    expect(byFile(`"${typed.replace(/\\[\s\S]|"/g, (sign) => (sign === '"' ? '\\"' : sign))}"`)).toBe(stored);
    expect(byForm(stored)).toBe(stored);
  });

  test.each([
    ['"v=spf1 " "-all"', 'v=spf1 -all'],
    ['"v=DMARC1\\; p=none"', 'v=DMARC1; p=none'],
    ['"a;b"', 'a;b'],
    ['"a" ; a remark', 'a'],
    ['( "v=DKIM1; k=rsa; " "p=MIGf" )', 'v=DKIM1; k=rsa; p=MIGf'],
    ['"a""b"', 'ab'],
    ['"a" b', 'ab'],
    ['""', '""'],
    ['"" ""', '""'],
    ['"\\"a\\""', '\\"a"'],
    ['" a "', '\\032a\\032'],
    ['"(" "\\"a\\""', '\\("a"'],
    [`"${'đ'.repeat(200)}"`, 'đ'.repeat(200)],
    ['"đ\\196\\145"', 'đđ'],
  ])('case %#: quoted strings mean the same in the form and in a file', (typed, stored) => {
    expect(byForm(typed)).toBe(stored);
    expect(byFile(typed)).toBe(stored);
    expect(byForm(stored)).toBe(stored);
  });

  test.each([
    ['"a', 'dns-quotes'],
    ['"a" "b', 'dns-quotes'],
    ['"a\\"', 'dns-quotes'],
    ['( "a"', 'dns-parentheses'],
    ['"a" )', 'dns-parentheses'],
    ['"a\\256"', 'dns-escape'],
    ['"a\\1b"', 'dns-escape'],
    ['"\u{fffd}"', 'dns-encoding'],
    [`"${'a'.repeat(1_025)}"`, 'dns-text'],
    [`"${'ế'.repeat(342)}"`, 'dns-text'],
    ['"v=spf1 mx –all"', 'dns-text-ascii'],
    ['"v=DMARC1; p=none; rua=mailto:tiệm@b.vn"', 'dns-text-ascii'],
  ])('case %#: it is refused by both', (typed, problem) => {
    expect(byForm(typed)).toBe(problem);
    expect(byFile(typed)).toBe(problem);
  });

  test.each([
    ['“v=spf1 mx -all”', 'dns-text-ascii'],
    ['v=spf1 mx –all', 'dns-text-ascii'],
    ['a\\', 'dns-escape'],
    ['a\\ ', 'a\\032'],
    ['a\\\\ ', 'a\\\\'],
    ['"" \\ ', '\\032'],
    ['ế'.repeat(341), 'ế'.repeat(341)],
    ['v=spf1\u{a0}mx\u{200b} -all\u{feff}', 'v=spf1 mx -all'],
  ])('case %#: a text of the form is read, or refused with its reason', (typed, told) =>
    expect(byForm(typed)).toBe(told),
  );

  test.each([
    ['v=spf1 -all', '"v=spf1 -all"'],
    ['say "hi"', '"say \\"hi\\""'],
    ['\\"a"', '"\\"a\\""'],
    ['a\\\\b', '"a\\\\b"'],
    ['đ', '"\\196\\145"'],
    ['""', '""'],
    ['a'.repeat(256), `"${'a'.repeat(255)}" "a"`],
    [`${'a'.repeat(254)}đ`, `"${'a'.repeat(254)}" "\\196\\145"`],
    ['a;b', '"a;b"'],
    ['\\032a', '" a"'],
  ])('case %#: it is exported so that other name servers read the same octets', (value, data) => {
    expect(exported(value)).toBe(data);
    expect(byFile(data)).toBe(value);
  });
});
