/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentString } from '../typed-document.ts';
// Written by contracts/generate.mjs from contracts/graphql. Do not edit.

export type LoginRequest = {
  readonly username: string;
  readonly password: string;
  readonly orgId?: string | null | undefined;
  /** Ours: what an earlier log-in gave this browser. */
  readonly deviceMark?: string | null | undefined;
};

export type RegisterRequest = {
  readonly username: string;
  readonly fullName: string;
  /** Without one the account gets its password by updateInfo. */
  readonly password?: string | null | undefined;
};

export type UpdateUserRequest = {
  readonly fullName?: string | null | undefined;
  readonly address?: string | null | undefined;
  readonly gender?: string | null | undefined;
  /** ms since 1970 UTC, instead of birthDate. */
  readonly birthDateLongTime?: number | null | undefined;
  /** YYYY-MM-DD */
  readonly birthDate?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly identityNumber?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly imageUrl?: string | null | undefined;
  readonly personalTitle?: string | null | undefined;
};

export type ContactField =
  | 'EMAIL'
  | 'PHONE';

export type ContactSide =
  | 'NEW'
  | 'OLD';

export type CurrentUserQueryVariables = Exact<{
  orgId: string;
  accessToken: string;
}>;


export type CurrentUserQuery = { readonly getUserDetail: { readonly partyId: string, readonly fullName: string, readonly email: string | null, readonly phone: string | null, readonly readyV2: boolean | null, readonly orgPermissionsMap: unknown, readonly orgPositionsMap: unknown, readonly orgRolesMap: unknown }, readonly getUserLoginByToken: { readonly id: string, readonly status: string, readonly partyId: string, readonly userLoginId: string } };

export type LogoutMutationVariables = Exact<{
  accessToken: string;
  partyId: string;
}>;


export type LogoutMutation = { readonly logout: boolean };

export type CheckUsernameExistedQueryVariables = Exact<{
  username: string;
  orgId: string;
}>;


export type CheckUsernameExistedQuery = { readonly checkUsernameExisted: boolean };

export type LogInFragment = { readonly accessToken: string | null, readonly tokenShare: string | null, readonly userLoginId: string, readonly username: string, readonly status: string, readonly existing: boolean | null, readonly deviceMark: string | null };

export type LoginMutationVariables = Exact<{
  loginRequest: LoginRequest;
}>;


export type LoginMutation = { readonly login: { readonly secondFactorTicket: string | null, readonly accessToken: string | null, readonly tokenShare: string | null, readonly userLoginId: string, readonly username: string, readonly status: string, readonly existing: boolean | null, readonly deviceMark: string | null } };

export type LoginSecondFactorMutationVariables = Exact<{
  ticket: string;
  code: string;
}>;


export type LoginSecondFactorMutation = { readonly loginSecondFactor: { readonly accessToken: string | null, readonly tokenShare: string | null, readonly userLoginId: string, readonly username: string, readonly status: string, readonly existing: boolean | null, readonly deviceMark: string | null } };

export type PasskeyLoginChallengeMutationVariables = Exact<{ [key: string]: never; }>;


export type PasskeyLoginChallengeMutation = { readonly passkeyLoginChallenge: { readonly id: string, readonly options: unknown } };

export type LoginPasskeyMutationVariables = Exact<{
  challengeId: string;
  response: unknown;
}>;


export type LoginPasskeyMutation = { readonly loginPasskey: { readonly accessToken: string | null, readonly tokenShare: string | null, readonly userLoginId: string, readonly username: string, readonly status: string, readonly existing: boolean | null, readonly deviceMark: string | null } };

export type RegisterMutationVariables = Exact<{
  orgId: string;
  registerRequest: RegisterRequest;
}>;


export type RegisterMutation = { readonly register: { readonly id: string, readonly username: string, readonly status: string, readonly accessToken: string } };

export type SentFragment = { readonly id: string, readonly timeExpired: string, readonly sentTo: string, readonly outbox: string | null };

