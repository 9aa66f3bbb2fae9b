/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentString } from '../typed-document.ts';
// Written by contracts/generate.mjs from contracts/graphql. Do not edit.

export type LineItemOptionInput = {
  readonly idOption: string;
  readonly name?: string | null | undefined;
  readonly value: string;
  readonly title?: string | null | undefined;
};

export type CreateOrderInput = {
  /** SERVICE. */
  readonly orderType: string;
  /** cart. */
  readonly source: string;
  /** website. */
  readonly channel: string;
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

export type OrderDetailQueryVariables = Exact<{
  orderId: string;
}>;


export type OrderDetailQuery = { readonly orderDetail: { readonly id: string, readonly orderNumber: string, readonly orderStatus: number, readonly financialStatus: string, readonly ownerName: string | null, readonly ownerEmail: string | null, readonly ownerPhone: string | null, readonly ownerPartyId: string | null, readonly note: string | null, readonly cancelReason: string | null, readonly createdAt: number, readonly version: number, readonly customAttribute: unknown, readonly invoiceRequest: { readonly company: string, readonly taxCode: string, readonly address: string, readonly email: string } | null, readonly shippingAddress: { readonly address1: string | null, readonly provinceCode: string | null, readonly province: string | null, readonly wardCode: string | null, readonly ward: string | null } | null, readonly totalPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly discountApplications: ReadonlyArray<{ readonly code: string | null, readonly title: string | null, readonly value: { readonly amount: number, readonly currencyCode: string } | null, readonly valueWithTax: { readonly amount: number, readonly currencyCode: string } | null }> | null, readonly lineItems: ReadonlyArray<{ readonly orderItemId: string, readonly description: string | null, readonly quantity: number, readonly unitType: string | null, readonly orderItemName: string | null, readonly vatRate: number | null, readonly orderLineItem: { readonly orderLineItemParentId: string | null }, readonly totalPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly customAttributes: ReadonlyArray<{ readonly key: string, readonly value: string | null }>, readonly productOptions: ReadonlyArray<{ readonly idOption: string, readonly name: string | null, readonly value: string | null }>, readonly variant: { readonly id: string, readonly sku: string | null, readonly image: string | null } }> } };

export type GetQuantityOfLineItemsQueryVariables = Exact<{
  orderId: string;
}>;


export type GetQuantityOfLineItemsQuery = { readonly getQuantityOfLineItems: number };

export type CreateOrderMutationVariables = Exact<{
  partnerId: string;
  storeId?: string | null | undefined;
  order: CreateOrderInput;
}>;


export type CreateOrderMutation = { readonly createOrder: { readonly id: string, readonly orderNumber: string, readonly orderStatus: number, readonly financialStatus: string, readonly ownerName: string | null, readonly ownerEmail: string | null, readonly ownerPhone: string | null, readonly ownerPartyId: string | null, readonly note: string | null, readonly cancelReason: string | null, readonly createdAt: number, readonly version: number, readonly customAttribute: unknown, readonly invoiceRequest: { readonly company: string, readonly taxCode: string, readonly address: string, readonly email: string } | null, readonly shippingAddress: { readonly address1: string | null, readonly provinceCode: string | null, readonly province: string | null, readonly wardCode: string | null, readonly ward: string | null } | null, readonly totalPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly discountApplications: ReadonlyArray<{ readonly code: string | null, readonly title: string | null, readonly value: { readonly amount: number, readonly currencyCode: string } | null, readonly valueWithTax: { readonly amount: number, readonly currencyCode: string } | null }> | null, readonly lineItems: ReadonlyArray<{ readonly orderItemId: string, readonly description: string | null, readonly quantity: number, readonly unitType: string | null, readonly orderItemName: string | null, readonly vatRate: number | null, readonly orderLineItem: { readonly orderLineItemParentId: string | null }, readonly totalPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly customAttributes: ReadonlyArray<{ readonly key: string, readonly value: string | null }>, readonly productOptions: ReadonlyArray<{ readonly idOption: string, readonly name: string | null, readonly value: string | null }>, readonly variant: { readonly id: string, readonly sku: string | null, readonly image: string | null } }> } };

export type UpdateCustomerAndShippingAddressMutationVariables = Exact<{
  orderId: string;
  partyId: string;
  customer: CustomerInput;
  shippingAddress?: ShippingAddressInput | null | undefined;
  invoiceRequest?: InvoiceRequestInput | null | undefined;
  note?: string | null | undefined;
}>;


export type UpdateCustomerAndShippingAddressMutation = { readonly updateCustomerAndShippingAddress: { readonly id: string, readonly orderNumber: string, readonly orderStatus: number, readonly financialStatus: string, readonly ownerName: string | null, readonly ownerEmail: string | null, readonly ownerPhone: string | null, readonly ownerPartyId: string | null, readonly note: string | null, readonly cancelReason: string | null, readonly createdAt: number, readonly version: number, readonly customAttribute: unknown, readonly invoiceRequest: { readonly company: string, readonly taxCode: string, readonly address: string, readonly email: string } | null, readonly shippingAddress: { readonly address1: string | null, readonly provinceCode: string | null, readonly province: string | null, readonly wardCode: string | null, readonly ward: string | null } | null, readonly totalPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly discountApplications: ReadonlyArray<{ readonly code: string | null, readonly title: string | null, readonly value: { readonly amount: number, readonly currencyCode: string } | null, readonly valueWithTax: { readonly amount: number, readonly currencyCode: string } | null }> | null, readonly lineItems: ReadonlyArray<{ readonly orderItemId: string, readonly description: string | null, readonly quantity: number, readonly unitType: string | null, readonly orderItemName: string | null, readonly vatRate: number | null, readonly orderLineItem: { readonly orderLineItemParentId: string | null }, readonly totalPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly customAttributes: ReadonlyArray<{ readonly key: string, readonly value: string | null }>, readonly productOptions: ReadonlyArray<{ readonly idOption: string, readonly name: string | null, readonly value: string | null }>, readonly variant: { readonly id: string, readonly sku: string | null, readonly image: string | null } }> } };

export type UpdateStatusSellOrderMutationVariables = Exact<{
  orderId: string;
  status: string;
}>;


export type UpdateStatusSellOrderMutation = { readonly updateStatusSellOrder: { readonly id: string, readonly orderNumber: string, readonly orderStatus: number, readonly financialStatus: string, readonly ownerName: string | null, readonly ownerEmail: string | null, readonly ownerPhone: string | null, readonly ownerPartyId: string | null, readonly note: string | null, readonly cancelReason: string | null, readonly createdAt: number, readonly version: number, readonly customAttribute: unknown, readonly invoiceRequest: { readonly company: string, readonly taxCode: string, readonly address: string, readonly email: string } | null, readonly shippingAddress: { readonly address1: string | null, readonly provinceCode: string | null, readonly province: string | null, readonly wardCode: string | null, readonly ward: string | null } | null, readonly totalPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly discountApplications: ReadonlyArray<{ readonly code: string | null, readonly title: string | null, readonly value: { readonly amount: number, readonly currencyCode: string } | null, readonly valueWithTax: { readonly amount: number, readonly currencyCode: string } | null }> | null, readonly lineItems: ReadonlyArray<{ readonly orderItemId: string, readonly description: string | null, readonly quantity: number, readonly unitType: string | null, readonly orderItemName: string | null, readonly vatRate: number | null, readonly orderLineItem: { readonly orderLineItemParentId: string | null }, readonly totalPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly customAttributes: ReadonlyArray<{ readonly key: string, readonly value: string | null }>, readonly productOptions: ReadonlyArray<{ readonly idOption: string, readonly name: string | null, readonly value: string | null }>, readonly variant: { readonly id: string, readonly sku: string | null, readonly image: string | null } }> } };

export type UpdateProductOptionOrderLineItemMutationVariables = Exact<{
  orderLineItemId: string;
  productOptions: ReadonlyArray<LineItemOptionInput> | LineItemOptionInput;
}>;


export type UpdateProductOptionOrderLineItemMutation = { readonly updateProductOptionOrderLineItem: { readonly status: number, readonly message: string } };

export type WholeOrderFragment = { readonly id: string, readonly orderNumber: string, readonly orderStatus: number, readonly financialStatus: string, readonly ownerName: string | null, readonly ownerEmail: string | null, readonly ownerPhone: string | null, readonly ownerPartyId: string | null, readonly note: string | null, readonly cancelReason: string | null, readonly createdAt: number, readonly version: number, readonly customAttribute: unknown, readonly invoiceRequest: { readonly company: string, readonly taxCode: string, readonly address: string, readonly email: string } | null, readonly shippingAddress: { readonly address1: string | null, readonly provinceCode: string | null, readonly province: string | null, readonly wardCode: string | null, readonly ward: string | null } | null, readonly totalPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly discountApplications: ReadonlyArray<{ readonly code: string | null, readonly title: string | null, readonly value: { readonly amount: number, readonly currencyCode: string } | null, readonly valueWithTax: { readonly amount: number, readonly currencyCode: string } | null }> | null, readonly lineItems: ReadonlyArray<{ readonly orderItemId: string, readonly description: string | null, readonly quantity: number, readonly unitType: string | null, readonly orderItemName: string | null, readonly vatRate: number | null, readonly orderLineItem: { readonly orderLineItemParentId: string | null }, readonly totalPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly customAttributes: ReadonlyArray<{ readonly key: string, readonly value: string | null }>, readonly productOptions: ReadonlyArray<{ readonly idOption: string, readonly name: string | null, readonly value: string | null }>, readonly variant: { readonly id: string, readonly sku: string | null, readonly image: string | null } }> };

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
    address1
    provinceCode
    province
    wardCode
    ward
  }
  totalPrice {
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
    address1
    provinceCode
    province
    wardCode
    ward
  }
  totalPrice {
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
export const GetQuantityOfLineItemsDocument = `
    query GetQuantityOfLineItems($orderId: String!) {
  getQuantityOfLineItems(orderId: $orderId)
}
    ` as TypedDocumentString<GetQuantityOfLineItemsQuery, GetQuantityOfLineItemsQueryVariables>;
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
    address1
    provinceCode
    province
    wardCode
    ward
  }
  totalPrice {
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
    mutation UpdateCustomerAndShippingAddress($orderId: String!, $partyId: String!, $customer: CustomerInput!, $shippingAddress: ShippingAddressInput, $invoiceRequest: InvoiceRequestInput, $note: String) {
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
    address1
    provinceCode
    province
    wardCode
    ward
  }
  totalPrice {
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
    mutation UpdateStatusSellOrder($orderId: String!, $status: String!) {
  updateStatusSellOrder(orderId: $orderId, status: $status) {
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
    address1
    provinceCode
    province
    wardCode
    ward
  }
  totalPrice {
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
