import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { divideCharge, multiplyCharge } from '#core/pricing/amounts.ts';
import { addDong, compareDong, divideDong, dong, multiplyDong } from '#core/shared/dong.ts';
import { subtractDong } from '#core/shared/subtract-dong.ts';

const anyAmount = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map(dong);
const anyPositive = fc.integer({ min: 0, max: 1_000_000_000 }).map(dong);
const anyParts = fc.integer({ min: 1, max: 120 });

describe('amounts of money', () => {
  test('subtracting an added amount gives the first one back', () => {
    fc.assert(
      fc.property(anyAmount, anyAmount, (one, other) => {
        expect(subtractDong(addDong(one, other), other)).toBe(one);
      }),
    );
  });

  test('sorting puts the smallest amount first and loses none', () => {
    fc.assert(
      fc.property(fc.array(anyAmount), (amounts) => {
        const sorted = [...amounts].sort(compareDong);
        expect(sorted.every((amount, at) => at === 0 || (sorted[at - 1] ?? amount) <= amount)).toBe(true);
        expect(addDong(...sorted)).toBe(addDong(...amounts));
      }),
    );
  });

  test('a share is whole, and all shares differ from the amount by at most half a đồng each', () => {
    fc.assert(
      fc.property(anyPositive, anyParts, (amount, parts) => {
        const share = divideDong(amount, parts);
        expect(Number.isInteger(share)).toBe(true);
        expect(Math.abs(subtractDong(multiplyDong(share, parts), amount)) * 2).toBeLessThanOrEqual(parts);
      }),
    );
    expect(divideDong(dong(5), 2)).toBe(3);
  });

  test('the charge of one piece is exact, and one that is not whole is a bug', () => {
    fc.assert(
      fc.property(anyPositive, anyPositive, anyParts, (net, exempt, parts) => {
        expect(divideCharge(multiplyCharge({ net, exempt }, parts), parts)).toEqual({ net, exempt });
      }),
    );
    expect(() => divideCharge({ net: dong(3), exempt: dong(0) }, 2)).toThrow(RangeError);
  });
});
