/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentString } from '../typed-document.ts';
// Written by contracts/generate.mjs from contracts/graphql. Do not edit.

export type KeyValueInput = {
  readonly key: string;
  readonly value?: string | null | undefined;
};

export type LineItemOptionInput = {
  readonly idOption: string;
  readonly name?: string | null | undefined;
  readonly value: string;
  readonly title?: string | null | undefined;
};

/** A line as REST takes it, in the spelling of GraphQL. */
export type LineItemInput = {
  /** The term in the price's unit. */
  readonly quantity: number;
  readonly productId: string;
  /** Whole term, one machine, before VAT; null asks for no check of the price. */
  readonly inputPrice?: number | null | undefined;
  readonly unitPrice?: number | null | undefined;
  readonly discountAmount?: number | null | undefined;
  readonly campaignId?: string | null | undefined;
  readonly campaignActionId?: string | null | undefined;
  readonly gift?: boolean | null | undefined;
  /** Key of an item of this list, or id of a line of the order. */
  readonly parentId?: string | null | undefined;
  readonly orderLineItemParentId?: string | null | undefined;
  readonly description?: string | null | undefined;
  readonly priceType?: string | null | undefined;
  readonly itemType?: string | null | undefined;
  readonly key?: string | null | undefined;
  readonly customAttributes?: ReadonlyArray<KeyValueInput> | null | undefined;
  readonly productOptions?: ReadonlyArray<LineItemOptionInput> | null | undefined;
};

export type CreateOrderInput = {
  /** SERVICE. */
  readonly orderType: string;
  /** cart: an empty draft. express: a guest's whole order. order: a customer's whole order. */
  readonly source: string;
  /** website. */
  readonly channel: string;
  /** Only of express and order, which are created OPEN. */
  readonly whole?: WholeOrderInput | null | undefined;
};

/** As REST takes it on /v1/orders/express/{org}/{store}/cart. */
export type WholeOrderInput = {
  readonly lineItems: ReadonlyArray<LineItemInput>;
  readonly customer?: CustomerInput | null | undefined;
  readonly shippingAddress?: ShippingAddressInput | null | undefined;
  readonly invoiceRequest?: InvoiceRequestInput | null | undefined;
  readonly note?: string | null | undefined;
  readonly vouchers?: ReadonlyArray<string> | null | undefined;
  /** In đồng with VAT, after vouchers; another total is refused. */
  readonly expectedTotal?: number | null | undefined;
  /** Of a guest: signature over e-mail, phone, name and time. */
  readonly guestToken?: string | null | undefined;
  /** Signing time of the guest token. */
  readonly time?: number | null | undefined;
};

export type ShippingAddressInput = {
  readonly name: string;
  readonly phone: string;
  readonly address1: string;
  readonly provinceCode: string;
  readonly province: string;
  readonly wardCode: string;
  readonly ward: string;
};

export type CustomerInput = {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
};

export type InvoiceRequestInput = {
  readonly company: string;
  readonly taxCode: string;
  readonly address: string;
  readonly email: string;
};

/** Whose first order it would be, for an order without an owner. */
export type VoucherBuyerInput = {
  readonly email: string;
  readonly phone: string;
};

export type OrderDetailQueryVariables = Exact<{
  orderId: string;
}>;


