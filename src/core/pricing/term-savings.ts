import { type Dong, dong, zeroDong } from '#core/shared/dong.ts';
import type { PriceEntry } from './price.ts';

/** Against the shortest term's list price: one unit, đồng before VAT, whole percent. */
export type TermSaving = { readonly term: number; readonly amount: Dong; readonly percent: number };

/** Of the shortest term without promotion, in đồng; the base of all savings. */
export const findListPricePerUnit = (prices: readonly PriceEntry[]): Dong => {
  const shortest = prices.reduce<PriceEntry | undefined>(
    (least, each) => (least === undefined || each.term < least.term ? each : least),
    undefined,
  );
  return shortest === undefined ? zeroDong : (shortest.oldPerUnit ?? shortest.perUnit);
};

/** In order. A term without discount and promotion, as of every domain, saves nothing. */
export const computeTermSavings = (prices: readonly PriceEntry[]): readonly TermSaving[] => {
  const list = findListPricePerUnit(prices);
  return prices.map(({ term, charge, discountPercent, oldPerUnit }) => {
    if (discountPercent === 0 && oldPerUnit === null) return { term, amount: zeroDong, percent: 0 };
    const whole = list * term;
    const amount = dong(Math.max(0, whole - charge.net));
    return { term, amount, percent: whole === 0 ? 0 : Math.round((amount * 100) / whole) };
  });
};

/**
 * List price to strike through beside the price of a term, and the saving as the price summary states it; null without.
 */
export const findPriceCut = (
  prices: readonly PriceEntry[],
  term: number,
): { readonly listPerUnit: Dong; readonly percent: number } | null => {
  const percent = computeTermSavings(prices).find((saving) => saving.term === term)?.percent ?? 0;
  return percent > 0 ? { listPerUnit: findListPricePerUnit(prices), percent } : null;
};
