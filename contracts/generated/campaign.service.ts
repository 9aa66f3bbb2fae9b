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
  /** Campaigns and vouchers: /campaign-gateway/graphql. [GQL, campaign] */
  BigDecimal: { input: number; output: number; }
  JSON: { input: unknown; output: unknown; }
  Long: { input: number; output: number; }
};

export type Campaign = {
  readonly id: Scalars['String']['output'];
  readonly createdStamp?: Maybe<Scalars['Long']['output']>;
  readonly updatedStamp?: Maybe<Scalars['Long']['output']>;
  readonly updatedBy?: Maybe<Scalars['String']['output']>;
  readonly createdBy?: Maybe<Scalars['String']['output']>;
  readonly useForAll?: Maybe<Scalars['Boolean']['output']>;
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly partyId?: Maybe<Scalars['String']['output']>;
  readonly name: Scalars['String']['output'];
  /** VOUCHER, GIFT, QUANTITY. */
  readonly type?: Maybe<Scalars['String']['output']>;
  readonly domain?: Maybe<Scalars['String']['output']>;
  /** ms since 1970 UTC. */
  readonly fromDate?: Maybe<Scalars['Long']['output']>;
  readonly toDate?: Maybe<Scalars['Long']['output']>;
  /** ACTIVE, ENDED. */
  readonly status?: Maybe<Scalars['String']['output']>;
};

export type Voucher = {
  readonly id: Scalars['String']['output'];
  readonly campaignId?: Maybe<Scalars['String']['output']>;
  readonly campaignActionId?: Maybe<Scalars['String']['output']>;
  readonly partyId?: Maybe<Scalars['String']['output']>;
  readonly voucherCode: Scalars['String']['output'];
  /** ORDER, GIFT, QUANTITY: of each one order bears one. */
  readonly voucherType: Scalars['String']['output'];
  /** ACTIVE, EXPIRED, EXHAUSTED. */
  readonly status?: Maybe<Scalars['String']['output']>;
  readonly discountAmount?: Maybe<Scalars['BigDecimal']['output']>;
  readonly discountPercent?: Maybe<Scalars['BigDecimal']['output']>;
  readonly discountType?: Maybe<Scalars['String']['output']>;
  readonly discountValue?: Maybe<Scalars['BigDecimal']['output']>;
  readonly usageLimitPerVoucher?: Maybe<Scalars['Int']['output']>;
  readonly numberOfTimeUsed?: Maybe<Scalars['Int']['output']>;
  readonly maximumDiscount?: Maybe<Scalars['BigDecimal']['output']>;
  readonly minimumSpend?: Maybe<Scalars['BigDecimal']['output']>;
  /** What the shop calls it. */
  readonly title: Scalars['String']['output'];
  readonly description?: Maybe<Scalars['String']['output']>;
  /** ms since 1970 UTC. */
  readonly expiryDate: Scalars['Long']['output'];
  /** Only for a first order. */
  readonly newCustomer?: Maybe<Scalars['Boolean']['output']>;
  /** ms since 1970 UTC. */
  readonly createdStamp?: Maybe<Scalars['Long']['output']>;
  readonly updatedStamp?: Maybe<Scalars['Long']['output']>;
  readonly createdBy?: Maybe<Scalars['String']['output']>;
  readonly updatedBy?: Maybe<Scalars['String']['output']>;
  /** Always false: no voucher of this shop is for a birthday. */
  readonly isBirthday?: Maybe<Scalars['Boolean']['output']>;
  /** Null: for every customer. */
  readonly customerId?: Maybe<Scalars['String']['output']>;
  /** ALL: for every customer and store. */
  readonly scope?: Maybe<Scalars['String']['output']>;
  readonly affiliateId?: Maybe<Scalars['String']['output']>;
  readonly maximumSpend?: Maybe<Scalars['BigDecimal']['output']>;
  /** AMOUNT where maximumDiscount is set. */
  readonly maximumDiscountType?: Maybe<Scalars['String']['output']>;
  readonly customAttribute?: Maybe<Scalars['JSON']['output']>;
  /** Orders of one customer; null: only usageLimitPerVoucher counts. */
  readonly assignUserLimit?: Maybe<Scalars['Int']['output']>;
  readonly ownerPartyId?: Maybe<Scalars['String']['output']>;
  readonly migratedFromReferralId?: Maybe<Scalars['String']['output']>;
};

