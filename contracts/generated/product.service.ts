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
  BigDecimal: { input: number; output: number; }
  JSON: { input: unknown; output: unknown; }
  Long: { input: number; output: number; }
};

/**
 * Product service. Names, variables and fields of the public operations are kept to the letter; what the family of services
 * does not publish is marked as ours. `partnerId` is the organisation, `storeChannel` a store id or code, empty for the website.
 */
export type Query = {
  readonly getCategories: ReadonlyArray<Category>;
  readonly getCategoryById: Maybe<Category>;
  readonly getCategoryByHandle: Maybe<Category>;
  readonly getProductById: Maybe<Product>;
  readonly getSimpleProductById: Maybe<Product>;
  readonly getProductByHandle: Maybe<Product>;
  readonly getProductSimpleByHandle: Maybe<Product>;
  /**
   * sortBy: POPULAR, PRICE, NAME; sortOrder: ASC, DESC. category: handle or id at any level. product: a product id.
   * priceFrom and priceTo compare with the price that a card leads with. feature: id of an option that the product takes.
   */
  readonly getSimpleProducts: ProductPage;
  readonly getProducts: ProductPage;
  readonly getProductOption: ReadonlyArray<ProductFeatureType>;
  /** Ours: what chosen option values add for a term; `months` is the term of the product. */
  readonly getPriceForProductOption: ProductOptionPrice;
  /** Ours: plans on which a product may be paid by the month, in the order of the offer; none where it is sold for cash only. */
  readonly getPricePlans: ReadonlyArray<PricePlan>;
  /** Ours: one machine with these options on a plan, before VAT. PRICE_PLAN_GONE where the product has no such plan (any more). */
  readonly getPriceForProductOptionAndPricePlan: InstallmentPrice;
  /** Ours: the months of so many machines on a plan, as they are billed. PRICE_PLAN_GONE as above. */
  readonly getPriceInstallment: InstallmentBreakdown;
  /** Record of product id → price entries; unknown ids are left out. */
  readonly getListPrice: Maybe<Scalars['JSON']['output']>;
  /** Ours: the columns of the price board. */
  readonly getPriceMenus: ReadonlyArray<PriceMenu>;
  /** Ours: where machines of these products stand; unknown ids are left out. */
  readonly getListPlace: ReadonlyArray<ProductPlaces>;
  /** Ours: products sold together with this one. */
  readonly getProductCombos: ReadonlyArray<Product>;
  readonly getStores: ReadonlyArray<Store>;
  readonly getDetailStores: Maybe<Store>;
  readonly getUnits: ReadonlyArray<ProductUnit>;
  readonly getTags: ReadonlyArray<ProductTag>;
  readonly getTagsByProduct: ReadonlyArray<ProductTag>;
};


/**
 * Product service. Names, variables and fields of the public operations are kept to the letter; what the family of services
 * does not publish is marked as ours. `partnerId` is the organisation, `storeChannel` a store id or code, empty for the website.
 */
export type QueryGetCategoriesArgs = {
  partnerId: Scalars['String']['input'];
  storeChannel: Scalars['String']['input'];
  typeBuild: Scalars['String']['input'];
  level: Scalars['Int']['input'];
};


/**
 * Product service. Names, variables and fields of the public operations are kept to the letter; what the family of services
 * does not publish is marked as ours. `partnerId` is the organisation, `storeChannel` a store id or code, empty for the website.
 */
export type QueryGetCategoryByIdArgs = {
  partnerId: Scalars['String']['input'];
  storeChannel: Scalars['String']['input'];
  categoryId: Scalars['String']['input'];
};


/**
 * Product service. Names, variables and fields of the public operations are kept to the letter; what the family of services
 * does not publish is marked as ours. `partnerId` is the organisation, `storeChannel` a store id or code, empty for the website.
 */
export type QueryGetCategoryByHandleArgs = {
  partnerId: Scalars['String']['input'];
  storeChannel: Scalars['String']['input'];
  handle: Scalars['String']['input'];
};


/**
 * Product service. Names, variables and fields of the public operations are kept to the letter; what the family of services
 * does not publish is marked as ours. `partnerId` is the organisation, `storeChannel` a store id or code, empty for the website.
 */
export type QueryGetProductByIdArgs = {
  partnerId: Scalars['String']['input'];
  storeChannel: Scalars['String']['input'];
  productId: Scalars['String']['input'];
};


/**
 * Product service. Names, variables and fields of the public operations are kept to the letter; what the family of services
 * does not publish is marked as ours. `partnerId` is the organisation, `storeChannel` a store id or code, empty for the website.
 */
export type QueryGetSimpleProductByIdArgs = {
  partnerId: Scalars['String']['input'];
  storeChannel: Scalars['String']['input'];
  productId: Scalars['String']['input'];
};


/**
 * Product service. Names, variables and fields of the public operations are kept to the letter; what the family of services
 * does not publish is marked as ours. `partnerId` is the organisation, `storeChannel` a store id or code, empty for the website.
 */
export type QueryGetProductByHandleArgs = {
  partnerId: Scalars['String']['input'];
  storeChannel: Scalars['String']['input'];
  handle: Scalars['String']['input'];
};


/**
 * Product service. Names, variables and fields of the public operations are kept to the letter; what the family of services
 * does not publish is marked as ours. `partnerId` is the organisation, `storeChannel` a store id or code, empty for the website.
 */
export type QueryGetProductSimpleByHandleArgs = {
  partnerId: Scalars['String']['input'];
  storeChannel: Scalars['String']['input'];
  handle: InputMaybe<Scalars['String']['input']>;
};


/**
 * Product service. Names, variables and fields of the public operations are kept to the letter; what the family of services
 * does not publish is marked as ours. `partnerId` is the organisation, `storeChannel` a store id or code, empty for the website.
 */
export type QueryGetSimpleProductsArgs = {
  partnerId: Scalars['String']['input'];
  storeChannel: Scalars['String']['input'];
  category: InputMaybe<Scalars['String']['input']>;
  product: InputMaybe<Scalars['String']['input']>;
  sku: InputMaybe<Scalars['String']['input']>;
  tag: InputMaybe<Scalars['String']['input']>;
  priceFrom: InputMaybe<Scalars['BigDecimal']['input']>;
  priceTo: InputMaybe<Scalars['BigDecimal']['input']>;
  status: InputMaybe<Scalars['String']['input']>;
  productType: InputMaybe<Scalars['String']['input']>;
  subType: InputMaybe<Scalars['String']['input']>;
  sortOrder: InputMaybe<Scalars['String']['input']>;
  sortBy: InputMaybe<Scalars['String']['input']>;
  brandId: InputMaybe<Scalars['String']['input']>;
  keyword: InputMaybe<Scalars['String']['input']>;
  display: InputMaybe<Scalars['String']['input']>;
  onlyPromotion: InputMaybe<Scalars['Boolean']['input']>;
  currentPage: InputMaybe<Scalars['Int']['input']>;
  maxResult: InputMaybe<Scalars['Int']['input']>;
  feature: InputMaybe<Scalars['String']['input']>;
};


/**
 * Product service. Names, variables and fields of the public operations are kept to the letter; what the family of services
 * does not publish is marked as ours. `partnerId` is the organisation, `storeChannel` a store id or code, empty for the website.
 */
export type QueryGetProductsArgs = {
  partnerId: Scalars['String']['input'];
  storeChannel: Scalars['String']['input'];
  keyword: InputMaybe<Scalars['String']['input']>;
  category: InputMaybe<Scalars['String']['input']>;
  currentPage: InputMaybe<Scalars['Int']['input']>;
  maxResult: InputMaybe<Scalars['Int']['input']>;
  group: InputMaybe<Scalars['String']['input']>;
};


/**
 * Product service. Names, variables and fields of the public operations are kept to the letter; what the family of services
 * does not publish is marked as ours. `partnerId` is the organisation, `storeChannel` a store id or code, empty for the website.
 */
export type QueryGetProductOptionArgs = {
  partnerId: Scalars['String']['input'];
  storeChannel: Scalars['String']['input'];
  productId: Scalars['String']['input'];
};


/**
 * Product service. Names, variables and fields of the public operations are kept to the letter; what the family of services
 * does not publish is marked as ours. `partnerId` is the organisation, `storeChannel` a store id or code, empty for the website.
 */
export type QueryGetPriceForProductOptionArgs = {
  partnerId: Scalars['String']['input'];
  storeChannel: Scalars['String']['input'];
  productId: Scalars['String']['input'];
  options: ReadonlyArray<ProductOptionInput>;
  months: Scalars['Int']['input'];
};


/**
 * Product service. Names, variables and fields of the public operations are kept to the letter; what the family of services
 * does not publish is marked as ours. `partnerId` is the organisation, `storeChannel` a store id or code, empty for the website.
 */
export type QueryGetPricePlansArgs = {
  partnerId: Scalars['String']['input'];
  storeChannel: Scalars['String']['input'];
  productId: Scalars['String']['input'];
};


/**
 * Product service. Names, variables and fields of the public operations are kept to the letter; what the family of services
 * does not publish is marked as ours. `partnerId` is the organisation, `storeChannel` a store id or code, empty for the website.
 */
export type QueryGetPriceForProductOptionAndPricePlanArgs = {
  partnerId: Scalars['String']['input'];
  storeChannel: Scalars['String']['input'];
  productId: Scalars['String']['input'];
  options: ReadonlyArray<ProductOptionInput>;
  pricePlanId: Scalars['String']['input'];
};


/**
 * Product service. Names, variables and fields of the public operations are kept to the letter; what the family of services
 * does not publish is marked as ours. `partnerId` is the organisation, `storeChannel` a store id or code, empty for the website.
 */
export type QueryGetPriceInstallmentArgs = {
  partnerId: Scalars['String']['input'];
  storeChannel: Scalars['String']['input'];
  productId: Scalars['String']['input'];
  options: ReadonlyArray<ProductOptionInput>;
  pricePlanId: Scalars['String']['input'];
  quantity: Scalars['Int']['input'];
};


/**
 * Product service. Names, variables and fields of the public operations are kept to the letter; what the family of services
 * does not publish is marked as ours. `partnerId` is the organisation, `storeChannel` a store id or code, empty for the website.
 */
export type QueryGetListPriceArgs = {
  partnerId: Scalars['String']['input'];
  storeChannel: Scalars['String']['input'];
  productIds: ReadonlyArray<Scalars['String']['input']>;
};


/**
 * Product service. Names, variables and fields of the public operations are kept to the letter; what the family of services
 * does not publish is marked as ours. `partnerId` is the organisation, `storeChannel` a store id or code, empty for the website.
 */
export type QueryGetPriceMenusArgs = {
  partnerId: Scalars['String']['input'];
  storeChannel: Scalars['String']['input'];
};


/**
 * Product service. Names, variables and fields of the public operations are kept to the letter; what the family of services
 * does not publish is marked as ours. `partnerId` is the organisation, `storeChannel` a store id or code, empty for the website.
 */
