import { DAY_MS } from '#core/shared/durations.ts';

/** In Vietnam's time zone; the core does not use `Date`. */
export type Day = { readonly year: number /** 1–12 */; readonly month: number; readonly day: number };

/** Vietnam is UTC+7 all year. */
export const VIETNAM_OFFSET_MS = 7 * 3_600_000;

/** The day in Vietnam at a time in ms since 1970 UTC. */
export const dayAt = (milliseconds: number): Day => {
  const days = Math.floor((milliseconds + VIETNAM_OFFSET_MS) / DAY_MS) + 719_468;
  const era = Math.floor(days / 146_097);
  const dayOfEra = days - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1_460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shifted = Math.floor((5 * dayOfYear + 2) / 153);
  const month = shifted < 10 ? shifted + 3 : shifted - 9;
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * shifted + 2) / 5) + 1,
  };
};

/** `month` is 1–12. */
export const daysOfMonth = (year: number, month: number): number => {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
};

/** Or the last day of a shorter month: 31/01 + 1 → 28/02. */
export const addMonths = ({ year, month, day }: Day, months: number): Day => {
  const index = year * 12 + (month - 1) + months;
  const then = { year: Math.floor(index / 12), month: (((index % 12) + 12) % 12) + 1 };
  return { ...then, day: Math.min(day, daysOfMonth(then.year, then.month)) };
};

const two = (number: number): string => String(number).padStart(2, '0');

/** `05/10/2026`. */
export const formatDay = ({ year, month, day }: Day): string => `${two(day)}/${two(month)}/${year}`;

/** dd/MM/yyyy in Vietnam. */
export const formatDate = (milliseconds: number): string => formatDay(dayAt(milliseconds));

/** The last day of what ends at an instant (ms since 1970 UTC) that is no part of it: midnight is of the day before. */
export const formatLastDay = (end: number): string => formatDate(end - 1);

/** `14:05 05/10/2026` in Vietnam. */
export const formatMinute = (milliseconds: number): string => {
  const minutes = Math.floor((milliseconds + VIETNAM_OFFSET_MS) / 60_000);
  const ofDay = ((minutes % 1_440) + 1_440) % 1_440;
  return `${two(Math.floor(ofDay / 60))}:${two(ofDay % 60)} ${formatDate(milliseconds)}`;
};

/** `2026-10-05`, of the day in Vietnam; sorts by time. */
export const isoDayAt = (milliseconds: number): string => {
  const { year, month, day } = dayAt(milliseconds);
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
};

/** Midnight in Vietnam at which a day such as `2026-10-05` begins, ms since 1970 UTC; null for no such day. */
export const startOfIsoDay = (text: string): number | null => {
  const [, year, month, day] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return null;
  if (month < 1 || month > 12 || day < 1 || day > daysOfMonth(year, month)) return null;
  return dayNumberOf({ year, month, day }) * DAY_MS - VIETNAM_OFFSET_MS;
};

/** A month such as `2026-10` in Vietnam: its first instant and that of the next one, ms since 1970 UTC; null for no month. */
export const isoMonth = (text: string): { readonly start: number; readonly end: number } | null => {
  const start = startOfIsoDay(`${text}-01`);
  return start === null ? null : { start, end: addMonthsToTime(start, 1) };
};

/** `2026-12-01` as people write it, `01/12/2026`; another text stays. */
export const formatIsoDay = (text: string): string => {
  const start = startOfIsoDay(text);
  return start === null ? text : formatDate(start);
};

/** `2026-12` as people write it, `12/2026`; another text stays. */
export const formatIsoMonth = (text: string): string =>
  isoMonth(text) === null ? text : text.split('-').toReversed().join('/');

/** Consecutive day number in Vietnam, from ms since 1970 UTC. */
export const dayNumberAt = (milliseconds: number): number => Math.floor((milliseconds + VIETNAM_OFFSET_MS) / DAY_MS);

/** Days since 1970-01-01. */
const dayNumberOf = ({ year, month, day }: Day): number => {
  const shifted = month <= 2 ? year - 1 : year;
  const era = Math.floor(shifted / 400);
  const yearOfEra = shifted - era * 400;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  return (
    era * 146_097 + yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear - 719_468
  );
};

/**
 * Keeps the time of day in Vietnam; ms since 1970 UTC, see `addMonths`. `day` of the month, 1–31, is that of the time
 * given, or the one that a shorter month has cut off. A chain of calls loses it: rented terms go by `paid-term.ts`.
 */
export const addMonthsToTime = (milliseconds: number, months: number, day = dayAt(milliseconds).day): number => {
  const sinceMidnight = milliseconds + VIETNAM_OFFSET_MS - dayNumberAt(milliseconds) * DAY_MS;
  const later = addMonths({ ...dayAt(milliseconds), day }, months);
  return dayNumberOf(later) * DAY_MS + sinceMidnight - VIETNAM_OFFSET_MS;
};

/** `months` as returned by `monthsOf`. */
export const findRenewalDay = (now: number, months: number): Day => addMonths(dayAt(now), months);