export type OrderDetailQuery = { readonly orderDetail: { readonly id: string, readonly orderNumber: string, readonly orderStatus: number, readonly financialStatus: string, readonly ownerName: string | null, readonly ownerEmail: string | null, readonly ownerPhone: string | null, readonly ownerPartyId: string | null, readonly note: string | null, readonly cancelReason: string | null, readonly saleName: string | null, readonly createdAt: number, readonly version: number, readonly customAttribute: unknown, readonly invoiceRequest: { readonly company: string, readonly taxCode: string, readonly address: string, readonly email: string } | null, readonly shippingAddress: { readonly name: string | null, readonly phone: string | null, readonly address1: string | null, readonly address2: string | null, readonly provinceCode: string | null, readonly province: string | null, readonly wardCode: string | null, readonly ward: string | null } | null, readonly totalPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly totalReceived: { readonly amount: number, readonly currencyCode: string } | null, readonly discountApplications: ReadonlyArray<{ readonly code: string | null, readonly title: string | null, readonly value: { readonly amount: number, readonly currencyCode: string } | null, readonly valueWithTax: { readonly amount: number, readonly currencyCode: string } | null }> | null, readonly lineItems: ReadonlyArray<{ readonly orderItemId: string, readonly description: string | null, readonly quantity: number, readonly unitType: string | null, readonly orderItemName: string | null, readonly vatRate: number | null, readonly orderLineItem: { readonly orderLineItemParentId: string | null }, readonly totalPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly customAttributes: ReadonlyArray<{ readonly key: string, readonly value: string | null }>, readonly productOptions: ReadonlyArray<{ readonly idOption: string, readonly name: string | null, readonly value: string | null }>, readonly variant: { readonly id: string, readonly sku: string | null, readonly image: string | null } }> } };

export type GetPlacedOrderQueryVariables = Exact<{
  idempotencyKey: string;
}>;


export type GetPlacedOrderQuery = { readonly getPlacedOrder: { readonly id: string, readonly orderNumber: string, readonly orderStatus: number, readonly financialStatus: string, readonly ownerName: string | null, readonly ownerEmail: string | null, readonly ownerPhone: string | null, readonly ownerPartyId: string | null, readonly note: string | null, readonly cancelReason: string | null, readonly saleName: string | null, readonly createdAt: number, readonly version: number, readonly customAttribute: unknown, readonly invoiceRequest: { readonly company: string, readonly taxCode: string, readonly address: string, readonly email: string } | null, readonly shippingAddress: { readonly name: string | null, readonly phone: string | null, readonly address1: string | null, readonly address2: string | null, readonly provinceCode: string | null, readonly province: string | null, readonly wardCode: string | null, readonly ward: string | null } | null, readonly totalPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly totalReceived: { readonly amount: number, readonly currencyCode: string } | null, readonly discountApplications: ReadonlyArray<{ readonly code: string | null, readonly title: string | null, readonly value: { readonly amount: number, readonly currencyCode: string } | null, readonly valueWithTax: { readonly amount: number, readonly currencyCode: string } | null }> | null, readonly lineItems: ReadonlyArray<{ readonly orderItemId: string, readonly description: string | null, readonly quantity: number, readonly unitType: string | null, readonly orderItemName: string | null, readonly vatRate: number | null, readonly orderLineItem: { readonly orderLineItemParentId: string | null }, readonly totalPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly customAttributes: ReadonlyArray<{ readonly key: string, readonly value: string | null }>, readonly productOptions: ReadonlyArray<{ readonly idOption: string, readonly name: string | null, readonly value: string | null }>, readonly variant: { readonly id: string, readonly sku: string | null, readonly image: string | null } }> } };

export type GetSaleOrderStatusesQueryVariables = Exact<{ [key: string]: never; }>;


export type GetSaleOrderStatusesQuery = { readonly getSaleOrderStatuses: ReadonlyArray<{ readonly id: number, readonly name: string }> };

export type CreateOrderMutationVariables = Exact<{
  partnerId: string;
  storeId?: string | null | undefined;
  order: CreateOrderInput;
}>;


