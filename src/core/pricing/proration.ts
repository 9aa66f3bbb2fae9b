import { dayNumberAt } from '#core/shared/calendar.ts';
import { type Dong, dong } from '#core/shared/dong.ts';
import { extendTerm, type PaidTerm } from '#core/shared/paid-term.ts';

/** One unit, before VAT, at list prices without promotions. */
export type ProratedTerm = {
  /** Remaining, including today. */
  readonly days: number;
  /** Of a full term with the same end date. */
  readonly termDays: number;
  /** In đồng for a full term, like `newTerm`. */
  readonly oldTerm: Dong;
  readonly newTerm: Dong;
};

/** In đồng before VAT; `due` = charge − credit. */
export type Proration = { readonly credit: Dong; readonly charge: Dong; readonly due: Dong };

/** 1-based; the days add up exactly to the totals. */
export type ProratedDay = Proration & { readonly day: number };

/** `days` of `termDays` of an amount, rounded half up; the product is an integer far below 2^53. */
export const shareOfDays = (term: Dong, days: number, termDays: number): Dong =>
  termDays <= 0 ? dong(0) : dong(Math.floor((2 * term * days + termDays) / (2 * termDays)));

/** Credits and charges the same days. After an early renewal more days can remain than one term has. */
export const prorate = ({ days, termDays, oldTerm, newTerm }: ProratedTerm): Proration => {
  const credit = shareOfDays(oldTerm, days, termDays);
  const charge = shareOfDays(newTerm, days, termDays);
  return { credit, charge, due: dong(charge - credit) };
};

/** Each day is the difference of two cumulative settlements. */
export const prorateByDay = (term: ProratedTerm): readonly ProratedDay[] =>
  Array.from({ length: term.days }, (_, index) => {
    const [before, upTo] = [prorate({ ...term, days: index }), prorate({ ...term, days: index + 1 })];
    const [credit, charge] = [upTo.credit - before.credit, upTo.charge - before.charge];
    return { day: index + 1, credit: dong(credit), charge: dong(charge), due: dong(charge - credit) };
  });

/** `endDate` in ms since 1970 UTC, `days` remaining until then; `day` counts from today. */
export const proratedDate = (endDate: number, days: number, day: number): number =>
  endDate - (days - day + 1) * 86_400_000;

/** Of the last `months` of a paid term; days in Vietnam's time zone. */
export const daysOfTerm = (paid: PaidTerm, months: number): number =>
  dayNumberAt(paid.endDate) - dayNumberAt(extendTerm(paid, -months).endDate);

/** ms since 1970 UTC; 0 on the last day, negative afterwards. */
export const daysUntil = (endDate: number, now: number): number => dayNumberAt(endDate) - dayNumberAt(now);
