import { type Dong, dong } from '#core/shared/dong.ts';

/** List prices are whole thousands of đồng. */
const THOUSAND = 1_000;

/**
 * Monthly price within a term: the list price minus the term discount, rounded to the nearest thousand đồng, ties to
 * even, as in the printed price list. `termPricePerMonth(1390000, 5)` → 1.320.000đ.
 */
export const termPricePerMonth = (listPerMonth: Dong, discountPercent: number): Dong => {
  const hundredths = listPerMonth * (100 - discountPercent);
  const unit = 100 * THOUSAND;
  const below = Math.floor(hundredths / unit);
  const rest = hundredths - below * unit;
  const up = rest * 2 > unit || (rest * 2 === unit && below % 2 === 1);
  return dong((up ? below + 1 : below) * THOUSAND);
};

/** Converts a term to months, also for yearly prices. */
export const toMonths = (time: number, unitId: string): number => (unitId === 'YEAR' ? time * 12 : time);
