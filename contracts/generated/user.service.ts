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
  DateCustom: { input: string; output: string; }
  JSON: { input: unknown; output: unknown; }
};

export type Query = {
  /** A person; only for himself and the organisation's staff. */
  readonly getPersonByPartyId?: Maybe<Person>;
  /** Ours: the own identity number, whole, for the page that edits it; elsewhere it is masked. */
  readonly getOwnIdentityNumber: Scalars['String']['output'];
  /** A customer by his phone number; to the organisation's staff alone. */
  readonly getCustomerByPhone?: Maybe<Customer>;
  /** Under the rule of getPersonByPartyId. */
  readonly getCustomerById?: Maybe<Customer>;
  /** Newest first; to the organisation's staff alone. Days are YYYY-MM-DD in Vietnam, both included; type: CUSTOMER or empty. */
  readonly searchCustomers: CustomerPage;
  /** What the owner's last invoice as a company said; null where he never asked for one. */
  readonly getVatInfoByOwnerPartyId?: Maybe<VatInfo>;
  /** Universities, academies and colleges of a province, by name. */
  readonly getCollegesByProvinceId: ReadonlyArray<College>;
  /** Provinces and centrally run cities by code. version: of the model of administrative units; only 2, without districts, is known. */
  readonly getProvinces: ReadonlyArray<Province>;
  /** Empty for the provinces of the model without districts. */
  readonly getDistricts: ReadonlyArray<District>;
  /** Wards of a district of the old model; none are left. */
  readonly getWards: ReadonlyArray<Ward>;
  readonly getWardsByProvinceId: ReadonlyArray<Ward>;
  /** Wards that took over an old ward: several where it was divided. [mapping of 2025-07-01] */
  readonly getWardsByOldWardId: ReadonlyArray<Ward>;
};


export type QueryGetPersonByPartyIdArgs = {
  partyId: Scalars['String']['input'];
};


export type QueryGetCustomerByPhoneArgs = {
  phone: Scalars['String']['input'];
};


export type QueryGetCustomerByIdArgs = {
  id: Scalars['String']['input'];
};


export type QuerySearchCustomersArgs = {
  keyword?: InputMaybe<Scalars['String']['input']>;
  type?: InputMaybe<Scalars['String']['input']>;
  startCreatedDate?: InputMaybe<Scalars['DateCustom']['input']>;
  endCreatedDate?: InputMaybe<Scalars['DateCustom']['input']>;
  memberLevel?: InputMaybe<Scalars['String']['input']>;
  partnerId: Scalars['String']['input'];
  currentPage: Scalars['Int']['input'];
  pageSize: Scalars['Int']['input'];
};


export type QueryGetVatInfoByOwnerPartyIdArgs = {
  ownerPartyId: Scalars['String']['input'];
};


export type QueryGetCollegesByProvinceIdArgs = {
  provinceId: Scalars['String']['input'];
};


