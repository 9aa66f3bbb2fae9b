import { cleanTyped } from '#core/shared/text/clean-typed.ts';
import { normalisePhone } from '#core/shared/text/phone-number.ts';
import { atMost, fieldLimits, named, phone, required, validateFields } from '#core/shared/text/validation.ts';

/** Who receives at an address, without its codes. */
type Receiver = { readonly name: string; readonly phone: string; readonly street: string };

/** Cleaned, phone in national format; validates nothing. [VAL-07] */
export const normaliseReceiver = (typed: Receiver): Receiver => ({
  name: cleanTyped(typed.name),
  phone: normalisePhone(typed.phone),
  street: cleanTyped(typed.street),
});

/** The first invalid field of a normalised receiver. */
export const findInvalidField = (receiver: Receiver): string | undefined =>
  Object.keys(
    validateFields([
      ['name', receiver.name, required, named, atMost(fieldLimits.name)],
      ['phone', receiver.phone, required, phone],
      ['street', receiver.street, required, atMost(fieldLimits.street)],
    ]),
  )[0];
