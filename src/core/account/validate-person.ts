import type { Day } from '#core/shared/calendar.ts';
import type { FieldProblem } from '#core/shared/field-problem.ts';
import { birthDate, identityNumber, normalBirthDate } from '#core/shared/person-rules.ts';
import {
  atMost,
  email,
  fieldLimits,
  normalisePhone,
  normaliseText,
  phone,
  required,
  validateFields,
} from '#core/shared/validation.ts';
import type { PersonChange } from './account.ts';

const MAX_TITLE = 50;

/** NFC, trimmed, national phone, digits-only identity number, dates as YYYY-MM-DD; validates nothing. [VAL-07] */
export const normalisePerson = (typed: PersonChange): PersonChange => ({
  fullName: normaliseText(typed.fullName).replace(/\s+/gu, ' '),
  phone: normalisePhone(typed.phone),
  email: normaliseText(typed.email).toLowerCase(),
  address: normaliseText(typed.address),
  gender: typed.gender,
  birthDate: normalBirthDate(typed.birthDate ?? ''),
  identityNumber: normaliseText(typed.identityNumber).replace(/[\s.]/gu, ''),
  personalTitle: normaliseText(typed.personalTitle),
});

/** Problems of normalised data by field, as of `today`. [VAL-03 to VAL-05, ACC-09] */
export const validatePerson = (person: PersonChange, today: Day): Readonly<Record<string, FieldProblem>> =>
  validateFields([
    ['fullName', person.fullName, required, atMost(fieldLimits.name)],
    ['phone', person.phone, phone],
    ['email', person.email, email],
    ['address', person.address, atMost(fieldLimits.address)],
    ['birthDate', person.birthDate ?? '', birthDate(today)],
    ['identityNumber', person.identityNumber, identityNumber],
    ['personalTitle', person.personalTitle, atMost(MAX_TITLE)],
  ]);
