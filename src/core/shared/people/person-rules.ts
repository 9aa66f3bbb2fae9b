import { type Day, daysOfMonth } from '#core/shared/calendar.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';
import { cleanLatin, cleanTyped, withoutSeparators } from '#core/shared/text/clean-typed.ts';
import type { FieldProblem } from '#core/shared/text/field-problem.ts';
import { atMost, fieldLimits, named, type Rule, required, validateFields } from '#core/shared/text/validation.ts';

export type Gender = 'MALE' | 'FEMALE' | 'OTHER';

/** The fields that a profile changes. Phone and e-mail change with codes only. */
export type PersonChange = {
  readonly fullName: string;
  readonly address: string;
  readonly gender: Gender | null;
  /** YYYY-MM-DD. */
  readonly birthDate: string | null;
  readonly identityNumber: string;
  readonly personalTitle: string;
};

/** Maximum plausible age in years. */
const OLDEST = 120;

const BETWEEN = '(?: ?[/.,\\p{Pd}\\u2212] ?| | (?:tháng|thang|năm|nam) )';
const DAY_FIRST = new RegExp(`^(?:ngày |ngay )?(\\d{1,2})${BETWEEN}(\\d{1,2})${BETWEEN}(\\d{4})$`, 'iu');
const YEAR_FIRST = new RegExp(`^(\\d{4})${BETWEEN}(\\d{1,2})${BETWEEN}(\\d{1,2})$`, 'iu');

/** YYYY-MM-DD, also from `2/9/1990`, `ngày 2 tháng 9 năm 1990` and `1990/9/2`; null when empty. */
export const normalBirthDate = (text: string): string | null => {
  const normal = cleanLatin(text);
  if (normal === '') return null;
  const [, ...parts] = YEAR_FIRST.exec(normal) ?? DAY_FIRST.exec(normal) ?? [];
  const [year, month = '', day = ''] = parts[0]?.length === 4 ? parts : parts.toReversed();
  return year === undefined ? normal : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
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

const IDENTITY_LABEL = /^(?:số )?(?:cccd|căn cước(?: công dân)?|định danh)(?: số)?[\s:.]*|['’‘"“”]/giu;

/** Without its label, and nothing between the digits: `"CCCD: 079 091 004 218"` → `"079091004218"`. */
export const normaliseIdentityNumber = (text: string): string =>
  withoutSeparators(cleanLatin(text).replace(IDENTITY_LABEL, ''));

/** [Luật Căn cước 26/2023/QH15, điều 12] */
export const identityNumber: Rule = (normal) => (normal === '' || /^\d{12}$/.test(normal) ? null : 'identity-number');

/** `079091004218` → `•••••••••218`. */
export const maskIdentityNumber = (number: string): string => number.replace(/\d(?=\d{3})/g, '•');

const MAX_TITLE = 50;

/**
 * Cleans personal data from the form: nothing between the digits of the identity number,
 * birth date as YYYY-MM-DD (also accepted as dd/MM/yyyy). Validates nothing. [VAL-07]
 */
export const normalisePerson = (typed: PersonChange): PersonChange => ({
  fullName: cleanTyped(typed.fullName),
  address: cleanTyped(typed.address),
  gender: typed.gender,
  birthDate: normalBirthDate(typed.birthDate ?? ''),
  identityNumber: normaliseIdentityNumber(typed.identityNumber),
  personalTitle: cleanTyped(typed.personalTitle),
});

/** Problems of normalised personal data by field, as of `today`. [VAL-03 to VAL-05, ACC-09] */
export const validatePerson = (person: PersonChange, today: Day): Readonly<Record<string, FieldProblem>> =>
  validateFields([
    ['fullName', person.fullName, required, named, atMost(fieldLimits.name)],
    ['address', person.address, atMost(fieldLimits.address)],
    ['birthDate', person.birthDate ?? '', birthDate(today)],
    ['identityNumber', person.identityNumber, identityNumber],
    ['personalTitle', person.personalTitle, atMost(MAX_TITLE)],
  ]);

/** A person's fields after a change. Failure: the name of the first wrong field. [ACC-09] */
export const changePerson = (typed: PersonChange, today: Day): Result<PersonChange, string> => {
  const change = normalisePerson(typed);
  const [wrong] = Object.keys(validatePerson(change, today));
  return wrong === undefined ? ok(change) : fail(wrong);
};