export type SendActivationCodeMutationVariables = Exact<{
  orgId: string;
  userId: string;
}>;


export type SendActivationCodeMutation = { readonly sendActivationCode: { readonly id: string, readonly timeExpired: string, readonly sentTo: string, readonly outbox: string | null } };

export type ActivateMutationVariables = Exact<{
  userId: string;
  code: string;
}>;


export type ActivateMutation = { readonly activate: { readonly accessToken: string | null, readonly tokenShare: string | null, readonly userLoginId: string, readonly username: string, readonly status: string, readonly existing: boolean | null, readonly deviceMark: string | null } };

export type RequestResetMutationVariables = Exact<{
  username: string;
  deviceMark?: string | null | undefined;
}>;


export type RequestResetMutation = { readonly requestReset: { readonly key: string, readonly sent: { readonly id: string, readonly timeExpired: string, readonly sentTo: string, readonly outbox: string | null } } };

export type CheckResetKeyMutationVariables = Exact<{
  resetKey: string;
}>;


export type CheckResetKeyMutation = { readonly checkResetKey: { readonly userLoginId: string, readonly isVerified: boolean, readonly accessToken: string | null, readonly errorMessage: string | null } };

export type ResetPasswordMutationVariables = Exact<{
  orgId: string;
  username: string;
  newPassword: string;
  accessToken: string;
}>;


export type ResetPasswordMutation = { readonly resetPassword: boolean };

export type LoginGoogleQueryVariables = Exact<{
  orgId: string;
  type: string;
  redirectUrl: string;
  redirectUrlError?: string | null | undefined;
}>;


export type LoginGoogleQuery = { readonly loginGoogle: string };

export type LoginFacebookQueryVariables = Exact<{
  orgId: string;
  type: string;
  redirectUrl: string;
  redirectUrlError?: string | null | undefined;
}>;


export type LoginFacebookQuery = { readonly loginFacebook: string };

export type LoginZaloQueryVariables = Exact<{
  orgId: string;
  type: string;
  redirectUrl: string;
  redirectUrlError?: string | null | undefined;
}>;


export type LoginZaloQuery = { readonly loginZalo: string };

export type LoginOpenIdQueryVariables = Exact<{
  orgId: string;
  type: string;
  redirectUrl: string;
  redirectUrlError?: string | null | undefined;
}>;


export type LoginOpenIdQuery = { readonly loginOpenId: string };

export type LoginProvidersQueryVariables = Exact<{ [key: string]: never; }>;


export type LoginProvidersQuery = { readonly loginProviders: ReadonlyArray<{ readonly id: string, readonly name: string, readonly origins: ReadonlyArray<string> }> };

export type ExchangeTokenMutationVariables = Exact<{
  accessToken: string;
}>;


export type ExchangeTokenMutation = { readonly exchangeToken: { readonly secondFactorTicket: string | null, readonly accessToken: string | null, readonly tokenShare: string | null, readonly userLoginId: string, readonly username: string, readonly status: string, readonly existing: boolean | null, readonly deviceMark: string | null } };

export type CompleteAccountMutationVariables = Exact<{
  orgId: string;
  accessToken: string;
  updateUserRequest: UpdateUserRequest;
}>;


export type CompleteAccountMutation = { readonly updateInfo: { readonly userLoginId: string } };

export type LinkLoginMutationVariables = Exact<{
  accessToken: string;
}>;


export type LinkLoginMutation = { readonly linkLogin: boolean };

export type UnlinkLoginMutationVariables = Exact<{
  id: string;
}>;


export type UnlinkLoginMutation = { readonly unlinkLogin: boolean };

export type PersonalDataQueryVariables = Exact<{ [key: string]: never; }>;


export type PersonalDataQuery = { readonly personalData: ReadonlyArray<{ readonly name: string, readonly title: string, readonly columns: ReadonlyArray<string>, readonly rows: ReadonlyArray<ReadonlyArray<string | null>> }> };

export type SecurityOverviewQueryVariables = Exact<{ [key: string]: never; }>;


