import type {
  InvoiceRequestInput,
  LineItemInput,
  MutationUpdateCustomerAndShippingAddressArgs,
  ShippingAddressInput,
  WholeOrderInput,
} from '#contracts/generated/storefront.service.ts';
import type { CustomerInput } from './set-customer.ts';

/** GraphQL has camel-case fields, REST snake-case ones; both use one parser. */
export const toRestLine = (line: LineItemInput) => ({
  quantity: line.quantity,
  product_id: line.productId,
  input_price: line.inputPrice,
  unit_price: line.unitPrice,
  discount_amount: line.discountAmount,
  campaign_id: line.campaignId,
  campaign_action_id: line.campaignActionId,
  gift: line.gift,
  parent_id: line.parentId,
  order_line_item_parent_id: line.orderLineItemParentId,
  description: line.description,
  price_type: line.priceType,
  item_type: line.itemType,
  key: line.key,
  custom_attributes: line.customAttributes,
  product_options: line.productOptions,
});

const toRestReceiver = (at: ShippingAddressInput) => ({
  name: at.name,
  phone: at.phone,
  address: at.address1,
  province: at.province,
  ward: at.ward,
  province_code: at.provinceCode,
  ward_code: at.wardCode,
});

const toRestInvoiceRequest = ({ company, taxCode, address, email }: InvoiceRequestInput) => ({
  company,
  tax_code: taxCode,
  address,
  email,
});

export const toRestWholeOrder = (whole: WholeOrderInput) => ({
  order: {
    line_items: whole.lineItems.map(toRestLine),
    note: whole.note,
    shipping_address: whole.shippingAddress && toRestReceiver(whole.shippingAddress),
    invoice_request: whole.invoiceRequest && toRestInvoiceRequest(whole.invoiceRequest),
    vouchers: whole.vouchers,
    seen_total: whole.expectedTotal,
  },
  customer: whole.customer,
  time: whole.time,
});

export const toCustomerInput = (
  contact: CustomerInput['contact'],
  {
    shippingAddress: at,
    invoiceRequest,
    note,
  }: Pick<MutationUpdateCustomerAndShippingAddressArgs, 'shippingAddress' | 'invoiceRequest' | 'note'>,
): CustomerInput => ({
  contact,
  address: at
    ? {
        street: at.address1,
        provinceCode: at.provinceCode,
        provinceName: at.province,
        wardCode: at.wardCode,
        wardName: at.ward,
      }
    : null,
  invoiceRequest: invoiceRequest ?? null,
  note: note ?? null,
});
