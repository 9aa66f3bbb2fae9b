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
  /** Methods by which the store can be paid. */
  readonly getPaymentMethod: ReadonlyArray<PaymentMethod>;
  readonly getPaymentMethodOfStoreChannel: ReadonlyArray<PaymentMethod>;
  /** Text of a VietQR code for an order of the visitor; the amount defaults to the order's total and must equal it. */
  readonly genQRPayment?: Maybe<Scalars['String']['output']>;
  readonly getInvoiceDetail?: Maybe<Invoice>;
  readonly getInvoicesOfOrder: ReadonlyArray<Invoice>;
  /** Ours: the customer's own, newest first; page from 1. Of a month such as 2026-11 in Vietnam by series and number. */
  readonly getInvoicesOfParty: InvoicePage;
  /** Ours: months in which the customer has invoices, newest first. */
  readonly getInvoiceMonthsOfParty: ReadonlyArray<InvoiceMonth>;
};


export type QueryGetPaymentMethodArgs = {
  orgId: Scalars['String']['input'];
  storeChannelId?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetPaymentMethodOfStoreChannelArgs = {
  orgId: Scalars['String']['input'];
  storeChannelId: Scalars['String']['input'];
};


export type QueryGenQrPaymentArgs = {
  orgId: Scalars['String']['input'];
  orderId: Scalars['String']['input'];
  storeId: Scalars['String']['input'];
  totalAmount?: InputMaybe<Scalars['BigDecimal']['input']>;
};


export type QueryGetInvoiceDetailArgs = {
  invoiceId: Scalars['String']['input'];
};


export type QueryGetInvoicesOfOrderArgs = {
  orderId: Scalars['String']['input'];
};


export type QueryGetInvoicesOfPartyArgs = {
  partyId: Scalars['String']['input'];
  page: Scalars['Int']['input'];
  perPage: Scalars['Int']['input'];
  month?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetInvoiceMonthsOfPartyArgs = {
  partyId: Scalars['String']['input'];
};

export type Mutation = {
  /** First payment of an open order. `appliedAmount` in đồng is what the shopper saw; another total is refused. */
  readonly createPaymentOrder: PaymentOrderResult;
};


export type MutationCreatePaymentOrderArgs = {
  orgId: Scalars['String']['input'];
  orderId: Scalars['String']['input'];
  paymentMethod: Scalars['String']['input'];
  storeId: Scalars['String']['input'];
  source: Scalars['String']['input'];
  appliedAmount?: InputMaybe<Scalars['BigDecimal']['input']>;
  payDate: Scalars['String']['input'];
  returnUrl?: InputMaybe<Scalars['String']['input']>;
  paymentType: Scalars['String']['input'];
  createBy: Scalars['String']['input'];
  paymentInfo?: InputMaybe<Scalars['String']['input']>;
  attributes?: InputMaybe<Scalars['JSON']['input']>;
  placement?: InputMaybe<PlacementInput>;
};

export type PlacementInput = {
  /** Null: a guest's new record, which createCustomerV2 finds by customerKey. */
  readonly partyId?: InputMaybe<Scalars['String']['input']>;
  readonly customerKey: Scalars['String']['input'];
  readonly customer: BuyerInput;
  readonly shippingAddress?: InputMaybe<BuyerAddressInput>;
  readonly invoiceRequest?: InputMaybe<BuyerInvoiceInput>;
  readonly note?: InputMaybe<Scalars['String']['input']>;
};

export type BuyerInput = {
  readonly name: Scalars['String']['input'];
  readonly phone: Scalars['String']['input'];
  readonly email: Scalars['String']['input'];
};

export type BuyerAddressInput = {
  readonly name: Scalars['String']['input'];
  readonly phone: Scalars['String']['input'];
  readonly address1: Scalars['String']['input'];
  readonly provinceCode: Scalars['String']['input'];
  readonly province: Scalars['String']['input'];
  readonly wardCode: Scalars['String']['input'];
  readonly ward: Scalars['String']['input'];
};

export type BuyerInvoiceInput = {
  readonly company: Scalars['String']['input'];
  readonly taxCode: Scalars['String']['input'];
  readonly address: Scalars['String']['input'];
  readonly email: Scalars['String']['input'];
};

export type PaymentMethod = {
  readonly id: Scalars['String']['output'];
  /** VIETQR, VNPAY … */
  readonly code: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  /** Path below the media origin. */
  readonly image?: Maybe<Scalars['String']['output']>;
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Ours: TRANSFER by a QR code or by hand, or REDIRECT to the gateway's own page. */
  readonly kind: Scalars['String']['output'];
  /** Ours: origins that a form without script is sent on to. */
  readonly redirectOrigins: ReadonlyArray<Scalars['String']['output']>;
};

export type PaymentOrderResult = {
  /** 1 where the payment waits. */
  readonly code: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
  /** The payment as `paymentStatus` of the payment hub answers it. */
  readonly data?: Maybe<Scalars['JSON']['output']>;
  /** EMVCo text of the VietQR; null for other methods. */
  readonly qrCodeUrl?: Maybe<Scalars['String']['output']>;
  /** Address of the gateway's page; null for a QR. */
  readonly deeplink?: Maybe<Scalars['String']['output']>;
  readonly deeplinkMiniApp?: Maybe<Scalars['String']['output']>;
  readonly invoiceId?: Maybe<Scalars['String']['output']>;
  readonly orderId: Scalars['String']['output'];
  readonly paymentId: Scalars['String']['output'];
};

export type Invoice = {
  readonly id: Scalars['String']['output'];
  readonly orderId: Scalars['String']['output'];
  /** SALES, or ADJUSTMENT for one that lowers another; its amounts are negative. */
  readonly type: Scalars['String']['output'];
  readonly partyIdFrom: Scalars['String']['output'];
  readonly partyIdTo?: Maybe<Scalars['String']['output']>;
  /** ISSUED. */
  readonly status: Scalars['String']['output'];
  readonly invoiceDate: Scalars['DateCustom']['output'];
  readonly invoiceDueDate?: Maybe<Scalars['DateCustom']['output']>;
  readonly createdBy?: Maybe<Scalars['String']['output']>;
  readonly createdStamp?: Maybe<Scalars['DateCustom']['output']>;
  readonly paymentId?: Maybe<Scalars['String']['output']>;
  /** Before VAT, state fees included, đồng. */
  readonly originalTotalPrice: Scalars['BigDecimal']['output'];
  readonly totalVAT: Scalars['BigDecimal']['output'];
  /** Paid, VAT included, đồng. */
  readonly appliedAmount: Scalars['BigDecimal']['output'];
  readonly attributes: ReadonlyArray<InvoiceAttribute>;
  readonly series: Scalars['String']['output'];
  readonly number: Scalars['Int']['output'];
  readonly orderNumber: Scalars['String']['output'];
  readonly seller: InvoiceParty;
  readonly buyer: InvoiceParty;
  readonly lines: ReadonlyArray<InvoiceLine>;
  /** Ours: the invoice that it lowers. */
  readonly adjusts?: Maybe<NamedInvoice>;
  /** Ours: the invoice that it replaces. */
  readonly replaces?: Maybe<NamedInvoice>;
};

export type NamedInvoice = {
  readonly series: Scalars['String']['output'];
  readonly number: Scalars['Int']['output'];
  readonly invoiceDate: Scalars['DateCustom']['output'];
};

export type InvoicePage = {
  readonly total: Scalars['Int']['output'];
  readonly totalPage: Scalars['Int']['output'];
  readonly data: ReadonlyArray<Invoice>;
};

export type InvoiceMonth = {
  /** 2026-11, in Vietnam. */
  readonly month: Scalars['String']['output'];
  readonly invoices: Scalars['Int']['output'];
  /** Paid, VAT included, đồng; less what adjusting invoices give back. */
  readonly total: Scalars['BigDecimal']['output'];
};

export type InvoiceAttribute = {
  readonly name: Scalars['String']['output'];
  readonly value?: Maybe<Scalars['String']['output']>;
};

export type InvoiceParty = {
  readonly name: Scalars['String']['output'];
  readonly taxCode: Scalars['String']['output'];
  readonly address: Scalars['String']['output'];
  readonly email: Scalars['String']['output'];
  readonly phone: Scalars['String']['output'];
};

/** A row of the invoice; amounts are whole đồng. */
export type InvoiceLine = {
  readonly title: Scalars['String']['output'];
  readonly quantity: Scalars['Int']['output'];
  readonly unit: Scalars['String']['output'];
  readonly unitPrice: Scalars['BigDecimal']['output'];
  readonly net: Scalars['BigDecimal']['output'];
  readonly exempt: Scalars['BigDecimal']['output'];
  /** null prints «KCT», not subject to VAT. */
  readonly vatPercent?: Maybe<Scalars['Int']['output']>;
  readonly vat: Scalars['BigDecimal']['output'];
  readonly gross: Scalars['BigDecimal']['output'];
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
  PlacementInput: PlacementInput;
  BuyerInput: BuyerInput;
  BuyerAddressInput: BuyerAddressInput;
  BuyerInvoiceInput: BuyerInvoiceInput;
  PaymentMethod: ResolverTypeWrapper<PaymentMethod>;
  PaymentOrderResult: ResolverTypeWrapper<PaymentOrderResult>;
  Invoice: ResolverTypeWrapper<Invoice>;
  NamedInvoice: ResolverTypeWrapper<NamedInvoice>;
  InvoicePage: ResolverTypeWrapper<InvoicePage>;
  InvoiceMonth: ResolverTypeWrapper<InvoiceMonth>;
  InvoiceAttribute: ResolverTypeWrapper<InvoiceAttribute>;
  InvoiceParty: ResolverTypeWrapper<InvoiceParty>;
  InvoiceLine: ResolverTypeWrapper<InvoiceLine>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  BigDecimal: Scalars['BigDecimal']['output'];
  JSON: Scalars['JSON']['output'];
  DateCustom: Scalars['DateCustom']['output'];
  Query: Record<PropertyKey, never>;
  Mutation: Record<PropertyKey, never>;
  PlacementInput: PlacementInput;
  BuyerInput: BuyerInput;
  BuyerAddressInput: BuyerAddressInput;
  BuyerInvoiceInput: BuyerInvoiceInput;
  PaymentMethod: PaymentMethod;
  PaymentOrderResult: PaymentOrderResult;
  Invoice: Invoice;
  NamedInvoice: NamedInvoice;
  InvoicePage: InvoicePage;
  InvoiceMonth: InvoiceMonth;
  InvoiceAttribute: InvoiceAttribute;
  InvoiceParty: InvoiceParty;
  InvoiceLine: InvoiceLine;
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
  getPaymentMethod?: Resolver<ReadonlyArray<ResolversTypes['PaymentMethod']>, ParentType, ContextType, RequireFields<QueryGetPaymentMethodArgs, 'orgId'>>;
  getPaymentMethodOfStoreChannel?: Resolver<ReadonlyArray<ResolversTypes['PaymentMethod']>, ParentType, ContextType, RequireFields<QueryGetPaymentMethodOfStoreChannelArgs, 'orgId' | 'storeChannelId'>>;
  genQRPayment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<QueryGenQrPaymentArgs, 'orgId' | 'orderId' | 'storeId'>>;
  getInvoiceDetail?: Resolver<Maybe<ResolversTypes['Invoice']>, ParentType, ContextType, RequireFields<QueryGetInvoiceDetailArgs, 'invoiceId'>>;
  getInvoicesOfOrder?: Resolver<ReadonlyArray<ResolversTypes['Invoice']>, ParentType, ContextType, RequireFields<QueryGetInvoicesOfOrderArgs, 'orderId'>>;
  getInvoicesOfParty?: Resolver<ResolversTypes['InvoicePage'], ParentType, ContextType, RequireFields<QueryGetInvoicesOfPartyArgs, 'partyId' | 'page' | 'perPage'>>;
  getInvoiceMonthsOfParty?: Resolver<ReadonlyArray<ResolversTypes['InvoiceMonth']>, ParentType, ContextType, RequireFields<QueryGetInvoiceMonthsOfPartyArgs, 'partyId'>>;
};

export type MutationResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  createPaymentOrder?: Resolver<ResolversTypes['PaymentOrderResult'], ParentType, ContextType, RequireFields<MutationCreatePaymentOrderArgs, 'orgId' | 'orderId' | 'paymentMethod' | 'storeId' | 'source' | 'payDate' | 'paymentType' | 'createBy'>>;
};

export type PaymentMethodResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PaymentMethod'] = ResolversParentTypes['PaymentMethod']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  redirectOrigins?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PaymentOrderResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PaymentOrderResult'] = ResolversParentTypes['PaymentOrderResult']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  data?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  qrCodeUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deeplink?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deeplinkMiniApp?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  invoiceId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InvoiceResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Invoice'] = ResolversParentTypes['Invoice']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  partyIdFrom?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  partyIdTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  invoiceDate?: Resolver<ResolversTypes['DateCustom'], ParentType, ContextType>;
  invoiceDueDate?: Resolver<Maybe<ResolversTypes['DateCustom']>, ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdStamp?: Resolver<Maybe<ResolversTypes['DateCustom']>, ParentType, ContextType>;
  paymentId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  originalTotalPrice?: Resolver<ResolversTypes['BigDecimal'], ParentType, ContextType>;
  totalVAT?: Resolver<ResolversTypes['BigDecimal'], ParentType, ContextType>;
  appliedAmount?: Resolver<ResolversTypes['BigDecimal'], ParentType, ContextType>;
  attributes?: Resolver<ReadonlyArray<ResolversTypes['InvoiceAttribute']>, ParentType, ContextType>;
  series?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  orderNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seller?: Resolver<ResolversTypes['InvoiceParty'], ParentType, ContextType>;
  buyer?: Resolver<ResolversTypes['InvoiceParty'], ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['InvoiceLine']>, ParentType, ContextType>;
  adjusts?: Resolver<Maybe<ResolversTypes['NamedInvoice']>, ParentType, ContextType>;
  replaces?: Resolver<Maybe<ResolversTypes['NamedInvoice']>, ParentType, ContextType>;
};

