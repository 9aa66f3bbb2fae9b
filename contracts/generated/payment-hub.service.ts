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
  BigDecimal: { input: number; output: number; }
  JSON: { input: unknown; output: unknown; }
  DateCustom: { input: string; output: string; }
};

export type Query = {
  /** The visitor's payment; a payment of somebody else is not found. */
  readonly paymentStatus?: Maybe<PaymentStatus>;
  readonly paymentInfo?: Maybe<PaymentInfo>;
  /** Payments of the visitor's orders, newest first. */
  readonly paymentsByOrders: ReadonlyArray<PaymentStatus>;
  readonly paymentMethods: ReadonlyArray<HubPaymentMethod>;
  readonly getPaymentMethodTypes: ReadonlyArray<PaymentMethodType>;
  /** Reads the query of a gateway's return address; a query that the gateway did not sign is refused. Settles nothing. */
  readonly paymentReturn: PaymentReturn;
};


export type QueryPaymentStatusArgs = {
  paymentId: Scalars['String']['input'];
};


export type QueryPaymentInfoArgs = {
  paymentId: Scalars['String']['input'];
};


export type QueryPaymentsByOrdersArgs = {
  orderIds: ReadonlyArray<Scalars['String']['input']>;
};


export type QueryGetPaymentMethodTypesArgs = {
  partnerId: Scalars['String']['input'];
  storeId: Scalars['String']['input'];
};


export type QueryPaymentReturnArgs = {
  query: Scalars['JSON']['input'];
};

export type Mutation = {
  /**
   * A new try for an open order, perhaps by another method; earlier tries that still wait are superseded. Without an order
   * it is for the visitor's cart, which is placed first; it must have its customer and, where goods need one, its address.
   */
  readonly createPayment: PaymentResult;
};


export type MutationCreatePaymentArgs = {
  paymentData?: InputMaybe<Payment>;
};

export type Payment = {
  /** What the shopper saw, đồng; another total is refused. */
  readonly totalAmount: Scalars['BigDecimal']['input'];
  /** The website's; another one is refused. */
  readonly storeID: Scalars['String']['input'];
  /** The organisation; another one is refused. */
  readonly partnerCode: Scalars['String']['input'];
  readonly methodCode: Scalars['String']['input'];
  /** Kept with the payment, as email. */
  readonly phone?: InputMaybe<Scalars['String']['input']>;
  readonly email?: InputMaybe<Scalars['String']['input']>;
  /** Ours; see createPayment for what is paid without it. */
  readonly orderId?: InputMaybe<Scalars['String']['input']>;
  readonly returnUrl?: InputMaybe<Scalars['String']['input']>;
};

export type PaymentResult = {
  readonly code: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
  readonly data?: Maybe<Scalars['JSON']['output']>;
  readonly qrCodeUrl?: Maybe<Scalars['String']['output']>;
  readonly deeplink?: Maybe<Scalars['String']['output']>;
  readonly deeplinkMiniApp?: Maybe<Scalars['String']['output']>;
  readonly paymentId: Scalars['String']['output'];
  readonly gwConfigId?: Maybe<Scalars['String']['output']>;
};