export type CreateOrderMutation = { readonly createOrder: { readonly id: string, readonly orderNumber: string, readonly orderStatus: number, readonly financialStatus: string, readonly ownerName: string | null, readonly ownerEmail: string | null, readonly ownerPhone: string | null, readonly ownerPartyId: string | null, readonly note: string | null, readonly cancelReason: string | null, readonly saleName: string | null, readonly createdAt: number, readonly version: number, readonly customAttribute: unknown, readonly invoiceRequest: { readonly company: string, readonly taxCode: string, readonly address: string, readonly email: string } | null, readonly shippingAddress: { readonly name: string | null, readonly phone: string | null, readonly address1: string | null, readonly address2: string | null, readonly provinceCode: string | null, readonly province: string | null, readonly wardCode: string | null, readonly ward: string | null } | null, readonly totalPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly totalReceived: { readonly amount: number, readonly currencyCode: string } | null, readonly discountApplications: ReadonlyArray<{ readonly code: string | null, readonly title: string | null, readonly value: { readonly amount: number, readonly currencyCode: string } | null, readonly valueWithTax: { readonly amount: number, readonly currencyCode: string } | null }> | null, readonly lineItems: ReadonlyArray<{ readonly orderItemId: string, readonly description: string | null, readonly quantity: number, readonly unitType: string | null, readonly orderItemName: string | null, readonly vatRate: number | null, readonly orderLineItem: { readonly orderLineItemParentId: string | null }, readonly totalPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly customAttributes: ReadonlyArray<{ readonly key: string, readonly value: string | null }>, readonly productOptions: ReadonlyArray<{ readonly idOption: string, readonly name: string | null, readonly value: string | null }>, readonly variant: { readonly id: string, readonly sku: string | null, readonly image: string | null } }> } };

export type UpdateCustomerAndShippingAddressMutationVariables = Exact<{
  orderId: string;
  partyId: string;
  customer?: CustomerInput | null | undefined;
  shippingAddress?: ShippingAddressInput | null | undefined;
  invoiceRequest?: InvoiceRequestInput | null | undefined;
  note?: string | null | undefined;
}>;


export type UpdateCustomerAndShippingAddressMutation = { readonly updateCustomerAndShippingAddress: { readonly id: string, readonly orderNumber: string, readonly orderStatus: number, readonly financialStatus: string, readonly ownerName: string | null, readonly ownerEmail: string | null, readonly ownerPhone: string | null, readonly ownerPartyId: string | null, readonly note: string | null, readonly cancelReason: string | null, readonly saleName: string | null, readonly createdAt: number, readonly version: number, readonly customAttribute: unknown, readonly invoiceRequest: { readonly company: string, readonly taxCode: string, readonly address: string, readonly email: string } | null, readonly shippingAddress: { readonly name: string | null, readonly phone: string | null, readonly address1: string | null, readonly address2: string | null, readonly provinceCode: string | null, readonly province: string | null, readonly wardCode: string | null, readonly ward: string | null } | null, readonly totalPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly totalReceived: { readonly amount: number, readonly currencyCode: string } | null, readonly discountApplications: ReadonlyArray<{ readonly code: string | null, readonly title: string | null, readonly value: { readonly amount: number, readonly currencyCode: string } | null, readonly valueWithTax: { readonly amount: number, readonly currencyCode: string } | null }> | null, readonly lineItems: ReadonlyArray<{ readonly orderItemId: string, readonly description: string | null, readonly quantity: number, readonly unitType: string | null, readonly orderItemName: string | null, readonly vatRate: number | null, readonly orderLineItem: { readonly orderLineItemParentId: string | null }, readonly totalPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly customAttributes: ReadonlyArray<{ readonly key: string, readonly value: string | null }>, readonly productOptions: ReadonlyArray<{ readonly idOption: string, readonly name: string | null, readonly value: string | null }>, readonly variant: { readonly id: string, readonly sku: string | null, readonly image: string | null } }> } };

export type UpdateStatusSellOrderMutationVariables = Exact<{
  orderId: string;
  status: string;
  reason?: string | null | undefined;
}>;


