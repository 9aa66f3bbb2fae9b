import type { Day } from '#core/shared/calendar.ts';
import type { FieldProblem } from '#core/shared/field-problem.ts';
import { birthDate, identityNumber, normalBirthDate } from '#core/shared/person-rules.ts';
import {
  atMost,
  email,
  fieldLimits,
  normalPhone,
  normalText,
  phone,
  problemsOf,
  required,
} from '#core/shared/validation.ts';
import type { PersonChange } from './account.ts';

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