export type SecurityOverviewQuery = { readonly securityOverview: { readonly hasPassword: boolean, readonly sessions: ReadonlyArray<{ readonly id: string, readonly current: boolean, readonly device: string, readonly createdAt: string, readonly lastSeenAt: string }>, readonly passkeys: ReadonlyArray<{ readonly id: string, readonly name: string, readonly createdAt: string, readonly lastUsedAt: string | null }>, readonly totp: { readonly state: string, readonly secret: string | null, readonly uri: string | null, readonly recoveryCodes: ReadonlyArray<string> | null, readonly recoveryCodesLeft: number | null }, readonly linked: ReadonlyArray<{ readonly id: string, readonly provider: string, readonly name: string }> } };

export type EndSessionMutationVariables = Exact<{
  id: string;
}>;


export type EndSessionMutation = { readonly endSession: boolean };

export type EndOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherSessionsMutation = { readonly endOtherSessions: number };

export type UpdatePasswordMutationVariables = Exact<{
  orgId: string;
  currentPassword: string;
  newPassword: string;
}>;


export type UpdatePasswordMutation = { readonly updatePassword: boolean };

export type PasskeyChallengeMutationVariables = Exact<{ [key: string]: never; }>;


export type PasskeyChallengeMutation = { readonly passkeyChallenge: { readonly id: string, readonly options: unknown } };

export type AddPasskeyMutationVariables = Exact<{
  challengeId: string;
  response: unknown;
  name: string;
}>;


export type AddPasskeyMutation = { readonly addPasskey: boolean };

export type RemovePasskeyMutationVariables = Exact<{
  id: string;
}>;


export type RemovePasskeyMutation = { readonly removePasskey: boolean };

export type StartTotpMutationVariables = Exact<{ [key: string]: never; }>;


export type StartTotpMutation = { readonly startTotp: boolean };

export type ConfirmTotpMutationVariables = Exact<{
  code: string;
}>;


export type ConfirmTotpMutation = { readonly confirmTotp: boolean };

export type RemoveTotpMutationVariables = Exact<{
  code: string;
}>;


export type RemoveTotpMutation = { readonly removeTotp: boolean };

export type BotChallengeQueryVariables = Exact<{ [key: string]: never; }>;


export type BotChallengeQuery = { readonly botChallenge: { readonly kind: string, readonly challenge: unknown, readonly siteKey: string | null } };

export type VerifyRecaptchaMutationVariables = Exact<{
  orgId: string;
  token: string;
}>;


export type VerifyRecaptchaMutation = { readonly verifyRecaptcha: boolean };

export type UpdatePersonMutationVariables = Exact<{
  orgId: string;
  accessToken: string;
  updateUserRequest?: UpdateUserRequest | null | undefined;
}>;


export type UpdatePersonMutation = { readonly updateInfo: { readonly partyId: string, readonly fullName: string, readonly email: string | null, readonly phone: string | null, readonly address: string | null, readonly identityNumber: string | null, readonly gender: string | null, readonly birthDate: string | null, readonly avatarUrl: string | null, readonly personalTitle: string | null, readonly memberLevel: string | null, readonly createdStamp: string | null } };

export type ContactChangesQueryVariables = Exact<{ [key: string]: never; }>;


export type ContactChangesQuery = { readonly contactChanges: ReadonlyArray<{ readonly field: ContactField, readonly contact: string, readonly awaitsNew: boolean, readonly awaitsOld: boolean, readonly codesUntil: string, readonly effectiveAt: string | null, readonly outbox: string | null }> };

export type RefusedEmailQueryVariables = Exact<{ [key: string]: never; }>;


export type RefusedEmailQuery = { readonly refusedEmail: string | null };

export type RequestContactChangeMutationVariables = Exact<{
  field: ContactField;
  contact: string;
}>;


export type RequestContactChangeMutation = { readonly requestContactChange: { readonly field: ContactField } };

export type ConfirmContactChangeMutationVariables = Exact<{
  field: ContactField;
  side: ContactSide;
  code: string;
}>;


