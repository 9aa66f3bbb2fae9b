import type * as z from 'zod';
import { FieldRefusal } from '#backend/platform/desk/desk-resource.ts';
import type { buyerFields } from '#contracts/desk/order-record.ts';
import {
  findCompanyProblems,
  findContactProblems,
  normaliseCompany,
  normaliseContact,
} from '#core/order-rules/validate-buyer.ts';
import type { Contact } from '#core/shared/people/contact.ts';
import type { InvoiceRequest } from '#core/shared/people/invoice-party.ts';
import { lookUp } from '#core/shared/text/look-up.ts';
import { problemSentence } from './order-words.vi.ts';

export type TypedBuyer = z.output<typeof buyerFields>;

export type Buyer = { readonly contact: Contact; readonly invoiceRequest: InvoiceRequest | null };

/** The field of the form that holds a part of the company. */
const companyFields = {
  name: 'company',
  taxCode: 'taxCode',
  address: 'companyAddress',
  email: 'companyEmail',
} as const;

/** As the checkout reads its form: who orders, and the company that the invoice is for. Throws FieldRefusal. */
export const readBuyer = (typed: TypedBuyer): Buyer => {
  const contact = normaliseContact(typed);
  const company = normaliseCompany({
    name: typed.company,
    taxCode: typed.taxCode,
    address: typed.companyAddress,
    email: typed.companyEmail,
  });
  const isCompany = Object.values(company).some(Boolean);
  const problems = [
    ...Object.entries(findContactProblems(contact)),
    ...Object.entries(isCompany ? findCompanyProblems(company) : {}).map(
      ([part, problem]) => [lookUp(companyFields, part) ?? part, problem] as const,
    ),
  ];
  if (problems.length > 0)
    throw new FieldRefusal(Object.fromEntries(problems.map(([field, problem]) => [field, problemSentence(problem)])));
  const { name, email, ...rest } = company;
  return {
    contact,
    invoiceRequest: isCompany ? { company: name, email: email || contact.email, ...rest } : null,
  };
};
