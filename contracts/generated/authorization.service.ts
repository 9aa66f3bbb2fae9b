import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
export type Maybe<T> = T | null | undefined;
export type InputMaybe<T> = T | null | undefined;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
// Written by contracts/generate.mjs from contracts/graphql. Do not edit.

/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  JSON: { input: unknown; output: unknown; }
};

export type Query = {
  /** The account behind a token. */
  readonly getUserDetail: UserDetail;
  /** The log-in behind a token, with its status VERIFIED or UN_VERIFIED. */
  readonly getUserLoginByToken: UserLogin;
  /** Whether registration would refuse this e-mail address or phone number. Asking counts as a registration. */
  readonly checkUsernameExisted: Scalars['Boolean']['output'];
  /** Address of Google's own page; who comes back is led to redirectUrl, or with a mistake to redirectUrlError. */
  readonly loginGoogle: Scalars['String']['output'];
  /** The same at Facebook. */
  readonly loginFacebook: Scalars['String']['output'];
  /** The same at Zalo. */
  readonly loginZalo: Scalars['String']['output'];
  /** Ours: the same at the OpenID provider of this shop. */
  readonly loginOpenId: Scalars['String']['output'];
  /** Ours: the providers that answer here, in the order of their buttons; the calls of the others fail with PROVIDER_UNAVAILABLE. */
  readonly loginProviders: ReadonlyArray<LoginProvider>;
  /** Name and contacts behind a phone number; to the organisation's staff alone. */
  readonly getPartyDetailByPhone?: Maybe<PartyDetail>;
  /** Ours: how the customer who asks gets in, and where he is logged in. */
  readonly securityOverview: SecurityOverview;
  /** Ours: new e-mail addresses and phone numbers that are not in force yet. */
  readonly contactChanges: ReadonlyArray<ContactChange>;
  /** Ours: the verified e-mail address of the customer who asks, masked, while mails to it are refused for good. */
  readonly refusedEmail?: Maybe<Scalars['String']['output']>;
  /** Ours: whether and when the account of the customer who asks is deleted. */
  readonly accountDeletion: AccountDeletion;
  /** Ours: what all services store of the customer who asks; needs a fresh login. */
  readonly personalData: ReadonlyArray<PersonalTable>;
  /** Ours: what a browser works on before it may register. */
  readonly botChallenge: BotChallenge;
};


export type QueryGetUserDetailArgs = {
  orgId: Scalars['String']['input'];
  accessToken: Scalars['String']['input'];
};


export type QueryGetUserLoginByTokenArgs = {
  accessToken: Scalars['String']['input'];
};


export type QueryCheckUsernameExistedArgs = {
  username: Scalars['String']['input'];
  orgId: Scalars['String']['input'];
};