export type QueryGetListPlaceArgs = {
  partnerId: Scalars['String']['input'];
  storeChannel: Scalars['String']['input'];
  productIds: ReadonlyArray<Scalars['String']['input']>;
};


/**
 * Product service. Names, variables and fields of the public operations are kept to the letter; what the family of services
 * does not publish is marked as ours. `partnerId` is the organisation, `storeChannel` a store id or code, empty for the website.
 */
export type QueryGetProductCombosArgs = {
  partnerId: Scalars['String']['input'];
  storeChannel: Scalars['String']['input'];
  productId: Scalars['String']['input'];
};


/**
 * Product service. Names, variables and fields of the public operations are kept to the letter; what the family of services
 * does not publish is marked as ours. `partnerId` is the organisation, `storeChannel` a store id or code, empty for the website.
 */
export type QueryGetStoresArgs = {
  partnerId: Scalars['String']['input'];
  type: Scalars['String']['input'];
};


/**
 * Product service. Names, variables and fields of the public operations are kept to the letter; what the family of services
 * does not publish is marked as ours. `partnerId` is the organisation, `storeChannel` a store id or code, empty for the website.
 */
export type QueryGetDetailStoresArgs = {
  partnerId: Scalars['String']['input'];
  storeId: Scalars['String']['input'];
};


/**
 * Product service. Names, variables and fields of the public operations are kept to the letter; what the family of services
 * does not publish is marked as ours. `partnerId` is the organisation, `storeChannel` a store id or code, empty for the website.
 */
export type QueryGetUnitsArgs = {
  partnerId: Scalars['String']['input'];
};


/**
 * Product service. Names, variables and fields of the public operations are kept to the letter; what the family of services
 * does not publish is marked as ours. `partnerId` is the organisation, `storeChannel` a store id or code, empty for the website.
 */
export type QueryGetTagsArgs = {
  partnerId: Scalars['String']['input'];
  storeChannel: Scalars['String']['input'];
};


/**
 * Product service. Names, variables and fields of the public operations are kept to the letter; what the family of services
 * does not publish is marked as ours. `partnerId` is the organisation, `storeChannel` a store id or code, empty for the website.
 */
export type QueryGetTagsByProductArgs = {
  partnerId: Scalars['String']['input'];
  storeChannel: Scalars['String']['input'];
  productId: Scalars['String']['input'];
};

export type Category = {
  readonly id: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
  readonly image: Maybe<Scalars['String']['output']>;
  readonly icon: Maybe<Scalars['String']['output']>;
  readonly parentId: Maybe<Scalars['String']['output']>;
  /** 1 is top. */
  readonly level: Scalars['Int']['output'];
  readonly handle: Scalars['String']['output'];
  readonly description: Scalars['String']['output'];
  readonly child: ReadonlyArray<ChildCategory>;
  /** Options by which the products of this category can be filtered. */
  readonly product_filter: ReadonlyArray<ProductFilter>;
  /** Ours. */
  readonly parentHandle: Maybe<Scalars['String']['output']>;
  /** Ours: how soon what the line sells can be used: minutes, day or working-day; null: as the shop says of such lines. */
  readonly handover: Maybe<Scalars['String']['output']>;
  /** Ours: labels of specifications that are the columns of its plans; empty: the sizes. */
  readonly columns: ReadonlyArray<Scalars['String']['output']>;
  /** Ours: stored count. */
  readonly productCount: Scalars['Int']['output'];
  /** Ours: lowest price that a card of this category leads with; null while it is empty. */
  readonly lowestPrice: Maybe<LowestPrice>;
};

/** A category inside another one, without `child`, because there are two levels and no type reaches itself. */
export type ChildCategory = {
  readonly id: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
  readonly image: Maybe<Scalars['String']['output']>;
  readonly icon: Maybe<Scalars['String']['output']>;
  readonly parentId: Maybe<Scalars['String']['output']>;
  readonly level: Scalars['Int']['output'];
  readonly handle: Scalars['String']['output'];
  readonly description: Scalars['String']['output'];
  readonly product_filter: ReadonlyArray<ProductFilter>;
  readonly parentHandle: Maybe<Scalars['String']['output']>;
  readonly handover: Maybe<Scalars['String']['output']>;
  readonly columns: ReadonlyArray<Scalars['String']['output']>;
  readonly productCount: Scalars['Int']['output'];
  readonly lowestPrice: Maybe<LowestPrice>;
};

export type ProductFilter = {
  readonly id: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  /** Ours: values that the option offers. */
  readonly values: ReadonlyArray<ProductFilterValue>;
};

export type ProductFilterValue = {
  readonly id: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
};

export type LowestPrice = {
  readonly price: Scalars['BigDecimal']['output'];
  readonly unit: ProductUnit;
  /** Ours: term of the price, in its unit. */
  readonly term: Scalars['Int']['output'];
};

export type PriceMenu = {
  readonly id: Scalars['String']['output'];
  readonly group: Category;
  readonly lines: ReadonlyArray<Category>;
};

export type ProductPage = {
  readonly total: Scalars['Int']['output'];
  readonly currentPage: Scalars['Int']['output'];
  readonly maxResult: Scalars['Int']['output'];
  readonly totalPage: Scalars['Int']['output'];
  readonly data: ReadonlyArray<Product>;
};

export type Product = {
  readonly id: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
  /** Handle of the product line. */
  readonly subType: Scalars['String']['output'];
  /** Paragraphs, parted by an empty line. */
  readonly description: Scalars['String']['output'];
  readonly sku: Scalars['String']['output'];
  readonly shortDescription: Scalars['String']['output'];
  /** Of goods, in kg; sizes in mm. Null where nothing is sent, as for rented machines. */
  readonly weight: Maybe<Scalars['Float']['output']>;
  readonly width: Maybe<Scalars['Float']['output']>;
  readonly depth: Maybe<Scalars['Float']['output']>;
  readonly height: Maybe<Scalars['Float']['output']>;
  /** VAT today, percent. */
  readonly vat: Scalars['Float']['output'];
  /** Ours: shown prices have the VAT in them. */
  readonly vatInside: Scalars['Boolean']['output'];
  readonly qualify: Maybe<Scalars['Float']['output']>;
  readonly parentId: Maybe<Scalars['String']['output']>;
  readonly handle: Scalars['String']['output'];
  /** Of the whole proposed term, before VAT, state fee included. */
  readonly price: Scalars['BigDecimal']['output'];
  /** Per unit of the proposed term, as a card shows it. */
  readonly displayPrice: Scalars['BigDecimal']['output'];
  readonly hint: Maybe<Scalars['String']['output']>;
  readonly priceUnit: Scalars['String']['output'];
  /** The proposed term. */
  readonly priceQuantity: Scalars['Int']['output'];
  readonly priceType: Scalars['String']['output'];
  readonly salePolicy: Maybe<Scalars['String']['output']>;
  readonly priceTypeName: Scalars['String']['output'];
  readonly priceVaries: Scalars['Boolean']['output'];
  readonly available: Scalars['Boolean']['output'];
  readonly options: ReadonlyArray<Scalars['String']['output']>;
  readonly optionsRelationship: ReadonlyArray<Scalars['String']['output']>;
  /** Per unit before the promotion; null where there is none. */
  readonly compareAtPrice: Maybe<Scalars['BigDecimal']['output']>;
  readonly compareAtPrices: ReadonlyArray<Scalars['BigDecimal']['output']>;
  readonly featuredImage: Maybe<Scalars['String']['output']>;
  readonly images: ReadonlyArray<Scalars['String']['output']>;
  /** Ours: the same images with their texts and sizes. */
  readonly imageDetails: ReadonlyArray<ProductImage>;
  readonly version: Scalars['Int']['output'];
  readonly brand: Maybe<Brand>;
  readonly unitDTO: ProductUnit;
  readonly groups: ReadonlyArray<ProductGroup>;
  /** The product line first, then its group. */
  readonly categories: ReadonlyArray<ProductCategory>;
  readonly attributeDTOS: ReadonlyArray<ProductAttributeDto>;
  /** Specifications of the product. */
  readonly productAttributes: ReadonlyArray<ProductAttribute>;
  readonly variants: ReadonlyArray<ProductVariant>;
  readonly featureTypes: ReadonlyArray<ProductFeatureType>;
  readonly tags: ReadonlyArray<ProductTag>;
  /** Ours: texts of the editors for search engines; null where they wrote none. */
  readonly seo: Maybe<ProductSeo>;
  /** Every term price, shortest first. */
  readonly discountPrice: ReadonlyArray<PriceEntry>;
  /** Ours: label on the card. */
  readonly badge: Maybe<Scalars['String']['output']>;
  /** Ours: label of a gift. */
  readonly gift: Maybe<Scalars['String']['output']>;
  /** Ours: one line of specifications. */
  readonly specs: Scalars['String']['output'];
  /** Ours: plans of the same line, cheapest first, this one among them. */
  readonly siblings: ReadonlyArray<ProductPlan>;
  /** Ours: often bought with it. */
  readonly extras: ReadonlyArray<ExtraProduct>;
  /** Ours: plans on which it may be paid by the month. */
  readonly pricePlans: ReadonlyArray<PricePlan>;
  /** Ours: where its machines stand; none where places are not told apart. */
  readonly places: ReadonlyArray<ProductPlace>;
};

export type ProductSeo = {
  readonly title: Maybe<Scalars['String']['output']>;
  readonly description: Maybe<Scalars['String']['output']>;
};

/** A product inside another one: what its card shows, under the names of Product. */
export type ExtraProduct = {
  readonly id: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
  readonly subType: Scalars['String']['output'];
  readonly sku: Scalars['String']['output'];
  readonly shortDescription: Scalars['String']['output'];
  readonly vat: Scalars['Float']['output'];
  readonly vatInside: Scalars['Boolean']['output'];
  readonly handle: Scalars['String']['output'];
  readonly price: Scalars['BigDecimal']['output'];
  readonly displayPrice: Scalars['BigDecimal']['output'];
  readonly priceUnit: Scalars['String']['output'];
  readonly priceQuantity: Scalars['Int']['output'];
  readonly priceType: Scalars['String']['output'];
  readonly available: Scalars['Boolean']['output'];
  readonly featuredImage: Maybe<Scalars['String']['output']>;
  readonly images: ReadonlyArray<Scalars['String']['output']>;
  readonly imageDetails: ReadonlyArray<ProductImage>;
  readonly unitDTO: ProductUnit;
  readonly categories: ReadonlyArray<ProductCategory>;
  readonly productAttributes: ReadonlyArray<ProductAttribute>;
  readonly discountPrice: ReadonlyArray<PriceEntry>;
  readonly badge: Maybe<Scalars['String']['output']>;
  readonly gift: Maybe<Scalars['String']['output']>;
  readonly specs: Scalars['String']['output'];
  readonly places: ReadonlyArray<ProductPlace>;
};

