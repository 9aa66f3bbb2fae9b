/** What stands in a form, as it was typed. A name may stand there more than once. */
export type Typed = {
  readonly one: (name: string) => string;
  readonly all: (name: string) => readonly string[];
};

/** What is wrong with a form, by the name of the control it is told at. */
export type Problems = Readonly<Record<string, string>>;

/** Reads what hono parsed with `{all: true}`; files and nonsense are nothing. */
export const typedOf = (fields: Readonly<Record<string, unknown>>): Typed => {
  const all = (name: string): readonly string[] =>
    [Object.hasOwn(fields, name) ? fields[name] : []]
      .flat()
      // PostgreSQL holds no NUL.
      .flatMap((each) => (typeof each === 'string' ? [each.replaceAll('\0', '').replaceAll('\r\n', '\n')] : []));
  return { all, one: (name) => all(name)[0] ?? '' };
};

/** One line of text in one normal form. */
export const lineOf = (typed: Typed, name: string): string =>
  typed.one(name).normalize('NFC').replace(/\s+/gu, ' ').trim();

/** Several lines in one normal form. */
export const textOf = (typed: Typed, name: string): string => typed.one(name).normalize('NFC').trim();

const LOCAL = /^(\d{4}-\d\d-\d\dT\d\d:\d\d)(:\d\d)?$/;
const VIETNAM_MS = 7 * 3_600_000;

/** A time as the control `datetime-local` has it, in Vietnam, as ISO 8601; null for an empty one, undefined for none at all. */
export const momentOf = (text: string): string | null | undefined => {
  if (text.trim() === '') return null;
  const [, minutes, seconds = ':00'] = LOCAL.exec(text.trim()) ?? [];
  const local = minutes === undefined ? Number.NaN : Date.parse(`${minutes}${seconds}Z`);
  if (Number.isNaN(local)) return undefined;
  const read = new Date(local - VIETNAM_MS).toISOString();
  // The 31st of February is read as a day in March: what comes back must be what was typed.
  return localOf(read) === `${minutes}${seconds === ':00' ? '' : seconds}` ? read : undefined;
};

/** The other way round. */
export const localOf = (iso: unknown): string => {
  const time = typeof iso === 'string' ? Date.parse(iso) : Number.NaN;
  if (Number.isNaN(time)) return '';
  return new Date(time + VIETNAM_MS).toISOString().slice(0, 19).replace(/:00$/, '');
};

/** What is wrong with the two ends of a window. */
export const windowProblems = (typed: Typed, from: string, to: string): Problems => {
  const [begin, end] = [momentOf(typed.one(from)), momentOf(typed.one(to))];
  const unread = 'Hãy nhập ngày giờ theo dạng 2026-11-20T08:30.';
  const wrongWay = begin && end && Date.parse(end) < Date.parse(begin);
  return {
    ...(begin === undefined ? { [from]: unread } : {}),
    ...(end === undefined ? { [to]: unread } : {}),
    ...(wrongWay ? { [to]: 'Lúc kết thúc phải sau lúc bắt đầu.' } : {}),
  };
};
