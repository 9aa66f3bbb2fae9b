/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentString } from '../typed-document.ts';
// Written by contracts/generate.mjs from contracts/graphql. Do not edit.

export type CurrentUserQueryVariables = Exact<{
  orgId: string;
  accessToken: string;
}>;


export type CurrentUserQuery = { readonly getUserDetail: { readonly partyId: string, readonly fullName: string, readonly email: string | null, readonly phone: string | null }, readonly getUserLoginByToken: { readonly id: string, readonly status: string, readonly partyId: string, readonly userLoginId: string } };

export const CurrentUserDocument = `
    query CurrentUser($orgId: String!, $accessToken: String!) {
  getUserDetail(orgId: $orgId, accessToken: $accessToken) {
    partyId
    fullName
    email
    phone
  }
  getUserLoginByToken(accessToken: $accessToken) {
    id
    status
    partyId
    userLoginId
  }
}
    ` as TypedDocumentString<CurrentUserQuery, CurrentUserQueryVariables>;