export type ConfirmContactChangeMutation = { readonly confirmContactChange: boolean };

export type DelayContactChangeMutationVariables = Exact<{
  field: ContactField;
}>;


export type DelayContactChangeMutation = { readonly delayContactChange: boolean };

export type CancelContactChangeMutationVariables = Exact<{
  field: ContactField;
}>;


export type CancelContactChangeMutation = { readonly cancelContactChange: boolean };

export type AccountDeletionQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountDeletionQuery = { readonly accountDeletion: { readonly effectiveAt: string | null, readonly blockers: ReadonlyArray<string>, readonly outbox: string | null } };

export type RequestAccountDeletionMutationVariables = Exact<{
  name: string;
}>;


export type RequestAccountDeletionMutation = { readonly requestAccountDeletion: { readonly effectiveAt: string | null } };

export type CancelAccountDeletionMutationVariables = Exact<{ [key: string]: never; }>;


export type CancelAccountDeletionMutation = { readonly cancelAccountDeletion: boolean };

export const LogInFragmentDoc = `
    fragment LogIn on LoginResponse {
  accessToken
  tokenShare
  userLoginId
  username
  status
  existing
  deviceMark
}
    ` as TypedDocumentString<LogInFragment, unknown>;
export const SentFragmentDoc = `
    fragment Sent on SmsVerifyCode {
  id
  timeExpired
  sentTo
  outbox
}
    ` as TypedDocumentString<SentFragment, unknown>;
export const CurrentUserDocument = `
    query CurrentUser($orgId: String!, $accessToken: String!) {
  getUserDetail(orgId: $orgId, accessToken: $accessToken) {
    partyId
    fullName
    email
    phone
    readyV2
    orgPermissionsMap
    orgPositionsMap
    orgRolesMap
  }
  getUserLoginByToken(accessToken: $accessToken) {
    id
    status
    partyId
    userLoginId
  }
}
    ` as TypedDocumentString<CurrentUserQuery, CurrentUserQueryVariables>;
export const LogoutDocument = `
    mutation Logout($accessToken: String!, $partyId: String!) {
  logout(accessToken: $accessToken, partyId: $partyId)
}
    ` as TypedDocumentString<LogoutMutation, LogoutMutationVariables>;
export const CheckUsernameExistedDocument = `
    query CheckUsernameExisted($username: String!, $orgId: String!) {
  checkUsernameExisted(username: $username, orgId: $orgId)
}
    ` as TypedDocumentString<CheckUsernameExistedQuery, CheckUsernameExistedQueryVariables>;
export const LoginDocument = `
    mutation Login($loginRequest: LoginRequest!) {
  login(loginRequest: $loginRequest) {
    ...LogIn
    secondFactorTicket
  }
}
    fragment LogIn on LoginResponse {
  accessToken
  tokenShare
  userLoginId
  username
  status
  existing
  deviceMark
}` as TypedDocumentString<LoginMutation, LoginMutationVariables>;
export const LoginSecondFactorDocument = `
    mutation LoginSecondFactor($ticket: String!, $code: String!) {
  loginSecondFactor(ticket: $ticket, code: $code) {
    ...LogIn
  }
}
    fragment LogIn on LoginResponse {
  accessToken
  tokenShare
  userLoginId
  username
  status
  existing
  deviceMark
}` as TypedDocumentString<LoginSecondFactorMutation, LoginSecondFactorMutationVariables>;
export const PasskeyLoginChallengeDocument = `
    mutation PasskeyLoginChallenge {
  passkeyLoginChallenge {
    id
    options
  }
}
    ` as TypedDocumentString<PasskeyLoginChallengeMutation, PasskeyLoginChallengeMutationVariables>;
