import {
  atMost,
  fieldLimits,
  normalisePhone,
  normaliseText,
  phone,
  required,
  validateFields,
} from '#core/shared/text/validation.ts';

/** Who receives at an address, without its codes. */
type Receiver = { readonly name: string; readonly phone: string; readonly street: string };

/** NFC, trimmed, phone in national format; validates nothing. [VAL-07] */
export const normaliseReceiver = (typed: Receiver): Receiver => ({
  name: normaliseText(typed.name).replace(/\s+/gu, ' '),
  phone: normalisePhone(typed.phone),
  street: normaliseText(typed.street),
});

/** The first invalid field of a normalised receiver. */
export const findInvalidField = (receiver: Receiver): string | undefined =>
  Object.keys(
    validateFields([
      ['name', receiver.name, required, atMost(fieldLimits.name)],
      ['phone', receiver.phone, required, phone],
      ['street', receiver.street, required, atMost(fieldLimits.street)],
    ]),
  )[0];
