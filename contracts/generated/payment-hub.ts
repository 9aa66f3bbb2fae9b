/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentString } from '../typed-document.ts';
// Written by contracts/generate.mjs from contracts/graphql. Do not edit.

export type Payment = {
  /** What the shopper saw, đồng; another total is refused. */
  readonly totalAmount: number;
  /** The website's; another one is refused. */
  readonly storeID: string;
  /** The organisation; another one is refused. */
  readonly partnerCode: string;
  readonly methodCode: string;
  /** Kept with the payment, as email. */
  readonly phone?: string | null | undefined;
  readonly email?: string | null | undefined;
  /** Ours; see createPayment for what is paid without it. */
  readonly orderId?: string | null | undefined;
  readonly returnUrl?: string | null | undefined;
};

export type CreatePaymentMutationVariables = Exact<{
  paymentData?: Payment | null | undefined;
}>;


export type CreatePaymentMutation = { readonly createPayment: { readonly code: string, readonly message: string, readonly data: unknown, readonly qrCodeUrl: string | null, readonly deeplink: string | null, readonly deeplinkMiniApp: string | null, readonly paymentId: string, readonly gwConfigId: string | null } };

export type PaymentStatusQueryVariables = Exact<{
  paymentId: string;
}>;


export type PaymentStatusQuery = { readonly paymentStatus: { readonly paymentId: string, readonly orderId: string, readonly invoiceId: string | null, readonly methodCode: string, readonly totalAmount: number, readonly statusCode: string, readonly transactionId: string | null, readonly qrCode: string | null, readonly payUrl: string | null, readonly attributes: unknown } | null };

export type PaymentsByOrdersQueryVariables = Exact<{
  orderIds: ReadonlyArray<string> | string;
}>;


export type PaymentsByOrdersQuery = { readonly paymentsByOrders: ReadonlyArray<{ readonly paymentId: string, readonly orderId: string, readonly invoiceId: string | null, readonly methodCode: string, readonly totalAmount: number, readonly statusCode: string, readonly transactionId: string | null, readonly qrCode: string | null, readonly payUrl: string | null, readonly attributes: unknown }> };

export type PaymentReturnQueryVariables = Exact<{
  query: unknown;
}>;


export type PaymentReturnQuery = { readonly paymentReturn: { readonly orderId: string, readonly orderNumber: string, readonly paymentId: string, readonly amount: number, readonly statusCode: string, readonly responseCode: string } };

export type FollowedPaymentFragment = { readonly paymentId: string, readonly orderId: string, readonly invoiceId: string | null, readonly methodCode: string, readonly totalAmount: number, readonly statusCode: string, readonly transactionId: string | null, readonly qrCode: string | null, readonly payUrl: string | null, readonly attributes: unknown };

export const FollowedPaymentFragmentDoc = `
    fragment FollowedPayment on PaymentStatus {
  paymentId
  orderId
  invoiceId
  methodCode
  totalAmount
  statusCode
  transactionId
  qrCode
  payUrl
  attributes
}
    ` as TypedDocumentString<FollowedPaymentFragment, unknown>;
export const CreatePaymentDocument = `
    mutation CreatePayment($paymentData: Payment) {
  createPayment(paymentData: $paymentData) {
    code
    message
    data
    qrCodeUrl
    deeplink
    deeplinkMiniApp
    paymentId
    gwConfigId
  }
}
    ` as TypedDocumentString<CreatePaymentMutation, CreatePaymentMutationVariables>;
export const PaymentStatusDocument = `
    query PaymentStatus($paymentId: String!) {
  paymentStatus(paymentId: $paymentId) {
    ...FollowedPayment
  }
}
    fragment FollowedPayment on PaymentStatus {
  paymentId
  orderId
  invoiceId
  methodCode
  totalAmount
  statusCode
  transactionId
  qrCode
  payUrl
  attributes
}` as TypedDocumentString<PaymentStatusQuery, PaymentStatusQueryVariables>;
export const PaymentsByOrdersDocument = `
    query PaymentsByOrders($orderIds: [String!]!) {
  paymentsByOrders(orderIds: $orderIds) {
    ...FollowedPayment
  }
}
    fragment FollowedPayment on PaymentStatus {
  paymentId
  orderId
  invoiceId
  methodCode
  totalAmount
  statusCode
  transactionId
  qrCode
  payUrl
  attributes
}` as TypedDocumentString<PaymentsByOrdersQuery, PaymentsByOrdersQueryVariables>;
export const PaymentReturnDocument = `
    query PaymentReturn($query: JSON!) {
  paymentReturn(query: $query) {
    orderId
    orderNumber
    paymentId
    amount
    statusCode
    responseCode
  }
}
    ` as TypedDocumentString<PaymentReturnQuery, PaymentReturnQueryVariables>;
