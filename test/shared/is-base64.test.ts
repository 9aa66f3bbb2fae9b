import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isBase64 } from '#core/shared/text/is-base64.ts';

const anySign = fc.constantFrom(...'AZaz09+/==', '-', '_', ' ', '\n', 'é');

test('base64 is one or more of its signs, and at most two paddings at the end', () =>
  fc.assert(
    fc.property(fc.string({ unit: anySign, maxLength: 8 }), (text) => {
      expect(isBase64(text)).toBe(/^[A-Za-z0-9+/]+={0,2}$/.test(text));
    }),
    { numRuns: 2_000 },
  ));

test('text of many megabytes is judged as well as a short one', () => {
  const long = 'a'.repeat(40_000_000);
  expect([isBase64(long), isBase64(`${long}==`), isBase64(`${long}!`), isBase64(`${long}=a`)]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