/** A voucher as it counts for one order. */
export type VoucherForUser = {
  readonly id: Scalars['String']['output'];
  readonly voucherCode: Scalars['String']['output'];
  readonly voucherType: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly expiryDate: Scalars['Long']['output'];
  /** Whether it lowers this order, or would. */
  readonly isUsable: Scalars['Boolean']['output'];
  /** Why not: one of the names of src/core/pricing/voucher-problem.ts. */
  readonly unusableReasons: ReadonlyArray<Scalars['String']['output']>;
  /** What is missing: machines, or đồng before VAT. */
  readonly remainingAmount: Scalars['BigDecimal']['output'];
  /** What it takes off, or would: before VAT, and with the VAT that goes with it. */
  readonly discountAmount: Scalars['BigDecimal']['output'];
  readonly discountValue: Scalars['BigDecimal']['output'];
  /** Whether it is in the order. */
  readonly isApplied: Scalars['Boolean']['output'];
  readonly isBirthday?: Maybe<Scalars['Boolean']['output']>;
  readonly discountPercent?: Maybe<Scalars['BigDecimal']['output']>;
  /** AMOUNT or PERCENT. */
  readonly discountType?: Maybe<Scalars['String']['output']>;
  readonly usageLimitPerVoucher?: Maybe<Scalars['Int']['output']>;
  /** ORDER: of each voucher one order is one use. */
  readonly usageLimitType?: Maybe<Scalars['String']['output']>;
  readonly numberOfTimeUsed?: Maybe<Scalars['Int']['output']>;
  readonly minimumSpend?: Maybe<Scalars['BigDecimal']['output']>;
  readonly maximumSpend?: Maybe<Scalars['BigDecimal']['output']>;
  readonly maximumDiscount?: Maybe<Scalars['BigDecimal']['output']>;
  readonly maximumDiscountType?: Maybe<Scalars['String']['output']>;
  readonly memberLevel?: Maybe<Scalars['String']['output']>;
  readonly affiliateId?: Maybe<Scalars['String']['output']>;
  readonly ownerPartyId?: Maybe<Scalars['String']['output']>;
  readonly rewardType?: Maybe<Scalars['String']['output']>;
};

export type VoucherPage = {
  readonly content: ReadonlyArray<Voucher>;
  readonly total: Scalars['Int']['output'];
  readonly totalPages: Scalars['Int']['output'];
  readonly totalElements: Scalars['Int']['output'];
  readonly last: Scalars['Boolean']['output'];
  readonly first: Scalars['Boolean']['output'];
  readonly number: Scalars['Int']['output'];
  readonly numberOfElements: Scalars['Int']['output'];
  readonly size: Scalars['Int']['output'];
  readonly empty: Scalars['Boolean']['output'];
};

export type VoucherForUserPage = {
  readonly content: ReadonlyArray<VoucherForUser>;
  readonly total: Scalars['Int']['output'];
  readonly pageNumber: Scalars['Int']['output'];
  readonly pageSize: Scalars['Int']['output'];
  readonly totalPages: Scalars['Int']['output'];
  readonly numberOfElements: Scalars['Int']['output'];
  readonly first: Scalars['Boolean']['output'];
  readonly last: Scalars['Boolean']['output'];
};

/** Fields that are left out select everything. */
export type SearchVoucherRequest = {
  readonly partyId?: InputMaybe<Scalars['String']['input']>;
  readonly storeId?: InputMaybe<Scalars['String']['input']>;
  /** Vouchers that this customer may use: those for every customer. */
  readonly customerId?: InputMaybe<Scalars['String']['input']>;
  /** Only staff get expired and used-up ones with false. */
  readonly excludeExpired?: InputMaybe<Scalars['Boolean']['input']>;
  readonly campaignId?: InputMaybe<Scalars['String']['input']>;
  readonly campaignActionId?: InputMaybe<Scalars['String']['input']>;
  /** ORDER, GIFT or QUANTITY. */
  readonly campaignActionType?: InputMaybe<Scalars['String']['input']>;
  readonly isBirthday?: InputMaybe<Scalars['Boolean']['input']>;
  readonly pageNumber?: InputMaybe<Scalars['Int']['input']>;
  readonly pageSize?: InputMaybe<Scalars['Int']['input']>;
};

export type CheckValidVoucherRequest = {
  readonly customerId?: InputMaybe<Scalars['String']['input']>;
  readonly voucherCode: Scalars['String']['input'];
  readonly productStoreId?: InputMaybe<Scalars['String']['input']>;
};

export type VoucherForUserRequest = {
  readonly orderId: Scalars['String']['input'];
  readonly customerId?: InputMaybe<Scalars['String']['input']>;
  readonly storeId?: InputMaybe<Scalars['String']['input']>;
  readonly paymentMethodId?: InputMaybe<Scalars['String']['input']>;
  readonly shippingCompanyId?: InputMaybe<Scalars['String']['input']>;
  readonly pageNumber?: InputMaybe<Scalars['Int']['input']>;
  readonly pageSize?: InputMaybe<Scalars['Int']['input']>;
};

/** A campaign's action for one product: what lowers its price. */
export type ProductPromotion = {
  readonly campaignId: Scalars['String']['output'];
  readonly campaignName?: Maybe<Scalars['String']['output']>;
  readonly statusCampaign?: Maybe<Scalars['String']['output']>;
  readonly campaignDescription?: Maybe<Scalars['String']['output']>;
  readonly fromDate?: Maybe<Scalars['Long']['output']>;
  readonly toDate?: Maybe<Scalars['Long']['output']>;
  readonly campaignActionId: Scalars['String']['output'];
  readonly campaignActionName?: Maybe<Scalars['String']['output']>;
  readonly type?: Maybe<Scalars['String']['output']>;
  readonly campaignActionDescription?: Maybe<Scalars['String']['output']>;
  readonly priorityLevel?: Maybe<Scalars['Int']['output']>;
  readonly campaignPrivateUse?: Maybe<Scalars['Boolean']['output']>;
  readonly useWithOtherCampaignIds?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  readonly campaignActionPrivateUse?: Maybe<Scalars['Boolean']['output']>;
  readonly useWithOtherCampaignActionIds?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
};