export const LoginPasskeyDocument = `
    mutation LoginPasskey($challengeId: String!, $response: JSON!) {
  loginPasskey(challengeId: $challengeId, response: $response) {
    ...LogIn
  }
}
    fragment LogIn on LoginResponse {
  accessToken
  tokenShare
  userLoginId
  username
  status
  existing
  deviceMark
}` as TypedDocumentString<LoginPasskeyMutation, LoginPasskeyMutationVariables>;
export const RegisterDocument = `
    mutation Register($orgId: String!, $registerRequest: RegisterRequest!) {
  register(orgId: $orgId, registerRequest: $registerRequest) {
    id
    username
    status
    accessToken
  }
}
    ` as TypedDocumentString<RegisterMutation, RegisterMutationVariables>;
export const SendActivationCodeDocument = `
    mutation SendActivationCode($orgId: String!, $userId: String!) {
  sendActivationCode(orgId: $orgId, userId: $userId) {
    ...Sent
  }
}
    fragment Sent on SmsVerifyCode {
  id
  timeExpired
  sentTo
  outbox
}` as TypedDocumentString<SendActivationCodeMutation, SendActivationCodeMutationVariables>;
export const ActivateDocument = `
    mutation Activate($userId: String!, $code: String!) {
  activate(userId: $userId, code: $code) {
    ...LogIn
  }
}
    fragment LogIn on LoginResponse {
  accessToken
  tokenShare
  userLoginId
  username
  status
  existing
  deviceMark
}` as TypedDocumentString<ActivateMutation, ActivateMutationVariables>;
export const RequestResetDocument = `
    mutation RequestReset($username: String!, $deviceMark: String) {
  requestReset(username: $username, deviceMark: $deviceMark) {
    key
    sent {
      ...Sent
    }
  }
}
    fragment Sent on SmsVerifyCode {
  id
  timeExpired
  sentTo
  outbox
}` as TypedDocumentString<RequestResetMutation, RequestResetMutationVariables>;
export const CheckResetKeyDocument = `
    mutation CheckResetKey($resetKey: String!) {
  checkResetKey(resetKey: $resetKey) {
    userLoginId
    isVerified
    accessToken
    errorMessage
  }
}
    ` as TypedDocumentString<CheckResetKeyMutation, CheckResetKeyMutationVariables>;
export const ResetPasswordDocument = `
    mutation ResetPassword($orgId: String!, $username: String!, $newPassword: String!, $accessToken: String!) {
  resetPassword(
    orgId: $orgId
    username: $username
    newPassword: $newPassword
    accessToken: $accessToken
  )
}
    ` as TypedDocumentString<ResetPasswordMutation, ResetPasswordMutationVariables>;
export const LoginGoogleDocument = `
    query LoginGoogle($orgId: String!, $type: String!, $redirectUrl: String!, $redirectUrlError: String) {
  loginGoogle(
    orgId: $orgId
    type: $type
    redirectUrl: $redirectUrl
    redirectUrlError: $redirectUrlError
  )
}
    ` as TypedDocumentString<LoginGoogleQuery, LoginGoogleQueryVariables>;
export const LoginFacebookDocument = `
    query LoginFacebook($orgId: String!, $type: String!, $redirectUrl: String!, $redirectUrlError: String) {
  loginFacebook(
    orgId: $orgId
    type: $type
    redirectUrl: $redirectUrl
    redirectUrlError: $redirectUrlError
  )
}
    ` as TypedDocumentString<LoginFacebookQuery, LoginFacebookQueryVariables>;
export const LoginZaloDocument = `
    query LoginZalo($orgId: String!, $type: String!, $redirectUrl: String!, $redirectUrlError: String) {
  loginZalo(
    orgId: $orgId
    type: $type
    redirectUrl: $redirectUrl
    redirectUrlError: $redirectUrlError
  )
}
    ` as TypedDocumentString<LoginZaloQuery, LoginZaloQueryVariables>;
export const LoginOpenIdDocument = `
    query LoginOpenId($orgId: String!, $type: String!, $redirectUrl: String!, $redirectUrlError: String) {
  loginOpenId(
    orgId: $orgId
    type: $type
    redirectUrl: $redirectUrl
    redirectUrlError: $redirectUrlError
  )
}
    ` as TypedDocumentString<LoginOpenIdQuery, LoginOpenIdQueryVariables>;
