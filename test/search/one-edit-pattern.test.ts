import fc from 'fast-check';
import { expect, test } from 'vitest';
import { oneEditPattern } from '#core/shared/text/one-edit-pattern.ts';
import { withinOneEdit } from '#core/shared/text/within-one-edit.ts';

const letters = fc.string({ unit: fc.constantFrom(...'abc12'), minLength: 1, maxLength: 7 });
const matches = (word: string, other: string): boolean => new RegExp(`^${oneEditPattern(word)}$`).test(other);

test('SRCH-01 a word stands for itself and all that one slip leads to, and for no other', () => {
  fc.assert(
    fc.property(letters, letters, (word, other) => {
      const isForgiven = word.length >= 3 && withinOneEdit(word, other);
      expect(matches(word, other)).toBe(word === other || isForgiven);
    }),
    { numRuns: 20_000 },
  );
});

test('SRCH-01 it grows with the word, whose length has an end', () => {
  expect(oneEditPattern('a'.repeat(24)).length).toBeLessThan(2_500);
  expect(oneEditPattern('a'.repeat(500))).toBe('a'.repeat(500));
});
