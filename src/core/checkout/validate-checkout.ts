import type { ShopFailure } from '#core/failures/shop-failure.ts';
import {
  findCompanyProblems,
  findContactProblems,
  normaliseCompany,
  normaliseContact,
  taxCode,
} from '#core/order-rules/validate-buyer.ts';
import type { Checkout } from '#core/orders/order-gateway.port.ts';
import type { AdministrativeUnit } from '#core/places/places.port.ts';
import type { Address } from '#core/shared/people/address.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';
import { cleanLines, cleanTyped } from '#core/shared/text/clean-typed.ts';
import type { FieldProblem } from '#core/shared/text/field-problem.ts';
import { atMost, fieldLimits, type Rule, required, validateFields } from '#core/shared/text/validation.ts';
import type { CheckoutFields } from './checkout.ts';

/** All provinces, and the wards of the selected one. */
export type SelectableAreas = {
  readonly provinces: readonly AdministrativeUnit[];
  readonly wards: readonly AdministrativeUnit[];
};

/**
 * Normalises and validates the raw form, on the page while typing and in the use case. Adds names to province and ward;
 * with `places` null the order asks for no address and keeps none. A company that names no e-mail gets its invoice at
 * the contact's. Fails with `invalid-fields`, by path such as `contact.phone`. [VAL-03 to VAL-05, VAL-07]
 */
export const validateCheckout = (
  typed: CheckoutFields,
  places: SelectableAreas | null,
): Result<Checkout, Extract<ShopFailure, { kind: 'invalid-fields' }>> => {
  const fields = normaliseCheckoutFields(typed);
  const problems =
    typed.looksUpCompany && typed.invoiceFor === 'company'
      ? findLookUpProblem(fields)
      : findCheckoutProblems(fields, places);
  return Object.keys(problems).length > 0
    ? fail({ kind: 'invalid-fields', fields: problems })
    : ok(toCheckout(fields, places));
};

export const normaliseCheckoutFields = (typed: CheckoutFields): CheckoutFields => ({
  contact: normaliseContact(typed.contact),
  address: {
    provinceCode: cleanTyped(typed.address.provinceCode),
    wardCode: cleanTyped(typed.address.wardCode),
    street: cleanTyped(typed.address.street),
  },
  invoiceFor: typed.invoiceFor,
  company: normaliseCompany(typed.company),
  note: cleanLines(typed.note),
  methodCode: cleanTyped(typed.methodCode),
});

const oneOf =
  (places: readonly AdministrativeUnit[]): Rule =>
  (code) =>
    code === '' || places.some((place) => place.code === code) ? null : 'choice';

/** The page then shows the company. */
const findLookUpProblem = ({ company }: CheckoutFields): Readonly<Record<string, FieldProblem>> => {
  const wrong = validateFields([['company.taxCode', company.taxCode, required, taxCode]]);
  return Object.keys(wrong).length > 0 ? wrong : { 'company.name': 'company-to-check' };
};

const within = (part: string, problems: Readonly<Record<string, FieldProblem>>) =>
  Object.fromEntries(Object.entries(problems).map(([field, problem]) => [`${part}.${field}`, problem]));

const findCheckoutProblems = (
  { contact, address, invoiceFor, company, note, methodCode }: CheckoutFields,
  places: SelectableAreas | null,
): Readonly<Record<string, FieldProblem>> => ({
  ...within('contact', findContactProblems(contact)),
  ...validateFields([
    ['note', note, atMost(fieldLimits.note)],
    ['methodCode', methodCode, required],
  ]),
  ...(places === null
    ? {}
    : validateFields([
        ['address.provinceCode', address.provinceCode, required, oneOf(places.provinces)],
        ['address.wardCode', address.wardCode, required, oneOf(places.wards)],
        ['address.street', address.street, required, atMost(fieldLimits.street)],
      ])),
  ...(invoiceFor === 'company' ? within('company', findCompanyProblems(company)) : {}),
});

const toCheckout = (fields: CheckoutFields, places: SelectableAreas | null): Checkout => ({
  contact: fields.contact,
  address: places && toAddress(fields.address, places),
  invoiceRequest:
    fields.invoiceFor === 'company'
      ? {
          company: fields.company.name,
          taxCode: fields.company.taxCode,
          address: fields.company.address,
          email: fields.company.email || fields.contact.email,
        }
      : null,
  note: fields.note,
});

const toAddress = (
  { street, provinceCode, wardCode }: CheckoutFields['address'],
  { provinces, wards }: SelectableAreas,
): Address => ({
  street,
  provinceCode,
  provinceName: nameOf(provinces, provinceCode),
  wardCode,
  wardName: nameOf(wards, wardCode),
});

const nameOf = (places: readonly AdministrativeUnit[], code: string): string =>
  places.find((place) => place.code === code)?.name ?? '';
