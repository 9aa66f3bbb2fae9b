import type { FieldProblem } from '#core/shared/text/field-problem.ts';
import {
  atMost,
  email,
  fieldLimits,
  normalisePhone,
  normaliseText,
  phone,
  required,
  validateFields,
} from '#core/shared/text/validation.ts';

export const contactFields = ['name', 'organisation', 'address', 'phone', 'email'] as const;

/** Whom the registry and the shop can ask about a domain; `organisation` may be empty. [RFC 5733] */
export type DomainContact = Readonly<Record<(typeof contactFields)[number], string>>;

/** NFC and trimmed; the e-mail address in lower case, the phone number in national format. [VAL-07] */
export const normaliseContact = (typed: DomainContact): DomainContact => ({
  name: normaliseText(typed.name).replace(/\s+/gu, ' '),
  organisation: normaliseText(typed.organisation),
  address: normaliseText(typed.address),
  phone: normalisePhone(typed.phone),
  email: normaliseText(typed.email).toLowerCase(),
});

/** Problems of a normalised contact by field. [VAL-03 to VAL-05] */
export const validateContact = (contact: DomainContact): Readonly<Record<string, FieldProblem>> =>
  validateFields([
    ['name', contact.name, required, atMost(fieldLimits.name)],
    ['organisation', contact.organisation, atMost(fieldLimits.company)],
    ['address', contact.address, required, atMost(fieldLimits.address)],
    ['phone', contact.phone, required, phone],
    ['email', contact.email, required, email],
  ]);

/** Unchanged by another normalisation, and without problems. */
export const isCanonicalContact = (contact: DomainContact): boolean => {
  const normal = normaliseContact(contact);
  return (
    contactFields.every((name) => normal[name] === contact[name]) && Object.keys(validateContact(contact)).length === 0
  );
};