export type PaymentStatus = {
  readonly methodCode: Scalars['String']['output'];
  readonly methodTypeCode?: Maybe<Scalars['String']['output']>;
  readonly gatewayConfigId?: Maybe<Scalars['String']['output']>;
  readonly partnerCode?: Maybe<Scalars['String']['output']>;
  readonly totalAmount: Scalars['BigDecimal']['output'];
  readonly fee?: Maybe<Scalars['BigDecimal']['output']>;
  readonly discountAmount?: Maybe<Scalars['BigDecimal']['output']>;
  readonly payDate?: Maybe<Scalars['DateCustom']['output']>;
  readonly payType?: Maybe<Scalars['String']['output']>;
  readonly transactionDate?: Maybe<Scalars['DateCustom']['output']>;
  readonly orderId: Scalars['String']['output'];
  readonly paymentId: Scalars['String']['output'];
  readonly invoiceId?: Maybe<Scalars['String']['output']>;
  readonly orderInfo?: Maybe<Scalars['String']['output']>;
  readonly orderType?: Maybe<Scalars['String']['output']>;
  readonly locale?: Maybe<Scalars['String']['output']>;
  readonly merchantIp?: Maybe<Scalars['String']['output']>;
  readonly extraData?: Maybe<Scalars['String']['output']>;
  readonly storeID?: Maybe<Scalars['String']['output']>;
  readonly bankCode?: Maybe<Scalars['String']['output']>;
  readonly appUser?: Maybe<Scalars['String']['output']>;
  readonly phone?: Maybe<Scalars['String']['output']>;
  readonly email?: Maybe<Scalars['String']['output']>;
  readonly address?: Maybe<Scalars['String']['output']>;
  /** WAITING, PAID, FAILED, EXPIRED. */
  readonly statusCode: Scalars['String']['output'];
  readonly statusDescription?: Maybe<Scalars['String']['output']>;
  readonly transactionId?: Maybe<Scalars['String']['output']>;
  readonly createBy?: Maybe<Scalars['String']['output']>;
  readonly methodDescription?: Maybe<Scalars['String']['output']>;
  readonly methodMapping?: Maybe<Scalars['String']['output']>;
  readonly baseMethodCode?: Maybe<Scalars['String']['output']>;
  readonly confirmPaidBy?: Maybe<Scalars['String']['output']>;
  readonly confirmPaidDate?: Maybe<Scalars['DateCustom']['output']>;
  /** EMVCo text; null where the method has none. */
  readonly qrCode?: Maybe<Scalars['String']['output']>;
  /** Address of the gateway's page; null where the method has none. */
  readonly payUrl?: Maybe<Scalars['String']['output']>;
  readonly paymentNote?: Maybe<Scalars['String']['output']>;
  /** Object: createdAt, expiresAt (ms since 1970 UTC), transfer {bank, bin, accountNumber, accountName, content} or null, sandboxUrl or null. */
  readonly attributes?: Maybe<Scalars['JSON']['output']>;
};

export type PaymentInfo = {
  readonly id: Scalars['String']['output'];
  readonly payType?: Maybe<Scalars['String']['output']>;
  readonly payDate?: Maybe<Scalars['DateCustom']['output']>;
  readonly dueDate?: Maybe<Scalars['DateCustom']['output']>;
  readonly completePayment?: Maybe<Scalars['Boolean']['output']>;
  readonly paymentTerm?: Maybe<Scalars['String']['output']>;
  readonly methodCode: Scalars['String']['output'];
  readonly methodTypeCode?: Maybe<Scalars['String']['output']>;
  readonly gatewayConfigId?: Maybe<Scalars['String']['output']>;
  readonly partnerCode?: Maybe<Scalars['String']['output']>;
  readonly totalAmount: Scalars['BigDecimal']['output'];
  /** Not yet paid, đồng. */
  readonly remain?: Maybe<Scalars['BigDecimal']['output']>;
  readonly currCode?: Maybe<Scalars['String']['output']>;
  readonly invoiceId?: Maybe<Scalars['String']['output']>;
  readonly orderId: Scalars['String']['output'];
  readonly orderInfo?: Maybe<Scalars['String']['output']>;
  readonly orderGroup?: Maybe<Scalars['String']['output']>;
  readonly orderType?: Maybe<Scalars['String']['output']>;
  readonly returnUrl?: Maybe<Scalars['String']['output']>;
  readonly ipnUrl?: Maybe<Scalars['String']['output']>;
  readonly merchantIp?: Maybe<Scalars['String']['output']>;
  readonly extraData?: Maybe<Scalars['String']['output']>;
  readonly storeID?: Maybe<Scalars['String']['output']>;
  readonly bankCode?: Maybe<Scalars['String']['output']>;
  readonly appUser?: Maybe<Scalars['String']['output']>;
  readonly phone?: Maybe<Scalars['String']['output']>;
  readonly email?: Maybe<Scalars['String']['output']>;
  readonly address?: Maybe<Scalars['String']['output']>;
  readonly signature?: Maybe<Scalars['String']['output']>;
  readonly createBy?: Maybe<Scalars['String']['output']>;
  readonly transactionId?: Maybe<Scalars['String']['output']>;
  readonly baseMethodCode?: Maybe<Scalars['String']['output']>;
  readonly retry?: Maybe<Scalars['Boolean']['output']>;
  readonly postToOrder?: Maybe<Scalars['Boolean']['output']>;
  readonly editAble?: Maybe<Scalars['Boolean']['output']>;
  readonly approved?: Maybe<Scalars['Boolean']['output']>;
  readonly statusCode: Scalars['String']['output'];
  readonly paymentGroup?: Maybe<Scalars['String']['output']>;
  readonly userId?: Maybe<Scalars['String']['output']>;
  readonly type?: Maybe<Scalars['String']['output']>;
  readonly attributes?: Maybe<Scalars['JSON']['output']>;
  readonly items: ReadonlyArray<PaymentItem>;
};

