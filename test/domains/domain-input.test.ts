import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { soldExtensions } from '#contracts/seed/domains/domain-names.ts';
import { defaultProductQuery } from '#core/catalogue/product.ts';
import { parseBulkNames } from '#core/domains/bulk-names.ts';
import { MAX_SUGGESTIONS, suggestCandidates } from '#core/domains/domain-candidates.ts';
import { checkedExtensions } from '#core/domains/domain-groups.ts';
import { parseDomainInput } from '#core/domains/domain-input.ts';
import { findOffer, toDomainOffers } from '#core/domains/domain-offer.ts';
import { toDisplayDomain } from '#core/domains/to-display-domain.ts';
import { findForeignLetters } from '#core/shared/domains/domain-letters.ts';
import { hasExtension, normaliseDomain } from '#core/shared/domains/domain-name.ts';
import { fromPunycode, toPunycode } from '#core/shared/domains/punycode.ts';
import { expectOk, openShop } from '#test/kit/fakes/shop.ts';
import { MANY_CASES } from '#test/kit/test-size.ts';

const { products } = expectOk(
  await openShop().useCases.listProducts({ ...defaultProductQuery, category: 'domain', perPage: 100 }),
);
const offers = toDomainOffers(products, 1);
const letters = [...'aăâbcdđeêghiklmnoôơpqrstuưvxyáàảãạấầẩẫậếềểễệốồổỗộớờởỡợứừửữự0123456789'];
const word = fc.array(fc.constantFrom(...letters), { minLength: 1, maxLength: 9 }).map((all) => all.join(''));
const extension = fc.constantFrom(...soldExtensions);
const labelOf = (text: string) => expectOk(parseDomainInput(text, soldExtensions)).label;
const namesFor = (text: string, chosen = '.vn') =>
  suggestCandidates(expectOk(parseDomainInput(text, soldExtensions)), { offers, chosen, group: 'popular' }).map(
    ({ name }) => name,
  );

/** Any input of the field: words, names, URLs, and nonsense. */
const anything = fc.oneof(
  fc.string({ maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc
    .array(
      fc.oneof(
        word,
        fc.constantFrom(' ', '.', '-', '--', '/', '@', 'xn--', 'www.', 'https://', '.vn', '.com.vn', ':80'),
      ),
    )
    .map((all) => all.join('')),
  fc.tuple(word, extension).map(([name, ext]) => `https://www.${name}${ext}/a?b#c`),
);

describe('typed names', () => {
  test('DOM-01 accents, capitals, blanks, a surrounding URL and punycode do not change the name', () =>
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 3 }), extension, (words, ext) => {
        const label = labelOf(words.join(' '));
        const joined = words.join('');
        for (const text of [
          joined.toUpperCase(),
          ` ${joined.normalize('NFD')} `,
          `https://www.${joined}${ext}/lien-he?x=1#y`,
          `ban@${joined}${ext}`,
          `${joined}${ext.toUpperCase()}:8080`,
          normaliseDomain(joined + ext) ?? joined,
        ])
          expect(labelOf(text), text).toBe(label);
      }),
      { numRuns: 200 },
    ));

  test('DOM-01 examples are parsed as people mean them', () => {
    expect(labelOf('Tiệm Bánh Mây')).toBe('tiembanhmay');
    expect(expectOk(parseDomainInput('Tiệm Bánh Mây', soldExtensions))).toMatchObject({
      hyphenated: 'tiem-banh-may',
      vietnamese: 'tiệmbánhmây',
      extension: null,
    });
    expect(expectOk(parseDomainInput('http://shop.tiem-banh.COM.VN/gio-hang', soldExtensions))).toMatchObject({
      label: 'tiem-banh',
      extension: '.com.vn',
    });
    expect(expectOk(parseDomainInput('tiembanh.zip', soldExtensions))).toMatchObject({
      label: 'tiembanh',
      unsoldExtension: '.zip',
    });
    expect(parseDomainInput('  ', soldExtensions)).toEqual({ ok: false, failure: 'empty' });
    expect(parseDomainInput('https://?x', soldExtensions)).toEqual({ ok: false, failure: 'empty' });
    expect(parseDomainInput('💩', soldExtensions)).toEqual({ ok: false, failure: 'no-letters' });
    expect(parseDomainInput('a'.repeat(64), soldExtensions)).toEqual({ ok: false, failure: 'too-long' });
  });

  test('DOM-01 the answer has the exact name first, the .vn family, and ten suggestions, each once and each for sale', () =>
    fc.assert(
      fc.property(word, extension, (typed, chosen) => {
        const label = labelOf(typed);
        fc.pre(!soldExtensions.includes(`.${label}${chosen}`));
        const found = suggestCandidates(expectOk(parseDomainInput(typed, soldExtensions)), {
          offers,
          chosen,
          group: 'popular',
        });
        expect(found[0]).toMatchObject({ name: label + chosen, group: 'exact' });
        const names = found.map(({ name }) => name);
        expect(new Set(names).size).toBe(names.length);
        // A name such as io.vn is an extension itself.
        for (const each of checkedExtensions('popular', offers))
          expect(names.includes(label + each)).toBe(!soldExtensions.includes(`.${label}${each}`));
        expect(found.filter(({ group }) => group === 'suggestion')).toHaveLength(MAX_SUGGESTIONS);
        for (const { name, slug } of found) {
          expect(normaliseDomain(name)).toBe(name);
          expect(findOffer(offers, name)?.slug).toBe(slug);
        }
      }),
      { numRuns: 100 },
    ));

  test('DOM-01 a name with Vietnamese letters is offered under .vn; typed in punycode it is the exact name', () => {
    expect(namesFor('tiệm bánh')).toContain(normaliseDomain('tiệmbánh.vn'));
    expect(namesFor(normaliseDomain('tiệmbánh.vn') ?? '')[0]).toBe(normaliseDomain('tiệmbánh.vn'));
    expect(namesFor('tiembanh').some((name) => name.startsWith('xn--'))).toBe(false);
  });

  test('DOM-01 no input throws, and every proposed name is for sale', () =>
    fc.assert(
      fc.property(anything, (text) => {
        const typed = parseDomainInput(text, soldExtensions);
        for (const { name } of typed.ok
          ? suggestCandidates(typed.value, { offers, chosen: '.vn', group: 'popular' })
          : []) {
          expect(normaliseDomain(name)).toBe(name);
          expect(soldExtensions.some((each) => hasExtension(name, each))).toBe(true);
        }
        for (const { name, problem } of parseBulkNames(text, offers)) expect(name === null).toBe(problem !== null);
      }),
      { numRuns: MANY_CASES },
    ));
});

