import { addMonthsToTime, dayNumberAt } from '#core/shared/calendar.ts';
import { type Dong, dong } from '#core/shared/dong.ts';

/** Old and new plan for the remaining days of a term: one unit, before VAT, list prices without promotions. */
export type ProratedTerm = {
  /** Remaining days, including today. */
  readonly days: number;
  /** Days of a full term with the same end date. */
  readonly termDays: number;
  /** Price of a full term of the old plan and of the new plan, in đồng. */
  readonly oldTerm: Dong;
  readonly newTerm: Dong;
};

/** Settlement of an upgrade in đồng before VAT; `due` = charge − credit. */
export type Proration = { readonly credit: Dong; readonly charge: Dong; readonly due: Dong };

/** One day, 1-based; the credits and charges of all days add up exactly to the totals. */
export type ProratedDay = Proration & { readonly day: number };

/** Pro-rata share of a term, rounded half up. The product is an integer far below 2^53. */
const shareOf = (term: Dong, days: number, termDays: number): Dong =>
  termDays <= 0 ? dong(0) : dong(Math.floor((2 * term * days + termDays) / (2 * termDays)));

/**
 * Credits unused days at the old plan's price and charges the same days at the new plan's. After an early renewal more
 * days can remain than one term has.
 */
export const prorate = ({ days, termDays, oldTerm, newTerm }: ProratedTerm): Proration => {
  const credit = shareOf(oldTerm, days, termDays);
  const charge = shareOf(newTerm, days, termDays);
  return { credit, charge, due: dong(charge - credit) };
};

/** The settlement by day: each day is the difference between two cumulative settlements. */
export const prorateByDay = (term: ProratedTerm): readonly ProratedDay[] =>
  Array.from({ length: term.days }, (_, index) => {
    const [before, upTo] = [prorate({ ...term, days: index }), prorate({ ...term, days: index + 1 })];
    const [credit, charge] = [upTo.credit - before.credit, upTo.charge - before.charge];
    return { day: index + 1, credit: dong(credit), charge: dong(charge), due: dong(charge - credit) };
  });

/** A time on the given day, counted from today; `endDate` in ms since 1970 UTC, `days` remaining until then. */
export const proratedDate = (endDate: number, days: number, day: number): number =>
  endDate - (days - day + 1) * 86_400_000;

/** Days of the term of `months` that ends at `endDate` (ms since 1970 UTC), in Vietnam's time zone. */
export const daysOfTerm = (endDate: number, months: number): number =>
  dayNumberAt(endDate) - dayNumberAt(addMonthsToTime(endDate, -months));

/** Days from `now` to `endDate` (ms since 1970 UTC): 0 on the last day, negative afterwards. */
export const daysUntil = (endDate: number, now: number): number => dayNumberAt(endDate) - dayNumberAt(now);
