/** Typed form values. A name may occur more than once. */
export type FormFields = {
  readonly one: (name: string) => string;
  readonly all: (name: string) => readonly string[];
};

/** Validation errors by control name. */
export type Problems = Readonly<Record<string, string>>;

/** Converts the fields that Hono parsed with `{all: true}`; ignores files and invalid values. */
export const toFormFields = (fields: Readonly<Record<string, unknown>>): FormFields => {
  const all = (name: string): readonly string[] =>
    [Object.hasOwn(fields, name) ? fields[name] : []]
      .flat()
      // PostgreSQL cannot store NUL.
      .flatMap((each) => (typeof each === 'string' ? [each.replaceAll('\0', '').replaceAll('\r\n', '\n')] : []));
  return { all, one: (name) => all(name)[0] ?? '' };
};

/** One line of text, normalised. */
export const readLine = (typed: FormFields, name: string): string =>
  typed.one(name).normalize('NFC').replace(/\s+/gu, ' ').trim();

/** Several lines of text, normalised. */
export const readText = (typed: FormFields, name: string): string => typed.one(name).normalize('NFC').trim();

const LOCAL_TIME_PATTERN = /^(\d{4}-\d\d-\d\dT\d\d:\d\d)(:\d\d)?$/;
const VIETNAM_OFFSET_MS = 7 * 3_600_000;

/**
 * Parses the value of a `datetime-local` control, in Vietnam's time zone, to ISO 8601; null for an empty value,
 * undefined for an invalid one.
 */
export const parseLocalTime = (text: string): string | null | undefined => {
  if (text.trim() === '') return null;
  const [, minutes, seconds = ':00'] = LOCAL_TIME_PATTERN.exec(text.trim()) ?? [];
  const local = minutes === undefined ? Number.NaN : Date.parse(`${minutes}${seconds}Z`);
  if (Number.isNaN(local)) return undefined;
  const read = new Date(local - VIETNAM_OFFSET_MS).toISOString();
  // Date parsing turns 31 February into a day in March, so the result must convert back to the input.
  return formatLocalTime(read) === `${minutes}${seconds === ':00' ? '' : seconds}` ? read : undefined;
};

/** Formats an ISO time for a `datetime-local` control. */
export const formatLocalTime = (iso: unknown): string => {
  const time = typeof iso === 'string' ? Date.parse(iso) : Number.NaN;
  if (Number.isNaN(time)) return '';
  return new Date(time + VIETNAM_OFFSET_MS).toISOString().slice(0, 19).replace(/:00$/, '');
};

/** Validates the start and end of a schedule. */
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
