import { type Day, daysOfMonth } from './calendar.ts';
import { normaliseText, type Rule } from './validation.ts';

/** Maximum plausible age in years. */
const OLDEST = 120;

/** YYYY-MM-DD, also from dd/MM/yyyy; null when empty. */
export const normalBirthDate = (text: string): string | null => {
  const normal = normaliseText(text);
  if (normal === '') return null;
  const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(normal) ?? [];
  return year === undefined ? normal : `${year}-${(month ?? '').padStart(2, '0')}-${(day ?? '').padStart(2, '0')}`;
};

/** A past day within a human lifetime. */
export const birthDate =
  (today: Day): Rule =>
  (normal) => {
    if (normal === '') return null;
    const [, year = 0, month = 0, day = 0] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(normal) ?? []).map(Number);
    const isDay = month >= 1 && month <= 12 && day >= 1 && day <= daysOfMonth(year, month);
    const hasBeen = ordinal({ year, month, day }) <= ordinal(today);
    return isDay && hasBeen && year >= today.year - OLDEST ? null : 'birth-date';
  };

const ordinal = ({ year, month, day }: Day): number => year * 10_000 + month * 100 + day;

/** [Luật Căn cước 26/2023/QH15, điều 12] */
export const identityNumber: Rule = (normal) => (normal === '' || /^\d{12}$/.test(normal) ? null : 'identity-number');
