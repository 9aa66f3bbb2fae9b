import { type Dong, dong, zeroDong } from '#core/shared/dong.ts';
import type { PriceEntry } from './price.ts';

/**
 * Savings of a term against the shortest term's list price: for one unit, in đồng before VAT, and in whole percent.
 */
export type TermSaving = { readonly term: number; readonly amount: Dong; readonly percent: number };

/** List price per time unit of the shortest term without promotion, in đồng; the base of all savings. */
export const findListPricePerUnit = (prices: readonly PriceEntry[]): Dong => {
  const shortest = prices.reduce<PriceEntry | undefined>(
    (least, each) => (least === undefined || each.term < least.term ? each : least),
    undefined,
  );
  return shortest === undefined ? zeroDong : (shortest.oldPerUnit ?? shortest.perUnit);
};

/**
 * Savings of every term, in order, for the term picker. A term without discount and promotion (every domain term) saves
 * nothing.
 */
export const computeTermSavings = (prices: readonly PriceEntry[]): readonly TermSaving[] => {
  const list = findListPricePerUnit(prices);
  return prices.map(({ term, charge, discountPercent, oldPerUnit }) => {
    if (discountPercent === 0 && oldPerUnit === null) return { term, amount: zeroDong, percent: 0 };
    const whole = list * term;
    const amount = dong(Math.max(0, whole - charge.net));
    return { term, amount, percent: whole === 0 ? 0 : Math.round((amount * 100) / whole) };
  });
};
