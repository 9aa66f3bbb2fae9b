import { addMonthsToTime, dayAt, daysOfMonth } from '#core/shared/calendar.ts';
import { DAY_MS } from '#core/shared/durations.ts';

/**
 * What was paid of something that is rented by months. It ends on `anchorDay` (1–31, in Vietnam), or on the last day of
 * a month that is shorter: bought on 31/01 it ends on 28/02, then on 31/03. Days that the shop gave follow the paid
 * months and stay behind those of every renewal, so that it does not matter which of the two came first.
 */
export type PaidTerm = {
  /** With the given days, ms since 1970 UTC. */
  readonly endDate: number;
  /** Of the paid months, without the given days. */
  readonly anchorDay: number;
  readonly givenDays: number;
};

/** The first `months`, from `startDate` (ms since 1970 UTC) on. [SVC-01] */
export const beginTerm = (startDate: number, months: number): PaidTerm => ({
  endDate: addMonthsToTime(startDate, months),
  anchorDay: dayAt(startDate).day,
  givenDays: 0,
});

/** With another `days` (negative: with fewer) behind the paid months. */
export const giveDays = ({ endDate, anchorDay, givenDays }: PaidTerm, days: number): PaidTerm => ({
  endDate: endDate + days * DAY_MS,
  anchorDay,
  givenDays: givenDays + days,
});

/**
 * With another `months`, counted from its end however late they were paid, at the same time of day. Negative: as it was
 * before them. An end that was moved by hand to a later day of its month keeps that day. [SVC-01]
 */
export const extendTerm = (term: PaidTerm, months: number): PaidTerm => {
  const { endDate, anchorDay } = giveDays(term, -term.givenDays);
  const day = Math.max(anchorDay, dayAt(endDate).day);
  return giveDays({ endDate: addMonthsToTime(endDate, months, day), anchorDay: day, givenDays: 0 }, term.givenDays);
};

/** A term whose end somebody else decides, as a registry does; `endDate` in ms since 1970 UTC. */
export const termUntil = (endDate: number): PaidTerm => ({ endDate, anchorDay: dayAt(endDate).day, givenDays: 0 });

/**
 * The anchor day of a term for which none is stored, from its first start and its present end, ms since 1970 UTC: the
 * day of the start when a shorter month has cut it off, else the day of the end.
 */
export const anchorDayOf = (startDate: number, endDate: number): number => {
  const { year, month, day } = dayAt(endDate);
  return day === daysOfMonth(year, month) ? Math.max(dayAt(startDate).day, day) : day;
};

/** Days that the shop gives at once. */
export const MAX_GIVEN_DAYS = 180;
