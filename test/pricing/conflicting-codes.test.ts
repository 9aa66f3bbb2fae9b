import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isConflict, type TimedCode } from '#core/pricing/conflicting-codes.ts';

const anyTargets = fc.option(fc.uniqueArray(fc.constantFrom('a', 'b', 'c'), { minLength: 1 }));
const anyCode: fc.Arbitrary<TimedCode> = fc
  .record({
    code: fc.constantFrom('MOT', 'HAI', 'BA'),
    kind: fc.constantFrom<'gift' | 'quantity' | 'order'>('gift', 'quantity', 'order'),
    products: anyTargets,
    categories: anyTargets,
    startsAt: fc.integer({ min: 0, max: 50 }),
    days: fc.integer({ min: 1, max: 30 }),
  })
  .map(({ code, kind, products, categories, startsAt, days }) => ({
    code,
    rule: { kind, products, categories },
    startsAt,
    expiresAt: startsAt + days,
  }));
const base: TimedCode = {
  code: 'MOT',
  rule: { kind: 'order', products: null, categories: null },
  startsAt: 0,
  expiresAt: 10,
};

describe('codes between which a buyer has to choose', () => {
  test('VOU-01 a conflict goes both ways, never with itself, and only at a time and for goods of both', () => {
    fc.assert(
      fc.property(anyCode, anyCode, (one, other) => {
        expect(isConflict(one, other)).toBe(isConflict(other, one));
        expect(isConflict(one, one)).toBe(false);
        if (!isConflict(one, other)) return;
        const time = Array.from({ length: 90 }, (_, at) => at);
        const countsAt = ({ startsAt, expiresAt }: TimedCode) => time.filter((at) => at >= startsAt && at < expiresAt);
        expect(countsAt(one).some((at) => countsAt(other).includes(at))).toBe(true);
        const goodsOf = ({ rule }: TimedCode) =>
          ['a', 'b', 'c'].filter((each) => rule.products?.includes(each) ?? true);
        expect(goodsOf(one).some((each) => goodsOf(other).includes(each))).toBe(true);
      }),
    );
  });

  const others: readonly (readonly [string, Partial<TimedCode>, boolean])[] = [
    ['the same time and goods', {}, true],
    ['a gift', { rule: { ...base.rule, kind: 'gift' } }, false],
    ['a quantity promotion', { rule: { ...base.rule, kind: 'quantity' } }, false],
    ['begins as the other ends', { startsAt: 10, expiresAt: 20 }, false],
    ['begins in its last moment', { startsAt: 9, expiresAt: 20 }, true],
    ['ended as the other began', { startsAt: -10, expiresAt: 0 }, false],
    ['one product only', { rule: { ...base.rule, products: ['a'] } }, true],
    ['one line only', { rule: { ...base.rule, categories: ['domain'] } }, true],
    ['within the other', { startsAt: 2, expiresAt: 3 }, true],
    ['around the other', { startsAt: -5, expiresAt: 30 }, true],
    ['the code itself', { code: 'MOT' }, false],
  ];
  test.each(others)('VOU-01 against one of all goods: %s', (_, change, expected) =>
    expect(isConflict(base, { ...base, code: 'HAI', ...change })).toBe(expected),
  );
});
