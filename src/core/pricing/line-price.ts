import { type Dong, percentOfDong, timesDong, zeroDong } from '#core/shared/dong.ts';
import { amountsOf, timesCharge } from './amounts.ts';
import type { Amounts, Charge } from './price.ts';

/** Fewest and most machines or users of one line. */
export const MIN_COUNT = 1;
export const MAX_COUNT = 50;

/** What a line costs: the charge of one machine for its term, times how many machines or users. */
export const lineAmounts = (chargePerMachine: Charge, count: number, vatPercent: number): Amounts =>
  amountsOf(timesCharge(chargePerMachine, count), vatPercent);

/**
 * Price of an option value in đồng per month: its own, or a share of the plan's list price per month.
 * Term discounts never apply to options.
 */
export const optionPricePerMonth = (
  value: { readonly price?: Dong; readonly percent?: number },
  planListPerMonth: Dong,
): Dong => value.price ?? (value.percent === undefined ? zeroDong : percentOfDong(planListPerMonth, value.percent));

/** What an option adds to one machine for a whole term. */
export const optionCharge = (perMonth: Dong, months: number): Charge => ({
  net: timesDong(perMonth, months),
  exempt: zeroDong,
});
