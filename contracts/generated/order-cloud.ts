/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentString } from '../typed-document.ts';
// Written by contracts/generate.mjs from contracts/graphql. Do not edit.

/** What updateQuantityV2 changes of one line; names as the public client sends them. */
export type UpdateItemInput = {
  readonly orderItemId: string;
  readonly price?: number | null | undefined;
  /** The term in the price's unit; null leaves it. */
  readonly quantity?: number | null | undefined;
  readonly unitPrice?: number | null | undefined;
  readonly unitType?: string | null | undefined;
  readonly campaignId?: string | null | undefined;
  readonly campaignActionId?: string | null | undefined;
  /** Machines or users, 1–50; null leaves it. */
  readonly count?: number | null | undefined;
};

export type FindOrderByOwnerPartyIdQueryVariables = Exact<{
  partnerId: string;
  ownerPartyId: string;
}>;


export type FindOrderByOwnerPartyIdQuery = { readonly findOrderByOwnerPartyId: string | null };

export type UpdateQuantityV2MutationVariables = Exact<{
  orderId: string;
  partnerId: string;
  updateItemInputs: ReadonlyArray<UpdateItemInput | null | undefined> | UpdateItemInput;
  updateBy: string;
}>;


export type UpdateQuantityV2Mutation = { readonly updateQuantityV2: { readonly id: string, readonly orderNumber: string, readonly orderStatus: number, readonly financialStatus: string, readonly ownerName: string | null, readonly ownerEmail: string | null, readonly ownerPhone: string | null, readonly ownerPartyId: string | null, readonly note: string | null, readonly cancelReason: string | null, readonly saleName: string | null, readonly createdAt: number, readonly version: number, readonly customAttribute: unknown, readonly invoiceRequest: { readonly company: string, readonly taxCode: string, readonly address: string, readonly email: string } | null, readonly shippingAddress: { readonly name: string | null, readonly phone: string | null, readonly address1: string | null, readonly address2: string | null, readonly provinceCode: string | null, readonly province: string | null, readonly wardCode: string | null, readonly ward: string | null } | null, readonly totalPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly totalReceived: { readonly amount: number, readonly currencyCode: string } | null, readonly discountApplications: ReadonlyArray<{ readonly code: string | null, readonly title: string | null, readonly value: { readonly amount: number, readonly currencyCode: string } | null, readonly valueWithTax: { readonly amount: number, readonly currencyCode: string } | null }> | null, readonly lineItems: ReadonlyArray<{ readonly orderItemId: string, readonly description: string | null, readonly quantity: number, readonly unitType: string | null, readonly orderItemName: string | null, readonly vatRate: number | null, readonly orderLineItem: { readonly orderLineItemParentId: string | null }, readonly totalPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly customAttributes: ReadonlyArray<{ readonly key: string, readonly value: string | null }>, readonly productOptions: ReadonlyArray<{ readonly idOption: string, readonly name: string | null, readonly value: string | null }>, readonly variant: { readonly id: string, readonly sku: string | null, readonly image: string | null } }> } };

export type MergeOrderCartMutationVariables = Exact<{
  oldCartId: string;
  newCartId: string;
  actorId: string;
}>;


export type MergeOrderCartMutation = { readonly mergeOrderCart: { readonly success: boolean, readonly movedItemCount: number, readonly skippedItemCount: number, readonly oldCartCanceled: boolean, readonly message: string } };

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
export const FindOrderByOwnerPartyIdDocument = `
    query FindOrderByOwnerPartyId($partnerId: String!, $ownerPartyId: String!) {
  findOrderByOwnerPartyId(partnerId: $partnerId, ownerPartyId: $ownerPartyId)
}
    ` as TypedDocumentString<FindOrderByOwnerPartyIdQuery, FindOrderByOwnerPartyIdQueryVariables>;
export const UpdateQuantityV2Document = `
    mutation UpdateQuantityV2($orderId: String!, $partnerId: String!, $updateItemInputs: [UpdateItemInput]!, $updateBy: String!) {
  updateQuantityV2(
    orderId: $orderId
    partnerId: $partnerId
    updateItemInputs: $updateItemInputs
    updateBy: $updateBy
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
}` as TypedDocumentString<UpdateQuantityV2Mutation, UpdateQuantityV2MutationVariables>;
export const MergeOrderCartDocument = `
    mutation MergeOrderCart($oldCartId: String!, $newCartId: String!, $actorId: String!) {
  mergeOrderCart(
    input: {oldCartId: $oldCartId, newCartId: $newCartId, actorId: $actorId}
  ) {
    success
    movedItemCount
    skippedItemCount
    oldCartCanceled
    message
  }
}
    ` as TypedDocumentString<MergeOrderCartMutation, MergeOrderCartMutationVariables>;
