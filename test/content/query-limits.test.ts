import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import {
  type BracketQuery,
  MAX_PARAMETERS,
  MAX_VALUES,
  parseBracketQuery,
  toList,
} from '#backend/content/bracket-query.ts';
import { ContentFailure } from '#backend/content/content-failure.ts';
import { findType } from '#backend/content/content-types.ts';
import { readDialect } from '#backend/content/dialect.ts';
import { MAX_COMPARISONS, requireFewComparisons } from '#backend/content/filter.ts';
import { MAX_INCLUDED, parsePopulate } from '#backend/content/populate.ts';

/** Characters that searching for brackets reads while `work` runs, and expressions that it matches. */
const countReading = (work: () => unknown) => {
  let characters = 0;
  const original = String.prototype.indexOf;
  const search = vi.spyOn(String.prototype, 'indexOf').mockImplementation(function (this: string, wanted, from = 0) {
    const at = original.call(this, wanted, from);
    characters += at === -1 ? Math.max(0, this.length - from) : at - from + 1;
    return at;
  });
  const match = vi.spyOn(String.prototype, 'matchAll');
  const run = vi.spyOn(RegExp.prototype, 'exec');
  work();
  const expressions = match.mock.calls.length + run.mock.calls.length;
  for (const spy of [search, match, run]) spy.mockRestore();
  return { characters, expressions };
};

/** By the grammar, from the back: what the parser has to find. */
const pathOf = (key: string): readonly string[] => {
  const first = key.split('[', 1)[0] ?? '';
  return [first, ...[...key.slice(first.length).matchAll(/\[([^\]]*)\]/g)].map(([, step = '']) => step)];
};

const flatten = (query: BracketQuery, above: readonly string[] = []): readonly string[] =>
  Object.entries(query).flatMap(([key, value]) =>
    typeof value === 'string' ? [JSON.stringify([...above, key])] : flatten(value, [...above, key]),
  );

const anyKey = fc.string({ unit: fc.constantFrom('[', ']', 'a', '.', '$'), maxLength: 40 });
const repeated = (times: number, part: (at: number) => string, joined = '&'): string =>
  Array.from({ length: times }, (_, at) => part(at)).join(joined);
const refusal = (work: () => unknown): string | null => {
  try {
    work();
    return null;
  } catch (error) {
    if (!(error instanceof ContentFailure)) throw error;
    expect([error.status, error.title]).toEqual([400, 'ValidationError']);
    return error.message;
  }
};

describe('limits of content queries', () => {
  test('V15.2.2 a query costs its length, however its brackets stand', () => {
    const costly = ['[', '[[]', '[a', '][', 'a[', '[]'];
    for (const pattern of costly)
      for (const length of [1_500, 12_000]) {
        const key = pattern.repeat(length / pattern.length);
        const { characters, expressions } = countReading(() => parseBracketQuery(`?${key}`));
        expect([pattern, expressions]).toEqual([pattern, 0]);
        expect(characters, pattern).toBeLessThanOrEqual(2 * key.length);
      }
    fc.assert(
      fc.property(anyKey, (key) => {
        const { characters } = countReading(() => parseBracketQuery(`?${encodeURIComponent(key)}=x`));
        // URLSearchParams may search too.
        expect(characters).toBeLessThanOrEqual(2 * encodeURIComponent(key).length + 2);
      }),
    );
  });

  test('V15.2.2 keys are nested by their brackets', () => {
    fc.assert(
      fc.property(anyKey, (key) => {
        const path = pathOf(key);
        const parsed = parseBracketQuery(`?${encodeURIComponent(key)}=x`);
        expect(flatten(parsed)).toEqual(path.length > 12 ? [] : [JSON.stringify(path)]);
      }),
    );
  });

  test('V15.2.2 more parameters, values, comparisons and attributes than allowed are refused in words', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), (count) => {
        const parameters = refusal(() => parseBracketQuery(`?${repeated(count, (at) => `a${at}=1`)}`));
        expect(parameters).toBe(count > MAX_PARAMETERS ? 'At most 200 parameters are allowed' : null);
        const values = refusal(() => toList(repeated(count, () => 'a', ',')));
        expect(values).toBe(count > MAX_VALUES ? 'At most 100 values of one parameter are allowed' : null);
        const clauses = { $or: Object.fromEntries(Array.from({ length: count }, (_, at) => [at, { title: 'a' }])) };
        const comparisons = refusal(() => requireFewComparisons(clauses));
        expect(comparisons).toBe(count > MAX_COMPARISONS ? 'At most 50 comparisons in filters are allowed' : null);
      }),
    );
    const list = { id: { $in: Object.fromEntries(Array.from({ length: 101 }, (_, at) => [at, String(at)])) } };
    expect(refusal(() => requireFewComparisons(list))).toBeNull();
  });

  test('V15.2.2 an attribute is included once, however often populate names it', () => {
    const shape = findType('articles')?.shape ?? {};
    const dialect = readDialect('v4', undefined);
    const naming = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [at, 'author']));
    expect(parsePopulate(naming(MAX_INCLUDED), shape, dialect)).toHaveLength(1);
    expect(refusal(() => parsePopulate(naming(MAX_INCLUDED + 1), shape, dialect))).toMatch(/At most 50 attributes/);
    const deep = repeated(2_000, (at) => (at % 2 ? 'articles' : 'author'), '.');
    expect(refusal(() => parsePopulate(deep, shape, dialect))).toMatch(/At most 12 levels/);
  });
});
