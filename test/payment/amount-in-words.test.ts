import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dong } from '#core/shared/dong.ts';
import { amountInWords } from '#core/shared/text/amount-in-words.ts';

const names = ['không', 'một', 'hai', 'ba', 'bốn', 'năm', 'sáu', 'bảy', 'tám', 'chín'];
const digits = new Map([...names.map((word, value) => [word, value] as const), ['mốt', 1], ['tư', 4], ['lăm', 5]]);

/** An independent parser, word by word: a number grows until its scale word. */
const read = (text: string): number => {
  const words = text.replace(/ đồng$/, '').split(' ');
  const negative = words[0] === 'âm';
  let [total, section, group, digit] = [0, 0, 0, 0];
  const closeGroup = (scale: number): void => {
    section += (group + digit) * scale;
    [group, digit] = [0, 0];
  };
  for (const word of negative ? words.slice(1) : words) {
    if (digits.has(word)) digit = digits.get(word) ?? 0;
    else if (word === 'trăm') [group, digit] = [digit * 100, 0];
    else if (word === 'mươi') [group, digit] = [group + digit * 10, 0];
    else if (word === 'mười') [group, digit] = [group + 10, 0];
    else if (word === 'lẻ') continue;
    else if (word === 'nghìn') closeGroup(1_000);
    else if (word === 'triệu') closeGroup(1_000_000);
    else if (word === 'tỷ') {
      closeGroup(1);
      [total, section] = [section * 1_000_000_000, 0];
    } else throw new Error(`no number word: ${word}`);
  }
  closeGroup(1);
  return (total + section) * (negative ? -1 : 1);
};

const anyAmount = fc.oneof(
  fc.integer({ min: 0, max: 2_000 }),
  fc.integer({ min: 0, max: 2_000_000_000 }),
  fc.maxSafeNat(),
  fc
    .tuple(fc.integer({ min: 1, max: 999 }), fc.integer({ min: 0, max: 15 }))
    .map(([head, zeros]) => Math.min(head * 10 ** zeros, Number.MAX_SAFE_INTEGER)),
);

describe('PAY-04 an amount in Vietnamese words', () => {
  test.each([
    [0, 'không đồng'],
    [1_296_000, 'một triệu hai trăm chín mươi sáu nghìn đồng'],
    [10, 'mười đồng'],
    [15, 'mười lăm đồng'],
    [14, 'mười bốn đồng'],
    [11, 'mười một đồng'],
    [21, 'hai mươi mốt đồng'],
    [24, 'hai mươi tư đồng'],
    [25, 'hai mươi lăm đồng'],
    [104, 'một trăm lẻ bốn đồng'],
    [105, 'một trăm lẻ năm đồng'],
    [1_005, 'một nghìn không trăm lẻ năm đồng'],
    [1_050_000, 'một triệu không trăm năm mươi nghìn đồng'],
    [1_000_000_001, 'một tỷ không trăm lẻ một đồng'],
    [2_500_000_000_000, 'hai nghìn năm trăm tỷ đồng'],
    [-1_000, 'âm một nghìn đồng'],
  ])('PAY-04 spells %d in spoken Vietnamese', (amount, words) => {
    expect(amountInWords(dong(amount))).toBe(words);
  });

  test('PAY-04 any amount can be parsed back to the đồng', () => {
    fc.assert(
      fc.property(anyAmount, (amount) => {
        expect(read(amountInWords(dong(amount)))).toBe(amount);
      }),
      { numRuns: 2_000 },
    );
  });

  test('PAY-04 different amounts have different words', () => {
    fc.assert(
      fc.property(anyAmount, anyAmount, (a, b) => {
        fc.pre(a !== b);
        expect(amountInWords(dong(a))).not.toBe(amountInWords(dong(b)));
      }),
    );
  });

  test('PAY-04 một, bốn or năm never follow mươi; mốt or tư never follow mười', () => {
    fc.assert(
      fc.property(anyAmount, (amount) => {
        const words = amountInWords(dong(amount));
        expect(words).not.toMatch(/mươi (một|bốn|năm)( |$)|mười (mốt|tư|năm)( |$)|một mươi|không mươi|lẻ không/);
        expect(words).toBe(words.trim().replace(/ +/g, ' '));
      }),
    );
  });
});
