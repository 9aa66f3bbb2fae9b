import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matchesSearch, scoreSearch } from '#core/search-rules/match-search.ts';
import { looserSearches, parseSearch } from '#core/search-rules/parse-search.ts';
import { synonyms } from '#core/search-rules/synonyms.ts';
import { foldVietnamese } from '#core/shared/text/fold-vietnamese.ts';
import { wantedPairs } from './wanted-products.ts';

const anyPhrase = fc
  .constantFrom(...synonyms)
  .chain(({ said }) => fc.constantFrom(...said.split(',').map((phrase) => phrase.trim())));
const anyQuery = fc.oneof(anyPhrase, fc.constantFrom(...wantedPairs.map(({ query }) => query)), fc.string());
const spellings: readonly ((text: string) => string)[] = [
  (text) => text.toUpperCase(),
  (text) => text.normalize('NFD'),
  (text) => `  ${text.replaceAll(' ', '  ')}\t`,
  (text) => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/g, 'd').replace(/Đ/g, 'D'),
];

describe('what a query means', () => {
  test('SRCH-01 a query means the same in every case, Unicode form and without accents', () => {
    fc.assert(
      fc.property(fc.constantFrom(...wantedPairs), fc.constantFrom(...spellings), ({ query }, spell) => {
        expect(parseSearch(spell(query))).toEqual(parseSearch(query));
      }),
      { numRuns: 300 },
    );
  });

  test('SRCH-01 no phrase has two meanings', () => {
    const said = synonyms.flatMap(({ said: phrases }) => [...new Set(phrases.split(',').map(foldVietnamese))]);
    const twice = said.filter((phrase, at) => said.indexOf(phrase) !== at);
    expect(twice).toEqual([]);
  });

  test('SRCH-01 an amount is one number with its unit, however it is written', () => {
    for (const query of ['8gb', '8 GB', '8 gb', '8g', '8 gigs'])
      expect(parseSearch(query).groups, query).toEqual([['ram=8', 'disk=8', 'vram=8']]);
    for (const query of ['ram 8gb', '8gb ram', '8 GB bộ nhớ', 'RAM 8'])
      expect(parseSearch(query).groups, query).toEqual([['ram=8']]);
    for (const query of ['1tb', '1 TB', '1024gb'])
      expect(parseSearch(query).groups, query).toEqual([['ram=1024', 'disk=1024', 'vram=1024']]);
    expect(parseSearch('1,92 TB').groups).toEqual(parseSearch('1.92tb').groups);
    for (const query of ['2 vcpu', '2 nhân', '2 core', '2CPU']) expect(parseSearch(query).groups).toEqual([['cpu=2']]);
    expect(parseSearch('100 mbps').groups).toEqual([['mbps=100']]);
    expect(parseSearch('1 Gbps').groups).toEqual([['mbps=1000']]);
    expect(parseSearch('30 người dùng').groups).toEqual([['users=30']]);
  });

  test('SRCH-01 «rẻ» asks for the cheapest, a question for help, an extension for its domain', () => {
    expect(parseSearch('hosting giá rẻ')).toEqual({
      groups: [['type=web-hosting']],
      cheapestFirst: true,
      asksForHelp: false,
    });
    expect(parseSearch('chính sách hoàn tiền')).toMatchObject({ groups: [['hoan'], ['tien']], asksForHelp: true });
    expect(parseSearch('tên miền .com.vn').groups).toEqual([['type=domain'], ['ext=com.vn']]);
    expect(parseSearch('rẻ')).toMatchObject({ groups: [], cheapestFirst: true });
  });

  test('SRCH-01 a query always has groups of tokens without spaces, except when it only asks for the cheapest', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const { groups, cheapestFirst } = parseSearch(query);
        if (foldVietnamese(query) !== '' && !cheapestFirst) expect(groups.length).toBeGreaterThan(0);
        expect(groups.length).toBeLessThanOrEqual(8);
        for (const token of groups.flat()) expect(token).toMatch(/^[\p{L}\p{N}=.-]+$/u);
      }),
      { numRuns: 1_000 },
    );
  });

  test('SRCH-01 an unsold amount leads to the next larger ones, and a misspelt phrase to its meaning', () => {
    const known = ['ram=4', 'ram=8', 'ram=16', 'disk=100', 'cloud'];
    expect(looserSearches('ram 6gb', known)).toContainEqual([['ram=6', 'ram=8', 'ram=16']]);
    expect(looserSearches('máy chủ oả', known)[0]).toEqual([['type=cloud-server']]);
    expect(looserSearches('clodu', known)[0]).toEqual([['type=cloud-server']]);
    expect(looserSearches('rtx4090', known)).toContainEqual([['rtx'], ['4090']]);
  });
});

describe('what a query matches', () => {
  const anyToken = fc.constantFrom('may', 'maychu', 'chu', '4', '40', 'ram=8', 'ram=80', 'type=x');
  const anyText = fc.uniqueArray(anyToken, { minLength: 1 });
  const anyGroups = fc.array(fc.array(anyToken, { minLength: 1, maxLength: 3 }), { maxLength: 3 });

  test('SRCH-01 a meaning and a single digit match only as a whole, a word also as a prefix', () => {
    expect(matchesSearch(['maychu'], [['may']])).toBe(true);
    expect(matchesSearch(['ram=80', '40'], [['ram=8']])).toBe(false);
    expect(matchesSearch(['ram=80', '40'], [['4']])).toBe(false);
  });

  test('SRCH-01 more groups never match more, more alternatives never match less', () => {
    fc.assert(
      fc.property(anyText, anyGroups, fc.array(anyToken, { minLength: 1 }), (text, groups, more) => {
        const matches = matchesSearch(text, groups);
        if (!matches) expect(matchesSearch(text, [...groups, more])).toBe(false);
        if (matches)
          expect(
            matchesSearch(
              text,
              groups.map((group) => [...group, ...more]),
            ),
          ).toBe(true);
      }),
    );
  });

  test('SRCH-01 a headline that has every group as a whole scores highest', () => {
    fc.assert(
      fc.property(anyText, anyGroups, (headline, groups) => {
        expect(scoreSearch(headline, groups)).toBeLessThanOrEqual(2 * groups.length);
        const whole = groups.map(([first = '']) => first);
        expect(scoreSearch(whole, groups)).toBe(2 * groups.length);
      }),
    );
  });
});
