import { type Dong, dong } from '#core/shared/dong.ts';

/** The price list is in whole thousands of đồng. */
const THOUSAND = 1_000;

/**
 * Price of one month within a term: the list price less the term discount, rounded to the nearest thousand đồng; halfway
 * goes to the even thousand, as the price list prints it. `termPricePerMonth(1390000, 5)` → 1.320.000đ.
 */
export const termPricePerMonth = (listPerMonth: Dong, discountPercent: number): Dong => {
  const hundredths = listPerMonth * (100 - discountPercent);
  const unit = 100 * THOUSAND;
  const below = Math.floor(hundredths / unit);
  const rest = hundredths - below * unit;
  const up = rest * 2 > unit || (rest * 2 === unit && below % 2 === 1);
  return dong((up ? below + 1 : below) * THOUSAND);
};

/** Months of `time` units: what is priced by the month counts them also where a price is by the year. */
export const monthsIn = (time: number, unitId: string): number => (unitId === 'YEAR' ? time * 12 : time);
