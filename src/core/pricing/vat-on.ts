import { dayAt } from '#core/shared/calendar.ts';

/** Inclusive days, YYYY-MM-DD in Vietnam's time zone; null is unbounded. */
export type VatPeriod = { readonly percent: number; readonly from: string | null; readonly to: string | null };

/** 8 % instead of 10 % until the end of 2026. [Nghị quyết 204/2025/QH15, Nghị định 174/2025/NĐ-CP] */
export const serviceVatPeriods: readonly VatPeriod[] = [
  { percent: 10, from: null, to: '2025-06-30' },
  { percent: 8, from: '2025-07-01', to: '2026-12-31' },
  { percent: 10, from: '2027-01-01', to: null },
];

/** YYYY-MM-DD in Vietnam (UTC+7). */
export const dayInVietnam = (milliseconds: number): string => {
  const { year, month, day } = dayAt(milliseconds);
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
};

/** `now` in ms since 1970 UTC. */
export const vatPercentOn = (now: number, periods: readonly VatPeriod[] = serviceVatPeriods): number => {
  const day = dayInVietnam(now);
  const period = periods.find(({ from, to }) => (from === null || from <= day) && (to === null || day <= to));
  if (!period) throw new RangeError(`no VAT period covers ${day}`);
  return period.percent;
};
