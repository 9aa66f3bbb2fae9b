import { type Dong, dong, zeroDong } from '#core/shared/dong.ts';
import type { PriceEntry } from './price.ts';

/** What a term saves against the shortest term's list price: for one machine, đồng before VAT, and in whole percent. */
export type TermSaving = { readonly time: number; readonly amount: Dong; readonly percent: number };

/** Price per unit of the shortest term without promotion, đồng: what every saving is measured against. */
export const listPerUnitOf = (prices: readonly PriceEntry[]): Dong => {
  const shortest = prices.reduce<PriceEntry | undefined>(
    (least, each) => (least === undefined || each.time < least.time ? each : least),
    undefined,
  );
  return shortest === undefined ? zeroDong : (shortest.oldPerUnit ?? shortest.perUnit);
};

/**
 * The saving of every term, in the order given; the term picker says it beside each term.
 * A term without discount and promotion (every term of a domain) saves nothing.
 */
export const termSavings = (prices: readonly PriceEntry[]): readonly TermSaving[] => {
  const list = listPerUnitOf(prices);
  return prices.map(({ time, charge, discountPercent, oldPerUnit }) => {
    if (discountPercent === 0 && oldPerUnit === null) return { time, amount: zeroDong, percent: 0 };
    const whole = list * time;
    const amount = dong(Math.max(0, whole - charge.net));
    return { time, amount, percent: whole === 0 ? 0 : Math.round((amount * 100) / whole) };
  });
};
