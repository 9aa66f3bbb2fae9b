import { type Dong, dong, timesDong } from '#core/shared/dong.ts';

/** The price list is in whole thousands of đồng. */
const THOUSAND = 1_000;

/**
 * Price of one month within a term: the list price less the term discount, rounded half up to a thousand đồng as the
 * price list prints it. `termPricePerMonth(329000, 5)` → 313.000đ.
 */
export const termPricePerMonth = (listPerMonth: Dong, discountPercent: number): Dong => {
  const hundredths = listPerMonth * (100 - discountPercent);
  return dong(Math.floor((hundredths + 50 * THOUSAND) / (100 * THOUSAND)) * THOUSAND);
};

/** What the whole term costs before VAT: the rounded month times the months. */
export const termPrice = (listPerMonth: Dong, discountPercent: number, months: number): Dong =>
  timesDong(termPricePerMonth(listPerMonth, discountPercent), months);