export type QueryGetProvincesArgs = {
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryGetDistrictsArgs = {
  provinceId: Scalars['String']['input'];
};


export type QueryGetWardsArgs = {
  districtId: Scalars['String']['input'];
};


export type QueryGetWardsByProvinceIdArgs = {
  provinceId: Scalars['String']['input'];
};


export type QueryGetWardsByOldWardIdArgs = {
  oldWardId: Scalars['String']['input'];
};

export type Mutation = {
  /** Makes a customer of the organisation. The header Idempotency-Key makes a repeated call answer the same customer. */
  readonly createCustomerV2: Customer;
  /**
   * Changes an own record, or one that this session made. Phone and e-mail of somebody who logs in change by codes only.
   * The token says who changes it, not updatedBy.
   */
  readonly updateCustomerV2: Customer;
};


export type MutationCreateCustomerV2Args = {
  name: Scalars['String']['input'];
  phone?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  birthDate?: InputMaybe<Scalars['DateCustom']['input']>;
  tenantId: Scalars['String']['input'];
  createdBy?: InputMaybe<Scalars['String']['input']>;
  sourceCustomer?: InputMaybe<Scalars['String']['input']>;
  address?: InputMaybe<Scalars['String']['input']>;
};


export type MutationUpdateCustomerV2Args = {
  id: Scalars['String']['input'];
  updateCustomerRequest: UpdateCustomerRequest;
  tenantId: Scalars['String']['input'];
  updatedBy: Scalars['String']['input'];
};

/** Empty name, phone, email and sourceCustomer stay as they are; other fields that are left out too. */
export type UpdateCustomerRequest = {
  readonly name?: InputMaybe<Scalars['String']['input']>;
  readonly phone?: InputMaybe<Scalars['String']['input']>;
  readonly address?: InputMaybe<Scalars['String']['input']>;
  /** YYYY-MM-DD */
  readonly birthDate?: InputMaybe<Scalars['DateCustom']['input']>;
  readonly email?: InputMaybe<Scalars['String']['input']>;
  /** MALE, FEMALE, OTHER or empty. */
  readonly gender?: InputMaybe<Scalars['String']['input']>;
  readonly sourceCustomer?: InputMaybe<Scalars['String']['input']>;
};

export type CustomerPage = {
  readonly totalPages: Scalars['Int']['output'];
  readonly totalElements: Scalars['Int']['output'];
  /** From 1. */
  readonly currentPage: Scalars['Int']['output'];
  readonly content: ReadonlyArray<Customer>;
};

export type Customer = {
  readonly id: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly address?: Maybe<Scalars['String']['output']>;
  readonly gender?: Maybe<Scalars['String']['output']>;
  readonly identityNumber?: Maybe<Scalars['String']['output']>;
  readonly birthDate?: Maybe<Scalars['DateCustom']['output']>;
  readonly email?: Maybe<Scalars['String']['output']>;
  readonly phone?: Maybe<Scalars['String']['output']>;
  readonly createdStamp?: Maybe<Scalars['String']['output']>;
  readonly createdBy?: Maybe<Scalars['String']['output']>;
  readonly memberLevel?: Maybe<Scalars['String']['output']>;
  readonly sourceCustomer?: Maybe<Scalars['String']['output']>;
};

export type Person = {
  readonly status?: Maybe<Scalars['String']['output']>;
  readonly partyId: Scalars['String']['output'];
  readonly fullName: Scalars['String']['output'];
  readonly phone?: Maybe<Scalars['String']['output']>;
  readonly address?: Maybe<Scalars['String']['output']>;
  readonly gender?: Maybe<Scalars['String']['output']>;
  readonly birthDate?: Maybe<Scalars['DateCustom']['output']>;
  readonly email?: Maybe<Scalars['String']['output']>;
  readonly personalTitle?: Maybe<Scalars['String']['output']>;
  readonly imageUrl?: Maybe<Scalars['String']['output']>;
  readonly identityNumber?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['String']['output'];
  readonly addressModel: ReadonlyArray<PersonAddress>;
  /** Ours: null where none was given. */
  readonly memberLevel?: Maybe<Scalars['String']['output']>;
  /** Ours: when the record was made, ISO 8601. */
  readonly createdStamp: Scalars['String']['output'];
};

export type VatInfo = {
  readonly id: Scalars['String']['output'];
  readonly company: Scalars['String']['output'];
  readonly taxCode: Scalars['String']['output'];
  readonly address: Scalars['String']['output'];
  readonly invoiceReceiveEmail1?: Maybe<Scalars['String']['output']>;
  readonly invoiceReceiveEmail2?: Maybe<Scalars['String']['output']>;
  readonly ownerPartyId: Scalars['String']['output'];
  readonly createdStamp?: Maybe<Scalars['String']['output']>;
  readonly updatedStamp?: Maybe<Scalars['String']['output']>;
  readonly updatedBy?: Maybe<Scalars['String']['output']>;
  readonly createdBy?: Maybe<Scalars['String']['output']>;
};

export type College = {
  readonly id: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly provinceId: Scalars['String']['output'];
};

export type PersonAddress = {
  readonly id: Scalars['String']['output'];
  readonly addressInfo?: Maybe<Scalars['String']['output']>;
  readonly provinceGeoId?: Maybe<Scalars['String']['output']>;
  readonly districtGeoId?: Maybe<Scalars['String']['output']>;
  readonly wardGeoId?: Maybe<Scalars['String']['output']>;
  readonly provinceName?: Maybe<Scalars['String']['output']>;
  readonly districtName?: Maybe<Scalars['String']['output']>;
  readonly wardName?: Maybe<Scalars['String']['output']>;
  readonly isDefault?: Maybe<Scalars['Boolean']['output']>;
};

export type Province = {
  readonly id: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  /** tỉnh or thành phố */
  readonly kind: Scalars['String']['output'];
  /** Model of the administrative units the row belongs to, such as 2026-04. */
  readonly adminVersion: Scalars['String']['output'];
  /** The public client's names: geoId is id, geoName is name. */
  readonly geoId: Scalars['String']['output'];
  readonly geoTypeId: Scalars['String']['output'];
  readonly geoName: Scalars['String']['output'];
  readonly geoNameLocal?: Maybe<Scalars['String']['output']>;
  readonly geoCode?: Maybe<Scalars['String']['output']>;
  readonly geoSecCode?: Maybe<Scalars['String']['output']>;
  readonly abbreviation?: Maybe<Scalars['String']['output']>;
  readonly vnPostId?: Maybe<Scalars['String']['output']>;
  readonly vnnicId?: Maybe<Scalars['String']['output']>;
  readonly jtExpressId?: Maybe<Scalars['String']['output']>;
  readonly vnPostRegion?: Maybe<Scalars['String']['output']>;
  readonly inetId?: Maybe<Scalars['String']['output']>;
  readonly lastUpdatedStamp?: Maybe<Scalars['String']['output']>;
  readonly lastUpdatedTxStamp?: Maybe<Scalars['String']['output']>;
  readonly createdStamp?: Maybe<Scalars['String']['output']>;
  readonly createdTxStamp?: Maybe<Scalars['String']['output']>;
  readonly version?: Maybe<Scalars['Int']['output']>;
};

export type District = {
  readonly id: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly provinceId: Scalars['String']['output'];
  /** The public client's names: geoId is id, geoName is name. */
  readonly geoId: Scalars['String']['output'];
  readonly geoTypeId: Scalars['String']['output'];
  readonly geoName: Scalars['String']['output'];
  readonly geoNameLocal?: Maybe<Scalars['String']['output']>;
  readonly geoCode?: Maybe<Scalars['String']['output']>;
  readonly geoSecCode?: Maybe<Scalars['String']['output']>;
  readonly abbreviation?: Maybe<Scalars['String']['output']>;
  readonly vnPostId?: Maybe<Scalars['String']['output']>;
  readonly vnnicId?: Maybe<Scalars['String']['output']>;
  readonly jtExpressId?: Maybe<Scalars['String']['output']>;
  readonly vnPostRegion?: Maybe<Scalars['String']['output']>;
  readonly inetId?: Maybe<Scalars['String']['output']>;
  readonly lastUpdatedStamp?: Maybe<Scalars['String']['output']>;
  readonly lastUpdatedTxStamp?: Maybe<Scalars['String']['output']>;
  readonly createdStamp?: Maybe<Scalars['String']['output']>;
  readonly createdTxStamp?: Maybe<Scalars['String']['output']>;
  readonly version?: Maybe<Scalars['Int']['output']>;
};

export type Ward = {
  readonly id: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly provinceId: Scalars['String']['output'];
  readonly provinceName: Scalars['String']['output'];
  readonly adminVersion: Scalars['String']['output'];
  /** The public client's names: geoId is id, geoName is name. */
  readonly geoId: Scalars['String']['output'];
  readonly geoTypeId: Scalars['String']['output'];
  readonly geoName: Scalars['String']['output'];
  readonly geoNameLocal?: Maybe<Scalars['String']['output']>;
  readonly geoCode?: Maybe<Scalars['String']['output']>;
  readonly geoSecCode?: Maybe<Scalars['String']['output']>;
  readonly abbreviation?: Maybe<Scalars['String']['output']>;
  readonly vnPostId?: Maybe<Scalars['String']['output']>;
  readonly vnnicId?: Maybe<Scalars['String']['output']>;
  readonly jtExpressId?: Maybe<Scalars['String']['output']>;
  readonly vnPostRegion?: Maybe<Scalars['String']['output']>;
  readonly inetId?: Maybe<Scalars['String']['output']>;
  readonly lastUpdatedStamp?: Maybe<Scalars['String']['output']>;
  readonly lastUpdatedTxStamp?: Maybe<Scalars['String']['output']>;
  readonly createdStamp?: Maybe<Scalars['String']['output']>;
  readonly createdTxStamp?: Maybe<Scalars['String']['output']>;
  readonly version?: Maybe<Scalars['Int']['output']>;
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
  DateCustom: ResolverTypeWrapper<Scalars['DateCustom']['output']>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  UpdateCustomerRequest: UpdateCustomerRequest;
  CustomerPage: ResolverTypeWrapper<CustomerPage>;
  Customer: ResolverTypeWrapper<Customer>;
  Person: ResolverTypeWrapper<Person>;
  VatInfo: ResolverTypeWrapper<VatInfo>;
  College: ResolverTypeWrapper<College>;
  PersonAddress: ResolverTypeWrapper<PersonAddress>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Province: ResolverTypeWrapper<Province>;
  District: ResolverTypeWrapper<District>;
  Ward: ResolverTypeWrapper<Ward>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  DateCustom: Scalars['DateCustom']['output'];
  JSON: Scalars['JSON']['output'];
  Query: Record<PropertyKey, never>;
  Mutation: Record<PropertyKey, never>;
  UpdateCustomerRequest: UpdateCustomerRequest;
  CustomerPage: CustomerPage;
  Customer: Customer;
  Person: Person;
  VatInfo: VatInfo;
  College: College;
  PersonAddress: PersonAddress;
  Boolean: Scalars['Boolean']['output'];
  Province: Province;
  District: District;
  Ward: Ward;
  Int: Scalars['Int']['output'];
  String: Scalars['String']['output'];
};

export type ListSizeDirectiveArgs = {
  assumedSize: Scalars['Int']['input'];
  slicingArguments?: Maybe<ReadonlyArray<Scalars['String']['input']>>;
  sizedFields?: Maybe<ReadonlyArray<Scalars['String']['input']>>;
};

export type ListSizeDirectiveResolver<Result, Parent, ContextType = unknown, Args = ListSizeDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export interface DateCustomScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateCustom'], any> {
  name: 'DateCustom';
}

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type QueryResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  getPersonByPartyId?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType, RequireFields<QueryGetPersonByPartyIdArgs, 'partyId'>>;
  getOwnIdentityNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  getCustomerByPhone?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType, RequireFields<QueryGetCustomerByPhoneArgs, 'phone'>>;
  getCustomerById?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType, RequireFields<QueryGetCustomerByIdArgs, 'id'>>;
  searchCustomers?: Resolver<ResolversTypes['CustomerPage'], ParentType, ContextType, RequireFields<QuerySearchCustomersArgs, 'partnerId' | 'currentPage' | 'pageSize'>>;
  getVatInfoByOwnerPartyId?: Resolver<Maybe<ResolversTypes['VatInfo']>, ParentType, ContextType, RequireFields<QueryGetVatInfoByOwnerPartyIdArgs, 'ownerPartyId'>>;
  getCollegesByProvinceId?: Resolver<ReadonlyArray<ResolversTypes['College']>, ParentType, ContextType, RequireFields<QueryGetCollegesByProvinceIdArgs, 'provinceId'>>;
  getProvinces?: Resolver<ReadonlyArray<ResolversTypes['Province']>, ParentType, ContextType, Partial<QueryGetProvincesArgs>>;
  getDistricts?: Resolver<ReadonlyArray<ResolversTypes['District']>, ParentType, ContextType, RequireFields<QueryGetDistrictsArgs, 'provinceId'>>;
  getWards?: Resolver<ReadonlyArray<ResolversTypes['Ward']>, ParentType, ContextType, RequireFields<QueryGetWardsArgs, 'districtId'>>;
  getWardsByProvinceId?: Resolver<ReadonlyArray<ResolversTypes['Ward']>, ParentType, ContextType, RequireFields<QueryGetWardsByProvinceIdArgs, 'provinceId'>>;
  getWardsByOldWardId?: Resolver<ReadonlyArray<ResolversTypes['Ward']>, ParentType, ContextType, RequireFields<QueryGetWardsByOldWardIdArgs, 'oldWardId'>>;
};

