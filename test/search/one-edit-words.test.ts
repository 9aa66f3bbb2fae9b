import fc from 'fast-check';
import { expect, test } from 'vitest';
import { oneEditWords } from '#core/shared/text/one-edit-words.ts';
import { withinOneEdit } from '#core/shared/text/within-one-edit.ts';
import { MANY_CASES } from '#test/kit/test-size.ts';

const letters = fc.string({ unit: fc.constantFrom(...'abc12'), minLength: 1, maxLength: 7 });

test('SRCH-01 a word stands for itself and all that one slip leads to, and for no other', () => {
  fc.assert(
    fc.property(letters, letters, (word, other) => {
      const isForgiven = word.length >= 3 && withinOneEdit(word, other);
      expect(oneEditWords(word).includes(other)).toBe(word === other || isForgiven);
    }),
    { numRuns: MANY_CASES },
  );
});

test('SRCH-01 they grow with the word, whose length has an end', () => {
  expect(oneEditWords('abcdefghijklmnopqrstuvwx').length).toBeLessThan(2_000);
  expect(oneEditWords('a'.repeat(500))).toEqual(['a'.repeat(500)]);
});
