/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentString } from '../typed-document.ts';
// Written by contracts/generate.mjs from contracts/graphql. Do not edit.

/** Fields that are left out select everything. */
export type SearchVoucherRequest = {
  readonly partyId?: string | null | undefined;
  readonly storeId?: string | null | undefined;
  /** Vouchers that this customer may use: those for every customer. */
  readonly customerId?: string | null | undefined;
  /** Only staff get expired and used-up ones with false. */
  readonly excludeExpired?: boolean | null | undefined;
  readonly campaignId?: string | null | undefined;
  readonly campaignActionId?: string | null | undefined;
  /** ORDER, GIFT or QUANTITY. */
  readonly campaignActionType?: string | null | undefined;
  readonly isBirthday?: boolean | null | undefined;
  readonly pageNumber?: number | null | undefined;
  readonly pageSize?: number | null | undefined;
};

export type VoucherForUserRequest = {
  readonly orderId: string;
  readonly customerId?: string | null | undefined;
  readonly storeId?: string | null | undefined;
  readonly paymentMethodId?: string | null | undefined;
  readonly shippingCompanyId?: string | null | undefined;
  readonly pageNumber?: number | null | undefined;
  readonly pageSize?: number | null | undefined;
};

export type KnownVoucherFragment = { readonly voucherCode: string, readonly voucherType: string, readonly title: string, readonly description: string | null, readonly expiryDate: number, readonly status: string | null };

export type SearchVoucherQueryVariables = Exact<{
  request: SearchVoucherRequest;
}>;


export type SearchVoucherQuery = { readonly searchVoucher: { readonly total: number, readonly content: ReadonlyArray<{ readonly voucherCode: string, readonly voucherType: string, readonly title: string, readonly description: string | null, readonly expiryDate: number, readonly status: string | null }> } };

export type GetVouchersForUserQueryVariables = Exact<{
  request: VoucherForUserRequest;
}>;


export type GetVouchersForUserQuery = { readonly getVouchersForUser: { readonly total: number, readonly content: ReadonlyArray<{ readonly voucherCode: string, readonly voucherType: string, readonly title: string, readonly description: string | null, readonly expiryDate: number, readonly isUsable: boolean, readonly unusableReasons: ReadonlyArray<string>, readonly remainingAmount: number, readonly discountAmount: number, readonly discountValue: number, readonly isApplied: boolean }> } };

export type GetCampaignQueryVariables = Exact<{
  id: string;
}>;


export type GetCampaignQuery = { readonly getCampaign: { readonly id: string, readonly name: string, readonly description: string | null, readonly type: string | null, readonly fromDate: number | null, readonly toDate: number | null, readonly status: string | null } | null };

export const KnownVoucherFragmentDoc = `
    fragment KnownVoucher on Voucher {
  voucherCode
  voucherType
  title
  description
  expiryDate
  status
}
    ` as TypedDocumentString<KnownVoucherFragment, unknown>;
export const SearchVoucherDocument = `
    query SearchVoucher($request: SearchVoucherRequest!) {
  searchVoucher(searchVoucherRequest: $request) {
    total
    content {
      ...KnownVoucher
    }
  }
}
    fragment KnownVoucher on Voucher {
  voucherCode
  voucherType
  title
  description
  expiryDate
  status
}` as TypedDocumentString<SearchVoucherQuery, SearchVoucherQueryVariables>;
export const GetVouchersForUserDocument = `
    query GetVouchersForUser($request: VoucherForUserRequest!) {
  getVouchersForUser(voucherForUserRequest: $request) {
    total
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
  }
}
    ` as TypedDocumentString<GetVouchersForUserQuery, GetVouchersForUserQueryVariables>;
export const GetCampaignDocument = `
    query GetCampaign($id: String!) {
  getCampaign(id: $id) {
    id
    name
    description
    type
    fromDate
    toDate
    status
  }
}
    ` as TypedDocumentString<GetCampaignQuery, GetCampaignQueryVariables>;