export type MutationResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  createCustomerV2?: Resolver<ResolversTypes['Customer'], ParentType, ContextType, RequireFields<MutationCreateCustomerV2Args, 'name' | 'tenantId'>>;
  updateCustomerV2?: Resolver<ResolversTypes['Customer'], ParentType, ContextType, RequireFields<MutationUpdateCustomerV2Args, 'id' | 'updateCustomerRequest' | 'tenantId' | 'updatedBy'>>;
};

export type CustomerPageResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CustomerPage'] = ResolversParentTypes['CustomerPage']> = {
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalElements?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currentPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  content?: Resolver<ReadonlyArray<ResolversTypes['Customer']>, ParentType, ContextType>;
};

export type CustomerResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Customer'] = ResolversParentTypes['Customer']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gender?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  identityNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  birthDate?: Resolver<Maybe<ResolversTypes['DateCustom']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdStamp?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  memberLevel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sourceCustomer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PersonResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Person'] = ResolversParentTypes['Person']> = {
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  partyId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gender?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  birthDate?: Resolver<Maybe<ResolversTypes['DateCustom']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  personalTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  identityNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  addressModel?: Resolver<ReadonlyArray<ResolversTypes['PersonAddress']>, ParentType, ContextType>;
  memberLevel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdStamp?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VatInfoResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['VatInfo'] = ResolversParentTypes['VatInfo']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  company?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  taxCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  invoiceReceiveEmail1?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  invoiceReceiveEmail2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ownerPartyId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdStamp?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedStamp?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CollegeResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['College'] = ResolversParentTypes['College']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  provinceId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PersonAddressResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PersonAddress'] = ResolversParentTypes['PersonAddress']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  addressInfo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  provinceGeoId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  districtGeoId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  wardGeoId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  provinceName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  districtName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  wardName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isDefault?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type ProvinceResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Province'] = ResolversParentTypes['Province']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  adminVersion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  geoId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  geoTypeId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  geoName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  geoNameLocal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  geoCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  geoSecCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  abbreviation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vnPostId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vnnicId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  jtExpressId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vnPostRegion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  inetId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastUpdatedStamp?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastUpdatedTxStamp?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdStamp?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdTxStamp?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type DistrictResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['District'] = ResolversParentTypes['District']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  provinceId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  geoId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  geoTypeId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  geoName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  geoNameLocal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  geoCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  geoSecCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  abbreviation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vnPostId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vnnicId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  jtExpressId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vnPostRegion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  inetId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastUpdatedStamp?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastUpdatedTxStamp?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdStamp?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdTxStamp?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type WardResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Ward'] = ResolversParentTypes['Ward']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  provinceId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  provinceName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  adminVersion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  geoId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  geoTypeId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  geoName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  geoNameLocal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  geoCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  geoSecCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  abbreviation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vnPostId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vnnicId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  jtExpressId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vnPostRegion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  inetId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastUpdatedStamp?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastUpdatedTxStamp?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdStamp?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdTxStamp?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = unknown> = {
  DateCustom?: GraphQLScalarType;
  JSON?: GraphQLScalarType;
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  CustomerPage?: CustomerPageResolvers<ContextType>;
  Customer?: CustomerResolvers<ContextType>;
  Person?: PersonResolvers<ContextType>;
  VatInfo?: VatInfoResolvers<ContextType>;
  College?: CollegeResolvers<ContextType>;
  PersonAddress?: PersonAddressResolvers<ContextType>;
  Province?: ProvinceResolvers<ContextType>;
  District?: DistrictResolvers<ContextType>;
  Ward?: WardResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = unknown> = {
  listSize?: ListSizeDirectiveResolver<any, any, ContextType>;
};

