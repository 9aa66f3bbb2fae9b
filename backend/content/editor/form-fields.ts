import { VIETNAM_OFFSET_MS } from '#core/shared/calendar.ts';
import { cleanTyped } from '#core/shared/text/clean-typed.ts';

/** A name may occur more than once. */
export type FormFields = {
  readonly one: (name: string) => string;
  readonly all: (name: string) => readonly string[];
};

/** Error messages by control name. */
export type Problems = Readonly<Record<string, string>>;

/** Takes what Hono parsed with `{all: true}`; ignores files and invalid values. */
export const toFormFields = (fields: Readonly<Record<string, unknown>>): FormFields => {
  const all = (name: string): readonly string[] =>
    [Object.hasOwn(fields, name) ? fields[name] : []]
      .flat()
      // PostgreSQL cannot store NUL.
      .flatMap((each) => (typeof each === 'string' ? [each.replaceAll('\0', '').replaceAll('\r\n', '\n')] : []));
  return { all, one: (name) => all(name)[0] ?? '' };
};

/** Reads one line, cleaned. */
export const readLine = (typed: FormFields, name: string): string => cleanTyped(typed.one(name));

/** Reads several lines, normalised. */
export const readText = (typed: FormFields, name: string): string => typed.one(name).normalize('NFC').trim();

const LOCAL_TIME_PATTERN = /^(\d{4}-\d\d-\d\dT\d\d:\d\d)(:\d\d)?$/;

/** Converts `datetime-local` in Vietnam's time zone to ISO 8601; null if empty, undefined if invalid. */
export const parseLocalTime = (text: string): string | null | undefined => {
  if (text.trim() === '') return null;
  const [, minutes, seconds = ':00'] = LOCAL_TIME_PATTERN.exec(text.trim()) ?? [];
  const local = minutes === undefined ? Number.NaN : Date.parse(`${minutes}${seconds}Z`);
  if (Number.isNaN(local)) return undefined;
  const read = new Date(local - VIETNAM_OFFSET_MS).toISOString();
  // Date parsing accepts 31 February, so the result must convert back to the input.
  return formatLocalTime(read) === `${minutes}${seconds === ':00' ? '' : seconds}` ? read : undefined;
};

/** Converts an ISO time to `datetime-local`. */
export const formatLocalTime = (iso: unknown): string => {
  const time = typeof iso === 'string' ? Date.parse(iso) : Number.NaN;
  if (Number.isNaN(time)) return '';
  return new Date(time + VIETNAM_OFFSET_MS).toISOString().slice(0, 19).replace(/:00$/, '');
};

export const validateSchedule = (typed: FormFields, from: string, to: string): Problems => {
  const [begin, end] = [parseLocalTime(typed.one(from)), parseLocalTime(typed.one(to))];
  const unread = 'Hãy nhập ngày giờ theo dạng 2026-11-20T08:30.';
  const wrongWay = begin && end && Date.parse(end) < Date.parse(begin);
  return {
    ...(begin === undefined ? { [from]: unread } : {}),
    ...(end === undefined ? { [to]: unread } : {}),
    ...(wrongWay ? { [to]: 'Lúc kết thúc phải sau lúc bắt đầu.' } : {}),
  };
};
