import { type Dong, multiplyDong, percentOfDong, zeroDong } from '#core/shared/dong.ts';
import { multiplyCharge, withVat } from './amounts.ts';
import type { Amounts, Charge } from './price.ts';

export const MIN_QUANTITY = 1;
export const MAX_QUANTITY = 50;

export const computeLineAmounts = (chargePerMachine: Charge, count: number, vatPercent: number): Amounts =>
  withVat(multiplyCharge(chargePerMachine, count), vatPercent);

/** In đồng: its own price, or a percentage of the plan's monthly list price; no term discounts. */
export const optionPricePerMonth = (
  value: { readonly price?: Dong; readonly percent?: number },
  planListPerMonth: Dong,
): Dong => value.price ?? (value.percent === undefined ? zeroDong : percentOfDong(planListPerMonth, value.percent));

/** Charge that an option adds to one unit for the whole term. */
export const optionCharge = (perMonth: Dong, months: number): Charge => ({
  net: multiplyDong(perMonth, months),
  exempt: zeroDong,
});