export type UpdateStatusSellOrderMutation = { readonly updateStatusSellOrder: { readonly id: string, readonly orderNumber: string, readonly orderStatus: number, readonly financialStatus: string, readonly ownerName: string | null, readonly ownerEmail: string | null, readonly ownerPhone: string | null, readonly ownerPartyId: string | null, readonly note: string | null, readonly cancelReason: string | null, readonly saleName: string | null, readonly createdAt: number, readonly version: number, readonly customAttribute: unknown, readonly invoiceRequest: { readonly company: string, readonly taxCode: string, readonly address: string, readonly email: string } | null, readonly shippingAddress: { readonly name: string | null, readonly phone: string | null, readonly address1: string | null, readonly address2: string | null, readonly provinceCode: string | null, readonly province: string | null, readonly wardCode: string | null, readonly ward: string | null } | null, readonly totalPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly totalReceived: { readonly amount: number, readonly currencyCode: string } | null, readonly discountApplications: ReadonlyArray<{ readonly code: string | null, readonly title: string | null, readonly value: { readonly amount: number, readonly currencyCode: string } | null, readonly valueWithTax: { readonly amount: number, readonly currencyCode: string } | null }> | null, readonly lineItems: ReadonlyArray<{ readonly orderItemId: string, readonly description: string | null, readonly quantity: number, readonly unitType: string | null, readonly orderItemName: string | null, readonly vatRate: number | null, readonly orderLineItem: { readonly orderLineItemParentId: string | null }, readonly totalPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly customAttributes: ReadonlyArray<{ readonly key: string, readonly value: string | null }>, readonly productOptions: ReadonlyArray<{ readonly idOption: string, readonly name: string | null, readonly value: string | null }>, readonly variant: { readonly id: string, readonly sku: string | null, readonly image: string | null } }> } };

export type UpdateOrderDescriptionMutationVariables = Exact<{
  orderId: string;
  description: string;
}>;


export type UpdateOrderDescriptionMutation = { readonly updateOrderDescription: { readonly status: number, readonly message: string } };

export type AddToCartMutationVariables = Exact<{
  orderId?: string | null | undefined;
  cartKey?: string | null | undefined;
  identifier?: string | null | undefined;
  storeId?: string | null | undefined;
  lineItems: ReadonlyArray<LineItemInput> | LineItemInput;
}>;


export type AddToCartMutation = { readonly addToCart: { readonly accessToken: string | null, readonly lineId: string, readonly order: { readonly id: string, readonly orderNumber: string, readonly orderStatus: number, readonly financialStatus: string, readonly ownerName: string | null, readonly ownerEmail: string | null, readonly ownerPhone: string | null, readonly ownerPartyId: string | null, readonly note: string | null, readonly cancelReason: string | null, readonly saleName: string | null, readonly createdAt: number, readonly version: number, readonly customAttribute: unknown, readonly invoiceRequest: { readonly company: string, readonly taxCode: string, readonly address: string, readonly email: string } | null, readonly shippingAddress: { readonly name: string | null, readonly phone: string | null, readonly address1: string | null, readonly address2: string | null, readonly provinceCode: string | null, readonly province: string | null, readonly wardCode: string | null, readonly ward: string | null } | null, readonly totalPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly totalReceived: { readonly amount: number, readonly currencyCode: string } | null, readonly discountApplications: ReadonlyArray<{ readonly code: string | null, readonly title: string | null, readonly value: { readonly amount: number, readonly currencyCode: string } | null, readonly valueWithTax: { readonly amount: number, readonly currencyCode: string } | null }> | null, readonly lineItems: ReadonlyArray<{ readonly orderItemId: string, readonly description: string | null, readonly quantity: number, readonly unitType: string | null, readonly orderItemName: string | null, readonly vatRate: number | null, readonly orderLineItem: { readonly orderLineItemParentId: string | null }, readonly totalPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly customAttributes: ReadonlyArray<{ readonly key: string, readonly value: string | null }>, readonly productOptions: ReadonlyArray<{ readonly idOption: string, readonly name: string | null, readonly value: string | null }>, readonly variant: { readonly id: string, readonly sku: string | null, readonly image: string | null } }> } } };

export type DeleteProductWithoutLoginMutationVariables = Exact<{
  orderId: string;
  orderLineItemId: string;
  reason?: string | null | undefined;
  storeId?: string | null | undefined;
}>;


export type DeleteProductWithoutLoginMutation = { readonly deleteProductWithoutLogin: { readonly status: number, readonly message: string } };

export type UpdateProductOptionOrderLineItemMutationVariables = Exact<{
  orderLineItemId: string;
  productOptions: ReadonlyArray<LineItemOptionInput> | LineItemOptionInput;
}>;


export type UpdateProductOptionOrderLineItemMutation = { readonly updateProductOptionOrderLineItem: { readonly status: number, readonly message: string } };