export type NamedInvoiceResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['NamedInvoice'] = ResolversParentTypes['NamedInvoice']> = {
  series?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  invoiceDate?: Resolver<ResolversTypes['DateCustom'], ParentType, ContextType>;
};

export type InvoicePageResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['InvoicePage'] = ResolversParentTypes['InvoicePage']> = {
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  data?: Resolver<ReadonlyArray<ResolversTypes['Invoice']>, ParentType, ContextType>;
};

export type InvoiceMonthResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['InvoiceMonth'] = ResolversParentTypes['InvoiceMonth']> = {
  month?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  invoices?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['BigDecimal'], ParentType, ContextType>;
};

export type InvoiceAttributeResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['InvoiceAttribute'] = ResolversParentTypes['InvoiceAttribute']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type InvoicePartyResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['InvoiceParty'] = ResolversParentTypes['InvoiceParty']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  taxCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InvoiceLineResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['InvoiceLine'] = ResolversParentTypes['InvoiceLine']> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unitPrice?: Resolver<ResolversTypes['BigDecimal'], ParentType, ContextType>;
  net?: Resolver<ResolversTypes['BigDecimal'], ParentType, ContextType>;
  exempt?: Resolver<ResolversTypes['BigDecimal'], ParentType, ContextType>;
  vatPercent?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  vat?: Resolver<ResolversTypes['BigDecimal'], ParentType, ContextType>;
  gross?: Resolver<ResolversTypes['BigDecimal'], ParentType, ContextType>;
};

