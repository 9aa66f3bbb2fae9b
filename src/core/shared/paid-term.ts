import { addMonthsToTime, dayAt, daysOfMonth } from '#core/shared/calendar.ts';

/**
 * What was paid of something that is rented by months. It ends on `anchorDay` (1–31, in Vietnam), or on the last day of
 * a month that is shorter: bought on 31/01 it ends on 28/02, then on 31/03.
 */
export type PaidTerm = { /** ms since 1970 UTC */ readonly endDate: number; readonly anchorDay: number };

/** The first `months`, from `startDate` (ms since 1970 UTC) on. [SVC-01] */
export const beginTerm = (startDate: number, months: number): PaidTerm => ({
  endDate: addMonthsToTime(startDate, months),
  anchorDay: dayAt(startDate).day,
});

/**
 * With another `months`, counted from its end however late they were paid, at the same time of day. Negative: as it was
 * before them. An end that was moved by hand to a later day of its month keeps that day. [SVC-01]
 */
export const extendTerm = ({ endDate, anchorDay }: PaidTerm, months: number): PaidTerm => {
  const day = Math.max(anchorDay, dayAt(endDate).day);
  return { endDate: addMonthsToTime(endDate, months, day), anchorDay: day };
};

/** A term whose end somebody else decides, as a registry does; `endDate` in ms since 1970 UTC. */
export const termUntil = (endDate: number): PaidTerm => ({ endDate, anchorDay: dayAt(endDate).day });

/**
 * The anchor day of a term for which none is stored, from its first start and its present end, ms since 1970 UTC: the
 * day of the start when a shorter month has cut it off, else the day of the end.
 */
export const anchorDayOf = (startDate: number, endDate: number): number => {
  const { year, month, day } = dayAt(endDate);
  return day === daysOfMonth(year, month) ? Math.max(dayAt(startDate).day, day) : day;
};