export type GetVouchersForLinesQueryVariables = Exact<{
  lineItems: ReadonlyArray<LineItemInput> | LineItemInput;
  vouchers: ReadonlyArray<string> | string;
}>;


export type GetVouchersForLinesQuery = { readonly getVouchersForLines: { readonly content: ReadonlyArray<{ readonly voucherCode: string, readonly voucherType: string, readonly title: string, readonly description: string | null, readonly expiryDate: number, readonly isUsable: boolean, readonly unusableReasons: ReadonlyArray<string>, readonly remainingAmount: number, readonly discountAmount: number, readonly discountValue: number, readonly isApplied: boolean }>, readonly refused: ReadonlyArray<{ readonly code: string, readonly why: string, readonly missing: number }> } };

export type AddVoucherMutationVariables = Exact<{
  orderId: string;
  voucherCode: string;
  asCustomer: boolean;
  buyer?: VoucherBuyerInput | null | undefined;
}>;


export type AddVoucherMutation = { readonly addVoucher: { readonly status: number, readonly message: string } };

export type RemoveVoucherMutationVariables = Exact<{
  orderId: string;
  voucherCode: string;
  asCustomer: boolean;
}>;


export type RemoveVoucherMutation = { readonly removeVoucher: { readonly status: number, readonly message: string } };

export type WholeOrderFragment = { readonly id: string, readonly orderNumber: string, readonly orderStatus: number, readonly financialStatus: string, readonly ownerName: string | null, readonly ownerEmail: string | null, readonly ownerPhone: string | null, readonly ownerPartyId: string | null, readonly note: string | null, readonly cancelReason: string | null, readonly saleName: string | null, readonly createdAt: number, readonly version: number, readonly customAttribute: unknown, readonly invoiceRequest: { readonly company: string, readonly taxCode: string, readonly address: string, readonly email: string } | null, readonly shippingAddress: { readonly name: string | null, readonly phone: string | null, readonly address1: string | null, readonly address2: string | null, readonly provinceCode: string | null, readonly province: string | null, readonly wardCode: string | null, readonly ward: string | null } | null, readonly totalPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly totalReceived: { readonly amount: number, readonly currencyCode: string } | null, readonly discountApplications: ReadonlyArray<{ readonly code: string | null, readonly title: string | null, readonly value: { readonly amount: number, readonly currencyCode: string } | null, readonly valueWithTax: { readonly amount: number, readonly currencyCode: string } | null }> | null, readonly lineItems: ReadonlyArray<{ readonly orderItemId: string, readonly description: string | null, readonly quantity: number, readonly unitType: string | null, readonly orderItemName: string | null, readonly vatRate: number | null, readonly orderLineItem: { readonly orderLineItemParentId: string | null }, readonly totalPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly customAttributes: ReadonlyArray<{ readonly key: string, readonly value: string | null }>, readonly productOptions: ReadonlyArray<{ readonly idOption: string, readonly name: string | null, readonly value: string | null }>, readonly variant: { readonly id: string, readonly sku: string | null, readonly image: string | null } }> };

export const WholeOrderFragmentDoc = `
    fragment WholeOrder on Order {
  id
  orderNumber
  orderStatus
  financialStatus
  ownerName
  ownerEmail
  ownerPhone
  ownerPartyId
  note
  cancelReason
  saleName
  createdAt
  version
  customAttribute
  invoiceRequest {
    company
    taxCode
    address
    email
  }
  shippingAddress {
    name
    phone
    address1
    address2
    provinceCode
    province
    wardCode
    ward
  }
  totalPrice {
    amount
    currencyCode
  }
  totalReceived {
    amount
    currencyCode
  }
  discountApplications {
    code
    title
    value {
      amount
      currencyCode
    }
    valueWithTax {
      amount
      currencyCode
    }
  }
  lineItems {
    orderItemId
    orderLineItem {
      orderLineItemParentId
    }
    description
    quantity
    unitType
    orderItemName
    vatRate
    totalPrice {
      amount
      currencyCode
    }
    customAttributes {
      key
      value
    }
    productOptions {
      idOption
      name
      value
    }
    variant {
      id
      sku
      image
    }
  }
}
    ` as TypedDocumentString<WholeOrderFragment, unknown>;
