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
  /** Any JSON value. */
  JSON: { input: unknown; output: unknown; }
  /** A whole number beyond 32 bits; times are milliseconds since 1970 UTC. */
  Long: { input: number; output: number; }
  /** An amount in whole đồng. */
  BigDecimal: { input: number; output: number; }
};

export type Money = {
  readonly amount: Scalars['BigDecimal']['output'];
  readonly currencyCode: Scalars['String']['output'];
};

export type ShippingAddress = {
  readonly address1: Maybe<Scalars['String']['output']>;
  readonly address2: Maybe<Scalars['String']['output']>;
  readonly city: Maybe<Scalars['String']['output']>;
  readonly company: Maybe<Scalars['String']['output']>;
  readonly country: Maybe<Scalars['String']['output']>;
  readonly countryCode: Maybe<Scalars['String']['output']>;
  readonly firstName: Maybe<Scalars['String']['output']>;
  readonly lastName: Maybe<Scalars['String']['output']>;
  readonly name: Maybe<Scalars['String']['output']>;
  readonly phone: Maybe<Scalars['String']['output']>;
  readonly province: Maybe<Scalars['String']['output']>;
  readonly provinceCode: Maybe<Scalars['String']['output']>;
  readonly zip: Maybe<Scalars['String']['output']>;
  readonly latitude: Maybe<Scalars['Float']['output']>;
  readonly longitude: Maybe<Scalars['Float']['output']>;
  readonly formattedArea: Maybe<Scalars['String']['output']>;
  /** Code and name of the ward: a province is divided into wards only. */
  readonly wardCode: Maybe<Scalars['String']['output']>;
  readonly ward: Maybe<Scalars['String']['output']>;
};

export type DiscountApplication = {
  readonly allocationMethod: Maybe<Scalars['String']['output']>;
  readonly targetSelection: Maybe<Scalars['String']['output']>;
  readonly targetType: Maybe<Scalars['String']['output']>;
  readonly title: Maybe<Scalars['String']['output']>;
  /** Before VAT. */
  readonly value: Maybe<Money>;
  /** The voucher's code. */
  readonly code: Maybe<Scalars['String']['output']>;
  /** With the VAT that goes with it. */
  readonly valueWithTax: Maybe<Money>;
};

export type InvoiceRequest = {
  readonly company: Scalars['String']['output'];
  readonly taxCode: Scalars['String']['output'];
  readonly address: Scalars['String']['output'];
  readonly email: Scalars['String']['output'];
};

export type Order = {
  readonly id: Scalars['String']['output'];
  readonly orderId: Scalars['String']['output'];
  /** DH + yyyymmdd + digits. */
  readonly orderNumber: Scalars['String']['output'];
  readonly partnerId: Maybe<Scalars['String']['output']>;
  /** 10 draft, 20 OPEN, 40 provisioning, 50 done, 90 closed. */
  readonly orderStatus: Scalars['Int']['output'];
  /** UNPAID, PAID, REFUNDED. */
  readonly financialStatus: Scalars['String']['output'];
  readonly fulfillmentStatus: Maybe<Scalars['String']['output']>;
  readonly ownerName: Maybe<Scalars['String']['output']>;
  readonly ownerEmail: Maybe<Scalars['String']['output']>;
  readonly ownerPhone: Maybe<Scalars['String']['output']>;
  readonly ownerPartyId: Maybe<Scalars['String']['output']>;
  readonly note: Maybe<Scalars['String']['output']>;
  readonly pending: Maybe<Scalars['Boolean']['output']>;
  readonly shopId: Maybe<Scalars['String']['output']>;
  readonly shopName: Maybe<Scalars['String']['output']>;
  readonly shippingServiceId: Maybe<Scalars['String']['output']>;
  readonly carrierId: Maybe<Scalars['String']['output']>;
  readonly fromOrderId: Maybe<Scalars['String']['output']>;
  readonly externalCode: Maybe<Scalars['String']['output']>;
  readonly createdAt: Scalars['Long']['output'];
  readonly createdStamp: Maybe<Scalars['Long']['output']>;
  readonly createdBy: Maybe<Scalars['String']['output']>;
  readonly canceledAt: Maybe<Scalars['Long']['output']>;
  readonly updatedAt: Maybe<Scalars['Long']['output']>;
  readonly approvedAt: Maybe<Scalars['Long']['output']>;
  readonly processedAt: Maybe<Scalars['Long']['output']>;
  readonly completedAt: Maybe<Scalars['Long']['output']>;
  readonly customerLocale: Maybe<Scalars['String']['output']>;
  readonly orderParentId: Maybe<Scalars['String']['output']>;
  /** Counts up with every write. */
  readonly version: Scalars['Int']['output'];
  readonly cancelReason: Maybe<Scalars['String']['output']>;
  readonly checkCommodities: Maybe<Scalars['Boolean']['output']>;
  readonly shipmentNote: Maybe<Scalars['String']['output']>;
  readonly facilityId: Maybe<Scalars['String']['output']>;
  readonly orderType: Maybe<Scalars['String']['output']>;
  readonly rawData: Maybe<Scalars['JSON']['output']>;
  readonly saleName: Maybe<Scalars['String']['output']>;
  readonly salePartyId: Maybe<Scalars['String']['output']>;
  readonly currencyCode: Maybe<Scalars['String']['output']>;
  readonly edited: Maybe<Scalars['Boolean']['output']>;
  readonly appliedReferralCode: Maybe<Scalars['String']['output']>;
  readonly orderDate: Maybe<Scalars['Long']['output']>;
  readonly dueDatePayment: Maybe<Scalars['Long']['output']>;
  readonly description: Maybe<Scalars['String']['output']>;
  readonly orderGroup: Maybe<Scalars['String']['output']>;
  /** {source: «cart» or «express», channel}. */
  readonly customAttribute: Maybe<Scalars['JSON']['output']>;
  readonly invoiceRequest: Maybe<InvoiceRequest>;
  readonly shippingAddress: Maybe<ShippingAddress>;
  readonly discountApplications: Maybe<ReadonlyArray<DiscountApplication>>;
  readonly currentSubtotalPrice: Maybe<Money>;
  readonly currentTotalPrice: Maybe<Money>;
  readonly currentTotalTax: Maybe<Money>;
  readonly currentTotalDuties: Maybe<Money>;
  readonly originalTotalDuties: Maybe<Money>;
  readonly totalDuties: Maybe<Money>;
  readonly totalPrice: Maybe<Money>;
  readonly subtotalPrice: Maybe<Money>;
  readonly totalTax: Maybe<Money>;
  readonly totalVAT: Maybe<Money>;
  readonly totalRefunded: Maybe<Money>;
  /** Part payments of an unpaid order. */
  readonly totalReceived: Maybe<Money>;
  readonly totalShippingPrice: Maybe<Money>;
  readonly discountTotalPrice: Maybe<Money>;
  readonly cod: Maybe<Money>;
  readonly lineItems: ReadonlyArray<OrderLineItem>;
};

