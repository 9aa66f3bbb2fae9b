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
  BigDecimal: { input: number; output: number; }
  Long: { input: number; output: number; }
};

export type Query = {
  /** The caller's connector of a resource; null where there is none: {id, type, weight, status, resourceId, resourceType}. */
  readonly getConnectorByResource?: Maybe<Scalars['JSON']['output']>;
};


export type QueryGetConnectorByResourceArgs = {
  resourceId?: InputMaybe<Scalars['String']['input']>;
  resourceType?: InputMaybe<Scalars['String']['input']>;
  type?: InputMaybe<Scalars['String']['input']>;
};

export type Mutation = {
  /** Joins an order to the session in which it was made: type ORDER_SESSION, weight 1, status 1. The same again is the same one. */
  readonly createConnector?: Maybe<Scalars['JSON']['output']>;
  /** Puts another resource beside a connector of the caller; there already succeeds. */
  readonly addResourceRelated: Scalars['Boolean']['output'];
  /** Hands over a lead; status 1 says that it was taken. The same Idempotency-Key hands it over once. partyId: the organisation. */
  readonly addOpportunity?: Maybe<Opportunity>;
  /** Writes a letter that confirms the address; an address that is there already answers the same. agreed: the sentence that was agreed to. */
  readonly subscribeNewsletter: Scalars['Boolean']['output'];
};


export type MutationCreateConnectorArgs = {
  resourceId: Scalars['String']['input'];
  resourceType: Scalars['String']['input'];
  description?: InputMaybe<Scalars['String']['input']>;
  type: Scalars['String']['input'];
  createdBy: Scalars['String']['input'];
};


export type MutationAddResourceRelatedArgs = {
  connectorId: Scalars['String']['input'];
  resourceId: Scalars['String']['input'];
  resourceType: Scalars['String']['input'];
  createdBy: Scalars['String']['input'];
};


export type MutationAddOpportunityArgs = {
  partyId: Scalars['String']['input'];
  addOpportunityRequest?: InputMaybe<AddOpportunityRequest>;
  performerId: Scalars['String']['input'];
};


export type MutationSubscribeNewsletterArgs = {
  email: Scalars['String']['input'];
  agreed: Scalars['String']['input'];
};

/** A question of a form with its answer. */
export type OpportunityFormInput = {
  readonly key: Scalars['String']['input'];
  readonly value?: InputMaybe<Scalars['String']['input']>;
};

export type AddOpportunityRequest = {
  readonly name: Scalars['String']['input'];
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** The opportunity that this one belongs to. */
  readonly parentId?: InputMaybe<Scalars['String']['input']>;
  /** HIGH, MEDIUM or LOW. */
  readonly priorityName?: InputMaybe<Scalars['String']['input']>;
  readonly referName?: InputMaybe<Scalars['String']['input']>;
  readonly referPhone?: InputMaybe<Scalars['String']['input']>;
  readonly referEmail?: InputMaybe<Scalars['String']['input']>;
  /** What the lead is about, such as a product. */
  readonly targetId?: InputMaybe<Scalars['String']['input']>;
  /** Whole address of the page that the lead comes from. */
  readonly targetUrl?: InputMaybe<Scalars['String']['input']>;
  readonly extSource?: InputMaybe<Scalars['String']['input']>;
  readonly workEffortTypeId?: InputMaybe<Scalars['String']['input']>;
  /** Who of the staff should take it; changes no right. */
  readonly ownerId?: InputMaybe<Scalars['String']['input']>;
  /** At most 50; staff read them beside the description. */
  readonly forms?: InputMaybe<ReadonlyArray<OpportunityFormInput>>;
};

