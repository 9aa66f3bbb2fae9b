/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentString } from '../typed-document.ts';
// Written by contracts/generate.mjs from contracts/graphql. Do not edit.

export type GetUserDetailQueryVariables = Exact<{
  orgId: string;
  accessToken: string;
}>;


export type GetUserDetailQuery = { readonly getUserDetail: { readonly partyId: string, readonly orgId: string, readonly fullName: string, readonly email: string | null, readonly phone: string | null, readonly address: string | null, readonly identityNumber: string | null, readonly gender: string | null, readonly birthDate: string | null, readonly avatarUrl: string | null, readonly accessToken: string, readonly username: string, readonly orgPermissionsMap: unknown, readonly orgPositionsMap: unknown, readonly orgRolesMap: unknown } };

export type GetUserLoginByTokenQueryVariables = Exact<{
  accessToken: string;
}>;


export type GetUserLoginByTokenQuery = { readonly getUserLoginByToken: { readonly id: string, readonly status: string, readonly partyId: string, readonly userLoginId: string } };

export const GetUserDetailDocument = `
    query GetUserDetail($orgId: String!, $accessToken: String!) {
  getUserDetail(orgId: $orgId, accessToken: $accessToken) {
    partyId
    orgId
    fullName
    email
    phone
    address
    identityNumber
    gender
    birthDate
    avatarUrl
    accessToken
    username
    orgPermissionsMap
    orgPositionsMap
    orgRolesMap
  }
}
    ` as TypedDocumentString<GetUserDetailQuery, GetUserDetailQueryVariables>;
export const GetUserLoginByTokenDocument = `
    query GetUserLoginByToken($accessToken: String!) {
  getUserLoginByToken(accessToken: $accessToken) {
    id
    status
    partyId
    userLoginId
  }
}
    ` as TypedDocumentString<GetUserLoginByTokenQuery, GetUserLoginByTokenQueryVariables>;
