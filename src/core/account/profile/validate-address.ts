import type { AddressInput } from '#core/account/account.ts';
import type { AdministrativeUnit } from '#core/places/places.port.ts';
import { normaliseReceiver } from '#core/shared/people/receiver-rules.ts';
import { cleanTyped } from '#core/shared/text/clean-typed.ts';
import type { FieldProblem } from '#core/shared/text/field-problem.ts';
import {
  atMost,
  fieldLimits,
  named,
  phone,
  type Rule,
  required,
  validateFields,
} from '#core/shared/text/validation.ts';

/** NFC, trimmed, phone in national format; validates nothing. [VAL-07] */
export const normaliseAddress = (typed: AddressInput): AddressInput => ({
  ...normaliseReceiver(typed),
  provinceCode: cleanTyped(typed.provinceCode),
  wardCode: cleanTyped(typed.wardCode),
  isDefault: typed.isDefault,
});

/** Problems by field; province and ward must be among those that the form offers. [VAL-03, VAL-04, ACC-09] */
export const validateAddress = (
  address: AddressInput,
  {
    provinces,
    wards,
  }: { readonly provinces: readonly AdministrativeUnit[]; readonly wards: readonly AdministrativeUnit[] },
): Readonly<Record<string, FieldProblem>> =>
  validateFields([
    ['name', address.name, required, named, atMost(fieldLimits.name)],
    ['phone', address.phone, required, phone],
    ['provinceCode', address.provinceCode, required, oneOf(provinces)],
    ['wardCode', address.wardCode, required, oneOf(wards)],
    ['street', address.street, required, atMost(fieldLimits.street)],
  ]);

const oneOf =
  (places: readonly AdministrativeUnit[]): Rule =>
  (code) =>
    code === '' || places.some((place) => place.code === code) ? null : 'choice';
