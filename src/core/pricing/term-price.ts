import { type Dong, dong } from '#core/shared/dong.ts';

const THOUSAND = 1_000;

/** List price minus discount, to the nearest thousand, ties to even, as printed: (1390000, 5) → 1.320.000đ. */
export const termPricePerMonth = (listPerMonth: Dong, discountPercent: number): Dong => {
  const hundredths = listPerMonth * (100 - discountPercent);
  const unit = 100 * THOUSAND;
  const below = Math.floor(hundredths / unit);
  const rest = hundredths - below * unit;
  const up = rest * 2 > unit || (rest * 2 === unit && below % 2 === 1);
  return dong((up ? below + 1 : below) * THOUSAND);
};

export const toMonths = (time: number, unitId: string): number => (unitId === 'YEAR' ? time * 12 : time);
