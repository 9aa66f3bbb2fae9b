import type { WireGuestCustomer, WireInvoiceRequest, WireReceiver } from '#contracts/rest/order-rest.ts';
import type { Checkout } from '#core/orders/order-gateway.port.ts';

/** What the checkout asks for, as orders take it over REST. */
export type WireCheckout = {
  readonly customer: WireGuestCustomer;
  readonly note: string;
  readonly shipping_address: WireReceiver | null;
  readonly invoice_request: WireInvoiceRequest | null;
};

export const wireCheckout = ({ contact, address, invoiceRequest, note }: Checkout): WireCheckout => ({
  customer: contact,
  note,
  shipping_address: address && {
    name: contact.name,
    phone: contact.phone,
    address: address.street,
    province: address.provinceName,
    ward: address.wardName,
    province_code: address.provinceCode,
    ward_code: address.wardCode,
  },
  invoice_request: invoiceRequest && {
    company: invoiceRequest.company,
    tax_code: invoiceRequest.taxCode,
    address: invoiceRequest.address,
    email: invoiceRequest.email,
  },
});
