import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanLatin, cleanLines, cleanTyped, withoutSeparators } from '#core/shared/text/clean-typed.ts';
import { fullWidth, invisibleSigns, withNoise } from '#test/kit/any-noise.ts';

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom(...invisibleSigns, ' ', '\u00a0', '\n', '\t', '\u2800', 'a', 'ệ', '\u0301', 'ﬁ', '¨'),
  }),
);
const names = ['Nguyễn Thị Mây', 'Công ty TNHH Ước Mơ', '12 Hàng Bông', 'ha@example.vn', 'Đỗ Hữu Ước'];
const runs = { numRuns: 500 };
const everyClean = { cleanTyped, cleanLines, cleanLatin, withoutSeparators };

describe('text as people have it', () => {
  test('VAL-07 cleaning twice changes nothing', () =>
    fc.assert(
      fc.property(anyText, fc.constantFrom(...Object.values(everyClean)), (text, clean) => {
        expect(clean(clean(text))).toBe(clean(text));
      }),
      runs,
    ));

  test('VAL-07 no control, format or half character survives, and no space but the plain one', () =>
    fc.assert(
      fc.property(anyText, (text) => {
        for (const clean of [cleanTyped, cleanLatin]) {
          expect(clean(text)).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/u);
          expect(clean(text)).not.toMatch(/(?! )[\s\p{Z}]|^ | $| {2}/u);
        }
        expect(cleanLines(text)).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]|^\s|\s$/u);
      }),
      runs,
    ));

  test('VAL-07 whatever invisible sign stands wherever, in either Unicode form, the text is the same', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...names).chain((text) => fc.tuple(fc.constant(text), withNoise(text))),
        ([text, noisy]) => {
          for (const clean of [cleanTyped, cleanLines, cleanLatin]) expect(clean(noisy)).toBe(text);
        },
      ),
      runs,
    ));

  test.each([
    ['Lan\u00a0Anh', 'Lan Anh'],
    ['  Lan \t  Anh\u3000', 'Lan Anh'],
    ['Lan\u2009\u200a\u202fAnh', 'Lan Anh'],
    ['Lan\nAnh', 'Lan Anh'],
    ['\u202eLan Anh\u202c', 'Lan Anh'],
    ['Lan\u00adAnh', 'LanAnh'],
    ['\ufeffLan Anh', 'Lan Anh'],
    ['Cảm ơn ❤️', 'Cảm ơn ❤'],
    ['👩‍👩‍👧', '👩👩👧'],
    ['\u2800\u115f\u3164\u200b', ''],
    ['\ud83dLan', 'Lan'],
    ['Ａnh', 'Ａnh'],
  ])('VAL-07 %j is stored as %j', (typed, stored) => {
    expect(cleanTyped(typed)).toBe(stored);
  });

  test.each([
    ['một\r\nhai', 'một\nhai'],
    ['một\u2028hai\rba', 'một\nhai\nba'],
    ['\n một  hai \n\n ba\t\n', 'một hai\n\nba'],
    ['một\u0000\nhai\u200b', 'một\nhai'],
  ])('VAL-07 lines end in one way: %j is %j', (typed, stored) => {
    expect(cleanLines(typed)).toBe(stored);
  });

  test('VAL-07 letters and digits of full width are the plain ones where Latin is expected', () =>
    fc.assert(
      fc.property(fc.stringMatching(/^[!-~]{1,20}$/), (text) => {
        expect(cleanLatin(fullWidth(text))).toBe(text);
      }),
      runs,
    ));

  test.each([
    ['1-2–3—4‑5−6', '123456'],
    ['(1) [2] {3}', '123'],
    ['1.2,3/4·5•6', '123456'],
    ['1️⃣2️⃣', '12'],
    ['①②', '12'],
    ['１２３ ４５６', '123456'],
  ])('VAL-06 the digits of %j are %s', (typed, digits) => {
    expect(withoutSeparators(typed)).toBe(digits);
  });
});