export type PaymentItem = {
  readonly id: Scalars['String']['output'];
  readonly partnerCode?: Maybe<Scalars['String']['output']>;
  readonly paymentId: Scalars['String']['output'];
  readonly type?: Maybe<Scalars['String']['output']>;
  readonly orderId: Scalars['String']['output'];
  readonly invoiceId?: Maybe<Scalars['String']['output']>;
  readonly orderGroup?: Maybe<Scalars['String']['output']>;
  readonly orderType?: Maybe<Scalars['String']['output']>;
  readonly orderInfo?: Maybe<Scalars['String']['output']>;
  readonly totalAmount: Scalars['BigDecimal']['output'];
};

export type HubPaymentMethod = {
  readonly id: Scalars['String']['output'];
  readonly code: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly image?: Maybe<Scalars['String']['output']>;
  readonly titles: ReadonlyArray<PaymentMethodTitle>;
};

export type PaymentMethodTitle = {
  readonly id: Scalars['String']['output'];
  readonly code: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly lang: Scalars['String']['output'];
  readonly showField: Scalars['Boolean']['output'];
  readonly required: Scalars['Boolean']['output'];
};

export type PaymentMethodType = {
  readonly code: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly image?: Maybe<Scalars['String']['output']>;
};

export type PaymentReturn = {
  readonly orderId: Scalars['String']['output'];
  /** As mails and people name the order. */
  readonly orderNumber: Scalars['String']['output'];
  readonly paymentId: Scalars['String']['output'];
  /** đồng */
  readonly amount: Scalars['BigDecimal']['output'];
  /** As PaymentStatus.statusCode: what is recorded here, whatever the gateway says. */
  readonly statusCode: Scalars['String']['output'];
  /** The gateway's own word, for display only. */
  readonly responseCode: Scalars['String']['output'];
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
  BigDecimal: ResolverTypeWrapper<Scalars['BigDecimal']['output']>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  DateCustom: ResolverTypeWrapper<Scalars['DateCustom']['output']>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Payment: Payment;
  PaymentResult: ResolverTypeWrapper<PaymentResult>;
  PaymentStatus: ResolverTypeWrapper<PaymentStatus>;
  PaymentInfo: ResolverTypeWrapper<PaymentInfo>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  PaymentItem: ResolverTypeWrapper<PaymentItem>;
  HubPaymentMethod: ResolverTypeWrapper<HubPaymentMethod>;
  PaymentMethodTitle: ResolverTypeWrapper<PaymentMethodTitle>;
  PaymentMethodType: ResolverTypeWrapper<PaymentMethodType>;
  PaymentReturn: ResolverTypeWrapper<PaymentReturn>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  BigDecimal: Scalars['BigDecimal']['output'];
  JSON: Scalars['JSON']['output'];
  DateCustom: Scalars['DateCustom']['output'];
  Query: Record<PropertyKey, never>;
  Mutation: Record<PropertyKey, never>;
  Payment: Payment;
  PaymentResult: PaymentResult;
  PaymentStatus: PaymentStatus;
  PaymentInfo: PaymentInfo;
  Boolean: Scalars['Boolean']['output'];
  PaymentItem: PaymentItem;
  HubPaymentMethod: HubPaymentMethod;
  PaymentMethodTitle: PaymentMethodTitle;
  PaymentMethodType: PaymentMethodType;
  PaymentReturn: PaymentReturn;
  Int: Scalars['Int']['output'];
  String: Scalars['String']['output'];
};