export type ProductPlace = {
  readonly name: Scalars['String']['output'];
  /** READY, TO_ORDER or SOLD_OUT. */
  readonly stock: Scalars['String']['output'];
};

export type ProductPlaces = {
  readonly productId: Scalars['String']['output'];
  readonly places: ReadonlyArray<ProductPlace>;
};

export type ProductPlan = {
  readonly id: Scalars['String']['output'];
  readonly handle: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
  readonly specs: Scalars['String']['output'];
  /** Per unit, as its card shows it. */
  readonly price: Scalars['BigDecimal']['output'];
  readonly unit: ProductUnit;
};

export type ProductImage = {
  readonly url: Scalars['String']['output'];
  readonly alt: Scalars['String']['output'];
  readonly width: Scalars['Int']['output'];
  readonly height: Scalars['Int']['output'];
};

export type Brand = {
  readonly id: Scalars['String']['output'];
  readonly createStamp: Maybe<Scalars['Long']['output']>;
  readonly createdBy: Maybe<Scalars['String']['output']>;
  readonly name: Scalars['String']['output'];
  readonly image: Maybe<Scalars['String']['output']>;
  readonly imageIcon: Maybe<Scalars['String']['output']>;
};

export type ProductGroup = {
  readonly id: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly policy: Maybe<Scalars['String']['output']>;
  readonly image: Maybe<Scalars['String']['output']>;
};

export type ProductCategory = {
  readonly id: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
  readonly image: Maybe<Scalars['String']['output']>;
  readonly icon: Maybe<Scalars['String']['output']>;
  readonly parentId: Maybe<Scalars['String']['output']>;
  readonly level: Scalars['Int']['output'];
  readonly handle: Scalars['String']['output'];
  readonly description: Scalars['String']['output'];
};

export type ProductAttribute = {
  readonly attributeName: Scalars['String']['output'];
  readonly attributeValue: Scalars['String']['output'];
};

export type ProductAttributeDto = {
  readonly id: Scalars['String']['output'];
  readonly key: Scalars['String']['output'];
  readonly keyId: Maybe<Scalars['String']['output']>;
  readonly extendFromSource: Maybe<Scalars['String']['output']>;
  readonly value: ReadonlyArray<AttributeValue>;
  readonly metadata: Maybe<AttributeMetadata>;
};

export type AttributeValue = {
  readonly name: Scalars['String']['output'];
  readonly value: Scalars['String']['output'];
};

export type AttributeMetadata = {
  readonly type: Maybe<Scalars['String']['output']>;
  readonly dataFrom: Maybe<Scalars['String']['output']>;
  readonly description: Maybe<Scalars['String']['output']>;
  readonly requiredData: Maybe<Scalars['Boolean']['output']>;
  readonly otherItem: Maybe<Scalars['Boolean']['output']>;
  readonly fill: Maybe<Scalars['String']['output']>;
  readonly usedCreatedChild: Maybe<Scalars['Boolean']['output']>;
  readonly subDataFrom: Maybe<ReadonlyArray<AttributeValue>>;
};

export type ProductVariant = {
  readonly id: Scalars['String']['output'];
  readonly handle: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
  readonly price: Scalars['BigDecimal']['output'];
  readonly priceType: Scalars['String']['output'];
  readonly compareAtPrice: Maybe<Scalars['BigDecimal']['output']>;
  readonly options: ReadonlyArray<Scalars['String']['output']>;
  readonly optionsIds: ReadonlyArray<Scalars['String']['output']>;
  readonly featuredImage: Maybe<Scalars['String']['output']>;
  readonly sku: Scalars['String']['output'];
  readonly featureTypeDTOS: ReadonlyArray<ProductFeatureType>;
};

export type PriceEntry = {
  /** Quantity of units: 3 months, 2 years. */
  readonly time: Scalars['Int']['output'];
  /** Whole term, before VAT, state fee included. */
  readonly price: Scalars['BigDecimal']['output'];
  /** The same term without promotion, as at renewal. */
  readonly defaultPrice: Scalars['BigDecimal']['output'];
  /** Per unit of time, as shown. */
  readonly displayPrice: Scalars['BigDecimal']['output'];
  /** Term discount. */
  readonly discountPercent: Scalars['Float']['output'];
  readonly hint: Maybe<Scalars['String']['output']>;
  readonly subPrices: ReadonlyArray<SubPrice>;
  /** RENT, SELL, QUANTITY, or PROMOTION: then the old price has the type. */
  readonly type: Scalars['String']['output'];
  readonly oldPrice: ReadonlyArray<OldPrice>;
  readonly attributes: ReadonlyArray<PriceAttribute>;
  readonly unit: ProductUnit;
  /** Ours: part of price that is a state fee outside VAT. */
  readonly exemptPrice: Scalars['BigDecimal']['output'];
  /** Ours: part of defaultPrice that is a state fee outside VAT. */
  readonly exemptDefaultPrice: Scalars['BigDecimal']['output'];
  /** Ours: defaultPrice per unit of time, as shown. */
  readonly displayDefaultPrice: Scalars['BigDecimal']['output'];
  /** Ours: of a domain from another registrar, with exemptDefaultPrice; null: defaultPrice. */
  readonly transferPrice: Maybe<Scalars['BigDecimal']['output']>;
};

export type SubPrice = {
  readonly time: Scalars['Int']['output'];
  readonly price: Scalars['BigDecimal']['output'];
  readonly unit: ProductUnit;
};

export type OldPrice = {
  readonly time: Scalars['Int']['output'];
  readonly price: Scalars['BigDecimal']['output'];
  /** Per unit of time. */
  readonly displayPrice: Scalars['BigDecimal']['output'];
  readonly type: Scalars['String']['output'];
};

/** attrName CAMPAIN [sic] or CAMPAIGN_ACTION marks a campaign. */
export type PriceAttribute = {
  readonly value: Scalars['String']['output'];
  readonly attrName: Scalars['String']['output'];
  readonly campaign: ReadonlyArray<CampaignField>;
};

export type CampaignField = {
  readonly name: Scalars['String']['output'];
  readonly value: Scalars['String']['output'];
};

/** An option of a product. Ids of options and values name the product too: 106066:1004; calls take 106066 as well. */
export type ProductFeatureType = {
  readonly id: Scalars['String']['output'];
  readonly keyId: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly position: Scalars['Int']['output'];
  /** SINGLE, MULTIPLE or TEXT; version 2 (REST option-v2) says SELECT_ONE, SELECT_MULTI or TEXT. */
  readonly type: Scalars['String']['output'];
  /** SELECT or INPUT. */
  readonly subType: Scalars['String']['output'];
  readonly fill: Maybe<Scalars['String']['output']>;
  readonly requireData: Scalars['Boolean']['output'];
  readonly otherItem: Scalars['Boolean']['output'];
  readonly values: ReadonlyArray<Scalars['String']['output']>;
  readonly description: Maybe<Scalars['String']['output']>;
  readonly createStamp: Maybe<Scalars['Long']['output']>;
  readonly createdBy: Maybe<Scalars['String']['output']>;
  readonly usedCreatedChild: Scalars['Boolean']['output'];
  readonly productFeatureDTOS: ReadonlyArray<ProductFeature>;
  readonly valuesFull: ReadonlyArray<FeatureValue>;
  readonly valuesPortal: ReadonlyArray<FeatureValue>;
};

/** A value of an option with the product that it adds; price in đồng per month, before VAT, for the asked product. */
export type ProductFeature = {
  readonly id: Scalars['String']['output'];
  readonly featureTypeId: Scalars['String']['output'];
  /** Ours, beside productOptionConfigs: the same of a value that is one product. */
  readonly productId: Maybe<Scalars['String']['output']>;
  readonly productName: Scalars['String']['output'];
  readonly price: Scalars['BigDecimal']['output'];
  readonly qualify: Scalars['Float']['output'];
  readonly productOptionConfigs: ReadonlyArray<ProductOptionConfig>;
  readonly productOptionGroupItemDTOS: ReadonlyArray<ProductOptionConfig>;
  /** Ours: READY, TO_ORDER or SOLD_OUT; null where that is not told apart. */
  readonly stock: Maybe<Scalars['String']['output']>;
};

export type ProductOptionConfig = {
  readonly id: Scalars['String']['output'];
  readonly productId: Maybe<Scalars['String']['output']>;
  readonly productName: Scalars['String']['output'];
  readonly price: Scalars['BigDecimal']['output'];
  readonly qualify: Scalars['Float']['output'];
  readonly quantity: Maybe<Scalars['Float']['output']>;
  readonly resourceQuantity: Maybe<Scalars['Float']['output']>;
  readonly resourceUnit: Maybe<Scalars['String']['output']>;
  readonly featureTypeDTOS: ReadonlyArray<ConfigFeatureType>;
};

/** An option inside a configuration: ProductFeatureType without productFeatureDTOS, which hold configurations. */
export type ConfigFeatureType = {
  readonly id: Scalars['String']['output'];
  readonly keyId: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly position: Scalars['Int']['output'];
  readonly type: Scalars['String']['output'];
  readonly subType: Scalars['String']['output'];
  readonly fill: Maybe<Scalars['String']['output']>;
  readonly requireData: Scalars['Boolean']['output'];
  readonly otherItem: Scalars['Boolean']['output'];
  readonly values: ReadonlyArray<Scalars['String']['output']>;
  readonly description: Maybe<Scalars['String']['output']>;
  readonly createStamp: Maybe<Scalars['Long']['output']>;
  readonly createdBy: Maybe<Scalars['String']['output']>;
  readonly usedCreatedChild: Scalars['Boolean']['output'];
  readonly valuesFull: ReadonlyArray<FeatureValue>;
  readonly valuesPortal: ReadonlyArray<FeatureValue>;
};

export type FeatureValue = {
  readonly id: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
};

export type ProductOptionInput = {
  /** Option id. */
  readonly id: Scalars['String']['input'];
  /** Title or id of the chosen value. */
  readonly value: Scalars['String']['input'];
};

/** A way of paying for a term by the month; rates in percent, exact to a hundredth. */
export type PricePlan = {
  readonly id: Scalars['String']['output'];
  /** Of a year. */
  readonly interestRate: Scalars['Float']['output'];
  /** Months in which the price is paid; the plan fits terms of just this length. */
  readonly loanTenure: Scalars['Int']['output'];
  /** Share of the price that the first month pays. */
  readonly firstPaymentPercent: Scalars['Float']['output'];
  /** Of a month, on what the first month leaves to be paid. */
  readonly monthlyInterestRate: Scalars['Float']['output'];
};

export type InstallmentPrice = {
  readonly productId: Scalars['String']['output'];
  /** Paid at once, the whole term. */
  readonly price: Scalars['BigDecimal']['output'];
  /** Paid by the month, all months. */
  readonly priceInstallment: Scalars['BigDecimal']['output'];
  readonly loanTenure: Scalars['Int']['output'];
  readonly firstMonth: Scalars['BigDecimal']['output'];
  readonly nextMonth: Scalars['BigDecimal']['output'];
};