export type QuantityPromotionRequest = {
  readonly partyId: Scalars['String']['input'];
  readonly storeId?: InputMaybe<Scalars['String']['input']>;
  readonly productIds: ReadonlyArray<Scalars['String']['input']>;
};

export type QuantityPromotion = {
  readonly campaignId: Scalars['String']['output'];
  readonly campaignActionId: Scalars['String']['output'];
  readonly voucherCode: Scalars['String']['output'];
  readonly productId: Scalars['String']['output'];
  /** From so many machines on. */
  readonly quantity: Scalars['Int']['output'];
  readonly discountPercent: Scalars['BigDecimal']['output'];
};

export type QuantityPromotionPage = {
  readonly content: ReadonlyArray<QuantityPromotion>;
  readonly total: Scalars['Int']['output'];
};

export type BaseSortRequest = {
  readonly asc?: InputMaybe<Scalars['Boolean']['input']>;
  /** startDate or endDate. */
  readonly key?: InputMaybe<Scalars['String']['input']>;
};

export type ParameterSearchProductGift = {
  readonly partyId: Scalars['String']['input'];
  readonly storeId?: InputMaybe<Scalars['String']['input']>;
  readonly productIds?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  readonly campaignActionId?: InputMaybe<Scalars['String']['input']>;
  /** Without one, in the order of the products. */
  readonly sort?: InputMaybe<ReadonlyArray<InputMaybe<BaseSortRequest>>>;
};

export type GiftItem = {
  readonly fromQuantity?: Maybe<Scalars['Int']['output']>;
  readonly toQuantity?: Maybe<Scalars['Int']['output']>;
  readonly toProductId: Scalars['String']['output'];
  readonly productName?: Maybe<Scalars['String']['output']>;
  readonly sku?: Maybe<Scalars['String']['output']>;
  readonly featureImage?: Maybe<Scalars['String']['output']>;
};

export type GiftPromotion = {
  readonly id: Scalars['String']['output'];
  readonly partyId?: Maybe<Scalars['String']['output']>;
  readonly campaignId: Scalars['String']['output'];
  readonly campaignActionId: Scalars['String']['output'];
  readonly campaignActionName?: Maybe<Scalars['String']['output']>;
  /** The product that brings the gift. */
  readonly productId: Scalars['String']['output'];
  readonly voucherCode: Scalars['String']['output'];
  readonly quantityLimit?: Maybe<Scalars['Int']['output']>;
  readonly startDate?: Maybe<Scalars['Long']['output']>;
  readonly endDate?: Maybe<Scalars['Long']['output']>;
  /** Months that the product must be bought for. */
  readonly fromMonths: Scalars['Int']['output'];
  readonly giftPromotions: ReadonlyArray<GiftItem>;
  readonly productParentId?: Maybe<Scalars['String']['output']>;
  readonly newCustomer?: Maybe<Scalars['Boolean']['output']>;
  readonly createdStamp?: Maybe<Scalars['Long']['output']>;
  readonly updatedStamp?: Maybe<Scalars['Long']['output']>;
  readonly createdBy?: Maybe<Scalars['String']['output']>;
  readonly updatedBy?: Maybe<Scalars['String']['output']>;
};

export type GiftPromotionPage = {
  readonly content: ReadonlyArray<GiftPromotion>;
  readonly total: Scalars['Int']['output'];
  readonly totalPages: Scalars['Int']['output'];
  readonly totalElements: Scalars['Int']['output'];
  readonly last: Scalars['Boolean']['output'];
  readonly first: Scalars['Boolean']['output'];
  readonly number: Scalars['Int']['output'];
  readonly numberOfElements: Scalars['Int']['output'];
  readonly size: Scalars['Int']['output'];
  readonly empty: Scalars['Boolean']['output'];
  readonly sort: PageSort;
};

export type SearchProductPricePromotionRequest = {
  readonly partyId: Scalars['String']['input'];
  readonly campaignId: Scalars['String']['input'];
  readonly campaignActionId?: InputMaybe<Scalars['String']['input']>;
  /** ACTIVE while the campaign runs. */
  readonly statusActive?: InputMaybe<Scalars['String']['input']>;
  /** In the order of the catalogue; the other way round where the first rule has asc: false. */
  readonly sort?: InputMaybe<ReadonlyArray<InputMaybe<BaseSortRequest>>>;
};

/** The price of one term: both are đồng per unit before VAT. */
export type PricePromotionOfTerm = {
  readonly price?: Maybe<Scalars['BigDecimal']['output']>;
  readonly pricePromotion: Scalars['BigDecimal']['output'];
  readonly statusActive: Scalars['String']['output'];
  /** Terms: so many units. */
  readonly quantity: Scalars['Int']['output'];
  readonly unit: Scalars['String']['output'];
  readonly targetDataId?: Maybe<Scalars['String']['output']>;
  readonly createdStamp?: Maybe<Scalars['Long']['output']>;
  readonly updatedStamp?: Maybe<Scalars['Long']['output']>;
  readonly updatedBy?: Maybe<Scalars['String']['output']>;
  readonly createdBy?: Maybe<Scalars['String']['output']>;
};

export type ProductPricePromotion = {
  readonly partyId?: Maybe<Scalars['String']['output']>;
  readonly campaignId: Scalars['String']['output'];
  readonly campaignActionId?: Maybe<Scalars['String']['output']>;
  readonly productId: Scalars['String']['output'];
  readonly sku?: Maybe<Scalars['String']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly pricePromotions: ReadonlyArray<PricePromotionOfTerm>;
};

