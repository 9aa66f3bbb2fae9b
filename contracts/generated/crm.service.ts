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
  /** The caller's connector of a resource; null where there is none: {id, type, weight, status, resourceId, resourceType}. */
  readonly getConnectorByResource: Maybe<Scalars['JSON']['output']>;
};


export type QueryGetConnectorByResourceArgs = {
  resourceId: InputMaybe<Scalars['String']['input']>;
  resourceType: InputMaybe<Scalars['String']['input']>;
  type: InputMaybe<Scalars['String']['input']>;
};

export type Mutation = {
  /** Joins an order to the session in which it was made: type ORDER_SESSION, weight 1, status 1. The same again is the same one. */
  readonly createConnector: Maybe<Scalars['JSON']['output']>;
  /** Puts another resource beside a connector of the caller; there already succeeds. */
  readonly addResourceRelated: Scalars['Boolean']['output'];
};


export type MutationCreateConnectorArgs = {
  resourceId: Scalars['String']['input'];
  resourceType: Scalars['String']['input'];
  description: InputMaybe<Scalars['String']['input']>;
  type: Scalars['String']['input'];
  createdBy: Scalars['String']['input'];
};


export type MutationAddResourceRelatedArgs = {
  connectorId: Scalars['String']['input'];
  resourceId: Scalars['String']['input'];
  resourceType: Scalars['String']['input'];
  createdBy: Scalars['String']['input'];
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
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  JSON: Scalars['JSON']['output'];
  Query: Record<PropertyKey, never>;
  String: Scalars['String']['output'];
  Mutation: Record<PropertyKey, never>;
  Boolean: Scalars['Boolean']['output'];
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type QueryResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  getConnectorByResource?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType, Partial<QueryGetConnectorByResourceArgs>>;
};

export type MutationResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  createConnector?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType, RequireFields<MutationCreateConnectorArgs, 'resourceId' | 'resourceType' | 'type' | 'createdBy'>>;
  addResourceRelated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationAddResourceRelatedArgs, 'connectorId' | 'resourceId' | 'resourceType' | 'createdBy'>>;
};

export type Resolvers<ContextType = unknown> = {
  JSON?: GraphQLScalarType;
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
};


export const typeDefs = "# CRM gateway, mounted at /crm-graph-gateway/graphql. createConnector and getConnectorByResource are fixed by the public\n# client, addResourceRelated is named by the specification and shaped here.\n\nscalar JSON\n\ntype Query {\n  \"The caller's connector of a resource; null where there is none: {id, type, weight, status, resourceId, resourceType}.\"\n  getConnectorByResource(resourceId: String, resourceType: String, type: String): JSON\n}\n\ntype Mutation {\n  \"Joins an order to the session in which it was made: type ORDER_SESSION, weight 1, status 1. The same again is the same one.\"\n  createConnector(\n    resourceId: String!\n    resourceType: String!\n    description: String\n    type: String!\n    createdBy: String!\n  ): JSON\n  \"Puts another resource beside a connector of the caller; there already succeeds.\"\n  addResourceRelated(connectorId: String!, resourceId: String!, resourceType: String!, createdBy: String!): Boolean!\n}\n";
