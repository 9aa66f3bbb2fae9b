import { dayAt, dayNumberAt, VIETNAM_OFFSET_MS } from '#core/shared/calendar.ts';
import { DAY_MS } from '#core/shared/durations.ts';

type Period = { readonly start: number; readonly end: number };

/**
 * Today and this month until now, and yesterday and last month until the same time of day; a shorter last month ends with
 * itself. In ms since 1970 UTC, days in Vietnam; `end` is excluded.
 */
export const comparedPeriods = (
  now: number,
): { readonly today: Period; readonly yesterday: Period; readonly month: Period; readonly lastMonth: Period } => {
  const midnight = dayNumberAt(now) * DAY_MS - VIETNAM_OFFSET_MS;
  const start = midnight - (dayAt(now).day - 1) * DAY_MS;
  const lastStart = start - dayAt(start - 1).day * DAY_MS;
  const end = now + 1;
  return {
    today: { start: midnight, end },
    yesterday: { start: midnight - DAY_MS, end: end - DAY_MS },
    month: { start, end },
    lastMonth: { start: lastStart, end: Math.min(lastStart + (end - start), start) },
  };
};

/** In tenths of a percent, rounded; null of nothing. */
export const shareInPermille = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part * 1_000) / whole);
