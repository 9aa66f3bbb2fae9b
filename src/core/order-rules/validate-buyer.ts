import type { Contact } from '#core/shared/people/contact.ts';
import type { InvoiceParty } from '#core/shared/people/invoice-party.ts';
import { isTaxCode, normaliseTaxCode } from '#core/shared/people/tax-code.ts';
import { cleanTyped } from '#core/shared/text/clean-typed.ts';
import { cleanEmail } from '#core/shared/text/email-address.ts';
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

/** The company of an order's invoice as it is typed; without an e-mail its invoice goes to the contact. */
export type TypedCompany = Omit<InvoiceParty, 'phone'>;

type Problems = Readonly<Record<string, FieldProblem>>;

export const normaliseContact = (typed: Contact): Contact => ({
  name: cleanTyped(typed.name),
  phone: normalisePhone(typed.phone),
  email: cleanEmail(typed.email),
});

export const normaliseCompany = (typed: TypedCompany): TypedCompany => ({
  name: cleanTyped(typed.name),
  taxCode: normaliseTaxCode(typed.taxCode),
  address: cleanTyped(typed.address),
  email: cleanEmail(typed.email),
});

export const taxCode: Rule = (normal) => (normal === '' || isTaxCode(normal) ? null : 'tax-code');

/** By field; takes the result of `normaliseContact`. [VAL-03, VAL-04] */
export const findContactProblems = (contact: Contact): Problems =>
  validateFields([
    ['name', contact.name, required, named, atMost(fieldLimits.name)],
    ['phone', contact.phone, required, phone],
    ['email', contact.email, required, email],
  ]);

/** Of the buyer on an invoice: a company has a tax code, a person none. By field; takes normalised texts. [VAL-05] */
export const findBuyerProblems = (buyer: InvoiceParty): Problems => {
  const { name, phone: number, address, email: mail } = buyer;
  const others = validateFields([['phone', number, phone]]);
  if (buyer.taxCode !== '') return { ...findCompanyProblems(buyer), ...others };
  const person = validateFields([
    ['name', name, required, named, atMost(fieldLimits.name)],
    ['address', address, atMost(fieldLimits.address)],
    ['email', mail, email],
  ]);
  return { ...person, ...others };
};

/** By field; takes the result of `normaliseCompany`. [VAL-05] */
export const findCompanyProblems = (company: TypedCompany): Problems =>
  validateFields([
    ['name', company.name, required, named, atMost(fieldLimits.company)],
    ['taxCode', company.taxCode, required, taxCode],
    ['address', company.address, required, atMost(fieldLimits.address)],
    ['email', company.email, email],
  ]);
