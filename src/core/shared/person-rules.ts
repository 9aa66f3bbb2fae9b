import { type Day, daysOfMonth } from './calendar.ts';
import { normalText, type Rule } from './validation.ts';

/** Nobody is older, years. */
const OLDEST = 120;

/** A birth date as YYYY-MM-DD also where it came as dd/MM/yyyy; null where there is none. */
export const normalBirthDate = (text: string): string | null => {
  const normal = normalText(text);
  if (normal === '') return null;
  const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(normal) ?? [];
  return year === undefined ? normal : `${year}-${(month ?? '').padStart(2, '0')}-${(day ?? '').padStart(2, '0')}`;
};

/** A day of the calendar that has been, within a human life. */
export const birthDate =
  (today: Day): Rule =>
  (normal) => {
    if (normal === '') return null;
    const [, year = 0, month = 0, day = 0] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(normal) ?? []).map(Number);
    const isDay = month >= 1 && month <= 12 && day >= 1 && day <= daysOfMonth(year, month);
    const hasBeen = ordinal({ year, month, day }) <= ordinal(today);
    return isDay && hasBeen && year >= today.year - OLDEST ? null : 'birth-date';
  };

/** Days in order, as numbers. */
const ordinal = ({ year, month, day }: Day): number => year * 10_000 + month * 100 + day;

/** Twelve digits. [Luật Căn cước 26/2023/QH15, điều 12] */
export const identityNumber: Rule = (normal) => (normal === '' || /^\d{12}$/.test(normal) ? null : 'identity-number');