export const LoginProvidersDocument = `
    query LoginProviders {
  loginProviders {
    id
    name
    origins
  }
}
    ` as TypedDocumentString<LoginProvidersQuery, LoginProvidersQueryVariables>;
export const ExchangeTokenDocument = `
    mutation ExchangeToken($accessToken: String!) {
  exchangeToken(accessToken: $accessToken) {
    ...LogIn
    secondFactorTicket
  }
}
    fragment LogIn on LoginResponse {
  accessToken
  tokenShare
  userLoginId
  username
  status
  existing
  deviceMark
}` as TypedDocumentString<ExchangeTokenMutation, ExchangeTokenMutationVariables>;
export const CompleteAccountDocument = `
    mutation CompleteAccount($orgId: String!, $accessToken: String!, $updateUserRequest: UpdateUserRequest!) {
  updateInfo(
    orgId: $orgId
    accessToken: $accessToken
    updateUserRequest: $updateUserRequest
  ) {
    userLoginId
  }
}
    ` as TypedDocumentString<CompleteAccountMutation, CompleteAccountMutationVariables>;
export const LinkLoginDocument = `
    mutation LinkLogin($accessToken: String!) {
  linkLogin(accessToken: $accessToken)
}
    ` as TypedDocumentString<LinkLoginMutation, LinkLoginMutationVariables>;
export const UnlinkLoginDocument = `
    mutation UnlinkLogin($id: String!) {
  unlinkLogin(id: $id)
}
    ` as TypedDocumentString<UnlinkLoginMutation, UnlinkLoginMutationVariables>;
export const PersonalDataDocument = `
    query PersonalData {
  personalData {
    name
    title
    columns
    rows
  }
}
    ` as TypedDocumentString<PersonalDataQuery, PersonalDataQueryVariables>;
export const SecurityOverviewDocument = `
    query SecurityOverview {
  securityOverview {
    hasPassword
    sessions {
      id
      current
      device
      createdAt
      lastSeenAt
    }
    passkeys {
      id
      name
      createdAt
      lastUsedAt
    }
    totp {
      state
      secret
      uri
      recoveryCodes
      recoveryCodesLeft
    }
    linked {
      id
      provider
      name
    }
  }
}
    ` as TypedDocumentString<SecurityOverviewQuery, SecurityOverviewQueryVariables>;
export const EndSessionDocument = `
    mutation EndSession($id: String!) {
  endSession(id: $id)
}
    ` as TypedDocumentString<EndSessionMutation, EndSessionMutationVariables>;
export const EndOtherSessionsDocument = `
    mutation EndOtherSessions {
  endOtherSessions
}
    ` as TypedDocumentString<EndOtherSessionsMutation, EndOtherSessionsMutationVariables>;
export const UpdatePasswordDocument = `
    mutation UpdatePassword($orgId: String!, $currentPassword: String!, $newPassword: String!) {
  updatePassword(
    orgId: $orgId
    currentPassword: $currentPassword
    newPassword: $newPassword
  )
}
    ` as TypedDocumentString<UpdatePasswordMutation, UpdatePasswordMutationVariables>;
export const PasskeyChallengeDocument = `
    mutation PasskeyChallenge {
  passkeyChallenge {
    id
    options
  }
}
    ` as TypedDocumentString<PasskeyChallengeMutation, PasskeyChallengeMutationVariables>;
export const AddPasskeyDocument = `
    mutation AddPasskey($challengeId: String!, $response: JSON!, $name: String!) {
  addPasskey(challengeId: $challengeId, response: $response, name: $name)
}
    ` as TypedDocumentString<AddPasskeyMutation, AddPasskeyMutationVariables>;
export const RemovePasskeyDocument = `
    mutation RemovePasskey($id: String!) {
  removePasskey(id: $id)
}
    ` as TypedDocumentString<RemovePasskeyMutation, RemovePasskeyMutationVariables>;
export const StartTotpDocument = `
    mutation StartTotp {
  startTotp
}
    ` as TypedDocumentString<StartTotpMutation, StartTotpMutationVariables>;