export type OrderLineItemLink = {
  readonly id: Scalars['String']['output'];
  /** Line of the machine that this priced option belongs to. */
  readonly orderLineItemParentId: Maybe<Scalars['String']['output']>;
};

export type KeyValue = {
  readonly key: Scalars['String']['output'];
  readonly value: Maybe<Scalars['String']['output']>;
};

export type LineItemOption = {
  readonly idOption: Scalars['String']['output'];
  readonly name: Maybe<Scalars['String']['output']>;
  readonly value: Maybe<Scalars['String']['output']>;
  readonly title: Maybe<Scalars['String']['output']>;
};

export type LineItemVariant = {
  readonly id: Scalars['String']['output'];
  readonly title: Maybe<Scalars['String']['output']>;
  readonly sku: Maybe<Scalars['String']['output']>;
  readonly barcode: Maybe<Scalars['String']['output']>;
  /** Whole term, one machine, before VAT. */
  readonly price: Maybe<Money>;
  /** The same before the promotion. */
  readonly unitPrice: Maybe<Money>;
  readonly compareAtPrice: Maybe<Money>;
  readonly availability: Maybe<Scalars['Boolean']['output']>;
  readonly stock: Maybe<Scalars['Int']['output']>;
  readonly weight: Maybe<Scalars['Float']['output']>;
  readonly weightUnit: Maybe<Scalars['String']['output']>;
  readonly image: Maybe<Scalars['String']['output']>;
};

export type OrderLineItem = {
  readonly id: Scalars['String']['output'];
  readonly orderItemId: Scalars['String']['output'];
  readonly orderId: Scalars['String']['output'];
  readonly orderLineItem: OrderLineItemLink;
  /** Domain name of a domain item. */
  readonly description: Maybe<Scalars['String']['output']>;
  /** The term in the price's unit. */
  readonly quantity: Scalars['Int']['output'];
  readonly currentQuantity: Maybe<Scalars['Int']['output']>;
  readonly fulfilledQuantity: Maybe<Scalars['Int']['output']>;
  readonly fulfillingQuantity: Maybe<Scalars['Int']['output']>;
  /** MONTH or YEAR. */
  readonly unitType: Maybe<Scalars['String']['output']>;
  readonly orderItemName: Maybe<Scalars['String']['output']>;
  readonly note: Maybe<Scalars['String']['output']>;
  readonly orderStatus: Maybe<Scalars['Int']['output']>;
  readonly totalVAT: Maybe<Money>;
  /** Percent. */
  readonly vatRate: Maybe<Scalars['Int']['output']>;
  readonly totalTax: Maybe<Money>;
  /** All machines, whole term, with VAT. */
  readonly totalPrice: Maybe<Money>;
  /** count, intent, handle, category, charge and renewal in đồng: contracts/order-attributes.ts. */
  readonly customAttributes: ReadonlyArray<KeyValue>;
  readonly productOptions: ReadonlyArray<LineItemOption>;
  readonly variant: LineItemVariant;
};

export type KeyValueInput = {
  readonly key: Scalars['String']['input'];
  readonly value?: InputMaybe<Scalars['String']['input']>;
};

export type LineItemOptionInput = {
  readonly idOption: Scalars['String']['input'];
  readonly name?: InputMaybe<Scalars['String']['input']>;
  readonly value: Scalars['String']['input'];
  readonly title?: InputMaybe<Scalars['String']['input']>;
};

/** A line as REST takes it, in the spelling of GraphQL. */
export type LineItemInput = {
  /** The term in the price's unit. */
  readonly quantity: Scalars['Int']['input'];
  readonly productId: Scalars['String']['input'];
  /** Whole term, one machine, before VAT; null asks for no check of the price. */
  readonly inputPrice?: InputMaybe<Scalars['BigDecimal']['input']>;
  readonly unitPrice?: InputMaybe<Scalars['BigDecimal']['input']>;
  readonly discountAmount?: InputMaybe<Scalars['BigDecimal']['input']>;
  readonly campaignId?: InputMaybe<Scalars['String']['input']>;
  readonly campaignActionId?: InputMaybe<Scalars['String']['input']>;
  readonly gift?: InputMaybe<Scalars['Boolean']['input']>;
  /** Key of an item of this list, or id of a line of the order. */
  readonly parentId?: InputMaybe<Scalars['String']['input']>;
  readonly orderLineItemParentId?: InputMaybe<Scalars['String']['input']>;
  readonly description?: InputMaybe<Scalars['String']['input']>;
  readonly priceType?: InputMaybe<Scalars['String']['input']>;
  readonly itemType?: InputMaybe<Scalars['String']['input']>;
  readonly key?: InputMaybe<Scalars['String']['input']>;
  readonly customAttributes?: InputMaybe<ReadonlyArray<KeyValueInput>>;
  readonly productOptions?: InputMaybe<ReadonlyArray<LineItemOptionInput>>;
};

export type CreateOrderInput = {
  /** SERVICE. */
  readonly orderType: Scalars['String']['input'];
  /** cart: an empty draft. express: a guest's whole order. order: a customer's whole order. */
  readonly source: Scalars['String']['input'];
  /** website. */
  readonly channel: Scalars['String']['input'];
  /** Only of express and order, which are created OPEN. */
  readonly whole?: InputMaybe<WholeOrderInput>;
};