export const typeDefs = "# Customers and places, mounted at /user-gateway/graphql. Customer calls are fixed by the public client; of the places\n# calls it fixes the names, the fields are this shop's.\n\nscalar DateCustom\nscalar JSON\n\n\"Longest that a list is, or shorter as one of the arguments says; `sizedFields` are the lists inside the answer. For the cost.\"\ndirective @listSize(assumedSize: Int!, slicingArguments: [String!], sizedFields: [String!]) on FIELD_DEFINITION\n\ntype Query {\n  \"A person; only for himself and the organisation's staff.\"\n  getPersonByPartyId(partyId: String!): Person\n  \"Ours: the own identity number, whole, for the page that edits it; elsewhere it is masked.\"\n  getOwnIdentityNumber: String!\n  \"A customer by his phone number; to the organisation's staff alone.\"\n  getCustomerByPhone(phone: String!): Customer\n  \"Under the rule of getPersonByPartyId.\"\n  getCustomerById(id: String!): Customer\n  \"Newest first; to the organisation's staff alone. Days are YYYY-MM-DD in Vietnam, both included; type: CUSTOMER or empty.\"\n  searchCustomers(\n    keyword: String\n    type: String\n    startCreatedDate: DateCustom\n    endCreatedDate: DateCustom\n    memberLevel: String\n    partnerId: String!\n    currentPage: Int!\n    pageSize: Int!\n  ): CustomerPage! @listSize(assumedSize: 100, slicingArguments: [\"pageSize\"], sizedFields: [\"content\"])\n  \"What the owner's last invoice as a company said; null where he never asked for one.\"\n  getVatInfoByOwnerPartyId(ownerPartyId: String!): VatInfo\n  \"Universities, academies and colleges of a province, by name.\"\n  getCollegesByProvinceId(provinceId: String!): [College!]! @listSize(assumedSize: 200)\n  \"Provinces and centrally run cities by code. version: of the model of administrative units; only 2, without districts, is known.\"\n  getProvinces(version: Int): [Province!]! @listSize(assumedSize: 40)\n  \"Empty for the provinces of the model without districts.\"\n  getDistricts(provinceId: String!): [District!]! @listSize(assumedSize: 1)\n  \"Wards of a district of the old model; none are left.\"\n  getWards(districtId: String!): [Ward!]! @listSize(assumedSize: 1)\n  getWardsByProvinceId(provinceId: String!): [Ward!]! @listSize(assumedSize: 200)\n  \"Wards that took over an old ward: several where it was divided. [mapping of 2025-07-01]\"\n  getWardsByOldWardId(oldWardId: String!): [Ward!]! @listSize(assumedSize: 10)\n}\n\ntype Mutation {\n  \"Makes a customer of the organisation. The header Idempotency-Key makes a repeated call answer the same customer.\"\n  createCustomerV2(\n    name: String!\n    phone: String\n    email: String\n    birthDate: DateCustom\n    tenantId: String!\n    createdBy: String\n    sourceCustomer: String\n    address: String\n  ): Customer!\n  \"\"\"\n  Changes an own record, or one that this session made. Phone and e-mail of somebody who logs in change by codes only.\n  The token says who changes it, not updatedBy.\n  \"\"\"\n  updateCustomerV2(\n    id: String!\n    updateCustomerRequest: UpdateCustomerRequest!\n    tenantId: String!\n    updatedBy: String!\n  ): Customer!\n}\n\n\"Empty name, phone, email and sourceCustomer stay as they are; other fields that are left out too.\"\ninput UpdateCustomerRequest {\n  name: String\n  phone: String\n  address: String\n  \"YYYY-MM-DD\"\n  birthDate: DateCustom\n  email: String\n  \"MALE, FEMALE, OTHER or empty.\"\n  gender: String\n  sourceCustomer: String\n}\n\ntype CustomerPage {\n  totalPages: Int!\n  totalElements: Int!\n  \"From 1.\"\n  currentPage: Int!\n  content: [Customer!]!\n}\n\ntype Customer {\n  id: String!\n  name: String!\n  address: String\n  gender: String\n  identityNumber: String\n  birthDate: DateCustom\n  email: String\n  phone: String\n  createdStamp: String\n  createdBy: String\n  memberLevel: String\n  sourceCustomer: String\n}\n\ntype Person {\n  status: String\n  partyId: String!\n  fullName: String!\n  phone: String\n  address: String\n  gender: String\n  birthDate: DateCustom\n  email: String\n  personalTitle: String\n  imageUrl: String\n  identityNumber: String\n  id: String!\n  addressModel: [PersonAddress!]! @listSize(assumedSize: 1)\n  \"Ours: null where none was given.\"\n  memberLevel: String\n  \"Ours: when the record was made, ISO 8601.\"\n  createdStamp: String!\n}\n\ntype VatInfo {\n  id: String!\n  company: String!\n  taxCode: String!\n  address: String!\n  invoiceReceiveEmail1: String\n  invoiceReceiveEmail2: String\n  ownerPartyId: String!\n  createdStamp: String\n  updatedStamp: String\n  updatedBy: String\n  createdBy: String\n}\n\ntype College {\n  id: String!\n  name: String!\n  provinceId: String!\n}\n\ntype PersonAddress {\n  id: String!\n  addressInfo: String\n  provinceGeoId: String\n  districtGeoId: String\n  wardGeoId: String\n  provinceName: String\n  districtName: String\n  wardName: String\n  isDefault: Boolean\n}\n\ntype Province {\n  id: String!\n  name: String!\n  \"tỉnh or thành phố\"\n  kind: String!\n  \"Model of the administrative units the row belongs to, such as 2026-04.\"\n  adminVersion: String!\n  \"The public client's names: geoId is id, geoName is name.\"\n  geoId: String!\n  geoTypeId: String!\n  geoName: String!\n  geoNameLocal: String\n  geoCode: String\n  geoSecCode: String\n  abbreviation: String\n  vnPostId: String\n  vnnicId: String\n  jtExpressId: String\n  vnPostRegion: String\n  inetId: String\n  lastUpdatedStamp: String\n  lastUpdatedTxStamp: String\n  createdStamp: String\n  createdTxStamp: String\n  version: Int\n}\n\ntype District {\n  id: String!\n  name: String!\n  provinceId: String!\n  \"The public client's names: geoId is id, geoName is name.\"\n  geoId: String!\n  geoTypeId: String!\n  geoName: String!\n  geoNameLocal: String\n  geoCode: String\n  geoSecCode: String\n  abbreviation: String\n  vnPostId: String\n  vnnicId: String\n  jtExpressId: String\n  vnPostRegion: String\n  inetId: String\n  lastUpdatedStamp: String\n  lastUpdatedTxStamp: String\n  createdStamp: String\n  createdTxStamp: String\n  version: Int\n}\n\ntype Ward {\n  id: String!\n  name: String!\n  provinceId: String!\n  provinceName: String!\n  adminVersion: String!\n  \"The public client's names: geoId is id, geoName is name.\"\n  geoId: String!\n  geoTypeId: String!\n  geoName: String!\n  geoNameLocal: String\n  geoCode: String\n  geoSecCode: String\n  abbreviation: String\n  vnPostId: String\n  vnnicId: String\n  jtExpressId: String\n  vnPostRegion: String\n  inetId: String\n  lastUpdatedStamp: String\n  lastUpdatedTxStamp: String\n  createdStamp: String\n  createdTxStamp: String\n  version: Int\n}\n";