export type InstallmentMonth = {
  /** The machine alone, before VAT. */
  readonly bare: Scalars['BigDecimal']['output'];
  /** What goes along with it: its priced options, before VAT. */
  readonly collateral: Scalars['BigDecimal']['output'];
  readonly vat: Scalars['BigDecimal']['output'];
  readonly total: Scalars['BigDecimal']['output'];
};

export type InstallmentBreakdown = {
  readonly firstMonth: InstallmentMonth;
  readonly nextMonth: InstallmentMonth;
  /** All months, with VAT. */
  readonly totalPrice: Scalars['BigDecimal']['output'];
};

export type ProductOptionPrice = {
  /** Whole term, before VAT. */
  readonly price: Scalars['BigDecimal']['output'];
  readonly perMonth: Scalars['BigDecimal']['output'];
  readonly items: ReadonlyArray<ProductOptionPriceItem>;
};

export type ProductOptionPriceItem = {
  readonly id: Scalars['String']['output'];
  readonly featureTypeId: Scalars['String']['output'];
  readonly productId: Maybe<Scalars['String']['output']>;
  readonly productName: Scalars['String']['output'];
  readonly price: Scalars['BigDecimal']['output'];
};

export type ProductUnit = {
  readonly id: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
};

export type ProductTag = {
  readonly id: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly slug: Scalars['String']['output'];
  readonly type: Maybe<Scalars['String']['output']>;
  readonly scope: Maybe<Scalars['String']['output']>;
  readonly storeIds: ReadonlyArray<Scalars['String']['output']>;
  readonly selected: Scalars['Boolean']['output'];
};

export type Store = {
  readonly id: Scalars['String']['output'];
  readonly createdStamp: Scalars['Long']['output'];
  readonly name: Scalars['String']['output'];
  readonly type: Scalars['String']['output'];
  readonly enable: Scalars['Boolean']['output'];
  readonly partyId: Scalars['String']['output'];
  readonly warehouses: ReadonlyArray<Scalars['String']['output']>;
  readonly warehouseIdDefault: Maybe<Scalars['String']['output']>;
  readonly enableOrderAbleFuture: Scalars['Boolean']['output'];
  readonly enableOrderNegativeQuantity: Scalars['Boolean']['output'];
  readonly storeEcommerceName: Maybe<Scalars['String']['output']>;
  readonly shippingCompanies: ReadonlyArray<Scalars['String']['output']>;
  readonly shippingCompanyIdPrimary: Maybe<Scalars['String']['output']>;
  readonly customerIdPrimary: Maybe<Scalars['String']['output']>;
  readonly paymentMethodIdPrimary: Maybe<Scalars['String']['output']>;
  readonly enableCustomProductPrice: Scalars['Boolean']['output'];
  readonly enablePaymentPartial: Scalars['Boolean']['output'];
  readonly paymentPartialPercent: Maybe<Scalars['Float']['output']>;
  readonly productStoreLink: Maybe<Scalars['String']['output']>;
  readonly description: Maybe<StoreDescription>;
};

export type StoreDescription = {
  readonly name: Scalars['String']['output'];
  readonly phone: Maybe<Scalars['String']['output']>;
  readonly address: Maybe<Scalars['String']['output']>;
  readonly footer: Maybe<Scalars['String']['output']>;
  readonly description: Maybe<Scalars['String']['output']>;
  readonly slug: Scalars['String']['output'];
  readonly logo: Maybe<Scalars['String']['output']>;
  readonly banner: Maybe<Scalars['String']['output']>;
  readonly ward: Maybe<Scalars['String']['output']>;
  readonly wardId: Maybe<Scalars['String']['output']>;
  readonly province: Maybe<Scalars['String']['output']>;
  readonly provinceId: Maybe<Scalars['String']['output']>;
  readonly showLogo: Scalars['Boolean']['output'];
  readonly showBanner: Scalars['Boolean']['output'];
  readonly showMap: Scalars['Boolean']['output'];
  readonly showInfoStore: Scalars['Boolean']['output'];
  readonly showBarcode: Scalars['Boolean']['output'];
  readonly showFooter: Scalars['Boolean']['output'];
  readonly showVat: Scalars['Boolean']['output'];
  readonly showPromotion: Scalars['Boolean']['output'];
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
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Category: ResolverTypeWrapper<Category>;
  ChildCategory: ResolverTypeWrapper<ChildCategory>;
  ProductFilter: ResolverTypeWrapper<ProductFilter>;
  ProductFilterValue: ResolverTypeWrapper<ProductFilterValue>;
  LowestPrice: ResolverTypeWrapper<LowestPrice>;
  PriceMenu: ResolverTypeWrapper<PriceMenu>;
  ProductPage: ResolverTypeWrapper<ProductPage>;
  Product: ResolverTypeWrapper<Product>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  ProductSeo: ResolverTypeWrapper<ProductSeo>;
  ExtraProduct: ResolverTypeWrapper<ExtraProduct>;
  ProductPlace: ResolverTypeWrapper<ProductPlace>;
  ProductPlaces: ResolverTypeWrapper<ProductPlaces>;
  ProductPlan: ResolverTypeWrapper<ProductPlan>;
  ProductImage: ResolverTypeWrapper<ProductImage>;
  Brand: ResolverTypeWrapper<Brand>;
  ProductGroup: ResolverTypeWrapper<ProductGroup>;
  ProductCategory: ResolverTypeWrapper<ProductCategory>;
  ProductAttribute: ResolverTypeWrapper<ProductAttribute>;
  ProductAttributeDTO: ResolverTypeWrapper<ProductAttributeDto>;
  AttributeValue: ResolverTypeWrapper<AttributeValue>;
  AttributeMetadata: ResolverTypeWrapper<AttributeMetadata>;
  ProductVariant: ResolverTypeWrapper<ProductVariant>;
  PriceEntry: ResolverTypeWrapper<PriceEntry>;
  SubPrice: ResolverTypeWrapper<SubPrice>;
  OldPrice: ResolverTypeWrapper<OldPrice>;
  PriceAttribute: ResolverTypeWrapper<PriceAttribute>;
  CampaignField: ResolverTypeWrapper<CampaignField>;
  ProductFeatureType: ResolverTypeWrapper<ProductFeatureType>;
  ProductFeature: ResolverTypeWrapper<ProductFeature>;
  ProductOptionConfig: ResolverTypeWrapper<ProductOptionConfig>;
  ConfigFeatureType: ResolverTypeWrapper<ConfigFeatureType>;
  FeatureValue: ResolverTypeWrapper<FeatureValue>;
  ProductOptionInput: ProductOptionInput;
  PricePlan: ResolverTypeWrapper<PricePlan>;
  InstallmentPrice: ResolverTypeWrapper<InstallmentPrice>;
  InstallmentMonth: ResolverTypeWrapper<InstallmentMonth>;
  InstallmentBreakdown: ResolverTypeWrapper<InstallmentBreakdown>;
  ProductOptionPrice: ResolverTypeWrapper<ProductOptionPrice>;
  ProductOptionPriceItem: ResolverTypeWrapper<ProductOptionPriceItem>;
  ProductUnit: ResolverTypeWrapper<ProductUnit>;
  ProductTag: ResolverTypeWrapper<ProductTag>;
  Store: ResolverTypeWrapper<Store>;
  StoreDescription: ResolverTypeWrapper<StoreDescription>;
  BigDecimal: ResolverTypeWrapper<Scalars['BigDecimal']['output']>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  Long: ResolverTypeWrapper<Scalars['Long']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Query: Record<PropertyKey, never>;
  Boolean: Scalars['Boolean']['output'];
  Category: Category;
  ChildCategory: ChildCategory;
  ProductFilter: ProductFilter;
  ProductFilterValue: ProductFilterValue;
  LowestPrice: LowestPrice;
  PriceMenu: PriceMenu;
  ProductPage: ProductPage;
  Product: Product;
  Float: Scalars['Float']['output'];
  ProductSeo: ProductSeo;
  ExtraProduct: ExtraProduct;
  ProductPlace: ProductPlace;
  ProductPlaces: ProductPlaces;
  ProductPlan: ProductPlan;
  ProductImage: ProductImage;
  Brand: Brand;
  ProductGroup: ProductGroup;
  ProductCategory: ProductCategory;
  ProductAttribute: ProductAttribute;
  ProductAttributeDTO: ProductAttributeDto;
  AttributeValue: AttributeValue;
  AttributeMetadata: AttributeMetadata;
  ProductVariant: ProductVariant;
  PriceEntry: PriceEntry;
  SubPrice: SubPrice;
  OldPrice: OldPrice;
  PriceAttribute: PriceAttribute;
  CampaignField: CampaignField;
  ProductFeatureType: ProductFeatureType;
  ProductFeature: ProductFeature;
  ProductOptionConfig: ProductOptionConfig;
  ConfigFeatureType: ConfigFeatureType;
  FeatureValue: FeatureValue;
  ProductOptionInput: ProductOptionInput;
  PricePlan: PricePlan;
  InstallmentPrice: InstallmentPrice;
  InstallmentMonth: InstallmentMonth;
  InstallmentBreakdown: InstallmentBreakdown;
  ProductOptionPrice: ProductOptionPrice;
  ProductOptionPriceItem: ProductOptionPriceItem;
  ProductUnit: ProductUnit;
  ProductTag: ProductTag;
  Store: Store;
  StoreDescription: StoreDescription;
  BigDecimal: Scalars['BigDecimal']['output'];
  JSON: Scalars['JSON']['output'];
  Long: Scalars['Long']['output'];
  Int: Scalars['Int']['output'];
  String: Scalars['String']['output'];
};

export type ListSizeDirectiveArgs = {
  assumedSize: Scalars['Int']['input'];
  slicingArguments: Maybe<ReadonlyArray<Scalars['String']['input']>>;
  sizedFields: Maybe<ReadonlyArray<Scalars['String']['input']>>;
};