export const ConfirmTotpDocument = `
    mutation ConfirmTotp($code: String!) {
  confirmTotp(code: $code)
}
    ` as TypedDocumentString<ConfirmTotpMutation, ConfirmTotpMutationVariables>;
export const RemoveTotpDocument = `
    mutation RemoveTotp($code: String!) {
  removeTotp(code: $code)
}
    ` as TypedDocumentString<RemoveTotpMutation, RemoveTotpMutationVariables>;
export const BotChallengeDocument = `
    query BotChallenge {
  botChallenge {
    kind
    challenge
    siteKey
  }
}
    ` as TypedDocumentString<BotChallengeQuery, BotChallengeQueryVariables>;
export const VerifyRecaptchaDocument = `
    mutation VerifyRecaptcha($orgId: String!, $token: String!) {
  verifyRecaptcha(orgId: $orgId, token: $token)
}
    ` as TypedDocumentString<VerifyRecaptchaMutation, VerifyRecaptchaMutationVariables>;
export const UpdatePersonDocument = `
    mutation UpdatePerson($orgId: String!, $accessToken: String!, $updateUserRequest: UpdateUserRequest) {
  updateInfo(
    orgId: $orgId
    accessToken: $accessToken
    updateUserRequest: $updateUserRequest
  ) {
    partyId
    fullName
    email
    phone
    address
    identityNumber
    gender
    birthDate
    avatarUrl
    personalTitle
    memberLevel
    createdStamp
  }
}
    ` as TypedDocumentString<UpdatePersonMutation, UpdatePersonMutationVariables>;
export const ContactChangesDocument = `
    query ContactChanges {
  contactChanges {
    field
    contact
    awaitsNew
    awaitsOld
    codesUntil
    effectiveAt
    outbox
  }
}
    ` as TypedDocumentString<ContactChangesQuery, ContactChangesQueryVariables>;
export const RefusedEmailDocument = `
    query RefusedEmail {
  refusedEmail
}
    ` as TypedDocumentString<RefusedEmailQuery, RefusedEmailQueryVariables>;
export const RequestContactChangeDocument = `
    mutation RequestContactChange($field: ContactField!, $contact: String!) {
  requestContactChange(field: $field, contact: $contact) {
    field
  }
}
    ` as TypedDocumentString<RequestContactChangeMutation, RequestContactChangeMutationVariables>;
export const ConfirmContactChangeDocument = `
    mutation ConfirmContactChange($field: ContactField!, $side: ContactSide!, $code: String!) {
  confirmContactChange(field: $field, side: $side, code: $code)
}
    ` as TypedDocumentString<ConfirmContactChangeMutation, ConfirmContactChangeMutationVariables>;
export const DelayContactChangeDocument = `
    mutation DelayContactChange($field: ContactField!) {
  delayContactChange(field: $field)
}
    ` as TypedDocumentString<DelayContactChangeMutation, DelayContactChangeMutationVariables>;
export const CancelContactChangeDocument = `
    mutation CancelContactChange($field: ContactField!) {
  cancelContactChange(field: $field)
}
    ` as TypedDocumentString<CancelContactChangeMutation, CancelContactChangeMutationVariables>;
export const AccountDeletionDocument = `
    query AccountDeletion {
  accountDeletion {
    effectiveAt
    blockers
    outbox
  }
}
    ` as TypedDocumentString<AccountDeletionQuery, AccountDeletionQueryVariables>;
export const RequestAccountDeletionDocument = `
    mutation RequestAccountDeletion($name: String!) {
  requestAccountDeletion(name: $name) {
    effectiveAt
  }
}
    ` as TypedDocumentString<RequestAccountDeletionMutation, RequestAccountDeletionMutationVariables>;
export const CancelAccountDeletionDocument = `
    mutation CancelAccountDeletion {
  cancelAccountDeletion
}
    ` as TypedDocumentString<CancelAccountDeletionMutation, CancelAccountDeletionMutationVariables>;
