import type { FieldProblem } from '#core/failures.ts';
import { type Day, daysOfMonth } from '#core/shared/calendar.ts';
import {
  atMost,
  email,
  fieldLimits,
  normalPhone,
  normalText,
  phone,
  problemsOf,
  type Rule,
  required,
} from '#core/shared/validation.ts';
import type { PersonChange } from './account.ts';

/** Nobody is older, years. */
const OLDEST = 120;
const MAX_TITLE = 50;

/**
 * What a customer typed of himself, normalised: texts in NFC and trimmed, the phone in its national form, digits of the
 * identity number alone, the birth date as YYYY-MM-DD also where it came as dd/MM/yyyy. Nothing is judged. [VAL-07]
 */
export const normalPerson = (typed: PersonChange): PersonChange => ({
  fullName: normalText(typed.fullName).replace(/\s+/gu, ' '),
  phone: normalPhone(typed.phone),
  email: normalText(typed.email).toLowerCase(),
  address: normalText(typed.address),
  gender: typed.gender,
  birthDate: normalBirthDate(typed.birthDate ?? ''),
  identityNumber: normalText(typed.identityNumber).replace(/[\s.]/gu, ''),
  personalTitle: normalText(typed.personalTitle),
});

/** What is wrong with a normalised person, by field, on a day. [VAL-03 to VAL-05, ACC-09] */
export const problemsOfPerson = (person: PersonChange, today: Day): Readonly<Record<string, FieldProblem>> =>
  problemsOf([
    ['fullName', person.fullName, required, atMost(fieldLimits.name)],
    ['phone', person.phone, phone],
    ['email', person.email, email],
    ['address', person.address, atMost(fieldLimits.address)],
    ['birthDate', person.birthDate ?? '', birthDate(today)],
    ['identityNumber', person.identityNumber, identityNumber],
    ['personalTitle', person.personalTitle, atMost(MAX_TITLE)],
  ]);

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