export const OrderDetailDocument = `
    query OrderDetail($orderId: String!) {
  orderDetail(orderId: $orderId) {
    ...WholeOrder
  }
}
    fragment WholeOrder on Order {
  id
  orderNumber
  orderStatus
  financialStatus
  ownerName
  ownerEmail
  ownerPhone
  ownerPartyId
  note
  cancelReason
  saleName
  createdAt
  version
  customAttribute
  invoiceRequest {
    company
    taxCode
    address
    email
  }
  shippingAddress {
    name
    phone
    address1
    address2
    provinceCode
    province
    wardCode
    ward
  }
  totalPrice {
    amount
    currencyCode
  }
  totalReceived {
    amount
    currencyCode
  }
  discountApplications {
    code
    title
    value {
      amount
      currencyCode
    }
    valueWithTax {
      amount
      currencyCode
    }
  }
  lineItems {
    orderItemId
    orderLineItem {
      orderLineItemParentId
    }
    description
    quantity
    unitType
    orderItemName
    vatRate
    totalPrice {
      amount
      currencyCode
    }
    customAttributes {
      key
      value
    }
    productOptions {
      idOption
      name
      value
    }
    variant {
      id
      sku
      image
    }
  }
}` as TypedDocumentString<OrderDetailQuery, OrderDetailQueryVariables>;
export const GetPlacedOrderDocument = `
    query GetPlacedOrder($idempotencyKey: String!) {
  getPlacedOrder(idempotencyKey: $idempotencyKey) {
    ...WholeOrder
  }
}
    fragment WholeOrder on Order {
  id
  orderNumber
  orderStatus
  financialStatus
  ownerName
  ownerEmail
  ownerPhone
  ownerPartyId
  note
  cancelReason
  saleName
  createdAt
  version
  customAttribute
  invoiceRequest {
    company
    taxCode
    address
    email
  }
  shippingAddress {
    name
    phone
    address1
    address2
    provinceCode
    province
    wardCode
    ward
  }
  totalPrice {
    amount
    currencyCode
  }
  totalReceived {
    amount
    currencyCode
  }
  discountApplications {
    code
    title
    value {
      amount
      currencyCode
    }
    valueWithTax {
      amount
      currencyCode
    }
  }
  lineItems {
    orderItemId
    orderLineItem {
      orderLineItemParentId
    }
    description
    quantity
    unitType
    orderItemName
    vatRate
    totalPrice {
      amount
      currencyCode
    }
    customAttributes {
      key
      value
    }
    productOptions {
      idOption
      name
      value
    }
    variant {
      id
      sku
      image
    }
  }
}` as TypedDocumentString<GetPlacedOrderQuery, GetPlacedOrderQueryVariables>;
export const GetSaleOrderStatusesDocument = `
    query GetSaleOrderStatuses {
  getSaleOrderStatuses {
    id
    name
  }
}
    ` as TypedDocumentString<GetSaleOrderStatusesQuery, GetSaleOrderStatusesQueryVariables>;