export type Opportunity = {
  readonly goal?: Maybe<Scalars['String']['output']>;
  readonly campaignId?: Maybe<Scalars['String']['output']>;
  readonly valueReal?: Maybe<Scalars['BigDecimal']['output']>;
  readonly valueExpect?: Maybe<Scalars['BigDecimal']['output']>;
  readonly successRate?: Maybe<Scalars['BigDecimal']['output']>;
  readonly referName?: Maybe<Scalars['String']['output']>;
  readonly referPhone?: Maybe<Scalars['String']['output']>;
  readonly referEmail?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['String']['output'];
  readonly createdBy?: Maybe<Scalars['String']['output']>;
  readonly ownerId?: Maybe<Scalars['String']['output']>;
  readonly workEffortTypeId?: Maybe<Scalars['String']['output']>;
  readonly partyId?: Maybe<Scalars['String']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly parentId?: Maybe<Scalars['String']['output']>;
  /** 1: taken. */
  readonly status?: Maybe<Scalars['Int']['output']>;
  readonly stmId?: Maybe<Scalars['String']['output']>;
  /** ms since 1970 UTC. */
  readonly createdStamp?: Maybe<Scalars['Long']['output']>;
  readonly updatedStamp?: Maybe<Scalars['Long']['output']>;
  readonly endDateExpect?: Maybe<Scalars['Long']['output']>;
  readonly priorityName?: Maybe<Scalars['String']['output']>;
  readonly targetId?: Maybe<Scalars['String']['output']>;
  readonly targetType?: Maybe<Scalars['String']['output']>;
  readonly targetUrl?: Maybe<Scalars['String']['output']>;
  readonly extSource?: Maybe<Scalars['String']['output']>;
  readonly connectorId?: Maybe<Scalars['String']['output']>;
  readonly processResult?: Maybe<Scalars['String']['output']>;
  /** Ours: the answers as stored. */
  readonly forms: ReadonlyArray<OpportunityForm>;
};

export type OpportunityForm = {
  readonly key: Scalars['String']['output'];
  readonly value: Scalars['String']['output'];
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
  BigDecimal: ResolverTypeWrapper<Scalars['BigDecimal']['output']>;
  Long: ResolverTypeWrapper<Scalars['Long']['output']>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  OpportunityFormInput: OpportunityFormInput;
  AddOpportunityRequest: AddOpportunityRequest;
  Opportunity: ResolverTypeWrapper<Opportunity>;
  OpportunityForm: ResolverTypeWrapper<OpportunityForm>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  JSON: Scalars['JSON']['output'];
  BigDecimal: Scalars['BigDecimal']['output'];
  Long: Scalars['Long']['output'];
  Query: Record<PropertyKey, never>;
  Mutation: Record<PropertyKey, never>;
  Boolean: Scalars['Boolean']['output'];
  OpportunityFormInput: OpportunityFormInput;
  AddOpportunityRequest: AddOpportunityRequest;
  Opportunity: Opportunity;
  OpportunityForm: OpportunityForm;
  Int: Scalars['Int']['output'];
  String: Scalars['String']['output'];
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

export interface BigDecimalScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['BigDecimal'], any> {
  name: 'BigDecimal';
}

export interface LongScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Long'], any> {
  name: 'Long';
}

export type QueryResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  getConnectorByResource?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType, Partial<QueryGetConnectorByResourceArgs>>;
};

export type MutationResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  createConnector?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType, RequireFields<MutationCreateConnectorArgs, 'resourceId' | 'resourceType' | 'type' | 'createdBy'>>;
  addResourceRelated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationAddResourceRelatedArgs, 'connectorId' | 'resourceId' | 'resourceType' | 'createdBy'>>;
  addOpportunity?: Resolver<Maybe<ResolversTypes['Opportunity']>, ParentType, ContextType, RequireFields<MutationAddOpportunityArgs, 'partyId' | 'performerId'>>;
  subscribeNewsletter?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationSubscribeNewsletterArgs, 'email' | 'agreed'>>;
};

export type OpportunityResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Opportunity'] = ResolversParentTypes['Opportunity']> = {
  goal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  campaignId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  valueReal?: Resolver<Maybe<ResolversTypes['BigDecimal']>, ParentType, ContextType>;
  valueExpect?: Resolver<Maybe<ResolversTypes['BigDecimal']>, ParentType, ContextType>;
  successRate?: Resolver<Maybe<ResolversTypes['BigDecimal']>, ParentType, ContextType>;
  referName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  referPhone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  referEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ownerId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  workEffortTypeId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  partyId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  parentId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  stmId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdStamp?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  updatedStamp?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  endDateExpect?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  priorityName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  targetId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  targetType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  targetUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  extSource?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  connectorId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  processResult?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  forms?: Resolver<ReadonlyArray<ResolversTypes['OpportunityForm']>, ParentType, ContextType>;
};