export type ListSizeDirectiveArgs = {
  assumedSize: Scalars['Int']['input'];
  slicingArguments?: Maybe<ReadonlyArray<Scalars['String']['input']>>;
  sizedFields?: Maybe<ReadonlyArray<Scalars['String']['input']>>;
};

export type ListSizeDirectiveResolver<Result, Parent, ContextType = unknown, Args = ListSizeDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export interface BigDecimalScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['BigDecimal'], any> {
  name: 'BigDecimal';
}

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export interface DateCustomScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateCustom'], any> {
  name: 'DateCustom';
}

export type QueryResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  paymentStatus?: Resolver<Maybe<ResolversTypes['PaymentStatus']>, ParentType, ContextType, RequireFields<QueryPaymentStatusArgs, 'paymentId'>>;
  paymentInfo?: Resolver<Maybe<ResolversTypes['PaymentInfo']>, ParentType, ContextType, RequireFields<QueryPaymentInfoArgs, 'paymentId'>>;
  paymentsByOrders?: Resolver<ReadonlyArray<ResolversTypes['PaymentStatus']>, ParentType, ContextType, RequireFields<QueryPaymentsByOrdersArgs, 'orderIds'>>;
  paymentMethods?: Resolver<ReadonlyArray<ResolversTypes['HubPaymentMethod']>, ParentType, ContextType>;
  getPaymentMethodTypes?: Resolver<ReadonlyArray<ResolversTypes['PaymentMethodType']>, ParentType, ContextType, RequireFields<QueryGetPaymentMethodTypesArgs, 'partnerId' | 'storeId'>>;
  paymentReturn?: Resolver<ResolversTypes['PaymentReturn'], ParentType, ContextType, RequireFields<QueryPaymentReturnArgs, 'query'>>;
};

export type MutationResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  createPayment?: Resolver<ResolversTypes['PaymentResult'], ParentType, ContextType, Partial<MutationCreatePaymentArgs>>;
};

export type PaymentResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PaymentResult'] = ResolversParentTypes['PaymentResult']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  data?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  qrCodeUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deeplink?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deeplinkMiniApp?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gwConfigId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PaymentStatusResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PaymentStatus'] = ResolversParentTypes['PaymentStatus']> = {
  methodCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  methodTypeCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gatewayConfigId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  partnerCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  totalAmount?: Resolver<ResolversTypes['BigDecimal'], ParentType, ContextType>;
  fee?: Resolver<Maybe<ResolversTypes['BigDecimal']>, ParentType, ContextType>;
  discountAmount?: Resolver<Maybe<ResolversTypes['BigDecimal']>, ParentType, ContextType>;
  payDate?: Resolver<Maybe<ResolversTypes['DateCustom']>, ParentType, ContextType>;
  payType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  transactionDate?: Resolver<Maybe<ResolversTypes['DateCustom']>, ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  invoiceId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderInfo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  locale?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  merchantIp?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  extraData?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  storeID?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bankCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  appUser?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  statusCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  statusDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  transactionId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  methodDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  methodMapping?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  baseMethodCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  confirmPaidBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  confirmPaidDate?: Resolver<Maybe<ResolversTypes['DateCustom']>, ParentType, ContextType>;
  qrCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentNote?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attributes?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
};

export type PaymentInfoResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PaymentInfo'] = ResolversParentTypes['PaymentInfo']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payDate?: Resolver<Maybe<ResolversTypes['DateCustom']>, ParentType, ContextType>;
  dueDate?: Resolver<Maybe<ResolversTypes['DateCustom']>, ParentType, ContextType>;
  completePayment?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  paymentTerm?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  methodCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  methodTypeCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gatewayConfigId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  partnerCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  totalAmount?: Resolver<ResolversTypes['BigDecimal'], ParentType, ContextType>;
  remain?: Resolver<Maybe<ResolversTypes['BigDecimal']>, ParentType, ContextType>;
  currCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  invoiceId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderInfo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderGroup?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  returnUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ipnUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  merchantIp?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  extraData?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  storeID?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bankCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  appUser?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  signature?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  transactionId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  baseMethodCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  retry?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  postToOrder?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  editAble?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  approved?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  statusCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentGroup?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attributes?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['PaymentItem']>, ParentType, ContextType>;
};