export type QueryLoginGoogleArgs = {
  orgId: Scalars['String']['input'];
  type: Scalars['String']['input'];
  redirectUrl: Scalars['String']['input'];
  redirectUrlError?: InputMaybe<Scalars['String']['input']>;
  serviceOperator?: InputMaybe<Scalars['String']['input']>;
  deviceId?: InputMaybe<Scalars['String']['input']>;
  appId?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLoginFacebookArgs = {
  orgId: Scalars['String']['input'];
  type: Scalars['String']['input'];
  redirectUrl: Scalars['String']['input'];
  redirectUrlError?: InputMaybe<Scalars['String']['input']>;
  serviceOperator?: InputMaybe<Scalars['String']['input']>;
  deviceId?: InputMaybe<Scalars['String']['input']>;
  appId?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLoginZaloArgs = {
  orgId: Scalars['String']['input'];
  type: Scalars['String']['input'];
  redirectUrl: Scalars['String']['input'];
  redirectUrlError?: InputMaybe<Scalars['String']['input']>;
  serviceOperator?: InputMaybe<Scalars['String']['input']>;
  deviceId?: InputMaybe<Scalars['String']['input']>;
  appId?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLoginOpenIdArgs = {
  orgId: Scalars['String']['input'];
  type: Scalars['String']['input'];
  redirectUrl: Scalars['String']['input'];
  redirectUrlError?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetPartyDetailByPhoneArgs = {
  phone: Scalars['String']['input'];
  orgId: Scalars['String']['input'];
};

/** Cells are text, null for nothing. */
export type PersonalTable = {
  /** Of the table in the database. */
  readonly name: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
  readonly columns: ReadonlyArray<Scalars['String']['output']>;
  readonly rows: ReadonlyArray<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
};

export type Mutation = {
  readonly login: LoginResponse;
  /** Makes an account that waits for its code; the code is not sent yet. */
  readonly register: RegisterResponse;
  /** Sends a new activation code to the log-in that this browser registered. Other names get the same answer and no message. */
  readonly sendSmsVerifyCode: SmsVerifyCode;
  /** The same; channelType is SMS, which is what is left out too. Other channels are refused. */
  readonly sendOTP: SmsVerifyCode;
  /** The same by the id of the log-in. */
  readonly sendActivationCode: SmsVerifyCode;
  /** Whether the code activated the account; a wrong one is an error. Opens no session. */
  readonly verifyCode: Scalars['Boolean']['output'];
  /** The key of a request for a new password. It is worth nothing without the code or the link that are sent. */
  readonly createResetKey: Scalars['String']['output'];
  /** resetKey is the key of the request, a dot and the code, or the whole key of the link. */
  readonly checkResetKey: ResetKey;
  /** Sets a password with the token of checkResetKey, and ends every session of the account. */
  readonly resetPassword: Scalars['Boolean']['output'];
  /**
   * With a password alone: gives an account its first one. With the token of an account that a provider made: completes it.
   * With a session's: changes the person.
   */
  readonly updateInfo: UserInfo;
  /**
   * Ends all other sessions. currentPassword is empty where the account has none. Without accessToken the bearer's account is
   * meant.
   */
  readonly updatePassword: Scalars['Boolean']['output'];
  /** partyId holds the organisation. A session that is over is ended too. */
  readonly logout: Scalars['Boolean']['output'];
  /** Joins an account at a provider to the customer who asks; accessToken is the one that the provider's log-in gave. */
  readonly linkingUserLoginAndUserDetail: Scalars['Boolean']['output'];
  /** Takes the solution of botChallenge, or reCAPTCHA's token; false where it does not hold. */
  readonly verifyRecaptcha: Scalars['Boolean']['output'];
  /** Ours: createResetKey that also tells where the code went. */
  readonly requestReset: ResetRequest;
  /** Ours: verifyCode that opens a session. */
  readonly activate: LoginResponse;
  /** Ours: a code of the authenticator app, or a recovery code, for the ticket of login or exchangeToken. */
  readonly loginSecondFactor: LoginResponse;
  /** Ours: a hand-over token for one that never was in an address. */
  readonly exchangeToken: LoginResponse;
  readonly passkeyLoginChallenge: PasskeyChallenge;
  readonly loginPasskey: LoginResponse;
  readonly passkeyChallenge: PasskeyChallenge;
  readonly addPasskey: Scalars['Boolean']['output'];
  readonly removePasskey: Scalars['Boolean']['output'];
  readonly startTotp: Scalars['Boolean']['output'];
  readonly confirmTotp: Scalars['Boolean']['output'];
  readonly removeTotp: Scalars['Boolean']['output'];
  /** Ours: linkingUserLoginAndUserDetail by the token alone. */
  readonly linkLogin: Scalars['Boolean']['output'];
  readonly unlinkLogin: Scalars['Boolean']['output'];
  /** Ours: sends a code to the new contact and one to the old. A contact of somebody else gets the same answer. */
  readonly requestContactChange: ContactChange;
  /** Ours: the code of one side; the contact changes with the second one. */
  readonly confirmContactChange: Scalars['Boolean']['output'];
  /** Ours: for who no longer reads the old contact; it changes in 72 hours unless the old one cancels. */
  readonly delayContactChange: Scalars['Boolean']['output'];
  readonly cancelContactChange: Scalars['Boolean']['output'];
  /** Ours: deletes the account after seven days. name is its e-mail address or phone number; needs a fresh login. Refused with DELETION_BLOCKED {blockers}. A second request keeps the time of the first. */
  readonly requestAccountDeletion: AccountDeletion;
  /** Ours: also without a request. */
  readonly cancelAccountDeletion: Scalars['Boolean']['output'];
  readonly endSession: Scalars['Boolean']['output'];
  /** How many were ended. */
  readonly endOtherSessions: Scalars['Int']['output'];
};


export type MutationLoginArgs = {
  loginRequest: LoginRequest;
};


export type MutationRegisterArgs = {
  orgId: Scalars['String']['input'];
  registerRequest: RegisterRequest;
};


export type MutationSendSmsVerifyCodeArgs = {
  orgId: Scalars['String']['input'];
  username: Scalars['String']['input'];
};


export type MutationSendOtpArgs = {
  orgId?: InputMaybe<Scalars['String']['input']>;
  phone: Scalars['String']['input'];
  channelType?: InputMaybe<Scalars['String']['input']>;
};


export type MutationSendActivationCodeArgs = {
  orgId: Scalars['String']['input'];
  userId: Scalars['String']['input'];
};


export type MutationVerifyCodeArgs = {
  orgId: Scalars['String']['input'];
  verifyCodeRequest: VerifyCodeRequest;
};


export type MutationCreateResetKeyArgs = {
  userLoginId: Scalars['String']['input'];
};


export type MutationCheckResetKeyArgs = {
  resetKey: Scalars['String']['input'];
};


export type MutationResetPasswordArgs = {
  orgId: Scalars['String']['input'];
  username: Scalars['String']['input'];
  newPassword: Scalars['String']['input'];
  accessToken: Scalars['String']['input'];
};


export type MutationUpdateInfoArgs = {
  orgId: Scalars['String']['input'];
  accessToken: Scalars['String']['input'];
  updateUserRequest?: InputMaybe<UpdateUserRequest>;
  type?: InputMaybe<Scalars['String']['input']>;
  password?: InputMaybe<Scalars['String']['input']>;
};


export type MutationUpdatePasswordArgs = {
  orgId: Scalars['String']['input'];
  accessToken?: InputMaybe<Scalars['String']['input']>;
  currentPassword: Scalars['String']['input'];
  newPassword: Scalars['String']['input'];
};


export type MutationLogoutArgs = {
  accessToken: Scalars['String']['input'];
  partyId: Scalars['String']['input'];
};


export type MutationLinkingUserLoginAndUserDetailArgs = {
  userLoginId: Scalars['String']['input'];
  partyId: Scalars['String']['input'];
  accessToken?: InputMaybe<Scalars['String']['input']>;
};


export type MutationVerifyRecaptchaArgs = {
  orgId: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


export type MutationRequestResetArgs = {
  username: Scalars['String']['input'];
  deviceMark?: InputMaybe<Scalars['String']['input']>;
};


export type MutationActivateArgs = {
  userId: Scalars['String']['input'];
  code: Scalars['String']['input'];
};


export type MutationLoginSecondFactorArgs = {
  ticket: Scalars['String']['input'];
  code: Scalars['String']['input'];
};


export type MutationExchangeTokenArgs = {
  accessToken: Scalars['String']['input'];
};


export type MutationLoginPasskeyArgs = {
  challengeId: Scalars['String']['input'];
  response: Scalars['JSON']['input'];
};


export type MutationAddPasskeyArgs = {
  challengeId: Scalars['String']['input'];
  response: Scalars['JSON']['input'];
  name: Scalars['String']['input'];
};


export type MutationRemovePasskeyArgs = {
  id: Scalars['String']['input'];
};


export type MutationConfirmTotpArgs = {
  code: Scalars['String']['input'];
};


export type MutationRemoveTotpArgs = {
  code: Scalars['String']['input'];
};


export type MutationLinkLoginArgs = {
  accessToken: Scalars['String']['input'];
};


export type MutationUnlinkLoginArgs = {
  id: Scalars['String']['input'];
};


export type MutationRequestContactChangeArgs = {
  field: ContactField;
  contact: Scalars['String']['input'];
};


export type MutationConfirmContactChangeArgs = {
  field: ContactField;
  side: ContactSide;
  code: Scalars['String']['input'];
};


export type MutationDelayContactChangeArgs = {
  field: ContactField;
};


export type MutationCancelContactChangeArgs = {
  field: ContactField;
};


export type MutationRequestAccountDeletionArgs = {
  name: Scalars['String']['input'];
};


export type MutationEndSessionArgs = {
  id: Scalars['String']['input'];
};

export type LoginRequest = {
  readonly username: Scalars['String']['input'];
  readonly password: Scalars['String']['input'];
  readonly orgId?: InputMaybe<Scalars['String']['input']>;
  /** Ours: what an earlier log-in gave this browser. */
  readonly deviceMark?: InputMaybe<Scalars['String']['input']>;
};

/** A log-in that succeeded, or where accessToken is null a ticket for the second factor. */
export type LoginResponse = {
  readonly partyId: Scalars['String']['output'];
  readonly orgId: Scalars['String']['output'];
  readonly fullName: Scalars['String']['output'];
  readonly email?: Maybe<Scalars['String']['output']>;
  readonly phone?: Maybe<Scalars['String']['output']>;
  readonly address?: Maybe<Scalars['String']['output']>;
  readonly identityNumber?: Maybe<Scalars['String']['output']>;
  readonly gender?: Maybe<Scalars['String']['output']>;
  readonly birthDate?: Maybe<Scalars['String']['output']>;
  readonly avatarUrl?: Maybe<Scalars['String']['output']>;
  readonly accessToken?: Maybe<Scalars['String']['output']>;
  readonly username: Scalars['String']['output'];
  readonly readyV2?: Maybe<Scalars['Boolean']['output']>;
  readonly lastVerified?: Maybe<Scalars['String']['output']>;
  readonly level?: Maybe<Scalars['String']['output']>;
  /** Names by organisation, of permissions here, of positions and roles below: {"SHOP": ["…"]}. */
  readonly orgPermissionsMap?: Maybe<Scalars['JSON']['output']>;
  readonly orgPositionsMap?: Maybe<Scalars['JSON']['output']>;
  readonly orgRolesMap?: Maybe<Scalars['JSON']['output']>;
  /** Id of the log-in. */
  readonly userLoginId: Scalars['String']['output'];
  /** VERIFIED or UN_VERIFIED; the token of the latter is no session. */
  readonly status: Scalars['String']['output'];
  /** What the portal shares, where there is one. */
  readonly tokenShare?: Maybe<Scalars['String']['output']>;
  /** The provider's e-mail address belongs to a customer already: this log-in waits to be linked to him. */
  readonly existing?: Maybe<Scalars['Boolean']['output']>;
  readonly secondFactorTicket?: Maybe<Scalars['String']['output']>;
  /** Ours: tells the next log-in that this browser was here before. It opens nothing. */
  readonly deviceMark?: Maybe<Scalars['String']['output']>;
};

export type RegisterRequest = {
  readonly username: Scalars['String']['input'];
  readonly fullName: Scalars['String']['input'];
  /** Without one the account gets its password by updateInfo. */
  readonly password?: InputMaybe<Scalars['String']['input']>;
};

export type RegisterResponse = {
  readonly id: Scalars['String']['output'];
  readonly partyId: Scalars['String']['output'];
  readonly type: Scalars['String']['output'];
  readonly username: Scalars['String']['output'];
  readonly status: Scalars['String']['output'];
  readonly accessToken: Scalars['String']['output'];
};

/** A code that is on its way; code itself is always null. timeExpired is ISO 8601. */
export type SmsVerifyCode = {
  readonly id: Scalars['String']['output'];
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly username: Scalars['String']['output'];
  readonly timeExpired: Scalars['String']['output'];
  /** Where it went, masked. */
  readonly sentTo: Scalars['String']['output'];
  /** Page that shows the message where none is sent for real. */
  readonly outbox?: Maybe<Scalars['String']['output']>;
};

export type PartyDetail = {
  readonly id: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly phone?: Maybe<Scalars['String']['output']>;
  readonly email?: Maybe<Scalars['String']['output']>;
};

export type VerifyCodeRequest = {
  readonly username: Scalars['String']['input'];
  readonly code: Scalars['String']['input'];
};

export type ResetKey = {
  readonly userLoginId: Scalars['String']['output'];
  readonly isVerified: Scalars['Boolean']['output'];
  /** Sets one password. */
  readonly accessToken?: Maybe<Scalars['String']['output']>;
  readonly errorMessage?: Maybe<Scalars['String']['output']>;
};

export type ResetRequest = {
  readonly key: Scalars['String']['output'];
  readonly sent: SmsVerifyCode;
};

export type UpdateUserRequest = {
  readonly fullName?: InputMaybe<Scalars['String']['input']>;
  readonly address?: InputMaybe<Scalars['String']['input']>;
  readonly gender?: InputMaybe<Scalars['String']['input']>;
  /** ms since 1970 UTC, instead of birthDate. */
  readonly birthDateLongTime?: InputMaybe<Scalars['Float']['input']>;
  /** YYYY-MM-DD */
  readonly birthDate?: InputMaybe<Scalars['String']['input']>;
  readonly email?: InputMaybe<Scalars['String']['input']>;
  readonly identityNumber?: InputMaybe<Scalars['String']['input']>;
  readonly phone?: InputMaybe<Scalars['String']['input']>;
  readonly imageUrl?: InputMaybe<Scalars['String']['input']>;
  readonly personalTitle?: InputMaybe<Scalars['String']['input']>;
};

export type UserInfo = {
  readonly partyId: Scalars['String']['output'];
  readonly fullName: Scalars['String']['output'];
  readonly email?: Maybe<Scalars['String']['output']>;
  readonly phone?: Maybe<Scalars['String']['output']>;
  readonly address?: Maybe<Scalars['String']['output']>;
  readonly identityNumber?: Maybe<Scalars['String']['output']>;
  readonly gender?: Maybe<Scalars['String']['output']>;
  readonly birthDate?: Maybe<Scalars['String']['output']>;
  readonly avatarUrl?: Maybe<Scalars['String']['output']>;
  /** Id of the log-in behind the token. */
  readonly userLoginId: Scalars['String']['output'];
  /** Ours: what else getPersonByPartyId tells, so that one call changes a person and answers him. */
  readonly personalTitle?: Maybe<Scalars['String']['output']>;
  readonly memberLevel?: Maybe<Scalars['String']['output']>;
  readonly createdStamp?: Maybe<Scalars['String']['output']>;
};

export type UserDetail = {
  readonly partyId: Scalars['String']['output'];
  readonly orgId: Scalars['String']['output'];
  readonly fullName: Scalars['String']['output'];
  readonly email?: Maybe<Scalars['String']['output']>;
  readonly phone?: Maybe<Scalars['String']['output']>;
  readonly address?: Maybe<Scalars['String']['output']>;
  readonly identityNumber?: Maybe<Scalars['String']['output']>;
  readonly gender?: Maybe<Scalars['String']['output']>;
  readonly birthDate?: Maybe<Scalars['String']['output']>;
  readonly avatarUrl?: Maybe<Scalars['String']['output']>;
  readonly accessToken: Scalars['String']['output'];
  readonly username: Scalars['String']['output'];
  readonly readyV2?: Maybe<Scalars['Boolean']['output']>;
  readonly lastVerified?: Maybe<Scalars['String']['output']>;
  readonly level?: Maybe<Scalars['String']['output']>;
  readonly orgPermissionsMap?: Maybe<Scalars['JSON']['output']>;
  readonly orgPositionsMap?: Maybe<Scalars['JSON']['output']>;
  readonly orgRolesMap?: Maybe<Scalars['JSON']['output']>;
};

export type UserLogin = {
  readonly id: Scalars['String']['output'];
  readonly status: Scalars['String']['output'];
  readonly partyId: Scalars['String']['output'];
  readonly userLoginId: Scalars['String']['output'];
};

/** kind is work with a challenge of ALTCHA's second version, or recaptcha with a site key. */
export type BotChallenge = {
  readonly kind: Scalars['String']['output'];
  readonly challenge?: Maybe<Scalars['JSON']['output']>;
  readonly siteKey?: Maybe<Scalars['String']['output']>;
};

/** options are WebAuthn's as JSON. */
export type PasskeyChallenge = {
  readonly id: Scalars['String']['output'];
  readonly options: Scalars['JSON']['output'];
};

export type SecurityOverview = {
  readonly hasPassword: Scalars['Boolean']['output'];
  readonly sessions: ReadonlyArray<SessionInfo>;
  readonly passkeys: ReadonlyArray<Passkey>;
  readonly totp: Totp;
  readonly linked: ReadonlyArray<LinkedLogin>;
};

/** Times are ISO 8601. */
export type SessionInfo = {
  readonly id: Scalars['String']['output'];
  readonly current: Scalars['Boolean']['output'];
  readonly device: Scalars['String']['output'];
  readonly createdAt: Scalars['String']['output'];
  readonly lastSeenAt: Scalars['String']['output'];
};

export type Passkey = {
  readonly id: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly createdAt: Scalars['String']['output'];
  readonly lastUsedAt?: Maybe<Scalars['String']['output']>;
};

/** state is off, pending or on; secret, uri and recoveryCodes are told while it is pending. */
export type Totp = {
  readonly state: Scalars['String']['output'];
  readonly secret?: Maybe<Scalars['String']['output']>;
  readonly uri?: Maybe<Scalars['String']['output']>;
  readonly recoveryCodes?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  readonly recoveryCodesLeft?: Maybe<Scalars['Int']['output']>;
};

export type LoginProvider = {
  /** google, facebook, zalo or openid. */
  readonly id: Scalars['String']['output'];
  /** On its button. */
  readonly name: Scalars['String']['output'];
  /** Of its pages, as far as they are known; a plain form is sent on to them. */
  readonly origins: ReadonlyArray<Scalars['String']['output']>;
};

export type LinkedLogin = {
  readonly id: Scalars['String']['output'];
  readonly provider: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
};

export type ContactField =
  | 'EMAIL'
  | 'PHONE';

export type ContactSide =
  | 'NEW'
  | 'OLD';

/** Times are ISO 8601. awaitsNew and awaitsOld: its code is still needed. */
export type ContactChange = {
  readonly field: ContactField;
  readonly contact: Scalars['String']['output'];
  readonly awaitsNew: Scalars['Boolean']['output'];
  readonly awaitsOld: Scalars['Boolean']['output'];
  readonly codesUntil: Scalars['String']['output'];
  /** When it comes into force without the old contact. */
  readonly effectiveAt?: Maybe<Scalars['String']['output']>;
  /** Page that shows the messages where none is sent for real. */
  readonly outbox?: Maybe<Scalars['String']['output']>;
};

export type AccountDeletion = {
  /** ISO 8601; null when nothing was asked for. */
  readonly effectiveAt?: Maybe<Scalars['String']['output']>;
  /** What must be finished first: keys of deletionBlockers. */
  readonly blockers: ReadonlyArray<Scalars['String']['output']>;
  /** Page that shows the messages where none is sent for real. */
  readonly outbox?: Maybe<Scalars['String']['output']>;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  PersonalTable: ResolverTypeWrapper<PersonalTable>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  LoginRequest: LoginRequest;
  LoginResponse: ResolverTypeWrapper<LoginResponse>;
  RegisterRequest: RegisterRequest;
  RegisterResponse: ResolverTypeWrapper<RegisterResponse>;
  SmsVerifyCode: ResolverTypeWrapper<SmsVerifyCode>;
  PartyDetail: ResolverTypeWrapper<PartyDetail>;
  VerifyCodeRequest: VerifyCodeRequest;
  ResetKey: ResolverTypeWrapper<ResetKey>;
  ResetRequest: ResolverTypeWrapper<ResetRequest>;
  UpdateUserRequest: UpdateUserRequest;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  UserInfo: ResolverTypeWrapper<UserInfo>;
  UserDetail: ResolverTypeWrapper<UserDetail>;
  UserLogin: ResolverTypeWrapper<UserLogin>;
  BotChallenge: ResolverTypeWrapper<BotChallenge>;
  PasskeyChallenge: ResolverTypeWrapper<PasskeyChallenge>;
  SecurityOverview: ResolverTypeWrapper<SecurityOverview>;
  SessionInfo: ResolverTypeWrapper<SessionInfo>;
  Passkey: ResolverTypeWrapper<Passkey>;
  Totp: ResolverTypeWrapper<Totp>;
  LoginProvider: ResolverTypeWrapper<LoginProvider>;
  LinkedLogin: ResolverTypeWrapper<LinkedLogin>;
  ContactField: ContactField;
  ContactSide: ContactSide;
  ContactChange: ResolverTypeWrapper<ContactChange>;
  AccountDeletion: ResolverTypeWrapper<AccountDeletion>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  JSON: Scalars['JSON']['output'];
  Query: Record<PropertyKey, never>;
  Boolean: Scalars['Boolean']['output'];
  PersonalTable: PersonalTable;
  Mutation: Record<PropertyKey, never>;
  LoginRequest: LoginRequest;
  LoginResponse: LoginResponse;
  RegisterRequest: RegisterRequest;
  RegisterResponse: RegisterResponse;
  SmsVerifyCode: SmsVerifyCode;
  PartyDetail: PartyDetail;
  VerifyCodeRequest: VerifyCodeRequest;
  ResetKey: ResetKey;
  ResetRequest: ResetRequest;
  UpdateUserRequest: UpdateUserRequest;
  Float: Scalars['Float']['output'];
  UserInfo: UserInfo;
  UserDetail: UserDetail;
  UserLogin: UserLogin;
  BotChallenge: BotChallenge;
  PasskeyChallenge: PasskeyChallenge;
  SecurityOverview: SecurityOverview;
  SessionInfo: SessionInfo;
  Passkey: Passkey;
  Totp: Totp;
  LoginProvider: LoginProvider;
  LinkedLogin: LinkedLogin;
  ContactChange: ContactChange;
  AccountDeletion: AccountDeletion;
  Int: Scalars['Int']['output'];
  String: Scalars['String']['output'];
};

export type ListSizeDirectiveArgs = {
  assumedSize: Scalars['Int']['input'];
  slicingArguments?: Maybe<ReadonlyArray<Scalars['String']['input']>>;
  sizedFields?: Maybe<ReadonlyArray<Scalars['String']['input']>>;
};

export type ListSizeDirectiveResolver<Result, Parent, ContextType = unknown, Args = ListSizeDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type CostDirectiveArgs = {
  weight: Scalars['String']['input'];
};

export type CostDirectiveResolver<Result, Parent, ContextType = unknown, Args = CostDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type QueryResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  getUserDetail?: Resolver<ResolversTypes['UserDetail'], ParentType, ContextType, RequireFields<QueryGetUserDetailArgs, 'orgId' | 'accessToken'>>;
  getUserLoginByToken?: Resolver<ResolversTypes['UserLogin'], ParentType, ContextType, RequireFields<QueryGetUserLoginByTokenArgs, 'accessToken'>>;
  checkUsernameExisted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<QueryCheckUsernameExistedArgs, 'username' | 'orgId'>>;
  loginGoogle?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<QueryLoginGoogleArgs, 'orgId' | 'type' | 'redirectUrl'>>;
  loginFacebook?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<QueryLoginFacebookArgs, 'orgId' | 'type' | 'redirectUrl'>>;
  loginZalo?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<QueryLoginZaloArgs, 'orgId' | 'type' | 'redirectUrl'>>;
  loginOpenId?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<QueryLoginOpenIdArgs, 'orgId' | 'type' | 'redirectUrl'>>;
  loginProviders?: Resolver<ReadonlyArray<ResolversTypes['LoginProvider']>, ParentType, ContextType>;
  getPartyDetailByPhone?: Resolver<Maybe<ResolversTypes['PartyDetail']>, ParentType, ContextType, RequireFields<QueryGetPartyDetailByPhoneArgs, 'phone' | 'orgId'>>;
  securityOverview?: Resolver<ResolversTypes['SecurityOverview'], ParentType, ContextType>;
  contactChanges?: Resolver<ReadonlyArray<ResolversTypes['ContactChange']>, ParentType, ContextType>;
  refusedEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  accountDeletion?: Resolver<ResolversTypes['AccountDeletion'], ParentType, ContextType>;
  personalData?: Resolver<ReadonlyArray<ResolversTypes['PersonalTable']>, ParentType, ContextType>;
  botChallenge?: Resolver<ResolversTypes['BotChallenge'], ParentType, ContextType>;
};

export type PersonalTableResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PersonalTable'] = ResolversParentTypes['PersonalTable']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  columns?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<ReadonlyArray<ReadonlyArray<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  login?: Resolver<ResolversTypes['LoginResponse'], ParentType, ContextType, RequireFields<MutationLoginArgs, 'loginRequest'>>;
  register?: Resolver<ResolversTypes['RegisterResponse'], ParentType, ContextType, RequireFields<MutationRegisterArgs, 'orgId' | 'registerRequest'>>;
  sendSmsVerifyCode?: Resolver<ResolversTypes['SmsVerifyCode'], ParentType, ContextType, RequireFields<MutationSendSmsVerifyCodeArgs, 'orgId' | 'username'>>;
  sendOTP?: Resolver<ResolversTypes['SmsVerifyCode'], ParentType, ContextType, RequireFields<MutationSendOtpArgs, 'phone'>>;
  sendActivationCode?: Resolver<ResolversTypes['SmsVerifyCode'], ParentType, ContextType, RequireFields<MutationSendActivationCodeArgs, 'orgId' | 'userId'>>;
  verifyCode?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationVerifyCodeArgs, 'orgId' | 'verifyCodeRequest'>>;
  createResetKey?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<MutationCreateResetKeyArgs, 'userLoginId'>>;
  checkResetKey?: Resolver<ResolversTypes['ResetKey'], ParentType, ContextType, RequireFields<MutationCheckResetKeyArgs, 'resetKey'>>;
  resetPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'orgId' | 'username' | 'newPassword' | 'accessToken'>>;
  updateInfo?: Resolver<ResolversTypes['UserInfo'], ParentType, ContextType, RequireFields<MutationUpdateInfoArgs, 'orgId' | 'accessToken'>>;
  updatePassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationUpdatePasswordArgs, 'orgId' | 'currentPassword' | 'newPassword'>>;
  logout?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationLogoutArgs, 'accessToken' | 'partyId'>>;
  linkingUserLoginAndUserDetail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationLinkingUserLoginAndUserDetailArgs, 'userLoginId' | 'partyId'>>;
  verifyRecaptcha?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationVerifyRecaptchaArgs, 'orgId' | 'token'>>;
  requestReset?: Resolver<ResolversTypes['ResetRequest'], ParentType, ContextType, RequireFields<MutationRequestResetArgs, 'username'>>;
  activate?: Resolver<ResolversTypes['LoginResponse'], ParentType, ContextType, RequireFields<MutationActivateArgs, 'userId' | 'code'>>;
  loginSecondFactor?: Resolver<ResolversTypes['LoginResponse'], ParentType, ContextType, RequireFields<MutationLoginSecondFactorArgs, 'ticket' | 'code'>>;
  exchangeToken?: Resolver<ResolversTypes['LoginResponse'], ParentType, ContextType, RequireFields<MutationExchangeTokenArgs, 'accessToken'>>;
  passkeyLoginChallenge?: Resolver<ResolversTypes['PasskeyChallenge'], ParentType, ContextType>;
  loginPasskey?: Resolver<ResolversTypes['LoginResponse'], ParentType, ContextType, RequireFields<MutationLoginPasskeyArgs, 'challengeId' | 'response'>>;
  passkeyChallenge?: Resolver<ResolversTypes['PasskeyChallenge'], ParentType, ContextType>;
  addPasskey?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationAddPasskeyArgs, 'challengeId' | 'response' | 'name'>>;
  removePasskey?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRemovePasskeyArgs, 'id'>>;
  startTotp?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  confirmTotp?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationConfirmTotpArgs, 'code'>>;
  removeTotp?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRemoveTotpArgs, 'code'>>;
  linkLogin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationLinkLoginArgs, 'accessToken'>>;
  unlinkLogin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationUnlinkLoginArgs, 'id'>>;
  requestContactChange?: Resolver<ResolversTypes['ContactChange'], ParentType, ContextType, RequireFields<MutationRequestContactChangeArgs, 'field' | 'contact'>>;
  confirmContactChange?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationConfirmContactChangeArgs, 'field' | 'side' | 'code'>>;
  delayContactChange?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDelayContactChangeArgs, 'field'>>;
  cancelContactChange?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationCancelContactChangeArgs, 'field'>>;
  requestAccountDeletion?: Resolver<ResolversTypes['AccountDeletion'], ParentType, ContextType, RequireFields<MutationRequestAccountDeletionArgs, 'name'>>;
  cancelAccountDeletion?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  endSession?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationEndSessionArgs, 'id'>>;
  endOtherSessions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LoginResponseResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['LoginResponse'] = ResolversParentTypes['LoginResponse']> = {
  partyId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orgId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  identityNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gender?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  birthDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  avatarUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  accessToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  readyV2?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  lastVerified?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  level?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orgPermissionsMap?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  orgPositionsMap?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  orgRolesMap?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  userLoginId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tokenShare?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  existing?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  secondFactorTicket?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deviceMark?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RegisterResponseResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['RegisterResponse'] = ResolversParentTypes['RegisterResponse']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  partyId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  accessToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SmsVerifyCodeResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SmsVerifyCode'] = ResolversParentTypes['SmsVerifyCode']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timeExpired?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sentTo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outbox?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PartyDetailResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PartyDetail'] = ResolversParentTypes['PartyDetail']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ResetKeyResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ResetKey'] = ResolversParentTypes['ResetKey']> = {
  userLoginId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  accessToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ResetRequestResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ResetRequest'] = ResolversParentTypes['ResetRequest']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sent?: Resolver<ResolversTypes['SmsVerifyCode'], ParentType, ContextType>;
};

export type UserInfoResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['UserInfo'] = ResolversParentTypes['UserInfo']> = {
  partyId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  identityNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gender?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  birthDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  avatarUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userLoginId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  personalTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  memberLevel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdStamp?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UserDetailResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['UserDetail'] = ResolversParentTypes['UserDetail']> = {
  partyId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orgId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  identityNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gender?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  birthDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  avatarUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  accessToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  readyV2?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  lastVerified?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  level?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orgPermissionsMap?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  orgPositionsMap?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  orgRolesMap?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
};

export type UserLoginResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['UserLogin'] = ResolversParentTypes['UserLogin']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  partyId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userLoginId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BotChallengeResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['BotChallenge'] = ResolversParentTypes['BotChallenge']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  challenge?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  siteKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PasskeyChallengeResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PasskeyChallenge'] = ResolversParentTypes['PasskeyChallenge']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  options?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
};

export type SecurityOverviewResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SecurityOverview'] = ResolversParentTypes['SecurityOverview']> = {
  hasPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sessions?: Resolver<ReadonlyArray<ResolversTypes['SessionInfo']>, ParentType, ContextType>;
  passkeys?: Resolver<ReadonlyArray<ResolversTypes['Passkey']>, ParentType, ContextType>;
  totp?: Resolver<ResolversTypes['Totp'], ParentType, ContextType>;
  linked?: Resolver<ReadonlyArray<ResolversTypes['LinkedLogin']>, ParentType, ContextType>;
};

export type SessionInfoResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SessionInfo'] = ResolversParentTypes['SessionInfo']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  current?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  device?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastSeenAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PasskeyResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Passkey'] = ResolversParentTypes['Passkey']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TotpResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Totp'] = ResolversParentTypes['Totp']> = {
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  secret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recoveryCodes?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  recoveryCodesLeft?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type LoginProviderResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['LoginProvider'] = ResolversParentTypes['LoginProvider']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  origins?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LinkedLoginResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['LinkedLogin'] = ResolversParentTypes['LinkedLogin']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ContactChangeResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ContactChange'] = ResolversParentTypes['ContactChange']> = {
  field?: Resolver<ResolversTypes['ContactField'], ParentType, ContextType>;
  contact?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  awaitsNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  awaitsOld?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  codesUntil?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  effectiveAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  outbox?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AccountDeletionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AccountDeletion'] = ResolversParentTypes['AccountDeletion']> = {
  effectiveAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  blockers?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  outbox?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = unknown> = {
  JSON?: GraphQLScalarType;
  Query?: QueryResolvers<ContextType>;
  PersonalTable?: PersonalTableResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  LoginResponse?: LoginResponseResolvers<ContextType>;
  RegisterResponse?: RegisterResponseResolvers<ContextType>;
  SmsVerifyCode?: SmsVerifyCodeResolvers<ContextType>;
  PartyDetail?: PartyDetailResolvers<ContextType>;
  ResetKey?: ResetKeyResolvers<ContextType>;
  ResetRequest?: ResetRequestResolvers<ContextType>;
  UserInfo?: UserInfoResolvers<ContextType>;
  UserDetail?: UserDetailResolvers<ContextType>;
  UserLogin?: UserLoginResolvers<ContextType>;
  BotChallenge?: BotChallengeResolvers<ContextType>;
  PasskeyChallenge?: PasskeyChallengeResolvers<ContextType>;
  SecurityOverview?: SecurityOverviewResolvers<ContextType>;
  SessionInfo?: SessionInfoResolvers<ContextType>;
  Passkey?: PasskeyResolvers<ContextType>;
  Totp?: TotpResolvers<ContextType>;
  LoginProvider?: LoginProviderResolvers<ContextType>;
  LinkedLogin?: LinkedLoginResolvers<ContextType>;
  ContactChange?: ContactChangeResolvers<ContextType>;
  AccountDeletion?: AccountDeletionResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = unknown> = {
  listSize?: ListSizeDirectiveResolver<any, any, ContextType>;
  cost?: CostDirectiveResolver<any, any, ContextType>;
};

export const typeDefs = "# Authorisation service, mounted at /authorization-gateway/graphql. Names, variables and fields of the public client's\n# calls are fixed by it; the calls under «ours» are those for which there is no public shape.\n\nscalar JSON\n\n\"Longest that a list is, or shorter as one of the arguments says; `sizedFields` are the lists inside the answer. For the cost.\"\ndirective @listSize(assumedSize: Int!, slicingArguments: [String!], sizedFields: [String!]) on FIELD_DEFINITION\n\n\"What a field costs itself, where it does more than a few statements.\"\ndirective @cost(weight: String!) on FIELD_DEFINITION\n\ntype Query {\n  \"The account behind a token.\"\n  getUserDetail(orgId: String!, accessToken: String!): UserDetail!\n  \"The log-in behind a token, with its status VERIFIED or UN_VERIFIED.\"\n  getUserLoginByToken(accessToken: String!): UserLogin!\n  \"Whether registration would refuse this e-mail address or phone number. Asking counts as a registration.\"\n  checkUsernameExisted(username: String!, orgId: String!): Boolean!\n  \"Address of Google's own page; who comes back is led to redirectUrl, or with a mistake to redirectUrlError.\"\n  loginGoogle(\n    orgId: String!\n    type: String!\n    redirectUrl: String!\n    redirectUrlError: String\n    serviceOperator: String\n    deviceId: String\n    appId: String\n  ): String!\n  \"The same at Facebook.\"\n  loginFacebook(\n    orgId: String!\n    type: String!\n    redirectUrl: String!\n    redirectUrlError: String\n    serviceOperator: String\n    deviceId: String\n    appId: String\n  ): String!\n  \"The same at Zalo.\"\n  loginZalo(\n    orgId: String!\n    type: String!\n    redirectUrl: String!\n    redirectUrlError: String\n    serviceOperator: String\n    deviceId: String\n    appId: String\n  ): String!\n  \"Ours: the same at the OpenID provider of this shop.\"\n  loginOpenId(orgId: String!, type: String!, redirectUrl: String!, redirectUrlError: String): String!\n  \"Ours: the providers that answer here, in the order of their buttons; the calls of the others fail with PROVIDER_UNAVAILABLE.\"\n  loginProviders: [LoginProvider!]! @listSize(assumedSize: 10)\n  \"Name and contacts behind a phone number; to the organisation's staff alone.\"\n  getPartyDetailByPhone(phone: String!, orgId: String!): PartyDetail\n  \"Ours: how the customer who asks gets in, and where he is logged in.\"\n  securityOverview: SecurityOverview!\n  \"Ours: new e-mail addresses and phone numbers that are not in force yet.\"\n  contactChanges: [ContactChange!]! @listSize(assumedSize: 2)\n  \"Ours: the verified e-mail address of the customer who asks, masked, while mails to it are refused for good.\"\n  refusedEmail: String\n  \"Ours: whether and when the account of the customer who asks is deleted.\"\n  accountDeletion: AccountDeletion!\n  \"Ours: what all services store of the customer who asks; needs a fresh login.\"\n  personalData: [PersonalTable!]! @listSize(assumedSize: 100) @cost(weight: \"60000\")\n  \"Ours: what a browser works on before it may register.\"\n  botChallenge: BotChallenge!\n}\n\n\"Cells are text, null for nothing.\"\ntype PersonalTable {\n  \"Of the table in the database.\"\n  name: String!\n  title: String!\n  columns: [String!]!\n  rows: [[String]!]!\n}\n\ntype Mutation {\n  login(loginRequest: LoginRequest!): LoginResponse!\n  \"Makes an account that waits for its code; the code is not sent yet.\"\n  register(orgId: String!, registerRequest: RegisterRequest!): RegisterResponse!\n  \"Sends a new activation code to the log-in that this browser registered. Other names get the same answer and no message.\"\n  sendSmsVerifyCode(orgId: String!, username: String!): SmsVerifyCode!\n  \"The same; channelType is SMS, which is what is left out too. Other channels are refused.\"\n  sendOTP(orgId: String, phone: String!, channelType: String): SmsVerifyCode!\n  \"The same by the id of the log-in.\"\n  sendActivationCode(orgId: String!, userId: String!): SmsVerifyCode!\n  \"Whether the code activated the account; a wrong one is an error. Opens no session.\"\n  verifyCode(orgId: String!, verifyCodeRequest: VerifyCodeRequest!): Boolean!\n  \"The key of a request for a new password. It is worth nothing without the code or the link that are sent.\"\n  createResetKey(userLoginId: String!): String!\n  \"resetKey is the key of the request, a dot and the code, or the whole key of the link.\"\n  checkResetKey(resetKey: String!): ResetKey!\n  \"Sets a password with the token of checkResetKey, and ends every session of the account.\"\n  resetPassword(orgId: String!, username: String!, newPassword: String!, accessToken: String!): Boolean!\n  \"\"\"\n  With a password alone: gives an account its first one. With the token of an account that a provider made: completes it.\n  With a session's: changes the person.\n  \"\"\"\n  updateInfo(\n    orgId: String!\n    accessToken: String!\n    updateUserRequest: UpdateUserRequest\n    type: String\n    password: String\n  ): UserInfo!\n  \"\"\"\n  Ends all other sessions. currentPassword is empty where the account has none. Without accessToken the bearer's account is\n  meant.\n  \"\"\"\n  updatePassword(orgId: String!, accessToken: String, currentPassword: String!, newPassword: String!): Boolean!\n  \"partyId holds the organisation. A session that is over is ended too.\"\n  logout(accessToken: String!, partyId: String!): Boolean!\n  \"Joins an account at a provider to the customer who asks; accessToken is the one that the provider's log-in gave.\"\n  linkingUserLoginAndUserDetail(userLoginId: String!, partyId: String!, accessToken: String): Boolean!\n  \"Takes the solution of botChallenge, or reCAPTCHA's token; false where it does not hold.\"\n  verifyRecaptcha(orgId: String!, token: String!): Boolean!\n\n  \"Ours: createResetKey that also tells where the code went.\"\n  requestReset(username: String!, deviceMark: String): ResetRequest!\n  \"Ours: verifyCode that opens a session.\"\n  activate(userId: String!, code: String!): LoginResponse!\n  \"Ours: a code of the authenticator app, or a recovery code, for the ticket of login or exchangeToken.\"\n  loginSecondFactor(ticket: String!, code: String!): LoginResponse!\n  \"Ours: a hand-over token for one that never was in an address.\"\n  exchangeToken(accessToken: String!): LoginResponse!\n  passkeyLoginChallenge: PasskeyChallenge!\n  loginPasskey(challengeId: String!, response: JSON!): LoginResponse!\n  passkeyChallenge: PasskeyChallenge!\n  addPasskey(challengeId: String!, response: JSON!, name: String!): Boolean!\n  removePasskey(id: String!): Boolean!\n  startTotp: Boolean!\n  confirmTotp(code: String!): Boolean!\n  removeTotp(code: String!): Boolean!\n  \"Ours: linkingUserLoginAndUserDetail by the token alone.\"\n  linkLogin(accessToken: String!): Boolean!\n  unlinkLogin(id: String!): Boolean!\n  \"Ours: sends a code to the new contact and one to the old. A contact of somebody else gets the same answer.\"\n  requestContactChange(field: ContactField!, contact: String!): ContactChange!\n  \"Ours: the code of one side; the contact changes with the second one.\"\n  confirmContactChange(field: ContactField!, side: ContactSide!, code: String!): Boolean!\n  \"Ours: for who no longer reads the old contact; it changes in 72 hours unless the old one cancels.\"\n  delayContactChange(field: ContactField!): Boolean!\n  cancelContactChange(field: ContactField!): Boolean!\n  \"Ours: deletes the account after seven days. name is its e-mail address or phone number; needs a fresh login. Refused with DELETION_BLOCKED {blockers}. A second request keeps the time of the first.\"\n  requestAccountDeletion(name: String!): AccountDeletion!\n  \"Ours: also without a request.\"\n  cancelAccountDeletion: Boolean!\n  endSession(id: String!): Boolean!\n  \"How many were ended.\"\n  endOtherSessions: Int!\n}\n\ninput LoginRequest {\n  username: String!\n  password: String!\n  orgId: String\n  \"Ours: what an earlier log-in gave this browser.\"\n  deviceMark: String\n}\n\n\"A log-in that succeeded, or where accessToken is null a ticket for the second factor.\"\ntype LoginResponse {\n  partyId: String!\n  orgId: String!\n  fullName: String!\n  email: String\n  phone: String\n  address: String\n  identityNumber: String\n  gender: String\n  birthDate: String\n  avatarUrl: String\n  accessToken: String\n  username: String!\n  readyV2: Boolean\n  lastVerified: String\n  level: String\n  \"Names by organisation, of permissions here, of positions and roles below: {\\\"SHOP\\\": [\\\"…\\\"]}.\"\n  orgPermissionsMap: JSON\n  orgPositionsMap: JSON\n  orgRolesMap: JSON\n  \"Id of the log-in.\"\n  userLoginId: String!\n  \"VERIFIED or UN_VERIFIED; the token of the latter is no session.\"\n  status: String!\n  \"What the portal shares, where there is one.\"\n  tokenShare: String\n  \"The provider's e-mail address belongs to a customer already: this log-in waits to be linked to him.\"\n  existing: Boolean\n  secondFactorTicket: String\n  \"Ours: tells the next log-in that this browser was here before. It opens nothing.\"\n  deviceMark: String\n}\n\ninput RegisterRequest {\n  username: String!\n  fullName: String!\n  \"Without one the account gets its password by updateInfo.\"\n  password: String\n}\n\ntype RegisterResponse {\n  id: String!\n  partyId: String!\n  type: String!\n  username: String!\n  status: String!\n  accessToken: String!\n}\n\n\"A code that is on its way; code itself is always null. timeExpired is ISO 8601.\"\ntype SmsVerifyCode {\n  id: String!\n  code: String\n  username: String!\n  timeExpired: String!\n  \"Where it went, masked.\"\n  sentTo: String!\n  \"Page that shows the message where none is sent for real.\"\n  outbox: String\n}\n\ntype PartyDetail {\n  id: String!\n  name: String!\n  phone: String\n  email: String\n}\n\ninput VerifyCodeRequest {\n  username: String!\n  code: String!\n}\n\ntype ResetKey {\n  userLoginId: String!\n  isVerified: Boolean!\n  \"Sets one password.\"\n  accessToken: String\n  errorMessage: String\n}\n\ntype ResetRequest {\n  key: String!\n  sent: SmsVerifyCode!\n}\n\ninput UpdateUserRequest {\n  fullName: String\n  address: String\n  gender: String\n  \"ms since 1970 UTC, instead of birthDate.\"\n  birthDateLongTime: Float\n  \"YYYY-MM-DD\"\n  birthDate: String\n  email: String\n  identityNumber: String\n  phone: String\n  imageUrl: String\n  personalTitle: String\n}\n\ntype UserInfo {\n  partyId: String!\n  fullName: String!\n  email: String\n  phone: String\n  address: String\n  identityNumber: String\n  gender: String\n  birthDate: String\n  avatarUrl: String\n  \"Id of the log-in behind the token.\"\n  userLoginId: String!\n  \"Ours: what else getPersonByPartyId tells, so that one call changes a person and answers him.\"\n  personalTitle: String\n  memberLevel: String\n  createdStamp: String\n}\n\ntype UserDetail {\n  partyId: String!\n  orgId: String!\n  fullName: String!\n  email: String\n  phone: String\n  address: String\n  identityNumber: String\n  gender: String\n  birthDate: String\n  avatarUrl: String\n  accessToken: String!\n  username: String!\n  readyV2: Boolean\n  lastVerified: String\n  level: String\n  orgPermissionsMap: JSON\n  orgPositionsMap: JSON\n  orgRolesMap: JSON\n}\n\ntype UserLogin {\n  id: String!\n  status: String!\n  partyId: String!\n  userLoginId: String!\n}\n\n\"kind is work with a challenge of ALTCHA's second version, or recaptcha with a site key.\"\ntype BotChallenge {\n  kind: String!\n  challenge: JSON\n  siteKey: String\n}\n\n\"options are WebAuthn's as JSON.\"\ntype PasskeyChallenge {\n  id: String!\n  options: JSON!\n}\n\ntype SecurityOverview {\n  hasPassword: Boolean!\n  sessions: [SessionInfo!]! @listSize(assumedSize: 100)\n  passkeys: [Passkey!]! @listSize(assumedSize: 20)\n  totp: Totp!\n  linked: [LinkedLogin!]! @listSize(assumedSize: 10)\n}\n\n\"Times are ISO 8601.\"\ntype SessionInfo {\n  id: String!\n  current: Boolean!\n  device: String!\n  createdAt: String!\n  lastSeenAt: String!\n}\n\ntype Passkey {\n  id: String!\n  name: String!\n  createdAt: String!\n  lastUsedAt: String\n}\n\n\"state is off, pending or on; secret, uri and recoveryCodes are told while it is pending.\"\ntype Totp {\n  state: String!\n  secret: String\n  uri: String\n  recoveryCodes: [String!]\n  recoveryCodesLeft: Int\n}\n\ntype LoginProvider {\n  \"google, facebook, zalo or openid.\"\n  id: String!\n  \"On its button.\"\n  name: String!\n  \"Of its pages, as far as they are known; a plain form is sent on to them.\"\n  origins: [String!]!\n}\n\ntype LinkedLogin {\n  id: String!\n  provider: String!\n  name: String!\n}\n\nenum ContactField {\n  EMAIL\n  PHONE\n}\n\nenum ContactSide {\n  NEW\n  OLD\n}\n\n\"Times are ISO 8601. awaitsNew and awaitsOld: its code is still needed.\"\ntype ContactChange {\n  field: ContactField!\n  contact: String!\n  awaitsNew: Boolean!\n  awaitsOld: Boolean!\n  codesUntil: String!\n  \"When it comes into force without the old contact.\"\n  effectiveAt: String\n  \"Page that shows the messages where none is sent for real.\"\n  outbox: String\n}\n\ntype AccountDeletion {\n  \"ISO 8601; null when nothing was asked for.\"\n  effectiveAt: String\n  \"What must be finished first: keys of deletionBlockers.\"\n  blockers: [String!]!\n  \"Page that shows the messages where none is sent for real.\"\n  outbox: String\n}\n";