export const CreateOrderDocument = `
    mutation CreateOrder($partnerId: String!, $storeId: String, $order: CreateOrderInput!) {
  createOrder(partnerId: $partnerId, storeId: $storeId, order: $order) {
    ...WholeOrder
  }
}
    fragment WholeOrder on Order {
  id
  orderNumber
  orderStatus
  financialStatus
  ownerName
  ownerEmail
  ownerPhone
  ownerPartyId
  note
  cancelReason
  saleName
  createdAt
  version
  customAttribute
  invoiceRequest {
    company
    taxCode
    address
    email
  }
  shippingAddress {
    name
    phone
    address1
    address2
    provinceCode
    province
    wardCode
    ward
  }
  totalPrice {
    amount
    currencyCode
  }
  totalReceived {
    amount
    currencyCode
  }
  discountApplications {
    code
    title
    value {
      amount
      currencyCode
    }
    valueWithTax {
      amount
      currencyCode
    }
  }
  lineItems {
    orderItemId
    orderLineItem {
      orderLineItemParentId
    }
    description
    quantity
    unitType
    orderItemName
    vatRate
    totalPrice {
      amount
      currencyCode
    }
    customAttributes {
      key
      value
    }
    productOptions {
      idOption
      name
      value
    }
    variant {
      id
      sku
      image
    }
  }
}` as TypedDocumentString<CreateOrderMutation, CreateOrderMutationVariables>;
export const UpdateCustomerAndShippingAddressDocument = `
    mutation UpdateCustomerAndShippingAddress($orderId: String!, $partyId: String!, $customer: CustomerInput, $shippingAddress: ShippingAddressInput, $invoiceRequest: InvoiceRequestInput, $note: String) {
  updateCustomerAndShippingAddress(
    orderId: $orderId
    partyId: $partyId
    customer: $customer
    shippingAddress: $shippingAddress
    invoiceRequest: $invoiceRequest
    note: $note
  ) {
    ...WholeOrder
  }
}
    fragment WholeOrder on Order {
  id
  orderNumber
  orderStatus
  financialStatus
  ownerName
  ownerEmail
  ownerPhone
  ownerPartyId
  note
  cancelReason
  saleName
  createdAt
  version
  customAttribute
  invoiceRequest {
    company
    taxCode
    address
    email
  }
  shippingAddress {
    name
    phone
    address1
    address2
    provinceCode
    province
    wardCode
    ward
  }
  totalPrice {
    amount
    currencyCode
  }
  totalReceived {
    amount
    currencyCode
  }
  discountApplications {
    code
    title
    value {
      amount
      currencyCode
    }
    valueWithTax {
      amount
      currencyCode
    }
  }
  lineItems {
    orderItemId
    orderLineItem {
      orderLineItemParentId
    }
    description
    quantity
    unitType
    orderItemName
    vatRate
    totalPrice {
      amount
      currencyCode
    }
    customAttributes {
      key
      value
    }
    productOptions {
      idOption
      name
      value
    }
    variant {
      id
      sku
      image
    }
  }
}` as TypedDocumentString<UpdateCustomerAndShippingAddressMutation, UpdateCustomerAndShippingAddressMutationVariables>;
export const UpdateStatusSellOrderDocument = `
    mutation UpdateStatusSellOrder($orderId: String!, $status: String!, $reason: String) {
  updateStatusSellOrder(orderId: $orderId, status: $status, reason: $reason) {
    ...WholeOrder
  }
}
    fragment WholeOrder on Order {
  id
  orderNumber
  orderStatus
  financialStatus
  ownerName
  ownerEmail
  ownerPhone
  ownerPartyId
  note
  cancelReason
  saleName
  createdAt
  version
  customAttribute
  invoiceRequest {
    company
    taxCode
    address
    email
  }
  shippingAddress {
    name
    phone
    address1
    address2
    provinceCode
    province
    wardCode
    ward
  }
  totalPrice {
    amount
    currencyCode
  }
  totalReceived {
    amount
    currencyCode
  }
  discountApplications {
    code
    title
    value {
      amount
      currencyCode
    }
    valueWithTax {
      amount
      currencyCode
    }
  }
  lineItems {
    orderItemId
    orderLineItem {
      orderLineItemParentId
    }
    description
    quantity
    unitType
    orderItemName
    vatRate
    totalPrice {
      amount
      currencyCode
    }
    customAttributes {
      key
      value
    }
    productOptions {
      idOption
      name
      value
    }
    variant {
      id
      sku
      image
    }
  }
}` as TypedDocumentString<UpdateStatusSellOrderMutation, UpdateStatusSellOrderMutationVariables>;
export const UpdateOrderDescriptionDocument = `
    mutation UpdateOrderDescription($orderId: String!, $description: String!) {
  updateOrderDescription(orderId: $orderId, description: $description) {
    status
    message
  }
}
    ` as TypedDocumentString<UpdateOrderDescriptionMutation, UpdateOrderDescriptionMutationVariables>;