export type PaymentItemResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PaymentItem'] = ResolversParentTypes['PaymentItem']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  partnerCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  invoiceId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderGroup?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderInfo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  totalAmount?: Resolver<ResolversTypes['BigDecimal'], ParentType, ContextType>;
};

export type HubPaymentMethodResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['HubPaymentMethod'] = ResolversParentTypes['HubPaymentMethod']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  titles?: Resolver<ReadonlyArray<ResolversTypes['PaymentMethodTitle']>, ParentType, ContextType>;
};

export type PaymentMethodTitleResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PaymentMethodTitle'] = ResolversParentTypes['PaymentMethodTitle']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lang?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  showField?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PaymentMethodTypeResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PaymentMethodType'] = ResolversParentTypes['PaymentMethodType']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PaymentReturnResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PaymentReturn'] = ResolversParentTypes['PaymentReturn']> = {
  orderId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['BigDecimal'], ParentType, ContextType>;
  statusCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  responseCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = unknown> = {
  BigDecimal?: GraphQLScalarType;
  JSON?: GraphQLScalarType;
  DateCustom?: GraphQLScalarType;
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  PaymentResult?: PaymentResultResolvers<ContextType>;
  PaymentStatus?: PaymentStatusResolvers<ContextType>;
  PaymentInfo?: PaymentInfoResolvers<ContextType>;
  PaymentItem?: PaymentItemResolvers<ContextType>;
  HubPaymentMethod?: HubPaymentMethodResolvers<ContextType>;
  PaymentMethodTitle?: PaymentMethodTitleResolvers<ContextType>;
  PaymentMethodType?: PaymentMethodTypeResolvers<ContextType>;
  PaymentReturn?: PaymentReturnResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = unknown> = {
  listSize?: ListSizeDirectiveResolver<any, any, ContextType>;
};

export const typeDefs = "# Payment hub, mounted at /payment-hub/graphql. `Payment.orderId` and `returnUrl`, `PaymentStatus.attributes` on every\n# list and `paymentReturn` are this shop's addition.\n\nscalar BigDecimal\nscalar JSON\nscalar DateCustom\n\n\"Longest that a list is, or shorter as one of the arguments says; `sizedFields` are the lists inside the answer. For the cost.\"\ndirective @listSize(assumedSize: Int!, slicingArguments: [String!], sizedFields: [String!]) on FIELD_DEFINITION\n\ntype Query {\n  \"The visitor's payment; a payment of somebody else is not found.\"\n  paymentStatus(paymentId: String!): PaymentStatus\n  paymentInfo(paymentId: String!): PaymentInfo\n  \"Payments of the visitor's orders, newest first.\"\n  paymentsByOrders(orderIds: [String!]!): [PaymentStatus!]! @listSize(assumedSize: 200, slicingArguments: [\"orderIds\"])\n  paymentMethods: [HubPaymentMethod!]! @listSize(assumedSize: 20)\n  getPaymentMethodTypes(partnerId: String!, storeId: String!): [PaymentMethodType!]! @listSize(assumedSize: 20)\n  \"Reads the query of a gateway's return address; a query that the gateway did not sign is refused. Settles nothing.\"\n  paymentReturn(query: JSON!): PaymentReturn!\n}\n\ntype Mutation {\n  \"\"\"\n  A new try for an open order, perhaps by another method; earlier tries that still wait are superseded. Without an order\n  it is for the visitor's cart, which is placed first; it must have its customer and, where goods need one, its address.\n  \"\"\"\n  createPayment(paymentData: Payment): PaymentResult!\n}\n\ninput Payment {\n  \"What the shopper saw, đồng; another total is refused.\"\n  totalAmount: BigDecimal!\n  \"The website's; another one is refused.\"\n  storeID: String!\n  \"The organisation; another one is refused.\"\n  partnerCode: String!\n  methodCode: String!\n  \"Kept with the payment, as email.\"\n  phone: String\n  email: String\n  \"Ours; see createPayment for what is paid without it.\"\n  orderId: String\n  returnUrl: String\n}\n\ntype PaymentResult {\n  code: String!\n  message: String!\n  data: JSON\n  qrCodeUrl: String\n  deeplink: String\n  deeplinkMiniApp: String\n  paymentId: String!\n  gwConfigId: String\n}\n\ntype PaymentStatus {\n  methodCode: String!\n  methodTypeCode: String\n  gatewayConfigId: String\n  partnerCode: String\n  totalAmount: BigDecimal!\n  fee: BigDecimal\n  discountAmount: BigDecimal\n  payDate: DateCustom\n  payType: String\n  transactionDate: DateCustom\n  orderId: String!\n  paymentId: String!\n  invoiceId: String\n  orderInfo: String\n  orderType: String\n  locale: String\n  merchantIp: String\n  extraData: String\n  storeID: String\n  bankCode: String\n  appUser: String\n  phone: String\n  email: String\n  address: String\n  \"WAITING, PAID, FAILED, EXPIRED.\"\n  statusCode: String!\n  statusDescription: String\n  transactionId: String\n  createBy: String\n  methodDescription: String\n  methodMapping: String\n  baseMethodCode: String\n  confirmPaidBy: String\n  confirmPaidDate: DateCustom\n  \"EMVCo text; null where the method has none.\"\n  qrCode: String\n  \"Address of the gateway's page; null where the method has none.\"\n  payUrl: String\n  paymentNote: String\n  \"Object: createdAt, expiresAt (ms since 1970 UTC), transfer {bank, bin, accountNumber, accountName, content} or null, sandboxUrl or null.\"\n  attributes: JSON\n}\n\ntype PaymentInfo {\n  id: String!\n  payType: String\n  payDate: DateCustom\n  dueDate: DateCustom\n  completePayment: Boolean\n  paymentTerm: String\n  methodCode: String!\n  methodTypeCode: String\n  gatewayConfigId: String\n  partnerCode: String\n  totalAmount: BigDecimal!\n  \"Not yet paid, đồng.\"\n  remain: BigDecimal\n  currCode: String\n  invoiceId: String\n  orderId: String!\n  orderInfo: String\n  orderGroup: String\n  orderType: String\n  returnUrl: String\n  ipnUrl: String\n  merchantIp: String\n  extraData: String\n  storeID: String\n  bankCode: String\n  appUser: String\n  phone: String\n  email: String\n  address: String\n  signature: String\n  createBy: String\n  transactionId: String\n  baseMethodCode: String\n  retry: Boolean\n  postToOrder: Boolean\n  editAble: Boolean\n  approved: Boolean\n  statusCode: String!\n  paymentGroup: String\n  userId: String\n  type: String\n  attributes: JSON\n  items: [PaymentItem!]! @listSize(assumedSize: 1)\n}\n\ntype PaymentItem {\n  id: String!\n  partnerCode: String\n  paymentId: String!\n  type: String\n  orderId: String!\n  invoiceId: String\n  orderGroup: String\n  orderType: String\n  orderInfo: String\n  totalAmount: BigDecimal!\n}\n\ntype HubPaymentMethod {\n  id: String!\n  code: String!\n  name: String!\n  description: String\n  image: String\n  titles: [PaymentMethodTitle!]! @listSize(assumedSize: 1)\n}\n\ntype PaymentMethodTitle {\n  id: String!\n  code: String!\n  name: String!\n  lang: String!\n  showField: Boolean!\n  required: Boolean!\n}\n\ntype PaymentMethodType {\n  code: String!\n  name: String!\n  description: String\n  image: String\n}\n\ntype PaymentReturn {\n  orderId: String!\n  \"As mails and people name the order.\"\n  orderNumber: String!\n  paymentId: String!\n  \"đồng\"\n  amount: BigDecimal!\n  \"As PaymentStatus.statusCode: what is recorded here, whatever the gateway says.\"\n  statusCode: String!\n  \"The gateway's own word, for display only.\"\n  responseCode: String!\n}\n";
