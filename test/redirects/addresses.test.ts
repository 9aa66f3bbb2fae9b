import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRuleTable, findRule } from '#core/redirects/decide-redirect.ts';
import { normaliseAddress } from '#core/redirects/normalise-address.ts';
import { MANY_CASES } from '#test/kit/test-size.ts';

const own = 'https://shop.example';
const site = { own, portal: null, siteDomain: 'shop.example', redirectOrigins: [] };

/** What an address means: decoded segments and pairs of the query. */
type Meaning = { readonly segments: readonly string[]; readonly query: readonly (readonly [string, string])[] };

const word = fc.oneof(
  fc.constantFrom('cu', 'Cu', 'tin-tức', 'máy chủ', 'a&b=c', 'x/y', '100%', 'hỏi?', 'a+b', '#1', 'ệ', '🏴'),
  fc.string({ minLength: 1, maxLength: 6, unit: 'grapheme' }).filter((text) => text.trim() === text),
);
const meaning: fc.Arbitrary<Meaning> = fc.record({
  segments: fc.array(word, { minLength: 1, maxLength: 3 }),
  query: fc.array(fc.tuple(word, word), { maxLength: 2 }),
});

/** Ways to write the same text: as it is where that is unambiguous, or percent-encoded, in NFC or NFD. */
type Hand = { readonly raw: boolean; readonly form: 'NFC' | 'NFD'; readonly lower: boolean };
const hand: fc.Arbitrary<Hand> = fc.record({
  raw: fc.boolean(),
  form: fc.constantFrom('NFC', 'NFD'),
  lower: fc.boolean(),
});
const written = (text: string, { raw, form, lower }: Hand): string => {
  // «≠» in NFD begins with an equals sign.
  const shown = text.normalize(form);
  const escaped = encodeURIComponent(shown);
  const cased = lower ? escaped.replace(/%../g, (each) => each.toLowerCase()) : escaped;
  return raw && !/[%/?#&=+]/.test(shown) ? shown : cased;
};

/** Rules carry the fragments, spaces, slashes and origins that editors paste; requests do not. */
type Extras = { readonly slashes: string; readonly before: string; readonly after: string };
const extras: fc.Arbitrary<Extras> = fc.record({
  slashes: fc.constantFrom('/', '//', '///'),
  before: fc.constantFrom('', ' ', own, `  ${own.toUpperCase()}`),
  after: fc.constantFrom('', ' ', '#', '#muc-2', '\t\n', ' #x '),
});
const plain: Extras = { slashes: '/', before: '', after: '' };

const spell = ({ segments, query }: Meaning, by: Hand, { slashes, before, after }: Extras): string => {
  const path = segments.map((each) => slashes + written(each, by)).join('');
  const pairs = query.map(([name, value]) => `${written(name, by)}=${written(value, by)}`).join('&');
  return `${before}${path}${pairs === '' ? '' : `?${pairs}`}${after}`;
};

/** The simple reference: addresses are equal when their decoded texts are. */
const isSame = (one: Meaning, other: Meaning): boolean => {
  const text = (of: Meaning): string => JSON.stringify([of.segments, of.query]).normalize('NFC');
  return text(one) === text(other);
};

describe('RED-01 addresses of redirect rules', () => {
  test('RED-01 addresses × rules match exactly when their decoded texts are equal', () =>
    fc.assert(
      fc.property(
        fc.array(fc.tuple(meaning, hand, extras), { minLength: 1, maxLength: 5 }),
        fc.tuple(meaning, fc.nat(5), hand),
        (rules, [stranger, pick, by]) => {
          const asked = rules[pick]?.[0] ?? stranger;
          const facts = rules.map(([of, how, more]) => ({ of, urlOld: spell(of, how, more) }));
          const table = createRuleTable(
            facts.map(({ urlOld }) => ({
              urlOld,
              urlNew: '/',
              statusCode: 301,
              beginDate: null,
              endDate: null,
              siteDomain: null,
            })),
            site,
          );
          const expected = facts.find(({ of }) => isSame(of, asked))?.urlOld;
          expect(findRule(spell(asked, by, plain), { table, now: 0, site })?.urlOld).toBe(expected);
        },
      ),
      { numRuns: MANY_CASES },
    ));

  test('RED-01 the addresses of a Vietnamese rule match as browsers send them', () => {
    const rule = '/tin-tức?trang=2&loc=máy chủ';
    for (const sent of [
      '/tin-t%E1%BB%A9c?trang=2&loc=m%C3%A1y%20ch%E1%BB%A7',
      '/tin-t%e1%bb%a9c?trang=2&loc=m%c3%a1y+ch%e1%bb%a7',
      '/tin-tu%CC%9B%CC%81c?trang=2&loc=m%C3%A1y%20ch%E1%BB%A7',
    ])
      expect(normaliseAddress(sent)).toBe(normaliseAddress(rule));
  });

  test('RED-01 letter case, a trailing slash, the order of the query and another site remain differences', () => {
    const all = ['/a', '/A', '/a/', '/a?x=1&y=2', '/a?y=2&x=1', 'https://other.example/a', `${own}.example/a`, 'a'];
    expect(new Set(all.map((each) => normaliseAddress(each, own))).size).toBe(all.length);
  });

  test('RED-01 whatever the text, normalising it does not throw and is idempotent', () =>
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string()), (text) => {
        const once = normaliseAddress(text);
        expect(normaliseAddress(once)).toBe(once);
      }),
      { numRuns: 1_000 },
    ));
});
