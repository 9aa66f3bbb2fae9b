import { cleanTyped } from '#core/shared/text/clean-typed.ts';
import { normaliseEmail } from '#core/shared/text/email-address.ts';
import type { FieldProblem } from '#core/shared/text/field-problem.ts';
import { normalisePhone } from '#core/shared/text/phone-number.ts';
import { atMost, email, fieldLimits, named, phone, required, validateFields } from '#core/shared/text/validation.ts';

export const contactFields = ['name', 'organisation', 'address', 'phone', 'email'] as const;

/** Whom the registry and the shop can ask about a domain; `organisation` may be empty. [RFC 5733] */
export type DomainContact = Readonly<Record<(typeof contactFields)[number], string>>;

/** Cleaned; the e-mail address in lower case, the phone number in national format. [VAL-07] */
export const normaliseContact = (typed: DomainContact): DomainContact => ({
  name: cleanTyped(typed.name),
  organisation: cleanTyped(typed.organisation),
  address: cleanTyped(typed.address),
  phone: normalisePhone(typed.phone),
  email: normaliseEmail(typed.email),
});

/** Problems of a normalised contact by field. [VAL-03 to VAL-05] */
export const validateContact = (contact: DomainContact): Readonly<Record<string, FieldProblem>> =>
  validateFields([
    ['name', contact.name, required, named, atMost(fieldLimits.name)],
    ['organisation', contact.organisation, named, atMost(fieldLimits.company)],
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
