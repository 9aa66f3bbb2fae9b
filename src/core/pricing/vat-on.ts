/** One period of a VAT rate; days are inclusive, as YYYY-MM-DD in Vietnam; an open side is null. */
export type VatPeriod = { readonly percent: number; readonly from: string | null; readonly to: string | null };

/**
 * Rates of the shop's services: reduced from 10 % to 8 % until the end of 2026.
 * [Nghị quyết 204/2025/QH15, Nghị định 174/2025/NĐ-CP]
 */
export const serviceVatPeriods: readonly VatPeriod[] = [
  { percent: 10, from: null, to: '2025-06-30' },
  { percent: 8, from: '2025-07-01', to: '2026-12-31' },
  { percent: 10, from: '2027-01-01', to: null },
];

const VIETNAM_OFFSET_MS = 7 * 3_600_000;

/** The day in Vietnam as YYYY-MM-DD. Vietnam keeps UTC+7 all year. */
export const dayInVietnam = (milliseconds: number): string => isoDay(milliseconds + VIETNAM_OFFSET_MS);

/** VAT in percent on a day. `now` in milliseconds since 1970 UTC. */
export const vatPercentOn = (now: number, periods: readonly VatPeriod[] = serviceVatPeriods): number => {
  const day = dayInVietnam(now);
  const period = periods.find(({ from, to }) => (from === null || from <= day) && (to === null || day <= to));
  if (!period) throw new RangeError(`no VAT period covers ${day}`);
  return period.percent;
};

const DAY_MS = 86_400_000;

/** Proleptic Gregorian date of a count of milliseconds; `Date` does not exist in the core. */
const isoDay = (milliseconds: number): string => {
  const days = Math.floor(milliseconds / DAY_MS) + 719_468;
  const era = Math.floor(days / 146_097);
  const dayOfEra = days - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1_460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shifted = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * shifted + 2) / 5) + 1;
  const month = shifted < 10 ? shifted + 3 : shifted - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
};
