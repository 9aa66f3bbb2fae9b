import type { SavedAddress } from '#core/account/account.ts';
import type { CheckoutFields } from '#core/checkout/checkout.ts';
import type { CheckoutFormView } from '#core/checkout/load-checkout-form.ts';
import { type Fields, textAt } from '#ui/app/form-fields.ts';

export const parseCheckoutFields = (fields: Fields): CheckoutFields => ({
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
  address: toAddressFields(receiver),
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

const toAddressFields = (receiver: SavedAddress | null): CheckoutFields['address'] => ({
  provinceCode: receiver?.provinceCode ?? '',
  wardCode: receiver?.wardCode ?? '',
  street: receiver?.street ?? '',
});

/** A saved address's id, or `OTHER_ADDRESS`. */
export const ADDRESS_PARAM = 'address';
export const OTHER_ADDRESS = 'khac';

/** The saved address that the URL selects; the default address without a selection. */
export const findSelectedAddress = (addresses: readonly SavedAddress[], asked: string | null): SavedAddress | null =>
  asked === OTHER_ADDRESS ? null : (addresses.find(({ id }) => id === asked) ?? addresses[0] ?? null);
