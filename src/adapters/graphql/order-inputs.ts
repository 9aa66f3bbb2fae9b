import type {
  CreateOrderInput,
  LineItemInput,
  UpdateCustomerAndShippingAddressMutationVariables,
} from '#contracts/generated/storefront.ts';
import type { WireLineItem } from '#contracts/rest/order-rest.ts';
import type { AppliedVouchers, Checkout, NewLine } from '#core/orders/order-gateway.port.ts';
import type { GuestSignature } from '#core/session/guest-signer.port.ts';
import { wireItems } from '../rest/line-items.ts';

/** The line items of REST in the spelling of GraphQL. */
const toLineInput = (item: WireLineItem): LineItemInput => ({
  quantity: item.quantity,
  productId: item.product_id,
  inputPrice: item.input_price,
  unitPrice: item.unit_price,
  discountAmount: item.discount_amount,
  campaignId: item.campaign_id,
  campaignActionId: item.campaign_action_id,
  gift: item.gift,
  parentId: item.parent_id,
  orderLineItemParentId: item.order_line_item_parent_id,
  description: item.description,
  priceType: item.price_type,
  itemType: item.item_type,
  key: item.key,
  customAttributes: item.custom_attributes,
  productOptions: item.product_options,
});

/** A null `idempotencyKey` is for a whole order, which has its own. */
export const lineInputs = (line: NewLine, key: string, idempotencyKey: string | null): readonly LineItemInput[] =>
  wireItems(line, key, idempotencyKey).map(toLineInput);

type CheckoutVariables = Pick<
  UpdateCustomerAndShippingAddressMutationVariables,
  'customer' | 'shippingAddress' | 'invoiceRequest' | 'note'
>;

export const checkoutVariables = ({ contact, address, invoiceRequest, note }: Checkout): CheckoutVariables => ({
  customer: contact,
  shippingAddress: address && {
    name: contact.name,
    phone: contact.phone,
    address1: address.street,
    provinceCode: address.provinceCode,
    province: address.provinceName,
    wardCode: address.wardCode,
    ward: address.wardName,
  },
  invoiceRequest,
  note,
});

/** [CART-03] */
const kind = { orderType: 'SERVICE', channel: 'website' };

export const temporaryOrder: CreateOrderInput = { ...kind, source: 'cart' };

/** A guest's with a signature, a customer's without. [FIN-03, FIN-04] */
export const wholeOrder = (
  lines: readonly NewLine[],
  checkout: Checkout,
  vouched: AppliedVouchers | undefined,
  signature: GuestSignature | null,
): CreateOrderInput => ({
  ...kind,
  source: signature ? 'express' : 'order',
  whole: {
    lineItems: lines.flatMap((line, at) => lineInputs(line, `line-${at}`, null)),
    ...checkoutVariables(checkout),
    ...(vouched && { vouchers: vouched.codes, expectedTotal: vouched.expectedTotal }),
    ...(signature && { guestToken: signature.token, time: signature.time }),
  },
});