/** As REST takes it on /v1/orders/express/{org}/{store}/cart. */
export type WholeOrderInput = {
  readonly lineItems: ReadonlyArray<LineItemInput>;
  readonly customer?: InputMaybe<CustomerInput>;
  readonly shippingAddress?: InputMaybe<ShippingAddressInput>;
  readonly invoiceRequest?: InputMaybe<InvoiceRequestInput>;
  readonly note?: InputMaybe<Scalars['String']['input']>;
  readonly vouchers?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** In đồng with VAT, after vouchers; another total is refused. */
  readonly expectedTotal?: InputMaybe<Scalars['BigDecimal']['input']>;
  /** Of a guest: signature over e-mail, phone, name and time. */
  readonly guestToken?: InputMaybe<Scalars['String']['input']>;
  /** Signing time of the guest token. */
  readonly time?: InputMaybe<Scalars['Long']['input']>;
};

export type ShippingAddressInput = {
  readonly name: Scalars['String']['input'];
  readonly phone: Scalars['String']['input'];
  readonly address1: Scalars['String']['input'];
  readonly provinceCode: Scalars['String']['input'];
  readonly province: Scalars['String']['input'];
  readonly wardCode: Scalars['String']['input'];
  readonly ward: Scalars['String']['input'];
};

export type CustomerInput = {
  readonly name: Scalars['String']['input'];
  readonly phone: Scalars['String']['input'];
  readonly email: Scalars['String']['input'];
};

export type InvoiceRequestInput = {
  readonly company: Scalars['String']['input'];
  readonly taxCode: Scalars['String']['input'];
  readonly address: Scalars['String']['input'];
  readonly email: Scalars['String']['input'];
};

/** status 1: done. */
export type LineItemsAnswer = {
  readonly status: Scalars['Int']['output'];
  readonly message: Scalars['String']['output'];
  readonly lineItems: ReadonlyArray<OrderLineItem>;
};

/** An order and the line that an addToCart put into it. */
export type CartAnswer = {
  /** Of a guest who had no session; null for every other visitor. */
  readonly accessToken: Maybe<Scalars['String']['output']>;
  readonly lineId: Scalars['String']['output'];
  readonly order: Order;
};

export type StatusAnswer = {
  readonly status: Scalars['Int']['output'];
  readonly message: Scalars['String']['output'];
};

/** As VoucherForUser of the campaign gateway. */
export type VoucherForLines = {
  readonly id: Scalars['String']['output'];
  readonly voucherCode: Scalars['String']['output'];
  readonly voucherType: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
  readonly description: Maybe<Scalars['String']['output']>;
  readonly expiryDate: Scalars['Long']['output'];
  readonly isUsable: Scalars['Boolean']['output'];
  readonly unusableReasons: ReadonlyArray<Scalars['String']['output']>;
  readonly remainingAmount: Scalars['BigDecimal']['output'];
  readonly discountAmount: Scalars['BigDecimal']['output'];
  readonly discountValue: Scalars['BigDecimal']['output'];
  readonly isApplied: Scalars['Boolean']['output'];
};

/** Why a code of the request does not apply: a name of src/core/pricing/voucher-problem.ts, and what is missing. */
export type RefusedVoucher = {
  readonly code: Scalars['String']['output'];
  readonly why: Scalars['String']['output'];
  readonly missing: Scalars['BigDecimal']['output'];
};

export type LineVouchers = {
  readonly content: ReadonlyArray<VoucherForLines>;
  readonly refused: ReadonlyArray<RefusedVoucher>;
};

/** Whose first order it would be, for an order without an owner. */
export type VoucherBuyerInput = {
  readonly email: Scalars['String']['input'];
  readonly phone: Scalars['String']['input'];
};

export type OrderStatus = {
  readonly id: Scalars['Int']['output'];
  readonly code: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
};

export type Query = {
  readonly orderDetail: Order;
  /** Number of lines without a parent. */
  readonly getQuantityOfLineItems: Scalars['Int']['output'];
  readonly getOrderLineItem: OrderLineItem;
  /** The whole order that this visitor placed with the key. */
  readonly getPlacedOrder: Order;
  readonly getSaleOrderStatuses: ReadonlyArray<OrderStatus>;
  /** How codes would apply to lines without an order; writes nothing. */
  readonly getVouchersForLines: LineVouchers;
};


export type QueryOrderDetailArgs = {
  partnerId: InputMaybe<Scalars['String']['input']>;
  orderId: Scalars['String']['input'];
};


export type QueryGetQuantityOfLineItemsArgs = {
  partnerId: InputMaybe<Scalars['String']['input']>;
  orderId: Scalars['String']['input'];
};


export type QueryGetOrderLineItemArgs = {
  partnerId: InputMaybe<Scalars['String']['input']>;
  orderId: Scalars['String']['input'];
  orderLineItemId: Scalars['String']['input'];
};


export type QueryGetPlacedOrderArgs = {
  idempotencyKey: Scalars['String']['input'];
};


export type QueryGetVouchersForLinesArgs = {
  lineItems: ReadonlyArray<LineItemInput>;
  vouchers: ReadonlyArray<Scalars['String']['input']>;
};

export type MergeOrderCartInput = {
  readonly oldCartId: Scalars['String']['input'];
  readonly newCartId: Scalars['String']['input'];
  /** Party of the customer who asks. */
  readonly actorId: Scalars['String']['input'];
  readonly isAllowedToMergeItem: Scalars['Boolean']['input'];
};

export type MergeOrderCartAnswer = {
  readonly success: Scalars['Boolean']['output'];
  /** Top-level lines that moved. */
  readonly movedItemCount: Scalars['Int']['output'];
  /** Domains that the new cart held already; their lines of the old cart are gone. */
  readonly skippedItemCount: Scalars['Int']['output'];
  readonly oldCartCanceled: Scalars['Boolean']['output'];
  readonly message: Scalars['String']['output'];
};