export const AddToCartDocument = `
    mutation AddToCart($orderId: String, $cartKey: String, $identifier: String, $storeId: String, $lineItems: [LineItemInput!]!) {
  addToCart(
    orderId: $orderId
    cartKey: $cartKey
    identifier: $identifier
    storeId: $storeId
    lineItems: $lineItems
  ) {
    accessToken
    lineId
    order {
      ...WholeOrder
    }
  }
}
    fragment WholeOrder on Order {
  id
  orderNumber
  orderStatus
  financialStatus
  ownerName
  ownerEmail
  ownerPhone
  ownerPartyId
  note
  cancelReason
  saleName
  createdAt
  version
  customAttribute
  invoiceRequest {
    company
    taxCode
    address
    email
  }
  shippingAddress {
    name
    phone
    address1
    address2
    provinceCode
    province
    wardCode
    ward
  }
  totalPrice {
    amount
    currencyCode
  }
  totalReceived {
    amount
    currencyCode
  }
  discountApplications {
    code
    title
    value {
      amount
      currencyCode
    }
    valueWithTax {
      amount
      currencyCode
    }
  }
  lineItems {
    orderItemId
    orderLineItem {
      orderLineItemParentId
    }
    description
    quantity
    unitType
    orderItemName
    vatRate
    totalPrice {
      amount
      currencyCode
    }
    customAttributes {
      key
      value
    }
    productOptions {
      idOption
      name
      value
    }
    variant {
      id
      sku
      image
    }
  }
}` as TypedDocumentString<AddToCartMutation, AddToCartMutationVariables>;
export const DeleteProductWithoutLoginDocument = `
    mutation DeleteProductWithoutLogin($orderId: String!, $orderLineItemId: String!, $reason: String, $storeId: String) {
  deleteProductWithoutLogin(
    orderId: $orderId
    orderLineItemId: $orderLineItemId
    reason: $reason
    storeId: $storeId
  ) {
    status
    message
  }
}
    ` as TypedDocumentString<DeleteProductWithoutLoginMutation, DeleteProductWithoutLoginMutationVariables>;
export const UpdateProductOptionOrderLineItemDocument = `
    mutation UpdateProductOptionOrderLineItem($orderLineItemId: String!, $productOptions: [LineItemOptionInput!]!) {
  updateProductOptionOrderLineItem(
    orderLineItemId: $orderLineItemId
    productOptions: $productOptions
  ) {
    status
    message
  }
}
    ` as TypedDocumentString<UpdateProductOptionOrderLineItemMutation, UpdateProductOptionOrderLineItemMutationVariables>;
export const GetVouchersForLinesDocument = `
    query GetVouchersForLines($lineItems: [LineItemInput!]!, $vouchers: [String!]!) {
  getVouchersForLines(lineItems: $lineItems, vouchers: $vouchers) {
    content {
      voucherCode
      voucherType
      title
      description
      expiryDate
      isUsable
      unusableReasons
      remainingAmount
      discountAmount
      discountValue
      isApplied
    }
    refused {
      code
      why
      missing
    }
  }
}
    ` as TypedDocumentString<GetVouchersForLinesQuery, GetVouchersForLinesQueryVariables>;
export const AddVoucherDocument = `
    mutation AddVoucher($orderId: String!, $voucherCode: String!, $asCustomer: Boolean!, $buyer: VoucherBuyerInput) {
  addVoucher(
    orderId: $orderId
    voucherCode: $voucherCode
    asCustomer: $asCustomer
    buyer: $buyer
  ) {
    status
    message
  }
}
    ` as TypedDocumentString<AddVoucherMutation, AddVoucherMutationVariables>;
export const RemoveVoucherDocument = `
    mutation RemoveVoucher($orderId: String!, $voucherCode: String!, $asCustomer: Boolean!) {
  removeVoucher(
    orderId: $orderId
    voucherCode: $voucherCode
    asCustomer: $asCustomer
  ) {
    status
    message
  }
}
    ` as TypedDocumentString<RemoveVoucherMutation, RemoveVoucherMutationVariables>;
