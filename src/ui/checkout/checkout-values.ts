import type { CheckoutFields } from '#core/checkout/checkout.ts';
import type { FieldProblem, ShopFailure } from '#core/failures.ts';
import type { Contact } from '#core/orders/order.ts';
import { type Fields, textAt } from '#ui/kit/command-form.tsx';
import { fieldProblems } from '#ui/messages/fields.vi.ts';

/** Paths of the fields as the form, the host and the failures name them. */
export type FieldPath =
  | `contact.${'name' | 'phone' | 'email'}`
  | `address.${'provinceCode' | 'wardCode' | 'street'}`
  | `company.${'name' | 'taxCode' | 'address' | 'email'}`
  | 'note'
  | 'methodCode';

/** The form's texts as typed, from the nested fields of a form. */
export const fieldsAsTyped = (fields: Fields): CheckoutFields => ({
  contact: {
    name: textAt(fields, 'contact.name'),
    phone: textAt(fields, 'contact.phone'),
    email: textAt(fields, 'contact.email'),
  },
  address: {
    provinceCode: textAt(fields, 'address.provinceCode'),
    wardCode: textAt(fields, 'address.wardCode'),
    street: textAt(fields, 'address.street'),
  },
  invoiceFor: textAt(fields, 'invoiceFor') === 'company' ? 'company' : 'person',
  company: {
    name: textAt(fields, 'company.name'),
    taxCode: textAt(fields, 'company.taxCode'),
    address: textAt(fields, 'company.address'),
    email: textAt(fields, 'company.email'),
  },
  note: textAt(fields, 'note'),
  methodCode: textAt(fields, 'methodCode'),
});

/** What the form starts with: what is known of the visitor, and the first way to pay. */
export const initialFields = (contact: Contact | null, methodCode: string, note: string): CheckoutFields => ({
  contact: contact ?? { name: '', phone: '', email: '' },
  address: { provinceCode: '', wardCode: '', street: '' },
  invoiceFor: 'person',
  company: { name: '', taxCode: '', address: '', email: '' },
  note,
  methodCode,
});

export type Problems = Readonly<Record<string, FieldProblem>>;

export const problemsIn = (failure: ShopFailure | null): Problems =>
  failure?.kind === 'invalid-fields' ? failure.fields : {};

export const sentenceOfField = (problem: FieldProblem | undefined): string | null =>
  problem === undefined ? null : fieldProblems[problem];
