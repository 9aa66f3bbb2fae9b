/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentString } from '../typed-document.ts';
// Written by contracts/generate.mjs from contracts/graphql. Do not edit.

export type CreateCustomerV2MutationVariables = Exact<{
  name: string;
  phone?: string | null | undefined;
  email?: string | null | undefined;
  birthDate?: string | null | undefined;
  tenantId: string;
  createdBy?: string | null | undefined;
  sourceCustomer?: string | null | undefined;
  address?: string | null | undefined;
}>;


export type CreateCustomerV2Mutation = { readonly createCustomerV2: { readonly id: string, readonly name: string, readonly address: string | null, readonly gender: string | null, readonly identityNumber: string | null, readonly birthDate: string | null, readonly email: string | null, readonly phone: string | null, readonly createdStamp: string | null, readonly createdBy: string | null, readonly memberLevel: string | null, readonly sourceCustomer: string | null } };

export type GetProvincesQueryVariables = Exact<{ [key: string]: never; }>;


export type GetProvincesQuery = { readonly getProvinces: ReadonlyArray<{ readonly id: string, readonly name: string }> };

export type GetWardsByProvinceIdQueryVariables = Exact<{
  provinceId: string;
}>;


export type GetWardsByProvinceIdQuery = { readonly getWardsByProvinceId: ReadonlyArray<{ readonly id: string, readonly name: string }> };

export type GetOwnIdentityNumberQueryVariables = Exact<{ [key: string]: never; }>;


export type GetOwnIdentityNumberQuery = { readonly getOwnIdentityNumber: string };

export type GetPersonByPartyIdQueryVariables = Exact<{
  partyId: string;
}>;


export type GetPersonByPartyIdQuery = { readonly getPersonByPartyId: { readonly partyId: string, readonly fullName: string, readonly phone: string | null, readonly email: string | null, readonly address: string | null, readonly gender: string | null, readonly birthDate: string | null, readonly identityNumber: string | null, readonly personalTitle: string | null, readonly imageUrl: string | null, readonly memberLevel: string | null, readonly status: string | null, readonly createdStamp: string } | null };

export type GetCollegesByProvinceIdQueryVariables = Exact<{
  provinceId: string;
}>;


export type GetCollegesByProvinceIdQuery = { readonly getCollegesByProvinceId: ReadonlyArray<{ readonly id: string, readonly name: string, readonly provinceId: string }> };

export type GetVatInfoByOwnerPartyIdQueryVariables = Exact<{
  ownerPartyId: string;
}>;


export type GetVatInfoByOwnerPartyIdQuery = { readonly getVatInfoByOwnerPartyId: { readonly company: string, readonly taxCode: string, readonly address: string, readonly invoiceReceiveEmail1: string | null } | null };

export const CreateCustomerV2Document = `
    mutation CreateCustomerV2($name: String!, $phone: String, $email: String, $birthDate: DateCustom, $tenantId: String!, $createdBy: String, $sourceCustomer: String, $address: String) {
  createCustomerV2(
    name: $name
    phone: $phone
    email: $email
    birthDate: $birthDate
    tenantId: $tenantId
    createdBy: $createdBy
    sourceCustomer: $sourceCustomer
    address: $address
  ) {
    id
    name
    address
    gender
    identityNumber
    birthDate
    email
    phone
    createdStamp
    createdBy
    memberLevel
    sourceCustomer
  }
}
    ` as TypedDocumentString<CreateCustomerV2Mutation, CreateCustomerV2MutationVariables>;
export const GetProvincesDocument = `
    query GetProvinces {
  getProvinces {
    id
    name
  }
}
    ` as TypedDocumentString<GetProvincesQuery, GetProvincesQueryVariables>;
export const GetWardsByProvinceIdDocument = `
    query getWardsByProvinceId($provinceId: String!) {
  getWardsByProvinceId(provinceId: $provinceId) {
    id
    name
  }
}
    ` as TypedDocumentString<GetWardsByProvinceIdQuery, GetWardsByProvinceIdQueryVariables>;
export const GetOwnIdentityNumberDocument = `
    query GetOwnIdentityNumber {
  getOwnIdentityNumber
}
    ` as TypedDocumentString<GetOwnIdentityNumberQuery, GetOwnIdentityNumberQueryVariables>;
export const GetPersonByPartyIdDocument = `
    query GetPersonByPartyId($partyId: String!) {
  getPersonByPartyId(partyId: $partyId) {
    partyId
    fullName
    phone
    email
    address
    gender
    birthDate
    identityNumber
    personalTitle
    imageUrl
    memberLevel
    status
    createdStamp
  }
}
    ` as TypedDocumentString<GetPersonByPartyIdQuery, GetPersonByPartyIdQueryVariables>;
export const GetCollegesByProvinceIdDocument = `
    query GetCollegesByProvinceId($provinceId: String!) {
  getCollegesByProvinceId(provinceId: $provinceId) {
    id
    name
    provinceId
  }
}
    ` as TypedDocumentString<GetCollegesByProvinceIdQuery, GetCollegesByProvinceIdQueryVariables>;
export const GetVatInfoByOwnerPartyIdDocument = `
    query GetVatInfoByOwnerPartyId($ownerPartyId: String!) {
  getVatInfoByOwnerPartyId(ownerPartyId: $ownerPartyId) {
    company
    taxCode
    address
    invoiceReceiveEmail1
  }
}
    ` as TypedDocumentString<GetVatInfoByOwnerPartyIdQuery, GetVatInfoByOwnerPartyIdQueryVariables>;
