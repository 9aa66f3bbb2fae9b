/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentString } from '../typed-document.ts';
// Written by contracts/generate.mjs from contracts/graphql. Do not edit.

export type PlacementInput = {
  /** Null: a guest's new record, which createCustomerV2 finds by customerKey. */
  readonly partyId?: string | null | undefined;
  readonly customerKey: string;
  readonly customer: BuyerInput;
  readonly shippingAddress?: BuyerAddressInput | null | undefined;
  readonly invoiceRequest?: BuyerInvoiceInput | null | undefined;
  readonly note?: string | null | undefined;
};

export type BuyerInput = {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
};

export type BuyerAddressInput = {
  readonly name: string;
  readonly phone: string;
  readonly address1: string;
  readonly provinceCode: string;
  readonly province: string;
  readonly wardCode: string;
  readonly ward: string;
};

export type BuyerInvoiceInput = {
  readonly company: string;
  readonly taxCode: string;
  readonly address: string;
  readonly email: string;
};

export type GetPaymentMethodQueryVariables = Exact<{
  orgId: string;
  storeChannelId?: string | null | undefined;
}>;


export type GetPaymentMethodQuery = { readonly getPaymentMethod: ReadonlyArray<{ readonly id: string, readonly code: string, readonly name: string, readonly image: string | null, readonly description: string | null, readonly kind: string, readonly redirectOrigins: ReadonlyArray<string> }> };

export type CreatePaymentOrderMutationVariables = Exact<{
  orgId: string;
  orderId: string;
  paymentMethod: string;
  storeId: string;
  source: string;
  appliedAmount?: number | null | undefined;
  payDate: string;
  returnUrl?: string | null | undefined;
  paymentType: string;
  createBy: string;
  paymentInfo?: string | null | undefined;
  attributes?: unknown;
  placement?: PlacementInput | null | undefined;
}>;


export type CreatePaymentOrderMutation = { readonly createPaymentOrder: { readonly code: string, readonly message: string, readonly data: unknown, readonly qrCodeUrl: string | null, readonly deeplink: string | null, readonly deeplinkMiniApp: string | null, readonly invoiceId: string | null, readonly orderId: string, readonly paymentId: string } };

export type GetInvoiceDetailQueryVariables = Exact<{
  invoiceId: string;
}>;


export type GetInvoiceDetailQuery = { readonly getInvoiceDetail: { readonly id: string, readonly orderId: string, readonly type: string, readonly partyIdFrom: string, readonly partyIdTo: string | null, readonly status: string, readonly invoiceDate: string, readonly invoiceDueDate: string | null, readonly createdBy: string | null, readonly createdStamp: string | null, readonly paymentId: string | null, readonly originalTotalPrice: number, readonly totalVAT: number, readonly appliedAmount: number, readonly series: string, readonly number: number, readonly orderNumber: string, readonly seller: { readonly name: string, readonly taxCode: string, readonly address: string, readonly email: string, readonly phone: string }, readonly buyer: { readonly name: string, readonly taxCode: string, readonly address: string, readonly email: string, readonly phone: string }, readonly lines: ReadonlyArray<{ readonly title: string, readonly quantity: number, readonly unit: string, readonly unitPrice: number, readonly net: number, readonly exempt: number, readonly vatPercent: number | null, readonly vat: number, readonly gross: number }>, readonly adjusts: { readonly series: string, readonly number: number, readonly invoiceDate: string } | null, readonly replaces: { readonly series: string, readonly number: number, readonly invoiceDate: string } | null } | null };

export type GetInvoicesOfOrderQueryVariables = Exact<{
  orderId: string;
}>;


export type GetInvoicesOfOrderQuery = { readonly getInvoicesOfOrder: ReadonlyArray<{ readonly id: string, readonly orderId: string, readonly type: string, readonly partyIdFrom: string, readonly partyIdTo: string | null, readonly status: string, readonly invoiceDate: string, readonly invoiceDueDate: string | null, readonly createdBy: string | null, readonly createdStamp: string | null, readonly paymentId: string | null, readonly originalTotalPrice: number, readonly totalVAT: number, readonly appliedAmount: number, readonly series: string, readonly number: number, readonly orderNumber: string, readonly seller: { readonly name: string, readonly taxCode: string, readonly address: string, readonly email: string, readonly phone: string }, readonly buyer: { readonly name: string, readonly taxCode: string, readonly address: string, readonly email: string, readonly phone: string }, readonly lines: ReadonlyArray<{ readonly title: string, readonly quantity: number, readonly unit: string, readonly unitPrice: number, readonly net: number, readonly exempt: number, readonly vatPercent: number | null, readonly vat: number, readonly gross: number }>, readonly adjusts: { readonly series: string, readonly number: number, readonly invoiceDate: string } | null, readonly replaces: { readonly series: string, readonly number: number, readonly invoiceDate: string } | null }> };