export type ListSizeDirectiveResolver<Result, Parent, ContextType = unknown, Args = ListSizeDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type QueryResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  getCategories?: Resolver<ReadonlyArray<ResolversTypes['Category']>, ParentType, ContextType, RequireFields<QueryGetCategoriesArgs, 'partnerId' | 'storeChannel' | 'typeBuild' | 'level'>>;
  getCategoryById?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType, RequireFields<QueryGetCategoryByIdArgs, 'partnerId' | 'storeChannel' | 'categoryId'>>;
  getCategoryByHandle?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType, RequireFields<QueryGetCategoryByHandleArgs, 'partnerId' | 'storeChannel' | 'handle'>>;
  getProductById?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryGetProductByIdArgs, 'partnerId' | 'storeChannel' | 'productId'>>;
  getSimpleProductById?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryGetSimpleProductByIdArgs, 'partnerId' | 'storeChannel' | 'productId'>>;
  getProductByHandle?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryGetProductByHandleArgs, 'partnerId' | 'storeChannel' | 'handle'>>;
  getProductSimpleByHandle?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryGetProductSimpleByHandleArgs, 'partnerId' | 'storeChannel'>>;
  getSimpleProducts?: Resolver<ResolversTypes['ProductPage'], ParentType, ContextType, RequireFields<QueryGetSimpleProductsArgs, 'partnerId' | 'storeChannel'>>;
  getProducts?: Resolver<ResolversTypes['ProductPage'], ParentType, ContextType, RequireFields<QueryGetProductsArgs, 'partnerId' | 'storeChannel'>>;
  getProductOption?: Resolver<ReadonlyArray<ResolversTypes['ProductFeatureType']>, ParentType, ContextType, RequireFields<QueryGetProductOptionArgs, 'partnerId' | 'storeChannel' | 'productId'>>;
  getPriceForProductOption?: Resolver<ResolversTypes['ProductOptionPrice'], ParentType, ContextType, RequireFields<QueryGetPriceForProductOptionArgs, 'partnerId' | 'storeChannel' | 'productId' | 'options' | 'months'>>;
  getPricePlans?: Resolver<ReadonlyArray<ResolversTypes['PricePlan']>, ParentType, ContextType, RequireFields<QueryGetPricePlansArgs, 'partnerId' | 'storeChannel' | 'productId'>>;
  getPriceForProductOptionAndPricePlan?: Resolver<ResolversTypes['InstallmentPrice'], ParentType, ContextType, RequireFields<QueryGetPriceForProductOptionAndPricePlanArgs, 'partnerId' | 'storeChannel' | 'productId' | 'options' | 'pricePlanId'>>;
  getPriceInstallment?: Resolver<ResolversTypes['InstallmentBreakdown'], ParentType, ContextType, RequireFields<QueryGetPriceInstallmentArgs, 'partnerId' | 'storeChannel' | 'productId' | 'options' | 'pricePlanId' | 'quantity'>>;
  getListPrice?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType, RequireFields<QueryGetListPriceArgs, 'partnerId' | 'storeChannel' | 'productIds'>>;
  getPriceMenus?: Resolver<ReadonlyArray<ResolversTypes['PriceMenu']>, ParentType, ContextType, RequireFields<QueryGetPriceMenusArgs, 'partnerId' | 'storeChannel'>>;
  getListPlace?: Resolver<ReadonlyArray<ResolversTypes['ProductPlaces']>, ParentType, ContextType, RequireFields<QueryGetListPlaceArgs, 'partnerId' | 'storeChannel' | 'productIds'>>;
  getProductCombos?: Resolver<ReadonlyArray<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryGetProductCombosArgs, 'partnerId' | 'storeChannel' | 'productId'>>;
  getStores?: Resolver<ReadonlyArray<ResolversTypes['Store']>, ParentType, ContextType, RequireFields<QueryGetStoresArgs, 'partnerId' | 'type'>>;
  getDetailStores?: Resolver<Maybe<ResolversTypes['Store']>, ParentType, ContextType, RequireFields<QueryGetDetailStoresArgs, 'partnerId' | 'storeId'>>;
  getUnits?: Resolver<ReadonlyArray<ResolversTypes['ProductUnit']>, ParentType, ContextType, RequireFields<QueryGetUnitsArgs, 'partnerId'>>;
  getTags?: Resolver<ReadonlyArray<ResolversTypes['ProductTag']>, ParentType, ContextType, RequireFields<QueryGetTagsArgs, 'partnerId' | 'storeChannel'>>;
  getTagsByProduct?: Resolver<ReadonlyArray<ResolversTypes['ProductTag']>, ParentType, ContextType, RequireFields<QueryGetTagsByProductArgs, 'partnerId' | 'storeChannel' | 'productId'>>;
};

export type CategoryResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  icon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  parentId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  handle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  child?: Resolver<ReadonlyArray<ResolversTypes['ChildCategory']>, ParentType, ContextType>;
  product_filter?: Resolver<ReadonlyArray<ResolversTypes['ProductFilter']>, ParentType, ContextType>;
  parentHandle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  handover?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  columns?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  productCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lowestPrice?: Resolver<Maybe<ResolversTypes['LowestPrice']>, ParentType, ContextType>;
};

export type ChildCategoryResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ChildCategory'] = ResolversParentTypes['ChildCategory']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  icon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  parentId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  handle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product_filter?: Resolver<ReadonlyArray<ResolversTypes['ProductFilter']>, ParentType, ContextType>;
  parentHandle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  handover?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  columns?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  productCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lowestPrice?: Resolver<Maybe<ResolversTypes['LowestPrice']>, ParentType, ContextType>;
};

export type ProductFilterResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ProductFilter'] = ResolversParentTypes['ProductFilter']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<ReadonlyArray<ResolversTypes['ProductFilterValue']>, ParentType, ContextType>;
};

export type ProductFilterValueResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ProductFilterValue'] = ResolversParentTypes['ProductFilterValue']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LowestPriceResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['LowestPrice'] = ResolversParentTypes['LowestPrice']> = {
  price?: Resolver<ResolversTypes['BigDecimal'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['ProductUnit'], ParentType, ContextType>;
  term?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PriceMenuResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PriceMenu'] = ResolversParentTypes['PriceMenu']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  group?: Resolver<ResolversTypes['Category'], ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['Category']>, ParentType, ContextType>;
};

export type ProductPageResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ProductPage'] = ResolversParentTypes['ProductPage']> = {
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currentPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxResult?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  data?: Resolver<ReadonlyArray<ResolversTypes['Product']>, ParentType, ContextType>;
};

export type ProductResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shortDescription?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  weight?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  width?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  depth?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  height?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  vat?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  vatInside?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  qualify?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  parentId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  handle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['BigDecimal'], ParentType, ContextType>;
  displayPrice?: Resolver<ResolversTypes['BigDecimal'], ParentType, ContextType>;
  hint?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  priceUnit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  priceQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  priceType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  salePolicy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  priceTypeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  priceVaries?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  options?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  optionsRelationship?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  compareAtPrice?: Resolver<Maybe<ResolversTypes['BigDecimal']>, ParentType, ContextType>;
  compareAtPrices?: Resolver<ReadonlyArray<ResolversTypes['BigDecimal']>, ParentType, ContextType>;
  featuredImage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  images?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  imageDetails?: Resolver<ReadonlyArray<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  brand?: Resolver<Maybe<ResolversTypes['Brand']>, ParentType, ContextType>;
  unitDTO?: Resolver<ResolversTypes['ProductUnit'], ParentType, ContextType>;
  groups?: Resolver<ReadonlyArray<ResolversTypes['ProductGroup']>, ParentType, ContextType>;
  categories?: Resolver<ReadonlyArray<ResolversTypes['ProductCategory']>, ParentType, ContextType>;
  attributeDTOS?: Resolver<ReadonlyArray<ResolversTypes['ProductAttributeDTO']>, ParentType, ContextType>;
  productAttributes?: Resolver<ReadonlyArray<ResolversTypes['ProductAttribute']>, ParentType, ContextType>;
  variants?: Resolver<ReadonlyArray<ResolversTypes['ProductVariant']>, ParentType, ContextType>;
  featureTypes?: Resolver<ReadonlyArray<ResolversTypes['ProductFeatureType']>, ParentType, ContextType>;
  tags?: Resolver<ReadonlyArray<ResolversTypes['ProductTag']>, ParentType, ContextType>;
  seo?: Resolver<Maybe<ResolversTypes['ProductSeo']>, ParentType, ContextType>;
  discountPrice?: Resolver<ReadonlyArray<ResolversTypes['PriceEntry']>, ParentType, ContextType>;
  badge?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gift?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  specs?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  siblings?: Resolver<ReadonlyArray<ResolversTypes['ProductPlan']>, ParentType, ContextType>;
  extras?: Resolver<ReadonlyArray<ResolversTypes['ExtraProduct']>, ParentType, ContextType>;
  pricePlans?: Resolver<ReadonlyArray<ResolversTypes['PricePlan']>, ParentType, ContextType>;
  places?: Resolver<ReadonlyArray<ResolversTypes['ProductPlace']>, ParentType, ContextType>;
};

export type ProductSeoResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ProductSeo'] = ResolversParentTypes['ProductSeo']> = {
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ExtraProductResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ExtraProduct'] = ResolversParentTypes['ExtraProduct']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shortDescription?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vat?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  vatInside?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  handle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['BigDecimal'], ParentType, ContextType>;
  displayPrice?: Resolver<ResolversTypes['BigDecimal'], ParentType, ContextType>;
  priceUnit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  priceQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  priceType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  featuredImage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  images?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  imageDetails?: Resolver<ReadonlyArray<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  unitDTO?: Resolver<ResolversTypes['ProductUnit'], ParentType, ContextType>;
  categories?: Resolver<ReadonlyArray<ResolversTypes['ProductCategory']>, ParentType, ContextType>;
  productAttributes?: Resolver<ReadonlyArray<ResolversTypes['ProductAttribute']>, ParentType, ContextType>;
  discountPrice?: Resolver<ReadonlyArray<ResolversTypes['PriceEntry']>, ParentType, ContextType>;
  badge?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gift?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  specs?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  places?: Resolver<ReadonlyArray<ResolversTypes['ProductPlace']>, ParentType, ContextType>;
};

export type ProductPlaceResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ProductPlace'] = ResolversParentTypes['ProductPlace']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stock?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductPlacesResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ProductPlaces'] = ResolversParentTypes['ProductPlaces']> = {
  productId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  places?: Resolver<ReadonlyArray<ResolversTypes['ProductPlace']>, ParentType, ContextType>;
};

export type ProductPlanResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ProductPlan'] = ResolversParentTypes['ProductPlan']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  handle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  specs?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['BigDecimal'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['ProductUnit'], ParentType, ContextType>;
};

export type ProductImageResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ProductImage'] = ResolversParentTypes['ProductImage']> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BrandResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Brand'] = ResolversParentTypes['Brand']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createStamp?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  imageIcon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProductGroupResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ProductGroup'] = ResolversParentTypes['ProductGroup']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  policy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProductCategoryResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ProductCategory'] = ResolversParentTypes['ProductCategory']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  icon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  parentId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  handle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductAttributeResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ProductAttribute'] = ResolversParentTypes['ProductAttribute']> = {
  attributeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  attributeValue?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductAttributeDtoResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ProductAttributeDTO'] = ResolversParentTypes['ProductAttributeDTO']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  keyId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  extendFromSource?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<ReadonlyArray<ResolversTypes['AttributeValue']>, ParentType, ContextType>;
  metadata?: Resolver<Maybe<ResolversTypes['AttributeMetadata']>, ParentType, ContextType>;
};

export type AttributeValueResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AttributeValue'] = ResolversParentTypes['AttributeValue']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AttributeMetadataResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AttributeMetadata'] = ResolversParentTypes['AttributeMetadata']> = {
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dataFrom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requiredData?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  otherItem?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  fill?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  usedCreatedChild?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  subDataFrom?: Resolver<Maybe<ReadonlyArray<ResolversTypes['AttributeValue']>>, ParentType, ContextType>;
};

