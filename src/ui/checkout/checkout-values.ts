import type { SavedAddress } from '#core/account/account.ts';
import type { CheckoutFields } from '#core/checkout/checkout.ts';
import type { CheckoutFormView } from '#core/checkout/load-checkout-form.ts';
import { type Fields, textAt, textsAt } from '#ui/app/form-fields.ts';

export const parseCheckoutFields = (fields: Fields): CheckoutFields => ({
  contact: textsAt(fields, ['name', 'phone', 'email'], 'contact.'),
  address: textsAt(fields, ['provinceCode', 'wardCode', 'street'], 'address.'),
  invoiceFor: textAt(fields, 'invoiceFor') === 'company' ? 'company' : 'person',
  company: textsAt(fields, ['name', 'taxCode', 'address', 'email'], 'company.'),
  note: textAt(fields, 'note'),
  methodCode: textAt(fields, 'methodCode'),
});

/** The visitor's known data, the selected saved address, and the first payment method. */
export const initialFields = (
  { contact, company, methods }: CheckoutFormView,
  receiver: SavedAddress | null,
  note: string,
): CheckoutFields => ({
  contact: {
    name: receiver?.name ?? contact?.name ?? '',
    phone: receiver?.phone ?? contact?.phone ?? '',
    email: contact?.email ?? '',
  },
  address: {
    provinceCode: receiver?.provinceCode ?? '',
    wardCode: receiver?.wardCode ?? '',
    street: receiver?.street ?? '',
  },
  invoiceFor: company === null ? 'person' : 'company',
  company: {
    name: company?.company ?? '',
    taxCode: company?.taxCode ?? '',
    address: company?.address ?? '',
    email: company?.email ?? '',
  },
  note,
  methodCode: methods[0]?.code ?? '',
});

/** A saved address's id, or `OTHER_ADDRESS`. */
export const ADDRESS_PARAM = 'address';
export const OTHER_ADDRESS = 'khac';

/** The saved address that the URL selects; the default address without a selection. */
export const findSelectedAddress = (addresses: readonly SavedAddress[], asked: string | null): SavedAddress | null =>
  asked === OTHER_ADDRESS ? null : (addresses.find(({ id }) => id === asked) ?? addresses[0] ?? null);
