import { addDong, type Dong, dong, zeroDong } from '#core/shared/dong.ts';

/**
 * Distributes `amount` đồng in proportion to `weights` with the largest-remainder method; ties go to the first. The
 * shares add up to `amount`. Requires that `amount` does not exceed the sum of the weights; then no share exceeds its
 * weight. Uses BigInt because products of two amounts exceed the safe integer range.
 */
export const distribute = (amount: Dong, weights: readonly Dong[]): readonly Dong[] => {
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