/** Letters of other alphabets that look like a–z. */
const twins: Readonly<Record<string, string>> = {
  a: 'а',
  c: 'с',
  e: 'е',
  i: 'і',
  o: 'ο',
  p: 'р',
  s: 'ѕ',
  v: 'ν',
  x: 'х',
};
const confusable = fc
  .tuple(
    fc.stringMatching(/^[a-z]{0,6}[aceiopsvx][a-z]{0,6}$/),
    fc.array(fc.boolean(), { minLength: 13, maxLength: 13 }),
    extension,
  )
  .map(([label, picks, ext]) => {
    const letters = [...label].map((letter, at) => (picks[at] ? (twins[letter] ?? letter) : letter));
    return { label, ext, look: letters.join('') };
  })
  .filter(({ label, look }) => label !== look);

describe('letters that only look alike', () => {
  test('DOM-01 a name with a letter of another alphabet is never checked, suggested or sold, plain or in punycode', () =>
    fc.assert(
      fc.property(confusable, ({ look, ext }) => {
        const name = normaliseDomain(look + ext) ?? '';
        expect(name).toContain('xn--');
        for (const text of [look, look + ext, `https://www.${look}${ext}/x`, name]) {
          expect(parseDomainInput(text, soldExtensions)).toEqual({ ok: false, failure: 'foreign-letters' });
        }
        expect(parseBulkNames(`${look}${ext} ${name}`, offers).map(({ problem }) => problem)).toEqual([
          'foreign-letters',
          'foreign-letters',
        ]);
        expect(findOffer(offers, name)).toBe(null);
        expect(hasExtension(name, ext)).toBe(false);
      }),
      { numRuns: 300 },
    ));

  test('DOM-01 each foreign letter is named with its alphabet and the letter that it looks like', () =>
    fc.assert(
      fc.property(confusable, ({ label, look }) => {
        const found = findForeignLetters(look);
        expect(found.reduce((text, { letter, looksLike }) => text.replaceAll(letter, looksLike ?? '?'), look)).toBe(
          label,
        );
        for (const { script } of found) expect(['Cyrillic', 'Greek']).toContain(script);
      }),
      { numRuns: 300 },
    ));

  test('DOM-01 no Vietnamese name has a foreign letter', () =>
    fc.assert(
      fc.property(word, (label) => {
        expect(findForeignLetters(label)).toEqual([]);
        expect(findForeignLetters(normaliseDomain(`${label}.vn`) ?? '')).toEqual([]);
      }),
      { numRuns: 300 },
    ));

  test('DOM-01 accents of other languages are only accents', () => {
    expect(labelOf('München')).toBe('munchen');
    expect(expectOk(parseDomainInput('München', soldExtensions)).vietnamese).toBe(null);
  });
});

describe('punycode', () => {
  test('DOM-01 punycode is shown in the letters that it encodes', () =>
    fc.assert(
      fc.property(word, extension, (label, ext) => {
        if (/[^\x20-\x7e]/.test(label)) expect(fromPunycode(toPunycode(label))).toBe(label);
        expect(toDisplayDomain(normaliseDomain(label + ext) ?? '')).toBe(label + ext);
      }),
      { numRuns: 300 },
    ));

  test('DOM-01 invalid punycode stays unchanged', () =>
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9-]{0,20}$/), (text) => {
        const name = `xn--${text}.vn`;
        const shown = toDisplayDomain(name);
        if (shown !== name) expect(normaliseDomain(shown)).toBe(name);
      }),
      { numRuns: 300 },
    ));
});
