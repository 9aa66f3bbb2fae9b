import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
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
};


export type QueryGetUserDetailArgs = {
  orgId: Scalars['String']['input'];
  accessToken: Scalars['String']['input'];
};


export type QueryGetUserLoginByTokenArgs = {
  accessToken: Scalars['String']['input'];
};

export type UserDetail = {
  readonly partyId: Scalars['String']['output'];
  readonly orgId: Scalars['String']['output'];
  readonly fullName: Scalars['String']['output'];
  readonly email: Maybe<Scalars['String']['output']>;
  readonly phone: Maybe<Scalars['String']['output']>;
  readonly address: Maybe<Scalars['String']['output']>;
  readonly identityNumber: Maybe<Scalars['String']['output']>;
  readonly gender: Maybe<Scalars['String']['output']>;
  readonly birthDate: Maybe<Scalars['String']['output']>;
  readonly avatarUrl: Maybe<Scalars['String']['output']>;
  readonly accessToken: Scalars['String']['output'];
  readonly username: Scalars['String']['output'];
  readonly readyV2: Maybe<Scalars['Boolean']['output']>;
  readonly lastVerified: Maybe<Scalars['String']['output']>;
  readonly level: Maybe<Scalars['String']['output']>;
  readonly orgPermissionsMap: Maybe<Scalars['JSON']['output']>;
  readonly orgPositionsMap: Maybe<Scalars['JSON']['output']>;
  readonly orgRolesMap: Maybe<Scalars['JSON']['output']>;
};

export type UserLogin = {
  readonly id: Scalars['String']['output'];
  readonly status: Scalars['String']['output'];
  readonly partyId: Scalars['String']['output'];
  readonly userLoginId: Scalars['String']['output'];
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
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  UserDetail: ResolverTypeWrapper<UserDetail>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  UserLogin: ResolverTypeWrapper<UserLogin>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  JSON: Scalars['JSON']['output'];
  Query: Record<PropertyKey, never>;
  String: Scalars['String']['output'];
  UserDetail: UserDetail;
  Boolean: Scalars['Boolean']['output'];
  UserLogin: UserLogin;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type QueryResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  getUserDetail?: Resolver<ResolversTypes['UserDetail'], ParentType, ContextType, RequireFields<QueryGetUserDetailArgs, 'orgId' | 'accessToken'>>;
  getUserLoginByToken?: Resolver<ResolversTypes['UserLogin'], ParentType, ContextType, RequireFields<QueryGetUserLoginByTokenArgs, 'accessToken'>>;
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

export type Resolvers<ContextType = unknown> = {
  JSON?: GraphQLScalarType;
  Query?: QueryResolvers<ContextType>;
  UserDetail?: UserDetailResolvers<ContextType>;
  UserLogin?: UserLoginResolvers<ContextType>;
};


export const typeDefs = "# Authorisation service, mounted at /authorization-gateway/graphql. Names, variables and fields are fixed by the public\n# client. The other calls of the service come with log-in.\n\nscalar JSON\n\ntype Query {\n  \"The account behind a token.\"\n  getUserDetail(orgId: String!, accessToken: String!): UserDetail!\n  \"The log-in behind a token, with its status VERIFIED or UN_VERIFIED.\"\n  getUserLoginByToken(accessToken: String!): UserLogin!\n}\n\ntype UserDetail {\n  partyId: String!\n  orgId: String!\n  fullName: String!\n  email: String\n  phone: String\n  address: String\n  identityNumber: String\n  gender: String\n  birthDate: String\n  avatarUrl: String\n  accessToken: String!\n  username: String!\n  readyV2: Boolean\n  lastVerified: String\n  level: String\n  orgPermissionsMap: JSON\n  orgPositionsMap: JSON\n  orgRolesMap: JSON\n}\n\ntype UserLogin {\n  id: String!\n  status: String!\n  partyId: String!\n  userLoginId: String!\n}\n";
