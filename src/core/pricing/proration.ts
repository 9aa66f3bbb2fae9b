import { dayNumberAt, momentAfter } from '#core/shared/calendar.ts';
import { type Dong, dong } from '#core/shared/dong.ts';

/** Two plans for the days that are left of a term: one machine, before VAT, at the price list without promotions. */
export type ProratedTerm = {
  /** Days that are left, today among them. */
  readonly days: number;
  /** Days of a whole term that ends when this one does. */
  readonly termDays: number;
  /** What a whole term of the plan that is left, and of the plan that is taken, costs; đồng. */
  readonly oldTerm: Dong;
  readonly newTerm: Dong;
};

/** What an upgrade settles, đồng before VAT; `due` = charge − credit. */
export type Proration = { readonly credit: Dong; readonly charge: Dong; readonly due: Dong };

/** One day of it, from 1; credits and charges of all days add up to those of the whole, to the đồng. */
export type ProratedDay = Proration & { readonly day: number };

/** The share of a term that so many of its days are, rounded half up. The product is a whole number far below 2^53. */
const shareOf = (term: Dong, days: number, termDays: number): Dong =>
  termDays <= 0 ? dong(0) : dong(Math.floor((2 * term * days + termDays) / (2 * termDays)));

/**
 * Unused days are credited at the old plan's price, the same days are charged at the new plan's. A term that was renewed
 * ahead has more days left than one term has.
 */
export const prorationOf = ({ days, termDays, oldTerm, newTerm }: ProratedTerm): Proration => {
  const credit = shareOf(oldTerm, days, termDays);
  const charge = shareOf(newTerm, days, termDays);
  return { credit, charge, due: dong(charge - credit) };
};

/** The same, day by day: each day is what the days up to it settle beyond those before it. */
export const proratedDays = (term: ProratedTerm): readonly ProratedDay[] =>
  Array.from({ length: term.days }, (_, index) => {
    const [before, upTo] = [prorationOf({ ...term, days: index }), prorationOf({ ...term, days: index + 1 })];
    const [credit, charge] = [upTo.credit - before.credit, upTo.charge - before.charge];
    return { day: index + 1, credit: dong(credit), charge: dong(charge), due: dong(charge - credit) };
  });

/** A moment of the day with this number, counted from today; `endDate` in ms since 1970 UTC, `days` left until it. */
export const proratedDate = (endDate: number, days: number, day: number): number =>
  endDate - (days - day + 1) * 86_400_000;

/** Days of the term of so many months that ends at `endDate` (ms since 1970 UTC), in Vietnam. */
export const termDaysOf = (endDate: number, months: number): number =>
  dayNumberAt(endDate) - dayNumberAt(momentAfter(endDate, -months));

/** Days from today to the end (both ms since 1970 UTC): 0 on the last day, negative after it. */
export const daysUntil = (endDate: number, now: number): number => dayNumberAt(endDate) - dayNumberAt(now);