export type ProductVariantResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ProductVariant'] = ResolversParentTypes['ProductVariant']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  handle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['BigDecimal'], ParentType, ContextType>;
  priceType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  compareAtPrice?: Resolver<Maybe<ResolversTypes['BigDecimal']>, ParentType, ContextType>;
  options?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  optionsIds?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  featuredImage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  featureTypeDTOS?: Resolver<ReadonlyArray<ResolversTypes['ProductFeatureType']>, ParentType, ContextType>;
};

export type PriceEntryResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PriceEntry'] = ResolversParentTypes['PriceEntry']> = {
  time?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['BigDecimal'], ParentType, ContextType>;
  defaultPrice?: Resolver<ResolversTypes['BigDecimal'], ParentType, ContextType>;
  displayPrice?: Resolver<ResolversTypes['BigDecimal'], ParentType, ContextType>;
  discountPercent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  hint?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subPrices?: Resolver<ReadonlyArray<ResolversTypes['SubPrice']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  oldPrice?: Resolver<ReadonlyArray<ResolversTypes['OldPrice']>, ParentType, ContextType>;
  attributes?: Resolver<ReadonlyArray<ResolversTypes['PriceAttribute']>, ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['ProductUnit'], ParentType, ContextType>;
  exemptPrice?: Resolver<ResolversTypes['BigDecimal'], ParentType, ContextType>;
  exemptDefaultPrice?: Resolver<ResolversTypes['BigDecimal'], ParentType, ContextType>;
  displayDefaultPrice?: Resolver<ResolversTypes['BigDecimal'], ParentType, ContextType>;
  transferPrice?: Resolver<Maybe<ResolversTypes['BigDecimal']>, ParentType, ContextType>;
};

export type SubPriceResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SubPrice'] = ResolversParentTypes['SubPrice']> = {
  time?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['BigDecimal'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['ProductUnit'], ParentType, ContextType>;
};

export type OldPriceResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OldPrice'] = ResolversParentTypes['OldPrice']> = {
  time?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['BigDecimal'], ParentType, ContextType>;
  displayPrice?: Resolver<ResolversTypes['BigDecimal'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PriceAttributeResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PriceAttribute'] = ResolversParentTypes['PriceAttribute']> = {
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  attrName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  campaign?: Resolver<ReadonlyArray<ResolversTypes['CampaignField']>, ParentType, ContextType>;
};

export type CampaignFieldResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CampaignField'] = ResolversParentTypes['CampaignField']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductFeatureTypeResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ProductFeatureType'] = ResolversParentTypes['ProductFeatureType']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  keyId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fill?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requireData?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  otherItem?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  values?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createStamp?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  usedCreatedChild?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  productFeatureDTOS?: Resolver<ReadonlyArray<ResolversTypes['ProductFeature']>, ParentType, ContextType>;
  valuesFull?: Resolver<ReadonlyArray<ResolversTypes['FeatureValue']>, ParentType, ContextType>;
  valuesPortal?: Resolver<ReadonlyArray<ResolversTypes['FeatureValue']>, ParentType, ContextType>;
};

export type ProductFeatureResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ProductFeature'] = ResolversParentTypes['ProductFeature']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  featureTypeId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['BigDecimal'], ParentType, ContextType>;
  qualify?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  productOptionConfigs?: Resolver<ReadonlyArray<ResolversTypes['ProductOptionConfig']>, ParentType, ContextType>;
  productOptionGroupItemDTOS?: Resolver<ReadonlyArray<ResolversTypes['ProductOptionConfig']>, ParentType, ContextType>;
  stock?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProductOptionConfigResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ProductOptionConfig'] = ResolversParentTypes['ProductOptionConfig']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['BigDecimal'], ParentType, ContextType>;
  qualify?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  resourceQuantity?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  resourceUnit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  featureTypeDTOS?: Resolver<ReadonlyArray<ResolversTypes['ConfigFeatureType']>, ParentType, ContextType>;
};

export type ConfigFeatureTypeResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ConfigFeatureType'] = ResolversParentTypes['ConfigFeatureType']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  keyId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fill?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requireData?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  otherItem?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  values?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createStamp?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  usedCreatedChild?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  valuesFull?: Resolver<ReadonlyArray<ResolversTypes['FeatureValue']>, ParentType, ContextType>;
  valuesPortal?: Resolver<ReadonlyArray<ResolversTypes['FeatureValue']>, ParentType, ContextType>;
};

export type FeatureValueResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['FeatureValue'] = ResolversParentTypes['FeatureValue']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PricePlanResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PricePlan'] = ResolversParentTypes['PricePlan']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  interestRate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  loanTenure?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  firstPaymentPercent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  monthlyInterestRate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type InstallmentPriceResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['InstallmentPrice'] = ResolversParentTypes['InstallmentPrice']> = {
  productId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['BigDecimal'], ParentType, ContextType>;
  priceInstallment?: Resolver<ResolversTypes['BigDecimal'], ParentType, ContextType>;
  loanTenure?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  firstMonth?: Resolver<ResolversTypes['BigDecimal'], ParentType, ContextType>;
  nextMonth?: Resolver<ResolversTypes['BigDecimal'], ParentType, ContextType>;
};

export type InstallmentMonthResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['InstallmentMonth'] = ResolversParentTypes['InstallmentMonth']> = {
  bare?: Resolver<ResolversTypes['BigDecimal'], ParentType, ContextType>;
  collateral?: Resolver<ResolversTypes['BigDecimal'], ParentType, ContextType>;
  vat?: Resolver<ResolversTypes['BigDecimal'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['BigDecimal'], ParentType, ContextType>;
};

export type InstallmentBreakdownResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['InstallmentBreakdown'] = ResolversParentTypes['InstallmentBreakdown']> = {
  firstMonth?: Resolver<ResolversTypes['InstallmentMonth'], ParentType, ContextType>;
  nextMonth?: Resolver<ResolversTypes['InstallmentMonth'], ParentType, ContextType>;
  totalPrice?: Resolver<ResolversTypes['BigDecimal'], ParentType, ContextType>;
};

export type ProductOptionPriceResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ProductOptionPrice'] = ResolversParentTypes['ProductOptionPrice']> = {
  price?: Resolver<ResolversTypes['BigDecimal'], ParentType, ContextType>;
  perMonth?: Resolver<ResolversTypes['BigDecimal'], ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['ProductOptionPriceItem']>, ParentType, ContextType>;
};

export type ProductOptionPriceItemResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ProductOptionPriceItem'] = ResolversParentTypes['ProductOptionPriceItem']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  featureTypeId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['BigDecimal'], ParentType, ContextType>;
};

export type ProductUnitResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ProductUnit'] = ResolversParentTypes['ProductUnit']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductTagResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ProductTag'] = ResolversParentTypes['ProductTag']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  scope?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  storeIds?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  selected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type StoreResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Store'] = ResolversParentTypes['Store']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdStamp?: Resolver<ResolversTypes['Long'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  enable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  partyId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  warehouses?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  warehouseIdDefault?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  enableOrderAbleFuture?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  enableOrderNegativeQuantity?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  storeEcommerceName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shippingCompanies?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  shippingCompanyIdPrimary?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customerIdPrimary?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentMethodIdPrimary?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  enableCustomProductPrice?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  enablePaymentPartial?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  paymentPartialPercent?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  productStoreLink?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['StoreDescription']>, ParentType, ContextType>;
};

export type StoreDescriptionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['StoreDescription'] = ResolversParentTypes['StoreDescription']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  footer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  banner?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ward?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  wardId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  province?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  provinceId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  showLogo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  showBanner?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  showMap?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  showInfoStore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  showBarcode?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  showFooter?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  showVat?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  showPromotion?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export interface BigDecimalScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['BigDecimal'], any> {
  name: 'BigDecimal';
}

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export interface LongScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Long'], any> {
  name: 'Long';
}

export type Resolvers<ContextType = unknown> = {
  Query?: QueryResolvers<ContextType>;
  Category?: CategoryResolvers<ContextType>;
  ChildCategory?: ChildCategoryResolvers<ContextType>;
  ProductFilter?: ProductFilterResolvers<ContextType>;
  ProductFilterValue?: ProductFilterValueResolvers<ContextType>;
  LowestPrice?: LowestPriceResolvers<ContextType>;
  PriceMenu?: PriceMenuResolvers<ContextType>;
  ProductPage?: ProductPageResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  ProductSeo?: ProductSeoResolvers<ContextType>;
  ExtraProduct?: ExtraProductResolvers<ContextType>;
  ProductPlace?: ProductPlaceResolvers<ContextType>;
  ProductPlaces?: ProductPlacesResolvers<ContextType>;
  ProductPlan?: ProductPlanResolvers<ContextType>;
  ProductImage?: ProductImageResolvers<ContextType>;
  Brand?: BrandResolvers<ContextType>;
  ProductGroup?: ProductGroupResolvers<ContextType>;
  ProductCategory?: ProductCategoryResolvers<ContextType>;
  ProductAttribute?: ProductAttributeResolvers<ContextType>;
  ProductAttributeDTO?: ProductAttributeDtoResolvers<ContextType>;
  AttributeValue?: AttributeValueResolvers<ContextType>;
  AttributeMetadata?: AttributeMetadataResolvers<ContextType>;
  ProductVariant?: ProductVariantResolvers<ContextType>;
  PriceEntry?: PriceEntryResolvers<ContextType>;
  SubPrice?: SubPriceResolvers<ContextType>;
  OldPrice?: OldPriceResolvers<ContextType>;
  PriceAttribute?: PriceAttributeResolvers<ContextType>;
  CampaignField?: CampaignFieldResolvers<ContextType>;
  ProductFeatureType?: ProductFeatureTypeResolvers<ContextType>;
  ProductFeature?: ProductFeatureResolvers<ContextType>;
  ProductOptionConfig?: ProductOptionConfigResolvers<ContextType>;
  ConfigFeatureType?: ConfigFeatureTypeResolvers<ContextType>;
  FeatureValue?: FeatureValueResolvers<ContextType>;
  PricePlan?: PricePlanResolvers<ContextType>;
  InstallmentPrice?: InstallmentPriceResolvers<ContextType>;
  InstallmentMonth?: InstallmentMonthResolvers<ContextType>;
  InstallmentBreakdown?: InstallmentBreakdownResolvers<ContextType>;
  ProductOptionPrice?: ProductOptionPriceResolvers<ContextType>;
  ProductOptionPriceItem?: ProductOptionPriceItemResolvers<ContextType>;
  ProductUnit?: ProductUnitResolvers<ContextType>;
  ProductTag?: ProductTagResolvers<ContextType>;
  Store?: StoreResolvers<ContextType>;
  StoreDescription?: StoreDescriptionResolvers<ContextType>;
  BigDecimal?: GraphQLScalarType;
  JSON?: GraphQLScalarType;
  Long?: GraphQLScalarType;
};