export type Mutation = {
  readonly createOrder: Order;
  readonly updateCustomerAndShippingAddress: Order;
  /** OPEN or CLOSED; the reason is of CLOSED. */
  readonly updateStatusSellOrder: Order;
  /** The buyer's note. */
  readonly updateOrderDescription: StatusAnswer;
  readonly addProductsToOrderWithoutLogin: LineItemsAnswer;
  /** addProductsToOrderWithoutLogin with the order as its answer. Without an order: into the one that createOrder makes with cartKey; without a session for a new guest, whom the public identifier allows. */
  readonly addToCart: CartAnswer;
  readonly deleteProductWithoutLogin: StatusAnswer;
  /** asCustomer: refused without a login. */
  readonly addVoucher: StatusAnswer;
  readonly removeVoucher: StatusAnswer;
  readonly updateProductOptionOrderLineItem: StatusAnswer;
  /** As the order service's call; lines are never joined into one, so isAllowedToMergeItem changes nothing. */
  readonly mergeOrderCart: MergeOrderCartAnswer;
  /** How many machines or users. */
  readonly updateQuantity: Order;
};


export type MutationCreateOrderArgs = {
  partnerId: Scalars['String']['input'];
  storeId: InputMaybe<Scalars['String']['input']>;
  order: CreateOrderInput;
};


export type MutationUpdateCustomerAndShippingAddressArgs = {
  orderId: Scalars['String']['input'];
  partyId: Scalars['String']['input'];
  customer: InputMaybe<CustomerInput>;
  shippingAddress: InputMaybe<ShippingAddressInput>;
  invoiceRequest: InputMaybe<InvoiceRequestInput>;
  note: InputMaybe<Scalars['String']['input']>;
};


export type MutationUpdateStatusSellOrderArgs = {
  partnerId: InputMaybe<Scalars['String']['input']>;
  orderId: Scalars['String']['input'];
  status: Scalars['String']['input'];
  reason: InputMaybe<Scalars['String']['input']>;
};


export type MutationUpdateOrderDescriptionArgs = {
  partnerId: InputMaybe<Scalars['String']['input']>;
  orderId: Scalars['String']['input'];
  description: Scalars['String']['input'];
};