export type GetInvoiceMonthsOfPartyQueryVariables = Exact<{
  partyId: string;
}>;


export type GetInvoiceMonthsOfPartyQuery = { readonly getInvoiceMonthsOfParty: ReadonlyArray<{ readonly month: string, readonly invoices: number, readonly total: number }> };

export type GetInvoicesOfPartyQueryVariables = Exact<{
  partyId: string;
  page: number;
  perPage: number;
  month?: string | null | undefined;
}>;


export type GetInvoicesOfPartyQuery = { readonly getInvoicesOfParty: { readonly total: number, readonly totalPage: number, readonly data: ReadonlyArray<{ readonly id: string, readonly orderId: string, readonly type: string, readonly partyIdFrom: string, readonly partyIdTo: string | null, readonly status: string, readonly invoiceDate: string, readonly invoiceDueDate: string | null, readonly createdBy: string | null, readonly createdStamp: string | null, readonly paymentId: string | null, readonly originalTotalPrice: number, readonly totalVAT: number, readonly appliedAmount: number, readonly series: string, readonly number: number, readonly orderNumber: string, readonly seller: { readonly name: string, readonly taxCode: string, readonly address: string, readonly email: string, readonly phone: string }, readonly buyer: { readonly name: string, readonly taxCode: string, readonly address: string, readonly email: string, readonly phone: string }, readonly lines: ReadonlyArray<{ readonly title: string, readonly quantity: number, readonly unit: string, readonly unitPrice: number, readonly net: number, readonly exempt: number, readonly vatPercent: number | null, readonly vat: number, readonly gross: number }>, readonly adjusts: { readonly series: string, readonly number: number, readonly invoiceDate: string } | null, readonly replaces: { readonly series: string, readonly number: number, readonly invoiceDate: string } | null }> } };

export type WholeInvoiceFragment = { readonly id: string, readonly orderId: string, readonly type: string, readonly partyIdFrom: string, readonly partyIdTo: string | null, readonly status: string, readonly invoiceDate: string, readonly invoiceDueDate: string | null, readonly createdBy: string | null, readonly createdStamp: string | null, readonly paymentId: string | null, readonly originalTotalPrice: number, readonly totalVAT: number, readonly appliedAmount: number, readonly series: string, readonly number: number, readonly orderNumber: string, readonly seller: { readonly name: string, readonly taxCode: string, readonly address: string, readonly email: string, readonly phone: string }, readonly buyer: { readonly name: string, readonly taxCode: string, readonly address: string, readonly email: string, readonly phone: string }, readonly lines: ReadonlyArray<{ readonly title: string, readonly quantity: number, readonly unit: string, readonly unitPrice: number, readonly net: number, readonly exempt: number, readonly vatPercent: number | null, readonly vat: number, readonly gross: number }>, readonly adjusts: { readonly series: string, readonly number: number, readonly invoiceDate: string } | null, readonly replaces: { readonly series: string, readonly number: number, readonly invoiceDate: string } | null };

export type WholePartyFragment = { readonly name: string, readonly taxCode: string, readonly address: string, readonly email: string, readonly phone: string };

export const WholePartyFragmentDoc = `
    fragment WholeParty on InvoiceParty {
  name
  taxCode
  address
  email
  phone
}
    ` as TypedDocumentString<WholePartyFragment, unknown>;
export const WholeInvoiceFragmentDoc = `
    fragment WholeInvoice on Invoice {
  id
  orderId
  type
  partyIdFrom
  partyIdTo
  status
  invoiceDate
  invoiceDueDate
  createdBy
  createdStamp
  paymentId
  originalTotalPrice
  totalVAT
  appliedAmount
  series
  number
  orderNumber
  seller {
    ...WholeParty
  }
  buyer {
    ...WholeParty
  }
  lines {
    title
    quantity
    unit
    unitPrice
    net
    exempt
    vatPercent
    vat
    gross
  }
  adjusts {
    series
    number
    invoiceDate
  }
  replaces {
    series
    number
    invoiceDate
  }
}
    fragment WholeParty on InvoiceParty {
  name
  taxCode
  address
  email
  phone
}` as TypedDocumentString<WholeInvoiceFragment, unknown>;
export const GetPaymentMethodDocument = `
    query GetPaymentMethod($orgId: String!, $storeChannelId: String) {
  getPaymentMethod(orgId: $orgId, storeChannelId: $storeChannelId) {
    id
    code
    name
    image
    description
    kind
    redirectOrigins
  }
}
    ` as TypedDocumentString<GetPaymentMethodQuery, GetPaymentMethodQueryVariables>;