export type ProductPricePromotionPage = {
  readonly content: ReadonlyArray<ProductPricePromotion>;
  readonly total: Scalars['Int']['output'];
  readonly totalPages: Scalars['Int']['output'];
  readonly totalElements: Scalars['Int']['output'];
  readonly last: Scalars['Boolean']['output'];
  readonly first: Scalars['Boolean']['output'];
  readonly number: Scalars['Int']['output'];
  readonly numberOfElements: Scalars['Int']['output'];
  readonly size: Scalars['Int']['output'];
  readonly empty: Scalars['Boolean']['output'];
};

export type PageSort = {
  readonly sorted: Scalars['Boolean']['output'];
};

export type Query = {
  readonly suggestVoucher: VoucherPage;
  readonly searchVoucher: VoucherPage;
  readonly checkValidVoucher?: Maybe<Voucher>;
  readonly getVouchersForUser: VoucherForUserPage;
  readonly getCampaign?: Maybe<Campaign>;
  readonly getPromotionProductPrice?: Maybe<ProductPromotion>;
  readonly searchProductQuantityPromotionAction: QuantityPromotionPage;
  readonly searchProductPricePromotionResponse: ProductPricePromotionPage;
  readonly searchProductGiftPromotionResponse: GiftPromotionPage;
};


export type QuerySuggestVoucherArgs = {
  searchVoucherRequest: SearchVoucherRequest;
};


export type QuerySearchVoucherArgs = {
  searchVoucherRequest: SearchVoucherRequest;
};


export type QueryCheckValidVoucherArgs = {
  partyId?: InputMaybe<Scalars['String']['input']>;
  checkValidVoucherRequest: CheckValidVoucherRequest;
};


export type QueryGetVouchersForUserArgs = {
  voucherForUserRequest: VoucherForUserRequest;
};


export type QueryGetCampaignArgs = {
  id: Scalars['String']['input'];
};


export type QueryGetPromotionProductPriceArgs = {
  partyId: Scalars['String']['input'];
  productStoreId: Scalars['String']['input'];
  productId: Scalars['String']['input'];
  productPrice: Scalars['BigDecimal']['input'];
};


export type QuerySearchProductQuantityPromotionActionArgs = {
  request: QuantityPromotionRequest;
};


export type QuerySearchProductPricePromotionResponseArgs = {
  searchProductPricePromotionRequest: SearchProductPricePromotionRequest;
};


export type QuerySearchProductGiftPromotionResponseArgs = {
  parameterSearchProductGift: ParameterSearchProductGift;
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
  Long: ResolverTypeWrapper<Scalars['Long']['output']>;
  Campaign: ResolverTypeWrapper<Campaign>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Voucher: ResolverTypeWrapper<Voucher>;
  VoucherForUser: ResolverTypeWrapper<VoucherForUser>;
  VoucherPage: ResolverTypeWrapper<VoucherPage>;
  VoucherForUserPage: ResolverTypeWrapper<VoucherForUserPage>;
  SearchVoucherRequest: SearchVoucherRequest;
  CheckValidVoucherRequest: CheckValidVoucherRequest;
  VoucherForUserRequest: VoucherForUserRequest;
  ProductPromotion: ResolverTypeWrapper<ProductPromotion>;
  QuantityPromotionRequest: QuantityPromotionRequest;
  QuantityPromotion: ResolverTypeWrapper<QuantityPromotion>;
  QuantityPromotionPage: ResolverTypeWrapper<QuantityPromotionPage>;
  BaseSortRequest: BaseSortRequest;
  ParameterSearchProductGift: ParameterSearchProductGift;
  GiftItem: ResolverTypeWrapper<GiftItem>;
  GiftPromotion: ResolverTypeWrapper<GiftPromotion>;
  GiftPromotionPage: ResolverTypeWrapper<GiftPromotionPage>;
  SearchProductPricePromotionRequest: SearchProductPricePromotionRequest;
  PricePromotionOfTerm: ResolverTypeWrapper<PricePromotionOfTerm>;
  ProductPricePromotion: ResolverTypeWrapper<ProductPricePromotion>;
  ProductPricePromotionPage: ResolverTypeWrapper<ProductPricePromotionPage>;
  PageSort: ResolverTypeWrapper<PageSort>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  BigDecimal: Scalars['BigDecimal']['output'];
  JSON: Scalars['JSON']['output'];
  Long: Scalars['Long']['output'];
  Campaign: Campaign;
  Boolean: Scalars['Boolean']['output'];
  Voucher: Voucher;
  VoucherForUser: VoucherForUser;
  VoucherPage: VoucherPage;
  VoucherForUserPage: VoucherForUserPage;
  SearchVoucherRequest: SearchVoucherRequest;
  CheckValidVoucherRequest: CheckValidVoucherRequest;
  VoucherForUserRequest: VoucherForUserRequest;
  ProductPromotion: ProductPromotion;
  QuantityPromotionRequest: QuantityPromotionRequest;
  QuantityPromotion: QuantityPromotion;
  QuantityPromotionPage: QuantityPromotionPage;
  BaseSortRequest: BaseSortRequest;
  ParameterSearchProductGift: ParameterSearchProductGift;
  GiftItem: GiftItem;
  GiftPromotion: GiftPromotion;
  GiftPromotionPage: GiftPromotionPage;
  SearchProductPricePromotionRequest: SearchProductPricePromotionRequest;
  PricePromotionOfTerm: PricePromotionOfTerm;
  ProductPricePromotion: ProductPricePromotion;
  ProductPricePromotionPage: ProductPricePromotionPage;
  PageSort: PageSort;
  Query: Record<PropertyKey, never>;
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

export interface LongScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Long'], any> {
  name: 'Long';
}

