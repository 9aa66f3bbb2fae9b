import { addDong, type Dong, dong, zeroDong } from '#core/shared/dong.ts';

/**
 * Shares whole đồng out in proportion to weights: each gets the whole part of its share, and the đồng that are left go one
 * by one to the largest remainders, of equal ones to the first. The shares add up to `amount`, which is not above the sum
 * of the weights; then no share is above its weight. Products of two amounts are beyond a number's safe range, so they are
 * made of big integers.
 */
export const shareOut = (amount: Dong, weights: readonly Dong[]): readonly Dong[] => {
  const whole = BigInt(addDong(...weights));
  if (whole === 0n) return weights.map(() => zeroDong);
  const parts = weights.map((weight, at) => {
    const product = BigInt(amount) * BigInt(weight);
    return { at, share: Number(product / whole), rest: product % whole };
  });
  const left = amount - parts.reduce((sum, { share }) => sum + share, 0);
  const favoured = new Set(
    [...parts]
      .sort((a, b) => (a.rest === b.rest ? a.at - b.at : a.rest > b.rest ? -1 : 1))
      .slice(0, left)
      .map(({ at }) => at),
  );
  return parts.map(({ at, share }) => dong(share + (favoured.has(at) ? 1 : 0)));
};
