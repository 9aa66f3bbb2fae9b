import type { Place } from '#core/places/places.port.ts';
import type { FieldProblem } from '#core/shared/field-problem.ts';
import {
  atMost,
  fieldLimits,
  normalPhone,
  normalText,
  phone,
  problemsOf,
  type Rule,
  required,
} from '#core/shared/validation.ts';
import type { AddressInput } from './account.ts';

/** Normalises an address from the form: NFC, trimmed, phone in national format. Validates nothing. [VAL-07] */
export const normalAddress = (typed: AddressInput): AddressInput => ({
  name: normalText(typed.name).replace(/\s+/gu, ' '),
  phone: normalPhone(typed.phone),
  street: normalText(typed.street),
  provinceCode: normalText(typed.provinceCode),
  wardCode: normalText(typed.wardCode),
  isDefault: typed.isDefault,
});

/**
 * Problems of a normalised address by field, checked against the provinces and wards that the form offers. [VAL-03,
 * VAL-04, ACC-09]
 */
export const problemsOfAddress = (
  address: AddressInput,
  { provinces, wards }: { readonly provinces: readonly Place[]; readonly wards: readonly Place[] },
): Readonly<Record<string, FieldProblem>> =>
  problemsOf([
    ['name', address.name, required, atMost(fieldLimits.name)],
    ['phone', address.phone, required, phone],
    ['provinceCode', address.provinceCode, required, oneOf(provinces)],
    ['wardCode', address.wardCode, required, oneOf(wards)],
    ['street', address.street, required, atMost(fieldLimits.street)],
  ]);

const oneOf =
  (places: readonly Place[]): Rule =>
  (code) =>
    code === '' || places.some((place) => place.code === code) ? null : 'choice';
