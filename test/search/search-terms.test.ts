import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseStoreId } from '#core/catalogue/parse-store-id.ts';
import { shortenTyped } from '#core/search-rules/parse-search.ts';
import { findSimilarWords, parseSearchTerms, similarBeginnings } from '#core/search-rules/search-terms.ts';
import { withinOneEdit } from '#core/shared/text/within-one-edit.ts';

const anyWord = fc.stringMatching(/^[abc]{0,5}$/);

/** Textbook edit distance with swaps of neighbours: slower and simpler than the code under test. */
const distance = (left: string, right: string): number => {
  const rows = Array.from({ length: left.length + 1 }, (_, i) =>
    Array.from({ length: right.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  const at = (i: number, j: number): number => rows[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= left.length; i++)
    for (let j = 1; j <= right.length; j++) {
      const same = left[i - 1] === right[j - 1] ? 0 : 1;
      const swap =
        left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1] ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY;
      const row = rows[i];
      if (row) row[j] = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + same, swap);
    }
  return at(left.length, right.length);
};

describe('search terms', () => {
  test('SRCH-01 one edit is a letter left out, added, replaced or swapped with its neighbour', () => {
    fc.assert(
      fc.property(anyWord, anyWord, (left, right) => {
        expect(withinOneEdit(left, right)).toBe(distance(left, right) <= 1);
        expect(withinOneEdit(right, left)).toBe(withinOneEdit(left, right));
      }),
      { numRuns: 2_000 },
    );
  });

  test('SRCH-01 the terms of a query are the same in every case and Unicode form', () => {
    fc.assert(
      fc.property(fc.constantFrom('Máy chủ riêng', 'Tên miền .vn', 'Đĩa cứng 2 TB', 'Sao lưu M365'), (text) => {
        const terms = parseSearchTerms(text);
        for (const other of [text.toUpperCase(), text.normalize('NFD'), `  ${text.replaceAll(' ', ' , ')}!`])
          expect(parseSearchTerms(other)).toEqual(terms);
      }),
    );
  });

  test('SRCH-01 any query becomes a few terms of letters and digits', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 600 }), (keyword) => {
        const terms = parseSearchTerms(keyword);
        expect(terms.length).toBeLessThanOrEqual(8);
        for (const term of terms) expect(term).toMatch(/^[\p{L}\p{N}\uD800-\uDFFF]{1,40}$/u);
      }),
    );
  });

  test('SRCH-01 a number does not match a similar number', () => {
    expect(findSimilarWords('256', ['255', '512', '25'])).toEqual([]);
    expect(findSimilarWords('sever', ['server', 'mail'])).toEqual(['server']);
  });

  test('SRCH-01 every word that is similar to a term begins as one of its few beginnings', () => {
    const anyTerm = fc.stringMatching(/^[abc1]{1,7}$/);
    fc.assert(
      fc.property(anyTerm, anyTerm, (term, word) => {
        const beginnings = similarBeginnings(term);
        expect(beginnings.length).toBeLessThanOrEqual(75 * (term.length + 1));
        if (findSimilarWords(term, [word]).length > 0)
          expect(beginnings.some((each) => word.startsWith(each))).toBe(true);
      }),
      { numRuns: 5_000 },
    );
  });

  test('SRCH-01 terms and beginnings of any script are whole characters, however they are cut and edited', () => {
    const lone = /\p{Cs}/u;
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (keyword) => {
        const typed = shortenTyped(keyword);
        expect(typed).not.toMatch(lone);
        for (const term of parseSearchTerms(typed)) {
          expect(term).not.toMatch(lone);
          for (const beginning of similarBeginnings(term)) expect(beginning).not.toMatch(lone);
        }
      }),
    );
  });

  test('STO-01 the store id is the last segment of the slug after an underscore', () => {
    fc.assert(
      fc.property(fc.string(), fc.stringMatching(/^[a-z0-9]{1,8}$/), (name, id) => {
        expect(parseStoreId(`${name}_${id}`)).toBe(id);
        expect(parseStoreId(id)).toBe(id);
      }),
    );
  });
});
