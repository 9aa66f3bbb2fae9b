import type { Day } from '#core/shared/calendar.ts';
import {
  birthDate,
  identityNumber,
  normalBirthDate,
  normaliseIdentityNumber,
} from '#core/shared/people/person-rules.ts';
import { isTaxCode, normaliseTaxCode } from '#core/shared/people/tax-code.ts';
import { cleanTyped, withoutSeparators } from '#core/shared/text/clean-typed.ts';
import { normaliseEmail } from '#core/shared/text/email-address.ts';
import type { FieldProblem } from '#core/shared/text/field-problem.ts';
import { normalisePhone } from '#core/shared/text/phone-number.ts';
import {
  atMost,
  email,
  fieldLimits,
  named,
  phone,
  type Rule,
  required,
  validateFields,
} from '#core/shared/text/validation.ts';
import {
  type Checklist,
  checklistOf,
  type DocumentType,
  type RegistrantField,
  type RegistrantFieldValues,
  type RegistrantType,
  registrantsOf,
} from './registrant-documents.ts';

export type SubmittedDocuments = {
  readonly registrant: RegistrantType | null;
  readonly fields: RegistrantFieldValues;
  readonly documents: readonly DocumentType[];
  /** Separate consent to process identity documents. [Luật 91/2025/QH15] */
  readonly consent: boolean;
};

const taxCode: Rule = (normal) => (normal === '' || isTaxCode(normal) ? null : 'tax-code');
/** As in machine-readable passports. [ICAO 9303] */
const passport: Rule = (normal) => (normal === '' || /^[A-Z0-9]{6,9}$/.test(normal) ? null : 'passport-number');

const nameFields = ['fullName', 'organisation', 'nationality', 'representative', 'manager', 'technician', 'payer'];
const personName: Rule = (normal) => named(normal) ?? atMost(fieldLimits.address)(normal);

const normalisers: Readonly<Partial<Record<RegistrantField, (typed: string) => string>>> = {
  birthDate: (typed) => normalBirthDate(typed) ?? '',
  identityNumber: normaliseIdentityNumber,
  passportNumber: (typed) => withoutSeparators(typed).toUpperCase(),
  phone: normalisePhone,
  taxCode: normaliseTaxCode,
  email: normaliseEmail,
};

/** Normalises a field for validation and for display to staff. [VAL-07] */
export const normaliseRegistrantField = (name: RegistrantField, typed: string): string =>
  (normalisers[name] ?? cleanTyped)(typed);

const rulesOf = (name: RegistrantField, today: Day): readonly Rule[] => {
  const own: Readonly<Partial<Record<RegistrantField, Rule>>> = {
    birthDate: birthDate(today),
    identityNumber,
    passportNumber: passport,
    phone,
    email,
    taxCode,
    ...Object.fromEntries(nameFields.map((each) => [each, personName])),
  };
  const rule = own[name];
  return rule === undefined ? [atMost(fieldLimits.address)] : [rule];
};

/** By `fields.{name}`, as of `today`; an empty field is a problem only when required. */
const validateFieldValues = (
  list: Checklist,
  fields: RegistrantFieldValues,
  today: Day,
): Readonly<Record<string, FieldProblem>> =>
  validateFields(
    [...list.required, ...list.optional].map((name) => {
      const must = list.required.includes(name) ? [required] : [];
      return [
        `fields.${name}`,
        normaliseRegistrantField(name, fields[name] ?? ''),
        ...must,
        ...rulesOf(name, today),
      ] as const;
    }),
  );

/** Problems by `registrant`, `fields.{name}`, `documents.{name}` and `consent`; the service checks again. [DOM-02] */
export const validateRegistrantDocuments = (
  domain: string,
  { registrant, fields, documents, consent }: SubmittedDocuments,
  today: Day,
): Readonly<Record<string, FieldProblem>> => {
  const agreed: Readonly<Record<string, FieldProblem>> = consent ? {} : { consent: 'consent-documents' };
  if (registrant === null || !registrantsOf(domain).includes(registrant)) return { registrant: 'choice', ...agreed };
  const list = checklistOf(domain, registrant);
  const missing = list.documents.filter((each) => !documents.includes(each));
  return {
    ...validateFieldValues(list, fields, today),
    ...Object.fromEntries(missing.map((each): [string, FieldProblem] => [`documents.${each}`, 'file-missing'])),
    ...agreed,
  };
};