export type MutationAddProductsToOrderWithoutLoginArgs = {
  orderId: Scalars['String']['input'];
  partyId: InputMaybe<Scalars['String']['input']>;
  lineItems: ReadonlyArray<LineItemInput>;
  storeId: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddToCartArgs = {
  orderId: InputMaybe<Scalars['String']['input']>;
  cartKey: InputMaybe<Scalars['String']['input']>;
  identifier: InputMaybe<Scalars['String']['input']>;
  lineItems: ReadonlyArray<LineItemInput>;
  storeId: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteProductWithoutLoginArgs = {
  orderId: Scalars['String']['input'];
  orderLineItemId: Scalars['String']['input'];
  reason: InputMaybe<Scalars['String']['input']>;
  partyId: InputMaybe<Scalars['String']['input']>;
  storeId: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddVoucherArgs = {
  orderId: Scalars['String']['input'];
  voucherCode: Scalars['String']['input'];
  asCustomer: Scalars['Boolean']['input'];
  buyer: InputMaybe<VoucherBuyerInput>;
};


export type MutationRemoveVoucherArgs = {
  orderId: Scalars['String']['input'];
  voucherCode: Scalars['String']['input'];
  asCustomer: Scalars['Boolean']['input'];
};


export type MutationUpdateProductOptionOrderLineItemArgs = {
  orderLineItemId: Scalars['String']['input'];
  productOptions: ReadonlyArray<LineItemOptionInput>;
  userId: InputMaybe<Scalars['String']['input']>;
};


export type MutationMergeOrderCartArgs = {
  input: MergeOrderCartInput;
};


export type MutationUpdateQuantityArgs = {
  orderId: Scalars['String']['input'];
  orderLineItemId: Scalars['String']['input'];
  quantity: Scalars['Int']['input'];
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
  Long: ResolverTypeWrapper<Scalars['Long']['output']>;
  BigDecimal: ResolverTypeWrapper<Scalars['BigDecimal']['output']>;
  Money: ResolverTypeWrapper<Money>;
  ShippingAddress: ResolverTypeWrapper<ShippingAddress>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  DiscountApplication: ResolverTypeWrapper<DiscountApplication>;
  InvoiceRequest: ResolverTypeWrapper<InvoiceRequest>;
  Order: ResolverTypeWrapper<Order>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  OrderLineItemLink: ResolverTypeWrapper<OrderLineItemLink>;
  KeyValue: ResolverTypeWrapper<KeyValue>;
  LineItemOption: ResolverTypeWrapper<LineItemOption>;
  LineItemVariant: ResolverTypeWrapper<LineItemVariant>;
  OrderLineItem: ResolverTypeWrapper<OrderLineItem>;
  KeyValueInput: KeyValueInput;
  LineItemOptionInput: LineItemOptionInput;
  LineItemInput: LineItemInput;
  CreateOrderInput: CreateOrderInput;
  WholeOrderInput: WholeOrderInput;
  ShippingAddressInput: ShippingAddressInput;
  CustomerInput: CustomerInput;
  InvoiceRequestInput: InvoiceRequestInput;
  LineItemsAnswer: ResolverTypeWrapper<LineItemsAnswer>;
  CartAnswer: ResolverTypeWrapper<CartAnswer>;
  StatusAnswer: ResolverTypeWrapper<StatusAnswer>;
  VoucherForLines: ResolverTypeWrapper<VoucherForLines>;
  RefusedVoucher: ResolverTypeWrapper<RefusedVoucher>;
  LineVouchers: ResolverTypeWrapper<LineVouchers>;
  VoucherBuyerInput: VoucherBuyerInput;
  OrderStatus: ResolverTypeWrapper<OrderStatus>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  MergeOrderCartInput: MergeOrderCartInput;
  MergeOrderCartAnswer: ResolverTypeWrapper<MergeOrderCartAnswer>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  JSON: Scalars['JSON']['output'];
  Long: Scalars['Long']['output'];
  BigDecimal: Scalars['BigDecimal']['output'];
  Money: Money;
  ShippingAddress: ShippingAddress;
  Float: Scalars['Float']['output'];
  DiscountApplication: DiscountApplication;
  InvoiceRequest: InvoiceRequest;
  Order: Order;
  Boolean: Scalars['Boolean']['output'];
  OrderLineItemLink: OrderLineItemLink;
  KeyValue: KeyValue;
  LineItemOption: LineItemOption;
  LineItemVariant: LineItemVariant;
  OrderLineItem: OrderLineItem;
  KeyValueInput: KeyValueInput;
  LineItemOptionInput: LineItemOptionInput;
  LineItemInput: LineItemInput;
  CreateOrderInput: CreateOrderInput;
  WholeOrderInput: WholeOrderInput;
  ShippingAddressInput: ShippingAddressInput;
  CustomerInput: CustomerInput;
  InvoiceRequestInput: InvoiceRequestInput;
  LineItemsAnswer: LineItemsAnswer;
  CartAnswer: CartAnswer;
  StatusAnswer: StatusAnswer;
  VoucherForLines: VoucherForLines;
  RefusedVoucher: RefusedVoucher;
  LineVouchers: LineVouchers;
  VoucherBuyerInput: VoucherBuyerInput;
  OrderStatus: OrderStatus;
  Query: Record<PropertyKey, never>;
  MergeOrderCartInput: MergeOrderCartInput;
  MergeOrderCartAnswer: MergeOrderCartAnswer;
  Mutation: Record<PropertyKey, never>;
  Int: Scalars['Int']['output'];
  String: Scalars['String']['output'];
};

export type ListSizeDirectiveArgs = {
  assumedSize: Scalars['Int']['input'];
  slicingArguments: Maybe<ReadonlyArray<Scalars['String']['input']>>;
  sizedFields: Maybe<ReadonlyArray<Scalars['String']['input']>>;
};

export type ListSizeDirectiveResolver<Result, Parent, ContextType = unknown, Args = ListSizeDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export interface LongScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Long'], any> {
  name: 'Long';
}

export interface BigDecimalScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['BigDecimal'], any> {
  name: 'BigDecimal';
}

export type MoneyResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  amount?: Resolver<ResolversTypes['BigDecimal'], ParentType, ContextType>;
  currencyCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ShippingAddressResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ShippingAddress'] = ResolversParentTypes['ShippingAddress']> = {
  address1?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  address2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  countryCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  province?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  provinceCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  zip?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  latitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  longitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  formattedArea?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  wardCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ward?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DiscountApplicationResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['DiscountApplication'] = ResolversParentTypes['DiscountApplication']> = {
  allocationMethod?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  targetSelection?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  targetType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  valueWithTax?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type InvoiceRequestResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['InvoiceRequest'] = ResolversParentTypes['InvoiceRequest']> = {
  company?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  taxCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  partnerId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderStatus?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  financialStatus?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fulfillmentStatus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ownerName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ownerEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ownerPhone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ownerPartyId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pending?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  shopId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shopName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shippingServiceId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  carrierId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fromOrderId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  externalCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['Long'], ParentType, ContextType>;
  createdStamp?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  canceledAt?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  approvedAt?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  processedAt?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  completedAt?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  customerLocale?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderParentId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cancelReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  checkCommodities?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  shipmentNote?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  facilityId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rawData?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  saleName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  salePartyId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currencyCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  edited?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  appliedReferralCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderDate?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  dueDatePayment?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderGroup?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customAttribute?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  invoiceRequest?: Resolver<Maybe<ResolversTypes['InvoiceRequest']>, ParentType, ContextType>;
  shippingAddress?: Resolver<Maybe<ResolversTypes['ShippingAddress']>, ParentType, ContextType>;
  discountApplications?: Resolver<Maybe<ReadonlyArray<ResolversTypes['DiscountApplication']>>, ParentType, ContextType>;
  currentSubtotalPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  currentTotalPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  currentTotalTax?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  currentTotalDuties?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  originalTotalDuties?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  totalDuties?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  totalPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  subtotalPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  totalTax?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  totalVAT?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  totalRefunded?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  totalReceived?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  totalShippingPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  discountTotalPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  cod?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  lineItems?: Resolver<ReadonlyArray<ResolversTypes['OrderLineItem']>, ParentType, ContextType>;
};

export type OrderLineItemLinkResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OrderLineItemLink'] = ResolversParentTypes['OrderLineItemLink']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderLineItemParentId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type KeyValueResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['KeyValue'] = ResolversParentTypes['KeyValue']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LineItemOptionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['LineItemOption'] = ResolversParentTypes['LineItemOption']> = {
  idOption?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LineItemVariantResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['LineItemVariant'] = ResolversParentTypes['LineItemVariant']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  barcode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  unitPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  compareAtPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  availability?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  stock?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  weight?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  weightUnit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderLineItemResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OrderLineItem'] = ResolversParentTypes['OrderLineItem']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderItemId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderLineItem?: Resolver<ResolversTypes['OrderLineItemLink'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currentQuantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  fulfilledQuantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  fulfillingQuantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unitType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderItemName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderStatus?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totalVAT?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  vatRate?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totalTax?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  totalPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  customAttributes?: Resolver<ReadonlyArray<ResolversTypes['KeyValue']>, ParentType, ContextType>;
  productOptions?: Resolver<ReadonlyArray<ResolversTypes['LineItemOption']>, ParentType, ContextType>;
  variant?: Resolver<ResolversTypes['LineItemVariant'], ParentType, ContextType>;
};

export type LineItemsAnswerResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['LineItemsAnswer'] = ResolversParentTypes['LineItemsAnswer']> = {
  status?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lineItems?: Resolver<ReadonlyArray<ResolversTypes['OrderLineItem']>, ParentType, ContextType>;
};

export type CartAnswerResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CartAnswer'] = ResolversParentTypes['CartAnswer']> = {
  accessToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lineId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
};

export type StatusAnswerResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['StatusAnswer'] = ResolversParentTypes['StatusAnswer']> = {
  status?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VoucherForLinesResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['VoucherForLines'] = ResolversParentTypes['VoucherForLines']> = {
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
};

export type RefusedVoucherResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['RefusedVoucher'] = ResolversParentTypes['RefusedVoucher']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  why?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  missing?: Resolver<ResolversTypes['BigDecimal'], ParentType, ContextType>;
};

export type LineVouchersResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['LineVouchers'] = ResolversParentTypes['LineVouchers']> = {
  content?: Resolver<ReadonlyArray<ResolversTypes['VoucherForLines']>, ParentType, ContextType>;
  refused?: Resolver<ReadonlyArray<ResolversTypes['RefusedVoucher']>, ParentType, ContextType>;
};

export type OrderStatusResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OrderStatus'] = ResolversParentTypes['OrderStatus']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  orderDetail?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<QueryOrderDetailArgs, 'orderId'>>;
  getQuantityOfLineItems?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<QueryGetQuantityOfLineItemsArgs, 'orderId'>>;
  getOrderLineItem?: Resolver<ResolversTypes['OrderLineItem'], ParentType, ContextType, RequireFields<QueryGetOrderLineItemArgs, 'orderId' | 'orderLineItemId'>>;
  getPlacedOrder?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<QueryGetPlacedOrderArgs, 'idempotencyKey'>>;
  getSaleOrderStatuses?: Resolver<ReadonlyArray<ResolversTypes['OrderStatus']>, ParentType, ContextType>;
  getVouchersForLines?: Resolver<ResolversTypes['LineVouchers'], ParentType, ContextType, RequireFields<QueryGetVouchersForLinesArgs, 'lineItems' | 'vouchers'>>;
};

export type MergeOrderCartAnswerResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['MergeOrderCartAnswer'] = ResolversParentTypes['MergeOrderCartAnswer']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  movedItemCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  skippedItemCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  oldCartCanceled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  createOrder?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationCreateOrderArgs, 'partnerId' | 'order'>>;
  updateCustomerAndShippingAddress?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationUpdateCustomerAndShippingAddressArgs, 'orderId' | 'partyId'>>;
  updateStatusSellOrder?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationUpdateStatusSellOrderArgs, 'orderId' | 'status'>>;
  updateOrderDescription?: Resolver<ResolversTypes['StatusAnswer'], ParentType, ContextType, RequireFields<MutationUpdateOrderDescriptionArgs, 'orderId' | 'description'>>;
  addProductsToOrderWithoutLogin?: Resolver<ResolversTypes['LineItemsAnswer'], ParentType, ContextType, RequireFields<MutationAddProductsToOrderWithoutLoginArgs, 'orderId' | 'lineItems'>>;
  addToCart?: Resolver<ResolversTypes['CartAnswer'], ParentType, ContextType, RequireFields<MutationAddToCartArgs, 'lineItems'>>;
  deleteProductWithoutLogin?: Resolver<ResolversTypes['StatusAnswer'], ParentType, ContextType, RequireFields<MutationDeleteProductWithoutLoginArgs, 'orderId' | 'orderLineItemId'>>;
  addVoucher?: Resolver<ResolversTypes['StatusAnswer'], ParentType, ContextType, RequireFields<MutationAddVoucherArgs, 'orderId' | 'voucherCode' | 'asCustomer'>>;
  removeVoucher?: Resolver<ResolversTypes['StatusAnswer'], ParentType, ContextType, RequireFields<MutationRemoveVoucherArgs, 'orderId' | 'voucherCode' | 'asCustomer'>>;
  updateProductOptionOrderLineItem?: Resolver<ResolversTypes['StatusAnswer'], ParentType, ContextType, RequireFields<MutationUpdateProductOptionOrderLineItemArgs, 'orderLineItemId' | 'productOptions'>>;
  mergeOrderCart?: Resolver<ResolversTypes['MergeOrderCartAnswer'], ParentType, ContextType, RequireFields<MutationMergeOrderCartArgs, 'input'>>;
  updateQuantity?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationUpdateQuantityArgs, 'orderId' | 'orderLineItemId' | 'quantity'>>;
};