export type Resolvers<ContextType = unknown> = {
  BigDecimal?: GraphQLScalarType;
  JSON?: GraphQLScalarType;
  DateCustom?: GraphQLScalarType;
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  PaymentMethod?: PaymentMethodResolvers<ContextType>;
  PaymentOrderResult?: PaymentOrderResultResolvers<ContextType>;
  Invoice?: InvoiceResolvers<ContextType>;
  NamedInvoice?: NamedInvoiceResolvers<ContextType>;
  InvoicePage?: InvoicePageResolvers<ContextType>;
  InvoiceMonth?: InvoiceMonthResolvers<ContextType>;
  InvoiceAttribute?: InvoiceAttributeResolvers<ContextType>;
  InvoiceParty?: InvoicePartyResolvers<ContextType>;
  InvoiceLine?: InvoiceLineResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = unknown> = {
  listSize?: ListSizeDirectiveResolver<any, any, ContextType>;
};

export const typeDefs = "# Invoice gateway, mounted at /invoice-gateway/graphql. Names, variables and results of the calls are fixed by the\n# public client; `Invoice.lines` and the parties are this shop's addition, so that one call draws the whole invoice.\n\nscalar BigDecimal\nscalar JSON\nscalar DateCustom\n\n\"Longest that a list is, or shorter as one of the arguments says; `sizedFields` are the lists inside the answer. For the cost.\"\ndirective @listSize(assumedSize: Int!, slicingArguments: [String!], sizedFields: [String!]) on FIELD_DEFINITION\n\ntype Query {\n  \"Methods by which the store can be paid.\"\n  getPaymentMethod(orgId: String!, storeChannelId: String): [PaymentMethod!]! @listSize(assumedSize: 20)\n  getPaymentMethodOfStoreChannel(orgId: String!, storeChannelId: String!): [PaymentMethod!]! @listSize(assumedSize: 20)\n  \"Text of a VietQR code for an order of the visitor; the amount defaults to the order's total and must equal it.\"\n  genQRPayment(orgId: String!, orderId: String!, storeId: String!, totalAmount: BigDecimal): String\n  getInvoiceDetail(invoiceId: String!): Invoice\n  getInvoicesOfOrder(orderId: String!): [Invoice!]! @listSize(assumedSize: 10)\n  \"Ours: the customer's own, newest first; page from 1. Of a month such as 2026-11 in Vietnam by series and number.\"\n  getInvoicesOfParty(partyId: String!, page: Int!, perPage: Int!, month: String): InvoicePage!\n    @listSize(assumedSize: 50, slicingArguments: [\"perPage\"], sizedFields: [\"data\"])\n  \"Ours: months in which the customer has invoices, newest first.\"\n  getInvoiceMonthsOfParty(partyId: String!): [InvoiceMonth!]! @listSize(assumedSize: 120)\n}\n\ntype Mutation {\n  \"First payment of an open order. `appliedAmount` in đồng is what the shopper saw; another total is refused.\"\n  createPaymentOrder(\n    orgId: String!\n    orderId: String!\n    paymentMethod: String!\n    storeId: String!\n    source: String!\n    appliedAmount: BigDecimal\n    payDate: String!\n    returnUrl: String\n    paymentType: String!\n    createBy: String!\n    paymentInfo: String\n    attributes: JSON\n    \"Ours: the order is a draft, which this places first, as createCustomerV2, updateCustomerAndShippingAddress and updateStatusSellOrder do.\"\n    placement: PlacementInput\n  ): PaymentOrderResult!\n}\n\ninput PlacementInput {\n  \"Null: a guest's new record, which createCustomerV2 finds by customerKey.\"\n  partyId: String\n  customerKey: String!\n  customer: BuyerInput!\n  shippingAddress: BuyerAddressInput\n  invoiceRequest: BuyerInvoiceInput\n  note: String\n}\n\ninput BuyerInput {\n  name: String!\n  phone: String!\n  email: String!\n}\n\ninput BuyerAddressInput {\n  name: String!\n  phone: String!\n  address1: String!\n  provinceCode: String!\n  province: String!\n  wardCode: String!\n  ward: String!\n}\n\ninput BuyerInvoiceInput {\n  company: String!\n  taxCode: String!\n  address: String!\n  email: String!\n}\n\ntype PaymentMethod {\n  id: String!\n  \"VIETQR, VNPAY …\"\n  code: String!\n  name: String!\n  \"Path below the media origin.\"\n  image: String\n  description: String\n  \"Ours: TRANSFER by a QR code or by hand, or REDIRECT to the gateway's own page.\"\n  kind: String!\n  \"Ours: origins that a form without script is sent on to.\"\n  redirectOrigins: [String!]!\n}\n\ntype PaymentOrderResult {\n  \"1 where the payment waits.\"\n  code: String!\n  message: String!\n  \"The payment as `paymentStatus` of the payment hub answers it.\"\n  data: JSON\n  \"EMVCo text of the VietQR; null for other methods.\"\n  qrCodeUrl: String\n  \"Address of the gateway's page; null for a QR.\"\n  deeplink: String\n  deeplinkMiniApp: String\n  invoiceId: String\n  orderId: String!\n  paymentId: String!\n}\n\ntype Invoice {\n  id: String!\n  orderId: String!\n  \"SALES, or ADJUSTMENT for one that lowers another; its amounts are negative.\"\n  type: String!\n  partyIdFrom: String!\n  partyIdTo: String\n  \"ISSUED.\"\n  status: String!\n  invoiceDate: DateCustom!\n  invoiceDueDate: DateCustom\n  createdBy: String\n  createdStamp: DateCustom\n  paymentId: String\n  \"Before VAT, state fees included, đồng.\"\n  originalTotalPrice: BigDecimal!\n  totalVAT: BigDecimal!\n  \"Paid, VAT included, đồng.\"\n  appliedAmount: BigDecimal!\n  attributes: [InvoiceAttribute!]! @listSize(assumedSize: 10)\n  series: String!\n  number: Int!\n  orderNumber: String!\n  seller: InvoiceParty!\n  buyer: InvoiceParty!\n  lines: [InvoiceLine!]! @listSize(assumedSize: 200)\n  \"Ours: the invoice that it lowers.\"\n  adjusts: NamedInvoice\n  \"Ours: the invoice that it replaces.\"\n  replaces: NamedInvoice\n}\n\ntype NamedInvoice {\n  series: String!\n  number: Int!\n  invoiceDate: DateCustom!\n}\n\ntype InvoicePage {\n  total: Int!\n  totalPage: Int!\n  data: [Invoice!]!\n}\n\ntype InvoiceMonth {\n  \"2026-11, in Vietnam.\"\n  month: String!\n  invoices: Int!\n  \"Paid, VAT included, đồng; less what adjusting invoices give back.\"\n  total: BigDecimal!\n}\n\ntype InvoiceAttribute {\n  name: String!\n  value: String\n}\n\ntype InvoiceParty {\n  name: String!\n  taxCode: String!\n  address: String!\n  email: String!\n  phone: String!\n}\n\n\"A row of the invoice; amounts are whole đồng.\"\ntype InvoiceLine {\n  title: String!\n  quantity: Int!\n  unit: String!\n  unitPrice: BigDecimal!\n  net: BigDecimal!\n  exempt: BigDecimal!\n  \"null prints «KCT», not subject to VAT.\"\n  vatPercent: Int\n  vat: BigDecimal!\n  gross: BigDecimal!\n}\n";
