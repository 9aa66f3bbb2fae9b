import { VIETNAM_OFFSET_MS } from '#core/shared/calendar.ts';

const LOCAL_TIME_PATTERN = /^(\d{4}-\d\d-\d\dT\d\d:\d\d)(:\d\d)?$/;

/** Converts `datetime-local` in Vietnam's time zone to ISO 8601 in UTC; null if empty, undefined if invalid. */
export const parseLocalTime = (text: string): string | null | undefined => {
  if (text.trim() === '') return null;
  const [, minutes, seconds = ':00'] = LOCAL_TIME_PATTERN.exec(text.trim()) ?? [];
  const local = minutes === undefined ? Number.NaN : Date.parse(`${minutes}${seconds}Z`);
  if (Number.isNaN(local)) return undefined;
  const read = new Date(local - VIETNAM_OFFSET_MS).toISOString();
  // Date parsing accepts 31 February, so the result must convert back to the input.
  return formatLocalTime(read) === `${minutes}${seconds === ':00' ? '' : seconds}` ? read : undefined;
};

/** Converts an instant in ISO 8601 to `datetime-local` in Vietnam's time zone; '' for none. */
export const formatLocalTime = (iso: unknown): string => {
  const time = typeof iso === 'string' ? Date.parse(iso) : Number.NaN;
  if (Number.isNaN(time)) return '';
  return new Date(time + VIETNAM_OFFSET_MS).toISOString().slice(0, 19).replace(/:00$/, '');
};