export type OpportunityFormResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OpportunityForm'] = ResolversParentTypes['OpportunityForm']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = unknown> = {
  JSON?: GraphQLScalarType;
  BigDecimal?: GraphQLScalarType;
  Long?: GraphQLScalarType;
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Opportunity?: OpportunityResolvers<ContextType>;
  OpportunityForm?: OpportunityFormResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = unknown> = {
  listSize?: ListSizeDirectiveResolver<any, any, ContextType>;
};

export const typeDefs = "# CRM gateway, mounted at /crm-graph-gateway/graphql. createConnector and getConnectorByResource are fixed by the public\n# client, addResourceRelated is named by the specification and shaped here. addOpportunity is the public client's; its request\n# takes the page and the kind of work too, which the specification sends. subscribeNewsletter is shaped here.\n\nscalar JSON\nscalar BigDecimal\nscalar Long\n\n\"Longest that a list is, or shorter as one of the arguments says; `sizedFields` are the lists inside the answer. For the cost.\"\ndirective @listSize(assumedSize: Int!, slicingArguments: [String!], sizedFields: [String!]) on FIELD_DEFINITION\n\ntype Query {\n  \"The caller's connector of a resource; null where there is none: {id, type, weight, status, resourceId, resourceType}.\"\n  getConnectorByResource(resourceId: String, resourceType: String, type: String): JSON\n}\n\ntype Mutation {\n  \"Joins an order to the session in which it was made: type ORDER_SESSION, weight 1, status 1. The same again is the same one.\"\n  createConnector(\n    resourceId: String!\n    resourceType: String!\n    description: String\n    type: String!\n    createdBy: String!\n  ): JSON\n  \"Puts another resource beside a connector of the caller; there already succeeds.\"\n  addResourceRelated(connectorId: String!, resourceId: String!, resourceType: String!, createdBy: String!): Boolean!\n  \"Hands over a lead; status 1 says that it was taken. The same Idempotency-Key hands it over once. partyId: the organisation.\"\n  addOpportunity(partyId: String!, addOpportunityRequest: AddOpportunityRequest, performerId: String!): Opportunity\n  \"Writes a letter that confirms the address; an address that is there already answers the same. agreed: the sentence that was agreed to.\"\n  subscribeNewsletter(email: String!, agreed: String!): Boolean!\n}\n\n\"A question of a form with its answer.\"\ninput OpportunityFormInput {\n  key: String!\n  value: String\n}\n\ninput AddOpportunityRequest {\n  name: String!\n  description: String\n  \"The opportunity that this one belongs to.\"\n  parentId: String\n  \"HIGH, MEDIUM or LOW.\"\n  priorityName: String\n  referName: String\n  referPhone: String\n  referEmail: String\n  \"What the lead is about, such as a product.\"\n  targetId: String\n  \"Whole address of the page that the lead comes from.\"\n  targetUrl: String\n  extSource: String\n  workEffortTypeId: String\n  \"Who of the staff should take it; changes no right.\"\n  ownerId: String\n  \"At most 50; staff read them beside the description.\"\n  forms: [OpportunityFormInput!]\n}\n\ntype Opportunity {\n  goal: String\n  campaignId: String\n  valueReal: BigDecimal\n  valueExpect: BigDecimal\n  successRate: BigDecimal\n  referName: String\n  referPhone: String\n  referEmail: String\n  id: String!\n  createdBy: String\n  ownerId: String\n  workEffortTypeId: String\n  partyId: String\n  name: String\n  description: String\n  parentId: String\n  \"1: taken.\"\n  status: Int\n  stmId: String\n  \"ms since 1970 UTC.\"\n  createdStamp: Long\n  updatedStamp: Long\n  endDateExpect: Long\n  priorityName: String\n  targetId: String\n  targetType: String\n  targetUrl: String\n  extSource: String\n  connectorId: String\n  processResult: String\n  \"Ours: the answers as stored.\"\n  forms: [OpportunityForm!]! @listSize(assumedSize: 50)\n}\n\ntype OpportunityForm {\n  key: String!\n  value: String!\n}\n";
