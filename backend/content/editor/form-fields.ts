import { parseLocalTime } from '#core/shared/local-time.ts';
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
