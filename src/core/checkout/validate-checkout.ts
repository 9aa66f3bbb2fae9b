import type { ShopFailure } from '#core/failures/shop-failure.ts';
import type { Checkout } from '#core/orders/order-gateway.port.ts';
import type { Place } from '#core/places/places.port.ts';
import type { FieldProblem } from '#core/shared/field-problem.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';
import { isTaxCode, normalTaxCode } from '#core/shared/tax-code.ts';
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
import type { CheckoutFields } from './checkout.ts';

/** Selectable areas: all provinces, and the wards of the selected one. */
export type OfferedPlaces = { readonly provinces: readonly Place[]; readonly wards: readonly Place[] };

/**
 * Converts the raw checkout form to the stored order data: texts trimmed and in NFC, phone in national format, names of
 * province and ward beside their codes. Used by the page while typing and by the use case before any request. Fails
 * with `invalid-fields`, with paths such as `contact.phone`. [VAL-03 to VAL-05, VAL-07]
 */
export const validateCheckout = (
  typed: CheckoutFields,
  places: OfferedPlaces,
): Result<Checkout, Extract<ShopFailure, { kind: 'invalid-fields' }>> => {
  const fields = normalFields(typed);
  const problems = problemsOfCheckout(fields, places);
  return Object.keys(problems).length > 0
    ? fail({ kind: 'invalid-fields', fields: problems })
    : ok(checkoutOf(fields, places));
};

/** Normalises the fields without validating them. */
export const normalFields = (typed: CheckoutFields): CheckoutFields => ({
  contact: {
    name: normalText(typed.contact.name).replace(/\s+/gu, ' '),
    phone: normalPhone(typed.contact.phone),
    email: normalText(typed.contact.email),
  },
  address: {
    provinceCode: normalText(typed.address.provinceCode),
    wardCode: normalText(typed.address.wardCode),
    street: normalText(typed.address.street),
  },
  invoiceFor: typed.invoiceFor,
  company: {
    name: normalText(typed.company.name),
    taxCode: normalTaxCode(normalText(typed.company.taxCode)),
    address: normalText(typed.company.address),
    email: normalText(typed.company.email),
  },
  note: normalText(typed.note),
  methodCode: normalText(typed.methodCode),
});

const taxCode: Rule = (normal) => (normal === '' || isTaxCode(normal) ? null : 'tax-code');

const oneOf =
  (places: readonly Place[]): Rule =>
  (code) =>
    code === '' || places.some((place) => place.code === code) ? null : 'choice';

const problemsOfCheckout = (
  { contact, address, invoiceFor, company, note, methodCode }: CheckoutFields,
  places: OfferedPlaces,
): Readonly<Record<string, FieldProblem>> => ({
  ...problemsOf([
    ['contact.name', contact.name, required, atMost(fieldLimits.name)],
    ['contact.phone', contact.phone, required, phone],
    ['contact.email', contact.email, required, email],
    ['address.provinceCode', address.provinceCode, required, oneOf(places.provinces)],
    ['address.wardCode', address.wardCode, required, oneOf(places.wards)],
    ['address.street', address.street, required, atMost(fieldLimits.street)],
    ['note', note, atMost(fieldLimits.note)],
    ['methodCode', methodCode, required],
  ]),
  ...(invoiceFor === 'company'
    ? problemsOf([
        ['company.name', company.name, required, atMost(fieldLimits.company)],
        ['company.taxCode', company.taxCode, required, taxCode],
        ['company.address', company.address, required, atMost(fieldLimits.address)],
        ['company.email', company.email, required, email],
      ])
    : {}),
});

const checkoutOf = (fields: CheckoutFields, { provinces, wards }: OfferedPlaces): Checkout => ({
  contact: fields.contact,
  address: {
    street: fields.address.street,
    provinceCode: fields.address.provinceCode,
    provinceName: nameOf(provinces, fields.address.provinceCode),
    wardCode: fields.address.wardCode,
    wardName: nameOf(wards, fields.address.wardCode),
  },
  invoiceRequest:
    fields.invoiceFor === 'company'
      ? {
          company: fields.company.name,
          taxCode: fields.company.taxCode,
          address: fields.company.address,
          email: fields.company.email,
        }
      : null,
  note: fields.note,
});

const nameOf = (places: readonly Place[], code: string): string =>
  places.find((place) => place.code === code)?.name ?? '';