export type CampaignResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Campaign'] = ResolversParentTypes['Campaign']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdStamp?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  updatedStamp?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  updatedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  useForAll?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  partyId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  domain?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fromDate?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  toDate?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type VoucherResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Voucher'] = ResolversParentTypes['Voucher']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  campaignId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  campaignActionId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  partyId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  voucherCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  voucherType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discountAmount?: Resolver<Maybe<ResolversTypes['BigDecimal']>, ParentType, ContextType>;
  discountPercent?: Resolver<Maybe<ResolversTypes['BigDecimal']>, ParentType, ContextType>;
  discountType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discountValue?: Resolver<Maybe<ResolversTypes['BigDecimal']>, ParentType, ContextType>;
  usageLimitPerVoucher?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  numberOfTimeUsed?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  maximumDiscount?: Resolver<Maybe<ResolversTypes['BigDecimal']>, ParentType, ContextType>;
  minimumSpend?: Resolver<Maybe<ResolversTypes['BigDecimal']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiryDate?: Resolver<ResolversTypes['Long'], ParentType, ContextType>;
  newCustomer?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  createdStamp?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  updatedStamp?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isBirthday?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  customerId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  scope?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  affiliateId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  maximumSpend?: Resolver<Maybe<ResolversTypes['BigDecimal']>, ParentType, ContextType>;
  maximumDiscountType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customAttribute?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  assignUserLimit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  ownerPartyId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  migratedFromReferralId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type VoucherForUserResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['VoucherForUser'] = ResolversParentTypes['VoucherForUser']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  voucherCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  voucherType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiryDate?: Resolver<ResolversTypes['Long'], ParentType, ContextType>;
  isUsable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  unusableReasons?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  remainingAmount?: Resolver<ResolversTypes['BigDecimal'], ParentType, ContextType>;
  discountAmount?: Resolver<ResolversTypes['BigDecimal'], ParentType, ContextType>;
  discountValue?: Resolver<ResolversTypes['BigDecimal'], ParentType, ContextType>;
  isApplied?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isBirthday?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  discountPercent?: Resolver<Maybe<ResolversTypes['BigDecimal']>, ParentType, ContextType>;
  discountType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  usageLimitPerVoucher?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  usageLimitType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  numberOfTimeUsed?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  minimumSpend?: Resolver<Maybe<ResolversTypes['BigDecimal']>, ParentType, ContextType>;
  maximumSpend?: Resolver<Maybe<ResolversTypes['BigDecimal']>, ParentType, ContextType>;
  maximumDiscount?: Resolver<Maybe<ResolversTypes['BigDecimal']>, ParentType, ContextType>;
  maximumDiscountType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  memberLevel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  affiliateId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ownerPartyId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rewardType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type VoucherPageResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['VoucherPage'] = ResolversParentTypes['VoucherPage']> = {
  content?: Resolver<ReadonlyArray<ResolversTypes['Voucher']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalElements?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  last?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  first?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  numberOfElements?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  empty?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type VoucherForUserPageResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['VoucherForUserPage'] = ResolversParentTypes['VoucherForUserPage']> = {
  content?: Resolver<ReadonlyArray<ResolversTypes['VoucherForUser']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  numberOfElements?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  first?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  last?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ProductPromotionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ProductPromotion'] = ResolversParentTypes['ProductPromotion']> = {
  campaignId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  campaignName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  statusCampaign?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  campaignDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fromDate?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  toDate?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  campaignActionId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  campaignActionName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  campaignActionDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  priorityLevel?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  campaignPrivateUse?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  useWithOtherCampaignIds?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  campaignActionPrivateUse?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  useWithOtherCampaignActionIds?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type QuantityPromotionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['QuantityPromotion'] = ResolversParentTypes['QuantityPromotion']> = {
  campaignId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  campaignActionId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  voucherCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  discountPercent?: Resolver<ResolversTypes['BigDecimal'], ParentType, ContextType>;
};

export type QuantityPromotionPageResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['QuantityPromotionPage'] = ResolversParentTypes['QuantityPromotionPage']> = {
  content?: Resolver<ReadonlyArray<ResolversTypes['QuantityPromotion']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GiftItemResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['GiftItem'] = ResolversParentTypes['GiftItem']> = {
  fromQuantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  toQuantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  toProductId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  featureImage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type GiftPromotionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['GiftPromotion'] = ResolversParentTypes['GiftPromotion']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  partyId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  campaignId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  campaignActionId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  campaignActionName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  voucherCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantityLimit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  startDate?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  endDate?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  fromMonths?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  giftPromotions?: Resolver<ReadonlyArray<ResolversTypes['GiftItem']>, ParentType, ContextType>;
  productParentId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  newCustomer?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  createdStamp?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  updatedStamp?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type GiftPromotionPageResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['GiftPromotionPage'] = ResolversParentTypes['GiftPromotionPage']> = {
  content?: Resolver<ReadonlyArray<ResolversTypes['GiftPromotion']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalElements?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  last?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  first?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  numberOfElements?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  empty?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sort?: Resolver<ResolversTypes['PageSort'], ParentType, ContextType>;
};

export type PricePromotionOfTermResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PricePromotionOfTerm'] = ResolversParentTypes['PricePromotionOfTerm']> = {
  price?: Resolver<Maybe<ResolversTypes['BigDecimal']>, ParentType, ContextType>;
  pricePromotion?: Resolver<ResolversTypes['BigDecimal'], ParentType, ContextType>;
  statusActive?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  targetDataId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdStamp?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  updatedStamp?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  updatedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProductPricePromotionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ProductPricePromotion'] = ResolversParentTypes['ProductPricePromotion']> = {
  partyId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  campaignId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  campaignActionId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pricePromotions?: Resolver<ReadonlyArray<ResolversTypes['PricePromotionOfTerm']>, ParentType, ContextType>;
};

export type ProductPricePromotionPageResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ProductPricePromotionPage'] = ResolversParentTypes['ProductPricePromotionPage']> = {
  content?: Resolver<ReadonlyArray<ResolversTypes['ProductPricePromotion']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalElements?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  last?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  first?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  numberOfElements?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  empty?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PageSortResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PageSort'] = ResolversParentTypes['PageSort']> = {
  sorted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  suggestVoucher?: Resolver<ResolversTypes['VoucherPage'], ParentType, ContextType, RequireFields<QuerySuggestVoucherArgs, 'searchVoucherRequest'>>;
  searchVoucher?: Resolver<ResolversTypes['VoucherPage'], ParentType, ContextType, RequireFields<QuerySearchVoucherArgs, 'searchVoucherRequest'>>;
  checkValidVoucher?: Resolver<Maybe<ResolversTypes['Voucher']>, ParentType, ContextType, RequireFields<QueryCheckValidVoucherArgs, 'checkValidVoucherRequest'>>;
  getVouchersForUser?: Resolver<ResolversTypes['VoucherForUserPage'], ParentType, ContextType, RequireFields<QueryGetVouchersForUserArgs, 'voucherForUserRequest'>>;
  getCampaign?: Resolver<Maybe<ResolversTypes['Campaign']>, ParentType, ContextType, RequireFields<QueryGetCampaignArgs, 'id'>>;
  getPromotionProductPrice?: Resolver<Maybe<ResolversTypes['ProductPromotion']>, ParentType, ContextType, RequireFields<QueryGetPromotionProductPriceArgs, 'partyId' | 'productStoreId' | 'productId' | 'productPrice'>>;
  searchProductQuantityPromotionAction?: Resolver<ResolversTypes['QuantityPromotionPage'], ParentType, ContextType, RequireFields<QuerySearchProductQuantityPromotionActionArgs, 'request'>>;
  searchProductPricePromotionResponse?: Resolver<ResolversTypes['ProductPricePromotionPage'], ParentType, ContextType, RequireFields<QuerySearchProductPricePromotionResponseArgs, 'searchProductPricePromotionRequest'>>;
  searchProductGiftPromotionResponse?: Resolver<ResolversTypes['GiftPromotionPage'], ParentType, ContextType, RequireFields<QuerySearchProductGiftPromotionResponseArgs, 'parameterSearchProductGift'>>;
};

export type Resolvers<ContextType = unknown> = {
  BigDecimal?: GraphQLScalarType;
  JSON?: GraphQLScalarType;
  Long?: GraphQLScalarType;
  Campaign?: CampaignResolvers<ContextType>;
  Voucher?: VoucherResolvers<ContextType>;
  VoucherForUser?: VoucherForUserResolvers<ContextType>;
  VoucherPage?: VoucherPageResolvers<ContextType>;
  VoucherForUserPage?: VoucherForUserPageResolvers<ContextType>;
  ProductPromotion?: ProductPromotionResolvers<ContextType>;
  QuantityPromotion?: QuantityPromotionResolvers<ContextType>;
  QuantityPromotionPage?: QuantityPromotionPageResolvers<ContextType>;
  GiftItem?: GiftItemResolvers<ContextType>;
  GiftPromotion?: GiftPromotionResolvers<ContextType>;
  GiftPromotionPage?: GiftPromotionPageResolvers<ContextType>;
  PricePromotionOfTerm?: PricePromotionOfTermResolvers<ContextType>;
  ProductPricePromotion?: ProductPricePromotionResolvers<ContextType>;
  ProductPricePromotionPage?: ProductPricePromotionPageResolvers<ContextType>;
  PageSort?: PageSortResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = unknown> = {
  listSize?: ListSizeDirectiveResolver<any, any, ContextType>;
};

export const typeDefs = "\"\"\"\nCampaigns and vouchers: /campaign-gateway/graphql. [GQL, campaign]\n\"\"\"\nscalar BigDecimal\nscalar JSON\nscalar Long\n\ntype Campaign {\n  id: String!\n  createdStamp: Long\n  updatedStamp: Long\n  updatedBy: String\n  createdBy: String\n  useForAll: Boolean\n  description: String\n  partyId: String\n  name: String!\n  \"VOUCHER, GIFT, QUANTITY.\"\n  type: String\n  domain: String\n  \"ms since 1970 UTC.\"\n  fromDate: Long\n  toDate: Long\n  \"ACTIVE, ENDED.\"\n  status: String\n}\n\ntype Voucher {\n  id: String!\n  campaignId: String\n  campaignActionId: String\n  partyId: String\n  voucherCode: String!\n  \"ORDER, GIFT, QUANTITY: of each one order bears one.\"\n  voucherType: String!\n  \"ACTIVE, EXPIRED, EXHAUSTED.\"\n  status: String\n  discountAmount: BigDecimal\n  discountPercent: BigDecimal\n  discountType: String\n  discountValue: BigDecimal\n  usageLimitPerVoucher: Int\n  numberOfTimeUsed: Int\n  maximumDiscount: BigDecimal\n  minimumSpend: BigDecimal\n  \"What the shop calls it.\"\n  title: String!\n  description: String\n  \"ms since 1970 UTC.\"\n  expiryDate: Long!\n  \"Only for a first order.\"\n  newCustomer: Boolean\n  \"ms since 1970 UTC.\"\n  createdStamp: Long\n  updatedStamp: Long\n  createdBy: String\n  updatedBy: String\n  \"Always false: no voucher of this shop is for a birthday.\"\n  isBirthday: Boolean\n  \"Null: for every customer.\"\n  customerId: String\n  \"ALL: for every customer and store.\"\n  scope: String\n  affiliateId: String\n  maximumSpend: BigDecimal\n  \"AMOUNT where maximumDiscount is set.\"\n  maximumDiscountType: String\n  customAttribute: JSON\n  \"Orders of one customer; null: only usageLimitPerVoucher counts.\"\n  assignUserLimit: Int\n  ownerPartyId: String\n  migratedFromReferralId: String\n}\n\n\"A voucher as it counts for one order.\"\ntype VoucherForUser {\n  id: String!\n  voucherCode: String!\n  voucherType: String!\n  title: String!\n  description: String\n  expiryDate: Long!\n  \"Whether it lowers this order, or would.\"\n  isUsable: Boolean!\n  \"Why not: one of the names of src/core/pricing/voucher-problem.ts.\"\n  unusableReasons: [String!]!\n  \"What is missing: machines, or đồng before VAT.\"\n  remainingAmount: BigDecimal!\n  \"What it takes off, or would: before VAT, and with the VAT that goes with it.\"\n  discountAmount: BigDecimal!\n  discountValue: BigDecimal!\n  \"Whether it is in the order.\"\n  isApplied: Boolean!\n  isBirthday: Boolean\n  discountPercent: BigDecimal\n  \"AMOUNT or PERCENT.\"\n  discountType: String\n  usageLimitPerVoucher: Int\n  \"ORDER: of each voucher one order is one use.\"\n  usageLimitType: String\n  numberOfTimeUsed: Int\n  minimumSpend: BigDecimal\n  maximumSpend: BigDecimal\n  maximumDiscount: BigDecimal\n  maximumDiscountType: String\n  memberLevel: String\n  affiliateId: String\n  ownerPartyId: String\n  rewardType: String\n}\n\ntype VoucherPage {\n  content: [Voucher!]!\n  total: Int!\n  totalPages: Int!\n  totalElements: Int!\n  last: Boolean!\n  first: Boolean!\n  number: Int!\n  numberOfElements: Int!\n  size: Int!\n  empty: Boolean!\n}\n\ntype VoucherForUserPage {\n  content: [VoucherForUser!]!\n  total: Int!\n  pageNumber: Int!\n  pageSize: Int!\n  totalPages: Int!\n  numberOfElements: Int!\n  first: Boolean!\n  last: Boolean!\n}\n\n\"Fields that are left out select everything.\"\ninput SearchVoucherRequest {\n  partyId: String\n  storeId: String\n  \"Vouchers that this customer may use: those for every customer.\"\n  customerId: String\n  \"Only staff get expired and used-up ones with false.\"\n  excludeExpired: Boolean\n  campaignId: String\n  campaignActionId: String\n  \"ORDER, GIFT or QUANTITY.\"\n  campaignActionType: String\n  isBirthday: Boolean\n  pageNumber: Int\n  pageSize: Int\n}\n\ninput CheckValidVoucherRequest {\n  customerId: String\n  voucherCode: String!\n  productStoreId: String\n}\n\ninput VoucherForUserRequest {\n  orderId: String!\n  customerId: String\n  storeId: String\n  paymentMethodId: String\n  shippingCompanyId: String\n  pageNumber: Int\n  pageSize: Int\n}\n\n\"A campaign's action for one product: what lowers its price.\"\ntype ProductPromotion {\n  campaignId: String!\n  campaignName: String\n  statusCampaign: String\n  campaignDescription: String\n  fromDate: Long\n  toDate: Long\n  campaignActionId: String!\n  campaignActionName: String\n  type: String\n  campaignActionDescription: String\n  priorityLevel: Int\n  campaignPrivateUse: Boolean\n  useWithOtherCampaignIds: [String!]\n  campaignActionPrivateUse: Boolean\n  useWithOtherCampaignActionIds: [String!]\n}\n\ninput QuantityPromotionRequest {\n  partyId: String!\n  storeId: String\n  productIds: [String!]!\n}\n\ntype QuantityPromotion {\n  campaignId: String!\n  campaignActionId: String!\n  voucherCode: String!\n  productId: String!\n  \"From so many machines on.\"\n  quantity: Int!\n  discountPercent: BigDecimal!\n}\n\ntype QuantityPromotionPage {\n  content: [QuantityPromotion!]!\n  total: Int!\n}\n\ninput BaseSortRequest {\n  asc: Boolean\n  \"startDate or endDate.\"\n  key: String\n}\n\ninput ParameterSearchProductGift {\n  partyId: String!\n  storeId: String\n  productIds: [String]\n  campaignActionId: String\n  \"Without one, in the order of the products.\"\n  sort: [BaseSortRequest]\n}\n\ntype GiftItem {\n  fromQuantity: Int\n  toQuantity: Int\n  toProductId: String!\n  productName: String\n  sku: String\n  featureImage: String\n}\n\ntype GiftPromotion {\n  id: String!\n  partyId: String\n  campaignId: String!\n  campaignActionId: String!\n  campaignActionName: String\n  \"The product that brings the gift.\"\n  productId: String!\n  voucherCode: String!\n  quantityLimit: Int\n  startDate: Long\n  endDate: Long\n  \"Months that the product must be bought for.\"\n  fromMonths: Int!\n  giftPromotions: [GiftItem!]! @listSize(assumedSize: 10)\n  productParentId: String\n  newCustomer: Boolean\n  createdStamp: Long\n  updatedStamp: Long\n  createdBy: String\n  updatedBy: String\n}\n\ntype GiftPromotionPage {\n  content: [GiftPromotion!]!\n  total: Int!\n  totalPages: Int!\n  totalElements: Int!\n  last: Boolean!\n  first: Boolean!\n  number: Int!\n  numberOfElements: Int!\n  size: Int!\n  empty: Boolean!\n  sort: PageSort!\n}\n\ninput SearchProductPricePromotionRequest {\n  partyId: String!\n  campaignId: String!\n  campaignActionId: String\n  \"ACTIVE while the campaign runs.\"\n  statusActive: String\n  \"In the order of the catalogue; the other way round where the first rule has asc: false.\"\n  sort: [BaseSortRequest]\n}\n\n\"The price of one term: both are đồng per unit before VAT.\"\ntype PricePromotionOfTerm {\n  price: BigDecimal\n  pricePromotion: BigDecimal!\n  statusActive: String!\n  \"Terms: so many units.\"\n  quantity: Int!\n  unit: String!\n  targetDataId: String\n  createdStamp: Long\n  updatedStamp: Long\n  updatedBy: String\n  createdBy: String\n}\n\ntype ProductPricePromotion {\n  partyId: String\n  campaignId: String!\n  campaignActionId: String\n  productId: String!\n  sku: String\n  name: String\n  pricePromotions: [PricePromotionOfTerm!]! @listSize(assumedSize: 5)\n}\n\ntype ProductPricePromotionPage {\n  content: [ProductPricePromotion!]!\n  total: Int!\n  totalPages: Int!\n  totalElements: Int!\n  last: Boolean!\n  first: Boolean!\n  number: Int!\n  numberOfElements: Int!\n  size: Int!\n  empty: Boolean!\n}\n\ntype PageSort {\n  sorted: Boolean!\n}\n\n\"Longest that a list is, or shorter as one of the arguments says; `sizedFields` are the lists inside the answer. For the cost.\"\ndirective @listSize(assumedSize: Int!, slicingArguments: [String!], sizedFields: [String!]) on FIELD_DEFINITION\n\ntype Query {\n  suggestVoucher(searchVoucherRequest: SearchVoucherRequest!): VoucherPage!\n    @listSize(assumedSize: 10, sizedFields: [\"content\"])\n  searchVoucher(searchVoucherRequest: SearchVoucherRequest!): VoucherPage!\n    @listSize(assumedSize: 50, slicingArguments: [\"searchVoucherRequest.pageSize\"], sizedFields: [\"content\"])\n  checkValidVoucher(partyId: String, checkValidVoucherRequest: CheckValidVoucherRequest!): Voucher\n  getVouchersForUser(voucherForUserRequest: VoucherForUserRequest!): VoucherForUserPage!\n    @listSize(assumedSize: 50, slicingArguments: [\"voucherForUserRequest.pageSize\"], sizedFields: [\"content\"])\n  getCampaign(id: String!): Campaign\n  getPromotionProductPrice(\n    partyId: String!\n    productStoreId: String!\n    productId: String!\n    productPrice: BigDecimal!\n  ): ProductPromotion\n  searchProductQuantityPromotionAction(request: QuantityPromotionRequest!): QuantityPromotionPage!\n    @listSize(assumedSize: 200, slicingArguments: [\"request.productIds\"], sizedFields: [\"content\"])\n  searchProductPricePromotionResponse(\n    searchProductPricePromotionRequest: SearchProductPricePromotionRequest!\n  ): ProductPricePromotionPage! @listSize(assumedSize: 200, sizedFields: [\"content\"])\n  searchProductGiftPromotionResponse(parameterSearchProductGift: ParameterSearchProductGift!): GiftPromotionPage!\n    @listSize(assumedSize: 200, slicingArguments: [\"parameterSearchProductGift.productIds\"], sizedFields: [\"content\"])\n}\n";
