import { type Dong, multiplyDong, zeroDong } from '#core/shared/dong.ts';
import type { Charge, PriceEntry } from './price.ts';

type RentedTerm = Pick<PriceEntry, 'term' | 'unit' | 'perUnit' | 'oldPerUnit' | 'discountPercent' | 'campaign'>;

/** A rented plan for a term: what `perUnit` makes of it, and its renewal without promotion. */
export const rentPrice = (rented: RentedTerm): PriceEntry => {
  const { term, perUnit, oldPerUnit } = rented;
  const renewalPerUnit = oldPerUnit ?? perUnit;
  const chargeOf = (unit: Dong): Charge => ({ net: multiplyDong(unit, term), exempt: zeroDong });
  return { ...rented, type: 'RENT', charge: chargeOf(perUnit), renewal: chargeOf(renewalPerUnit), renewalPerUnit };
};

/** What a term costs less than the list price, in whole percent. */
export const discountPercentOf = (list: Dong, perUnit: Dong): number =>
  list === 0 ? 0 : Math.max(0, Math.round(100 - (100 * perUnit) / list));