export type DirectiveResolvers<ContextType = unknown> = {
  listSize?: ListSizeDirectiveResolver<any, any, ContextType>;
};

export const typeDefs = "\"Longest that a list is, or shorter as one of the arguments says; `sizedFields` are the lists inside the answer. For the cost.\"\ndirective @listSize(assumedSize: Int!, slicingArguments: [String!], sizedFields: [String!]) on FIELD_DEFINITION\n\n\"\"\"\nProduct service. Names, variables and fields of the public operations are kept to the letter; what the family of services\ndoes not publish is marked as ours. `partnerId` is the organisation, `storeChannel` a store id or code, empty for the website.\n\"\"\"\ntype Query {\n  getCategories(partnerId: String!, storeChannel: String!, typeBuild: String!, level: Int!): [Category!]!\n    @listSize(assumedSize: 20)\n  getCategoryById(partnerId: String!, storeChannel: String!, categoryId: String!): Category\n  getCategoryByHandle(partnerId: String!, storeChannel: String!, handle: String!): Category\n\n  getProductById(partnerId: String!, storeChannel: String!, productId: String!): Product\n  getSimpleProductById(partnerId: String!, storeChannel: String!, productId: String!): Product\n  getProductByHandle(partnerId: String!, storeChannel: String!, handle: String!): Product\n  getProductSimpleByHandle(partnerId: String!, storeChannel: String!, handle: String): Product\n  \"\"\"\n  sortBy: POPULAR, PRICE, NAME; sortOrder: ASC, DESC. category: handle or id at any level. product: a product id.\n  priceFrom and priceTo compare with the price that a card leads with. feature: id of an option that the product takes.\n  \"\"\"\n  getSimpleProducts(\n    partnerId: String!\n    storeChannel: String!\n    category: String\n    product: String\n    sku: String\n    tag: String\n    priceFrom: BigDecimal\n    priceTo: BigDecimal\n    status: String\n    productType: String\n    subType: String\n    sortOrder: String\n    sortBy: String\n    brandId: String\n    keyword: String\n    display: String\n    onlyPromotion: Boolean\n    currentPage: Int\n    maxResult: Int\n    feature: String\n  ): ProductPage! @listSize(assumedSize: 100, slicingArguments: [\"maxResult\"], sizedFields: [\"data\"])\n  getProducts(\n    partnerId: String!\n    storeChannel: String!\n    keyword: String\n    category: String\n    currentPage: Int\n    maxResult: Int\n    group: String\n  ): ProductPage! @listSize(assumedSize: 100, slicingArguments: [\"maxResult\"], sizedFields: [\"data\"])\n\n  getProductOption(partnerId: String!, storeChannel: String!, productId: String!): [ProductFeatureType!]!\n    @listSize(assumedSize: 15)\n  \"Ours: what chosen option values add for a term; `months` is the term of the product.\"\n  getPriceForProductOption(\n    partnerId: String!\n    storeChannel: String!\n    productId: String!\n    options: [ProductOptionInput!]!\n    months: Int!\n  ): ProductOptionPrice!\n  \"Ours: plans on which a product may be paid by the month, in the order of the offer; none where it is sold for cash only.\"\n  getPricePlans(partnerId: String!, storeChannel: String!, productId: String!): [PricePlan!]! @listSize(assumedSize: 10)\n  \"Ours: one machine with these options on a plan, before VAT. PRICE_PLAN_GONE where the product has no such plan (any more).\"\n  getPriceForProductOptionAndPricePlan(\n    partnerId: String!\n    storeChannel: String!\n    productId: String!\n    options: [ProductOptionInput!]!\n    pricePlanId: String!\n  ): InstallmentPrice!\n  \"Ours: the months of so many machines on a plan, as they are billed. PRICE_PLAN_GONE as above.\"\n  getPriceInstallment(\n    partnerId: String!\n    storeChannel: String!\n    productId: String!\n    options: [ProductOptionInput!]!\n    pricePlanId: String!\n    quantity: Int!\n  ): InstallmentBreakdown!\n  \"Record of product id → price entries; unknown ids are left out.\"\n  getListPrice(partnerId: String!, storeChannel: String!, productIds: [String!]!): JSON\n  \"Ours: the columns of the price board.\"\n  getPriceMenus(partnerId: String!, storeChannel: String!): [PriceMenu!]! @listSize(assumedSize: 10)\n  \"Ours: where machines of these products stand; unknown ids are left out.\"\n  getListPlace(partnerId: String!, storeChannel: String!, productIds: [String!]!): [ProductPlaces!]!\n    @listSize(assumedSize: 200, slicingArguments: [\"productIds\"])\n  \"Ours: products sold together with this one.\"\n  getProductCombos(partnerId: String!, storeChannel: String!, productId: String!): [Product!]!\n    @listSize(assumedSize: 10)\n\n  getStores(partnerId: String!, type: String!): [Store!]! @listSize(assumedSize: 50)\n  getDetailStores(partnerId: String!, storeId: String!): Store\n  getUnits(partnerId: String!): [ProductUnit!]! @listSize(assumedSize: 20)\n  getTags(partnerId: String!, storeChannel: String!): [ProductTag!]! @listSize(assumedSize: 50)\n  getTagsByProduct(partnerId: String!, storeChannel: String!, productId: String!): [ProductTag!]!\n    @listSize(assumedSize: 50)\n}\n\ntype Category {\n  id: String!\n  title: String!\n  image: String\n  icon: String\n  parentId: String\n  \"1 is top.\"\n  level: Int!\n  handle: String!\n  description: String!\n  child: [ChildCategory!]! @listSize(assumedSize: 10)\n  \"Options by which the products of this category can be filtered.\"\n  product_filter: [ProductFilter!]! @listSize(assumedSize: 10)\n  \"Ours.\"\n  parentHandle: String\n  \"Ours: how soon what the line sells can be used: minutes, day or working-day; null: as the shop says of such lines.\"\n  handover: String\n  \"Ours: labels of specifications that are the columns of its plans; empty: the sizes.\"\n  columns: [String!]! @listSize(assumedSize: 6)\n  \"Ours: stored count.\"\n  productCount: Int!\n  \"Ours: lowest price that a card of this category leads with; null while it is empty.\"\n  lowestPrice: LowestPrice\n}\n\n\"A category inside another one, without `child`, because there are two levels and no type reaches itself.\"\ntype ChildCategory {\n  id: String!\n  title: String!\n  image: String\n  icon: String\n  parentId: String\n  level: Int!\n  handle: String!\n  description: String!\n  product_filter: [ProductFilter!]! @listSize(assumedSize: 10)\n  parentHandle: String\n  handover: String\n  columns: [String!]! @listSize(assumedSize: 6)\n  productCount: Int!\n  lowestPrice: LowestPrice\n}\n\ntype ProductFilter {\n  id: String!\n  name: String!\n  \"Ours: values that the option offers.\"\n  values: [ProductFilterValue!]! @listSize(assumedSize: 10)\n}\n\ntype ProductFilterValue {\n  id: String!\n  title: String!\n}\n\ntype LowestPrice {\n  price: BigDecimal!\n  unit: ProductUnit!\n  \"Ours: term of the price, in its unit.\"\n  term: Int!\n}\n\ntype PriceMenu {\n  id: String!\n  group: Category!\n  lines: [Category!]! @listSize(assumedSize: 10)\n}\n\ntype ProductPage {\n  total: Int!\n  currentPage: Int!\n  maxResult: Int!\n  totalPage: Int!\n  data: [Product!]!\n}\n\ntype Product {\n  id: String!\n  title: String!\n  \"Handle of the product line.\"\n  subType: String!\n  \"Paragraphs, parted by an empty line.\"\n  description: String!\n  sku: String!\n  shortDescription: String!\n  \"Of goods, in kg; sizes in mm. Null where nothing is sent, as for rented machines.\"\n  weight: Float\n  width: Float\n  depth: Float\n  height: Float\n  \"VAT today, percent.\"\n  vat: Float!\n  \"Ours: shown prices have the VAT in them.\"\n  vatInside: Boolean!\n  qualify: Float\n  parentId: String\n  handle: String!\n  \"Of the whole proposed term, before VAT, state fee included.\"\n  price: BigDecimal!\n  \"Per unit of the proposed term, as a card shows it.\"\n  displayPrice: BigDecimal!\n  hint: String\n  priceUnit: String!\n  \"The proposed term.\"\n  priceQuantity: Int!\n  priceType: String!\n  salePolicy: String\n  priceTypeName: String!\n  priceVaries: Boolean!\n  available: Boolean!\n  options: [String!]!\n  optionsRelationship: [String!]!\n  \"Per unit before the promotion; null where there is none.\"\n  compareAtPrice: BigDecimal\n  compareAtPrices: [BigDecimal!]!\n  featuredImage: String\n  images: [String!]!\n  \"Ours: the same images with their texts and sizes.\"\n  imageDetails: [ProductImage!]! @listSize(assumedSize: 5)\n  version: Int!\n  brand: Brand\n  unitDTO: ProductUnit!\n  groups: [ProductGroup!]! @listSize(assumedSize: 1)\n  \"The product line first, then its group.\"\n  categories: [ProductCategory!]! @listSize(assumedSize: 2)\n  attributeDTOS: [ProductAttributeDTO!]! @listSize(assumedSize: 20)\n  \"Specifications of the product.\"\n  productAttributes: [ProductAttribute!]! @listSize(assumedSize: 20)\n  variants: [ProductVariant!]! @listSize(assumedSize: 1)\n  featureTypes: [ProductFeatureType!]! @listSize(assumedSize: 15)\n  tags: [ProductTag!]! @listSize(assumedSize: 20)\n  \"Ours: texts of the editors for search engines; null where they wrote none.\"\n  seo: ProductSeo\n  \"Every term price, shortest first.\"\n  discountPrice: [PriceEntry!]! @listSize(assumedSize: 10)\n  \"Ours: label on the card.\"\n  badge: String\n  \"Ours: label of a gift.\"\n  gift: String\n  \"Ours: one line of specifications.\"\n  specs: String!\n  \"Ours: plans of the same line, cheapest first, this one among them.\"\n  siblings: [ProductPlan!]! @listSize(assumedSize: 100)\n  \"Ours: often bought with it.\"\n  extras: [ExtraProduct!]! @listSize(assumedSize: 10)\n  \"Ours: plans on which it may be paid by the month.\"\n  pricePlans: [PricePlan!]! @listSize(assumedSize: 10)\n  \"Ours: where its machines stand; none where places are not told apart.\"\n  places: [ProductPlace!]! @listSize(assumedSize: 10)\n}\n\ntype ProductSeo {\n  title: String\n  description: String\n}\n\n\"A product inside another one: what its card shows, under the names of Product.\"\ntype ExtraProduct {\n  id: String!\n  title: String!\n  subType: String!\n  sku: String!\n  shortDescription: String!\n  vat: Float!\n  vatInside: Boolean!\n  handle: String!\n  price: BigDecimal!\n  displayPrice: BigDecimal!\n  priceUnit: String!\n  priceQuantity: Int!\n  priceType: String!\n  available: Boolean!\n  featuredImage: String\n  images: [String!]!\n  imageDetails: [ProductImage!]! @listSize(assumedSize: 5)\n  unitDTO: ProductUnit!\n  categories: [ProductCategory!]! @listSize(assumedSize: 2)\n  productAttributes: [ProductAttribute!]! @listSize(assumedSize: 20)\n  discountPrice: [PriceEntry!]! @listSize(assumedSize: 10)\n  badge: String\n  gift: String\n  specs: String!\n  places: [ProductPlace!]! @listSize(assumedSize: 10)\n}\n\ntype ProductPlace {\n  name: String!\n  \"READY, TO_ORDER or SOLD_OUT.\"\n  stock: String!\n}\n\ntype ProductPlaces {\n  productId: String!\n  places: [ProductPlace!]! @listSize(assumedSize: 10)\n}\n\ntype ProductPlan {\n  id: String!\n  handle: String!\n  title: String!\n  specs: String!\n  \"Per unit, as its card shows it.\"\n  price: BigDecimal!\n  unit: ProductUnit!\n}\n\ntype ProductImage {\n  url: String!\n  alt: String!\n  width: Int!\n  height: Int!\n}\n\ntype Brand {\n  id: String!\n  createStamp: Long\n  createdBy: String\n  name: String!\n  image: String\n  imageIcon: String\n}\n\ntype ProductGroup {\n  id: String!\n  name: String!\n  policy: String\n  image: String\n}\n\ntype ProductCategory {\n  id: String!\n  title: String!\n  image: String\n  icon: String\n  parentId: String\n  level: Int!\n  handle: String!\n  description: String!\n}\n\ntype ProductAttribute {\n  attributeName: String!\n  attributeValue: String!\n}\n\ntype ProductAttributeDTO {\n  id: String!\n  key: String!\n  keyId: String\n  extendFromSource: String\n  value: [AttributeValue!]! @listSize(assumedSize: 1)\n  metadata: AttributeMetadata\n}\n\ntype AttributeValue {\n  name: String!\n  value: String!\n}\n\ntype AttributeMetadata {\n  type: String\n  dataFrom: String\n  description: String\n  requiredData: Boolean\n  otherItem: Boolean\n  fill: String\n  usedCreatedChild: Boolean\n  subDataFrom: [AttributeValue!] @listSize(assumedSize: 1)\n}\n\ntype ProductVariant {\n  id: String!\n  handle: String!\n  title: String!\n  price: BigDecimal!\n  priceType: String!\n  compareAtPrice: BigDecimal\n  options: [String!]!\n  optionsIds: [String!]!\n  featuredImage: String\n  sku: String!\n  featureTypeDTOS: [ProductFeatureType!]! @listSize(assumedSize: 1)\n}\n\ntype PriceEntry {\n  \"Quantity of units: 3 months, 2 years.\"\n  time: Int!\n  \"Whole term, before VAT, state fee included.\"\n  price: BigDecimal!\n  \"The same term without promotion, as at renewal.\"\n  defaultPrice: BigDecimal!\n  \"Per unit of time, as shown.\"\n  displayPrice: BigDecimal!\n  \"Term discount.\"\n  discountPercent: Float!\n  hint: String\n  subPrices: [SubPrice!]! @listSize(assumedSize: 1)\n  \"RENT, SELL, QUANTITY, or PROMOTION: then the old price has the type.\"\n  type: String!\n  oldPrice: [OldPrice!]! @listSize(assumedSize: 1)\n  attributes: [PriceAttribute!]! @listSize(assumedSize: 5)\n  unit: ProductUnit!\n  \"Ours: part of price that is a state fee outside VAT.\"\n  exemptPrice: BigDecimal!\n  \"Ours: part of defaultPrice that is a state fee outside VAT.\"\n  exemptDefaultPrice: BigDecimal!\n  \"Ours: defaultPrice per unit of time, as shown.\"\n  displayDefaultPrice: BigDecimal!\n  \"Ours: of a domain from another registrar, with exemptDefaultPrice; null: defaultPrice.\"\n  transferPrice: BigDecimal\n}\n\ntype SubPrice {\n  time: Int!\n  price: BigDecimal!\n  unit: ProductUnit!\n}\n\ntype OldPrice {\n  time: Int!\n  price: BigDecimal!\n  \"Per unit of time.\"\n  displayPrice: BigDecimal!\n  type: String!\n}\n\n\"attrName CAMPAIN [sic] or CAMPAIGN_ACTION marks a campaign.\"\ntype PriceAttribute {\n  value: String!\n  attrName: String!\n  campaign: [CampaignField!]! @listSize(assumedSize: 5)\n}\n\ntype CampaignField {\n  name: String!\n  value: String!\n}\n\n\"An option of a product. Ids of options and values name the product too: 106066:1004; calls take 106066 as well.\"\ntype ProductFeatureType {\n  id: String!\n  keyId: String!\n  name: String!\n  position: Int!\n  \"SINGLE, MULTIPLE or TEXT; version 2 (REST option-v2) says SELECT_ONE, SELECT_MULTI or TEXT.\"\n  type: String!\n  \"SELECT or INPUT.\"\n  subType: String!\n  fill: String\n  requireData: Boolean!\n  otherItem: Boolean!\n  values: [String!]!\n  description: String\n  createStamp: Long\n  createdBy: String\n  usedCreatedChild: Boolean!\n  productFeatureDTOS: [ProductFeature!]! @listSize(assumedSize: 15)\n  valuesFull: [FeatureValue!]! @listSize(assumedSize: 15)\n  valuesPortal: [FeatureValue!]! @listSize(assumedSize: 15)\n}\n\n\"A value of an option with the product that it adds; price in đồng per month, before VAT, for the asked product.\"\ntype ProductFeature {\n  id: String!\n  featureTypeId: String!\n  \"Ours, beside productOptionConfigs: the same of a value that is one product.\"\n  productId: String\n  productName: String!\n  price: BigDecimal!\n  qualify: Float!\n  productOptionConfigs: [ProductOptionConfig!]! @listSize(assumedSize: 1)\n  productOptionGroupItemDTOS: [ProductOptionConfig!]! @listSize(assumedSize: 1)\n  \"Ours: READY, TO_ORDER or SOLD_OUT; null where that is not told apart.\"\n  stock: String\n}\n\ntype ProductOptionConfig {\n  id: String!\n  productId: String\n  productName: String!\n  price: BigDecimal!\n  qualify: Float!\n  quantity: Float\n  resourceQuantity: Float\n  resourceUnit: String\n  featureTypeDTOS: [ConfigFeatureType!]! @listSize(assumedSize: 1)\n}\n\n\"An option inside a configuration: ProductFeatureType without productFeatureDTOS, which hold configurations.\"\ntype ConfigFeatureType {\n  id: String!\n  keyId: String!\n  name: String!\n  position: Int!\n  type: String!\n  subType: String!\n  fill: String\n  requireData: Boolean!\n  otherItem: Boolean!\n  values: [String!]!\n  description: String\n  createStamp: Long\n  createdBy: String\n  usedCreatedChild: Boolean!\n  valuesFull: [FeatureValue!]! @listSize(assumedSize: 15)\n  valuesPortal: [FeatureValue!]! @listSize(assumedSize: 15)\n}\n\ntype FeatureValue {\n  id: String!\n  name: String!\n}\n\ninput ProductOptionInput {\n  \"Option id.\"\n  id: String!\n  \"Title or id of the chosen value.\"\n  value: String!\n}\n\n\"A way of paying for a term by the month; rates in percent, exact to a hundredth.\"\ntype PricePlan {\n  id: String!\n  \"Of a year.\"\n  interestRate: Float!\n  \"Months in which the price is paid; the plan fits terms of just this length.\"\n  loanTenure: Int!\n  \"Share of the price that the first month pays.\"\n  firstPaymentPercent: Float!\n  \"Of a month, on what the first month leaves to be paid.\"\n  monthlyInterestRate: Float!\n}\n\ntype InstallmentPrice {\n  productId: String!\n  \"Paid at once, the whole term.\"\n  price: BigDecimal!\n  \"Paid by the month, all months.\"\n  priceInstallment: BigDecimal!\n  loanTenure: Int!\n  firstMonth: BigDecimal!\n  nextMonth: BigDecimal!\n}\n\ntype InstallmentMonth {\n  \"The machine alone, before VAT.\"\n  bare: BigDecimal!\n  \"What goes along with it: its priced options, before VAT.\"\n  collateral: BigDecimal!\n  vat: BigDecimal!\n  total: BigDecimal!\n}\n\ntype InstallmentBreakdown {\n  firstMonth: InstallmentMonth!\n  nextMonth: InstallmentMonth!\n  \"All months, with VAT.\"\n  totalPrice: BigDecimal!\n}\n\ntype ProductOptionPrice {\n  \"Whole term, before VAT.\"\n  price: BigDecimal!\n  perMonth: BigDecimal!\n  items: [ProductOptionPriceItem!]! @listSize(assumedSize: 50)\n}\n\ntype ProductOptionPriceItem {\n  id: String!\n  featureTypeId: String!\n  productId: String\n  productName: String!\n  price: BigDecimal!\n}\n\ntype ProductUnit {\n  id: String!\n  name: String!\n}\n\ntype ProductTag {\n  id: String!\n  name: String!\n  slug: String!\n  type: String\n  scope: String\n  storeIds: [String!]!\n  selected: Boolean!\n}\n\ntype Store {\n  id: String!\n  createdStamp: Long!\n  name: String!\n  type: String!\n  enable: Boolean!\n  partyId: String!\n  warehouses: [String!]!\n  warehouseIdDefault: String\n  enableOrderAbleFuture: Boolean!\n  enableOrderNegativeQuantity: Boolean!\n  storeEcommerceName: String\n  shippingCompanies: [String!]!\n  shippingCompanyIdPrimary: String\n  customerIdPrimary: String\n  paymentMethodIdPrimary: String\n  enableCustomProductPrice: Boolean!\n  enablePaymentPartial: Boolean!\n  paymentPartialPercent: Float\n  productStoreLink: String\n  description: StoreDescription\n}\n\ntype StoreDescription {\n  name: String!\n  phone: String\n  address: String\n  footer: String\n  description: String\n  slug: String!\n  logo: String\n  banner: String\n  ward: String\n  wardId: String\n  province: String\n  provinceId: String\n  showLogo: Boolean!\n  showBanner: Boolean!\n  showMap: Boolean!\n  showInfoStore: Boolean!\n  showBarcode: Boolean!\n  showFooter: Boolean!\n  showVat: Boolean!\n  showPromotion: Boolean!\n}\n\nscalar BigDecimal\nscalar JSON\nscalar Long\n";