export type Resolvers<ContextType = unknown> = {
  JSON?: GraphQLScalarType;
  Long?: GraphQLScalarType;
  BigDecimal?: GraphQLScalarType;
  Money?: MoneyResolvers<ContextType>;
  ShippingAddress?: ShippingAddressResolvers<ContextType>;
  DiscountApplication?: DiscountApplicationResolvers<ContextType>;
  InvoiceRequest?: InvoiceRequestResolvers<ContextType>;
  Order?: OrderResolvers<ContextType>;
  OrderLineItemLink?: OrderLineItemLinkResolvers<ContextType>;
  KeyValue?: KeyValueResolvers<ContextType>;
  LineItemOption?: LineItemOptionResolvers<ContextType>;
  LineItemVariant?: LineItemVariantResolvers<ContextType>;
  OrderLineItem?: OrderLineItemResolvers<ContextType>;
  LineItemsAnswer?: LineItemsAnswerResolvers<ContextType>;
  CartAnswer?: CartAnswerResolvers<ContextType>;
  StatusAnswer?: StatusAnswerResolvers<ContextType>;
  VoucherForLines?: VoucherForLinesResolvers<ContextType>;
  RefusedVoucher?: RefusedVoucherResolvers<ContextType>;
  LineVouchers?: LineVouchersResolvers<ContextType>;
  OrderStatus?: OrderStatusResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  MergeOrderCartAnswer?: MergeOrderCartAnswerResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = unknown> = {
  listSize?: ListSizeDirectiveResolver<any, any, ContextType>;
};

export const typeDefs = "\"Any JSON value.\"\nscalar JSON\n\"A whole number beyond 32 bits; times are milliseconds since 1970 UTC.\"\nscalar Long\n\"An amount in whole đồng.\"\nscalar BigDecimal\n\ntype Money {\n  amount: BigDecimal!\n  currencyCode: String!\n}\n\ntype ShippingAddress {\n  address1: String\n  address2: String\n  city: String\n  company: String\n  country: String\n  countryCode: String\n  firstName: String\n  lastName: String\n  name: String\n  phone: String\n  province: String\n  provinceCode: String\n  zip: String\n  latitude: Float\n  longitude: Float\n  formattedArea: String\n  \"Code and name of the ward: a province is divided into wards only.\"\n  wardCode: String\n  ward: String\n}\n\ntype DiscountApplication {\n  allocationMethod: String\n  targetSelection: String\n  targetType: String\n  title: String\n  \"Before VAT.\"\n  value: Money\n  \"The voucher's code.\"\n  code: String\n  \"With the VAT that goes with it.\"\n  valueWithTax: Money\n}\n\ntype InvoiceRequest {\n  company: String!\n  taxCode: String!\n  address: String!\n  email: String!\n}\n\ntype Order {\n  id: String!\n  orderId: String!\n  \"DH + yyyymmdd + digits.\"\n  orderNumber: String!\n  partnerId: String\n  \"10 draft, 20 OPEN, 40 provisioning, 50 done, 90 closed.\"\n  orderStatus: Int!\n  \"UNPAID, PAID, REFUNDED.\"\n  financialStatus: String!\n  fulfillmentStatus: String\n  ownerName: String\n  ownerEmail: String\n  ownerPhone: String\n  ownerPartyId: String\n  note: String\n  pending: Boolean\n  shopId: String\n  shopName: String\n  shippingServiceId: String\n  carrierId: String\n  fromOrderId: String\n  externalCode: String\n  createdAt: Long!\n  createdStamp: Long\n  createdBy: String\n  canceledAt: Long\n  updatedAt: Long\n  approvedAt: Long\n  processedAt: Long\n  completedAt: Long\n  customerLocale: String\n  orderParentId: String\n  \"Counts up with every write.\"\n  version: Int!\n  cancelReason: String\n  checkCommodities: Boolean\n  shipmentNote: String\n  facilityId: String\n  orderType: String\n  rawData: JSON\n  saleName: String\n  salePartyId: String\n  currencyCode: String\n  edited: Boolean\n  appliedReferralCode: String\n  orderDate: Long\n  dueDatePayment: Long\n  description: String\n  orderGroup: String\n  \"{source: «cart» or «express», channel}.\"\n  customAttribute: JSON\n  invoiceRequest: InvoiceRequest\n  shippingAddress: ShippingAddress\n  discountApplications: [DiscountApplication!] @listSize(assumedSize: 10)\n  currentSubtotalPrice: Money\n  currentTotalPrice: Money\n  currentTotalTax: Money\n  currentTotalDuties: Money\n  originalTotalDuties: Money\n  totalDuties: Money\n  totalPrice: Money\n  subtotalPrice: Money\n  totalTax: Money\n  totalVAT: Money\n  totalRefunded: Money\n  \"Part payments of an unpaid order.\"\n  totalReceived: Money\n  totalShippingPrice: Money\n  discountTotalPrice: Money\n  cod: Money\n  lineItems: [OrderLineItem!]! @listSize(assumedSize: 200)\n}\n\ntype OrderLineItemLink {\n  id: String!\n  \"Line of the machine that this priced option belongs to.\"\n  orderLineItemParentId: String\n}\n\ntype KeyValue {\n  key: String!\n  value: String\n}\n\ntype LineItemOption {\n  idOption: String!\n  name: String\n  value: String\n  title: String\n}\n\ntype LineItemVariant {\n  id: String!\n  title: String\n  sku: String\n  barcode: String\n  \"Whole term, one machine, before VAT.\"\n  price: Money\n  \"The same before the promotion.\"\n  unitPrice: Money\n  compareAtPrice: Money\n  availability: Boolean\n  stock: Int\n  weight: Float\n  weightUnit: String\n  image: String\n}\n\ntype OrderLineItem {\n  id: String!\n  orderItemId: String!\n  orderId: String!\n  orderLineItem: OrderLineItemLink!\n  \"Domain name of a domain item.\"\n  description: String\n  \"The term in the price's unit.\"\n  quantity: Int!\n  currentQuantity: Int\n  fulfilledQuantity: Int\n  fulfillingQuantity: Int\n  \"MONTH or YEAR.\"\n  unitType: String\n  orderItemName: String\n  note: String\n  orderStatus: Int\n  totalVAT: Money\n  \"Percent.\"\n  vatRate: Int\n  totalTax: Money\n  \"All machines, whole term, with VAT.\"\n  totalPrice: Money\n  \"count, intent, handle, category, charge and renewal in đồng: contracts/order-attributes.ts.\"\n  customAttributes: [KeyValue!]! @listSize(assumedSize: 20)\n  productOptions: [LineItemOption!]! @listSize(assumedSize: 20)\n  variant: LineItemVariant!\n}\n\ninput KeyValueInput {\n  key: String!\n  value: String\n}\n\ninput LineItemOptionInput {\n  idOption: String!\n  name: String\n  value: String!\n  title: String\n}\n\n\"A line as REST takes it, in the spelling of GraphQL.\"\ninput LineItemInput {\n  \"The term in the price's unit.\"\n  quantity: Int!\n  productId: String!\n  \"Whole term, one machine, before VAT; null asks for no check of the price.\"\n  inputPrice: BigDecimal\n  unitPrice: BigDecimal\n  discountAmount: BigDecimal\n  campaignId: String\n  campaignActionId: String\n  gift: Boolean\n  \"Key of an item of this list, or id of a line of the order.\"\n  parentId: String\n  orderLineItemParentId: String\n  description: String\n  priceType: String\n  itemType: String\n  key: String\n  customAttributes: [KeyValueInput!]\n  productOptions: [LineItemOptionInput!]\n}\n\ninput CreateOrderInput {\n  \"SERVICE.\"\n  orderType: String!\n  \"cart: an empty draft. express: a guest's whole order. order: a customer's whole order.\"\n  source: String!\n  \"website.\"\n  channel: String!\n  \"Only of express and order, which are created OPEN.\"\n  whole: WholeOrderInput\n}\n\n\"As REST takes it on /v1/orders/express/{org}/{store}/cart.\"\ninput WholeOrderInput {\n  lineItems: [LineItemInput!]!\n  customer: CustomerInput\n  shippingAddress: ShippingAddressInput\n  invoiceRequest: InvoiceRequestInput\n  note: String\n  vouchers: [String!]\n  \"In đồng with VAT, after vouchers; another total is refused.\"\n  expectedTotal: BigDecimal\n  \"Of a guest: signature over e-mail, phone, name and time.\"\n  guestToken: String\n  \"Signing time of the guest token.\"\n  time: Long\n}\n\ninput ShippingAddressInput {\n  name: String!\n  phone: String!\n  address1: String!\n  provinceCode: String!\n  province: String!\n  wardCode: String!\n  ward: String!\n}\n\ninput CustomerInput {\n  name: String!\n  phone: String!\n  email: String!\n}\n\ninput InvoiceRequestInput {\n  company: String!\n  taxCode: String!\n  address: String!\n  email: String!\n}\n\n\"status 1: done.\"\ntype LineItemsAnswer {\n  status: Int!\n  message: String!\n  lineItems: [OrderLineItem!]! @listSize(assumedSize: 200)\n}\n\n\"An order and the line that an addToCart put into it.\"\ntype CartAnswer {\n  \"Of a guest who had no session; null for every other visitor.\"\n  accessToken: String\n  lineId: String!\n  order: Order!\n}\n\ntype StatusAnswer {\n  status: Int!\n  message: String!\n}\n\n\"As VoucherForUser of the campaign gateway.\"\ntype VoucherForLines {\n  id: String!\n  voucherCode: String!\n  voucherType: String!\n  title: String!\n  description: String\n  expiryDate: Long!\n  isUsable: Boolean!\n  unusableReasons: [String!]!\n  remainingAmount: BigDecimal!\n  discountAmount: BigDecimal!\n  discountValue: BigDecimal!\n  isApplied: Boolean!\n}\n\n\"Why a code of the request does not apply: a name of src/core/pricing/voucher-problem.ts, and what is missing.\"\ntype RefusedVoucher {\n  code: String!\n  why: String!\n  missing: BigDecimal!\n}\n\ntype LineVouchers {\n  content: [VoucherForLines!]! @listSize(assumedSize: 50)\n  refused: [RefusedVoucher!]! @listSize(assumedSize: 10)\n}\n\n\"Whose first order it would be, for an order without an owner.\"\ninput VoucherBuyerInput {\n  email: String!\n  phone: String!\n}\n\ntype OrderStatus {\n  id: Int!\n  code: String!\n  name: String!\n}\n\n\"Longest that a list is, or shorter as one of the arguments says; `sizedFields` are the lists inside the answer. For the cost.\"\ndirective @listSize(assumedSize: Int!, slicingArguments: [String!], sizedFields: [String!]) on FIELD_DEFINITION\n\ntype Query {\n  orderDetail(partnerId: String, orderId: String!): Order!\n  \"Number of lines without a parent.\"\n  getQuantityOfLineItems(partnerId: String, orderId: String!): Int!\n  getOrderLineItem(partnerId: String, orderId: String!, orderLineItemId: String!): OrderLineItem!\n  \"The whole order that this visitor placed with the key.\"\n  getPlacedOrder(idempotencyKey: String!): Order!\n  getSaleOrderStatuses: [OrderStatus!]! @listSize(assumedSize: 10)\n  \"How codes would apply to lines without an order; writes nothing.\"\n  getVouchersForLines(lineItems: [LineItemInput!]!, vouchers: [String!]!): LineVouchers!\n}\n\ninput MergeOrderCartInput {\n  oldCartId: String!\n  newCartId: String!\n  \"Party of the customer who asks.\"\n  actorId: String!\n  isAllowedToMergeItem: Boolean!\n}\n\ntype MergeOrderCartAnswer {\n  success: Boolean!\n  \"Top-level lines that moved.\"\n  movedItemCount: Int!\n  \"Domains that the new cart held already; their lines of the old cart are gone.\"\n  skippedItemCount: Int!\n  oldCartCanceled: Boolean!\n  message: String!\n}\n\ntype Mutation {\n  createOrder(partnerId: String!, storeId: String, order: CreateOrderInput!): Order!\n  updateCustomerAndShippingAddress(\n    orderId: String!\n    partyId: String!\n    \"Null: the party's own contact; address, invoice and note stay as they are.\"\n    customer: CustomerInput\n    \"Only orders of .vn names need it.\"\n    shippingAddress: ShippingAddressInput\n    invoiceRequest: InvoiceRequestInput\n    note: String\n  ): Order!\n  \"OPEN or CLOSED; the reason is of CLOSED.\"\n  updateStatusSellOrder(partnerId: String, orderId: String!, status: String!, reason: String): Order!\n  \"The buyer's note.\"\n  updateOrderDescription(partnerId: String, orderId: String!, description: String!): StatusAnswer!\n  addProductsToOrderWithoutLogin(\n    orderId: String!\n    partyId: String\n    lineItems: [LineItemInput!]!\n    storeId: String\n  ): LineItemsAnswer!\n  \"addProductsToOrderWithoutLogin with the order as its answer. Without an order: into the one that createOrder makes with cartKey; without a session for a new guest, whom the public identifier allows.\"\n  addToCart(\n    orderId: String\n    cartKey: String\n    identifier: String\n    lineItems: [LineItemInput!]!\n    storeId: String\n  ): CartAnswer!\n  deleteProductWithoutLogin(\n    orderId: String!\n    orderLineItemId: String!\n    reason: String\n    partyId: String\n    storeId: String\n  ): StatusAnswer!\n  \"asCustomer: refused without a login.\"\n  addVoucher(orderId: String!, voucherCode: String!, asCustomer: Boolean!, buyer: VoucherBuyerInput): StatusAnswer!\n  removeVoucher(orderId: String!, voucherCode: String!, asCustomer: Boolean!): StatusAnswer!\n  updateProductOptionOrderLineItem(\n    orderLineItemId: String!\n    productOptions: [LineItemOptionInput!]!\n    userId: String\n  ): StatusAnswer!\n  \"As the order service's call; lines are never joined into one, so isAllowedToMergeItem changes nothing.\"\n  mergeOrderCart(input: MergeOrderCartInput!): MergeOrderCartAnswer!\n  \"How many machines or users.\"\n  updateQuantity(orderId: String!, orderLineItemId: String!, quantity: Int!): Order!\n}\n";