export const CreatePaymentOrderDocument = `
    mutation CreatePaymentOrder($orgId: String!, $orderId: String!, $paymentMethod: String!, $storeId: String!, $source: String!, $appliedAmount: BigDecimal, $payDate: String!, $returnUrl: String, $paymentType: String!, $createBy: String!, $paymentInfo: String, $attributes: JSON, $placement: PlacementInput) {
  createPaymentOrder(
    orgId: $orgId
    orderId: $orderId
    paymentMethod: $paymentMethod
    storeId: $storeId
    source: $source
    appliedAmount: $appliedAmount
    payDate: $payDate
    returnUrl: $returnUrl
    paymentType: $paymentType
    createBy: $createBy
    paymentInfo: $paymentInfo
    attributes: $attributes
    placement: $placement
  ) {
    code
    message
    data
    qrCodeUrl
    deeplink
    deeplinkMiniApp
    invoiceId
    orderId
    paymentId
  }
}
    ` as TypedDocumentString<CreatePaymentOrderMutation, CreatePaymentOrderMutationVariables>;
export const GetInvoiceDetailDocument = `
    query GetInvoiceDetail($invoiceId: String!) {
  getInvoiceDetail(invoiceId: $invoiceId) {
    ...WholeInvoice
  }
}
    fragment WholeInvoice on Invoice {
  id
  orderId
  type
  partyIdFrom
  partyIdTo
  status
  invoiceDate
  invoiceDueDate
  createdBy
  createdStamp
  paymentId
  originalTotalPrice
  totalVAT
  appliedAmount
  series
  number
  orderNumber
  seller {
    ...WholeParty
  }
  buyer {
    ...WholeParty
  }
  lines {
    title
    quantity
    unit
    unitPrice
    net
    exempt
    vatPercent
    vat
    gross
  }
  adjusts {
    series
    number
    invoiceDate
  }
  replaces {
    series
    number
    invoiceDate
  }
}
fragment WholeParty on InvoiceParty {
  name
  taxCode
  address
  email
  phone
}` as TypedDocumentString<GetInvoiceDetailQuery, GetInvoiceDetailQueryVariables>;
export const GetInvoicesOfOrderDocument = `
    query GetInvoicesOfOrder($orderId: String!) {
  getInvoicesOfOrder(orderId: $orderId) {
    ...WholeInvoice
  }
}
    fragment WholeInvoice on Invoice {
  id
  orderId
  type
  partyIdFrom
  partyIdTo
  status
  invoiceDate
  invoiceDueDate
  createdBy
  createdStamp
  paymentId
  originalTotalPrice
  totalVAT
  appliedAmount
  series
  number
  orderNumber
  seller {
    ...WholeParty
  }
  buyer {
    ...WholeParty
  }
  lines {
    title
    quantity
    unit
    unitPrice
    net
    exempt
    vatPercent
    vat
    gross
  }
  adjusts {
    series
    number
    invoiceDate
  }
  replaces {
    series
    number
    invoiceDate
  }
}
fragment WholeParty on InvoiceParty {
  name
  taxCode
  address
  email
  phone
}` as TypedDocumentString<GetInvoicesOfOrderQuery, GetInvoicesOfOrderQueryVariables>;
export const GetInvoiceMonthsOfPartyDocument = `
    query GetInvoiceMonthsOfParty($partyId: String!) {
  getInvoiceMonthsOfParty(partyId: $partyId) {
    month
    invoices
    total
  }
}
    ` as TypedDocumentString<GetInvoiceMonthsOfPartyQuery, GetInvoiceMonthsOfPartyQueryVariables>;
export const GetInvoicesOfPartyDocument = `
    query GetInvoicesOfParty($partyId: String!, $page: Int!, $perPage: Int!, $month: String) {
  getInvoicesOfParty(
    partyId: $partyId
    page: $page
    perPage: $perPage
    month: $month
  ) {
    total
    totalPage
    data {
      ...WholeInvoice
    }
  }
}
    fragment WholeInvoice on Invoice {
  id
  orderId
  type
  partyIdFrom
  partyIdTo
  status
  invoiceDate
  invoiceDueDate
  createdBy
  createdStamp
  paymentId
  originalTotalPrice
  totalVAT
  appliedAmount
  series
  number
  orderNumber
  seller {
    ...WholeParty
  }
  buyer {
    ...WholeParty
  }
  lines {
    title
    quantity
    unit
    unitPrice
    net
    exempt
    vatPercent
    vat
    gross
  }
  adjusts {
    series
    number
    invoiceDate
  }
  replaces {
    series
    number
    invoiceDate
  }
}
fragment WholeParty on InvoiceParty {
  name
  taxCode
  address
  email
  phone
}` as TypedDocumentString<GetInvoicesOfPartyQuery, GetInvoicesOfPartyQueryVariables>;
