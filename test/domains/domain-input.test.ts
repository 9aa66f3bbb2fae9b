import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { soldExtensions } from '#contracts/seed/domain-names.ts';
import { defaultProductQuery } from '#core/catalogue/product.ts';
import { parseBulkNames } from '#core/domains/bulk-names.ts';
import { MAX_SUGGESTIONS, suggestCandidates } from '#core/domains/domain-candidates.ts';
import { parseDomainInput } from '#core/domains/domain-input.ts';
import { findOffer, toDomainOffers } from '#core/domains/domain-offer.ts';
import { toDisplayDomain } from '#core/domains/to-display-domain.ts';
import { hasExtension, normaliseDomain } from '#core/shared/domain-name.ts';
import { fromPunycode, toPunycode } from '#core/shared/punycode.ts';
import { expectOk, openShop } from '#test/kit/shop.ts';

const { products } = expectOk(
  await openShop().useCases.listProducts({ ...defaultProductQuery, category: 'domain', perPage: 100 }),
);
const offers = toDomainOffers(products, 1);
const letters = [...'aăâbcdđeêghiklmnoôơpqrstuưvxyáàảãạấầẩẫậếềểễệốồổỗộớờởỡợứừửữự0123456789'];
const word = fc.array(fc.constantFrom(...letters), { minLength: 1, maxLength: 9 }).map((all) => all.join(''));
const extension = fc.constantFrom(...soldExtensions);
const labelOf = (text: string) => expectOk(parseDomainInput(text, soldExtensions)).label;
const namesFor = (text: string, chosen = '.vn') =>
  suggestCandidates(expectOk(parseDomainInput(text, soldExtensions)), offers, chosen).map(({ name }) => name);

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
    expect(expectOk(parseDomainInput('tiembanh.xyz', soldExtensions))).toMatchObject({
      label: 'tiembanh',
      unsoldExtension: '.xyz',
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
        const found = suggestCandidates(expectOk(parseDomainInput(typed, soldExtensions)), offers, chosen);
        expect(found[0]).toMatchObject({ name: label + chosen, group: 'exact' });
        const names = found.map(({ name }) => name);
        expect(new Set(names).size).toBe(names.length);
        for (const each of soldExtensions) expect(names).toContain(label + each);
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

  test('DOM-01 no input throws, and every proposed name is for sale (10,000 inputs)', { timeout: 60_000 }, () =>
    fc.assert(
      fc.property(anything, (text) => {
        const typed = parseDomainInput(text, soldExtensions);
        for (const { name } of typed.ok ? suggestCandidates(typed.value, offers, '.vn') : []) {
          expect(normaliseDomain(name)).toBe(name);
          expect(soldExtensions.some((each) => hasExtension(name, each))).toBe(true);
        }
        for (const { name, problem } of parseBulkNames(text, offers)) expect(name === null).toBe(problem !== null);
      }),
      { numRuns: 10_000 },
    ),
  );
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
