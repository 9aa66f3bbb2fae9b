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
  DateCustom: { input: string; output: string; }
};

export type Query = {
  /** Services of an owner, newest first; to himself and to staff. */
  readonly getServiceByOwnerId: ReadonlyArray<PartnerService>;
};


export type QueryGetServiceByOwnerIdArgs = {
  partnerId: Scalars['String']['input'];
  ownerId: Scalars['String']['input'];
};

export type PartnerService = {
  readonly createdStamp: Scalars['DateCustom']['output'];
  readonly updatedStamp: Scalars['DateCustom']['output'];
  readonly updatedBy?: Maybe<Scalars['String']['output']>;
  readonly createdBy?: Maybe<Scalars['String']['output']>;
  readonly partnerId: Scalars['String']['output'];
  readonly serviceName: Scalars['String']['output'];
  readonly serviceId: Scalars['String']['output'];
  readonly type: Scalars['String']['output'];
  readonly typeName: Scalars['String']['output'];
  readonly orderId: Scalars['String']['output'];
  readonly orderLineItemId: Scalars['String']['output'];
  readonly status: Scalars['String']['output'];
  readonly ownerId: Scalars['String']['output'];
  readonly ownerName?: Maybe<Scalars['String']['output']>;
  readonly ownerEmail?: Maybe<Scalars['String']['output']>;
  readonly ownerPhone?: Maybe<Scalars['String']['output']>;
  readonly saleName?: Maybe<Scalars['String']['output']>;
  readonly salePartyId?: Maybe<Scalars['String']['output']>;
  readonly startDate: Scalars['DateCustom']['output'];
  readonly endDate: Scalars['DateCustom']['output'];
  readonly location?: Maybe<Scalars['String']['output']>;
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly serviceType: Scalars['String']['output'];
  readonly actionResult?: Maybe<Scalars['String']['output']>;
  readonly attrs?: Maybe<Scalars['JSON']['output']>;
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
  DateCustom: ResolverTypeWrapper<Scalars['DateCustom']['output']>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  PartnerService: ResolverTypeWrapper<PartnerService>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  JSON: Scalars['JSON']['output'];
  DateCustom: Scalars['DateCustom']['output'];
  Query: Record<PropertyKey, never>;
  PartnerService: PartnerService;
  Int: Scalars['Int']['output'];
  String: Scalars['String']['output'];
  Boolean: Scalars['Boolean']['output'];
};

export type ListSizeDirectiveArgs = {
  assumedSize: Scalars['Int']['input'];
  slicingArguments?: Maybe<ReadonlyArray<Scalars['String']['input']>>;
  sizedFields?: Maybe<ReadonlyArray<Scalars['String']['input']>>;
};

export type ListSizeDirectiveResolver<Result, Parent, ContextType = unknown, Args = ListSizeDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export interface DateCustomScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateCustom'], any> {
  name: 'DateCustom';
}

export type QueryResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  getServiceByOwnerId?: Resolver<ReadonlyArray<ResolversTypes['PartnerService']>, ParentType, ContextType, RequireFields<QueryGetServiceByOwnerIdArgs, 'partnerId' | 'ownerId'>>;
};

export type PartnerServiceResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PartnerService'] = ResolversParentTypes['PartnerService']> = {
  createdStamp?: Resolver<ResolversTypes['DateCustom'], ParentType, ContextType>;
  updatedStamp?: Resolver<ResolversTypes['DateCustom'], ParentType, ContextType>;
  updatedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  partnerId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  serviceName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  serviceId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  typeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderLineItemId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ownerId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ownerName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ownerEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ownerPhone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  saleName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  salePartyId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startDate?: Resolver<ResolversTypes['DateCustom'], ParentType, ContextType>;
  endDate?: Resolver<ResolversTypes['DateCustom'], ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  serviceType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  actionResult?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attrs?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = unknown> = {
  JSON?: GraphQLScalarType;
  DateCustom?: GraphQLScalarType;
  Query?: QueryResolvers<ContextType>;
  PartnerService?: PartnerServiceResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = unknown> = {
  listSize?: ListSizeDirectiveResolver<any, any, ContextType>;
};

export const typeDefs = "# Services of a partner, mounted at /service-api/graphql. Fixed by the public client.\n\nscalar JSON\nscalar DateCustom\n\n\"Longest that a list is, or shorter as one of the arguments says; `sizedFields` are the lists inside the answer. For the cost.\"\ndirective @listSize(assumedSize: Int!, slicingArguments: [String!], sizedFields: [String!]) on FIELD_DEFINITION\n\ntype Query {\n  \"Services of an owner, newest first; to himself and to staff.\"\n  getServiceByOwnerId(partnerId: String!, ownerId: String!): [PartnerService!]! @listSize(assumedSize: 5000)\n}\n\ntype PartnerService {\n  createdStamp: DateCustom!\n  updatedStamp: DateCustom!\n  updatedBy: String\n  createdBy: String\n  partnerId: String!\n  serviceName: String!\n  serviceId: String!\n  type: String!\n  typeName: String!\n  orderId: String!\n  orderLineItemId: String!\n  status: String!\n  ownerId: String!\n  ownerName: String\n  ownerEmail: String\n  ownerPhone: String\n  saleName: String\n  salePartyId: String\n  startDate: DateCustom!\n  endDate: DateCustom!\n  location: String\n  description: String\n  serviceType: String!\n  actionResult: String\n  attrs: JSON\n}\n";
