import { addDong, type Dong, dong, zeroDong } from '#core/shared/dong.ts';

/**
 * Largest-remainder method, ties to the first: shares add up to `amount`. Requires `amount` ≤ sum of `weights`; then no
 * share exceeds its weight. BigInt, because products exceed safe integers.
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
