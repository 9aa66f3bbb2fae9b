/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentString } from '../typed-document.ts';
// Written by contracts/generate.mjs from contracts/graphql. Do not edit.

export type TermPriceFragment = { readonly time: number, readonly price: number, readonly defaultPrice: number, readonly displayPrice: number, readonly displayDefaultPrice: number, readonly exemptPrice: number, readonly exemptDefaultPrice: number, readonly transferPrice: number | null, readonly discountPercent: number, readonly type: string, readonly oldPrice: ReadonlyArray<{ readonly displayPrice: number, readonly type: string }>, readonly attributes: ReadonlyArray<{ readonly attrName: string, readonly value: string }>, readonly unit: { readonly id: string, readonly name: string } };

export type CardFragment = { readonly id: string, readonly handle: string, readonly sku: string, readonly title: string, readonly subType: string, readonly shortDescription: string, readonly badge: string | null, readonly gift: string | null, readonly available: boolean, readonly vat: number, readonly vatInside: boolean, readonly places: ReadonlyArray<{ readonly name: string, readonly stock: string }>, readonly categories: ReadonlyArray<{ readonly id: string, readonly handle: string, readonly title: string }>, readonly productAttributes: ReadonlyArray<{ readonly attributeName: string, readonly attributeValue: string }>, readonly imageDetails: ReadonlyArray<{ readonly url: string, readonly alt: string, readonly width: number, readonly height: number }>, readonly discountPrice: ReadonlyArray<{ readonly time: number, readonly price: number, readonly defaultPrice: number, readonly displayPrice: number, readonly displayDefaultPrice: number, readonly exemptPrice: number, readonly exemptDefaultPrice: number, readonly transferPrice: number | null, readonly discountPercent: number, readonly type: string, readonly oldPrice: ReadonlyArray<{ readonly displayPrice: number, readonly type: string }>, readonly attributes: ReadonlyArray<{ readonly attrName: string, readonly value: string }>, readonly unit: { readonly id: string, readonly name: string } }> };

export type OptionFragment = { readonly id: string, readonly name: string, readonly type: string, readonly subType: string, readonly requireData: boolean, readonly productFeatureDTOS: ReadonlyArray<{ readonly id: string, readonly productId: string | null, readonly productName: string, readonly price: number, readonly stock: string | null }> };

export type PlanFragment = { readonly id: string, readonly interestRate: number, readonly loanTenure: number, readonly firstPaymentPercent: number, readonly monthlyInterestRate: number };

export type DetailsFragment = { readonly description: string, readonly weight: number | null, readonly width: number | null, readonly depth: number | null, readonly height: number | null, readonly featureTypes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly type: string, readonly subType: string, readonly requireData: boolean, readonly productFeatureDTOS: ReadonlyArray<{ readonly id: string, readonly productId: string | null, readonly productName: string, readonly price: number, readonly stock: string | null }> }>, readonly siblings: ReadonlyArray<{ readonly id: string, readonly handle: string, readonly title: string, readonly specs: string, readonly price: number, readonly unit: { readonly id: string, readonly name: string } }>, readonly extras: ReadonlyArray<{ readonly id: string, readonly handle: string, readonly sku: string, readonly title: string, readonly subType: string, readonly shortDescription: string, readonly badge: string | null, readonly gift: string | null, readonly available: boolean, readonly vat: number, readonly vatInside: boolean, readonly places: ReadonlyArray<{ readonly name: string, readonly stock: string }>, readonly categories: ReadonlyArray<{ readonly id: string, readonly handle: string, readonly title: string }>, readonly productAttributes: ReadonlyArray<{ readonly attributeName: string, readonly attributeValue: string }>, readonly imageDetails: ReadonlyArray<{ readonly url: string, readonly alt: string, readonly width: number, readonly height: number }>, readonly discountPrice: ReadonlyArray<{ readonly time: number, readonly price: number, readonly defaultPrice: number, readonly displayPrice: number, readonly displayDefaultPrice: number, readonly exemptPrice: number, readonly exemptDefaultPrice: number, readonly transferPrice: number | null, readonly discountPercent: number, readonly type: string, readonly oldPrice: ReadonlyArray<{ readonly displayPrice: number, readonly type: string }>, readonly attributes: ReadonlyArray<{ readonly attrName: string, readonly value: string }>, readonly unit: { readonly id: string, readonly name: string } }> }>, readonly pricePlans: ReadonlyArray<{ readonly id: string, readonly interestRate: number, readonly loanTenure: number, readonly firstPaymentPercent: number, readonly monthlyInterestRate: number }> };

export type LowestFragment = { readonly price: number, readonly term: number, readonly unit: { readonly id: string, readonly name: string } };

export type FilterFragment = { readonly id: string, readonly name: string, readonly values: ReadonlyArray<{ readonly id: string, readonly title: string }> };

export type CategoryFieldsFragment = { readonly id: string, readonly handle: string, readonly title: string, readonly description: string, readonly level: number, readonly parentHandle: string | null, readonly icon: string | null, readonly handover: string | null, readonly columns: ReadonlyArray<string>, readonly productCount: number, readonly lowestPrice: { readonly price: number, readonly term: number, readonly unit: { readonly id: string, readonly name: string } } | null, readonly product_filter: ReadonlyArray<{ readonly id: string, readonly name: string, readonly values: ReadonlyArray<{ readonly id: string, readonly title: string }> }> };

export type ChildrenFragment = { readonly child: ReadonlyArray<{ readonly id: string, readonly handle: string, readonly title: string, readonly description: string, readonly level: number, readonly parentHandle: string | null, readonly icon: string | null, readonly handover: string | null, readonly columns: ReadonlyArray<string>, readonly productCount: number, readonly lowestPrice: { readonly price: number, readonly term: number, readonly unit: { readonly id: string, readonly name: string } } | null, readonly product_filter: ReadonlyArray<{ readonly id: string, readonly name: string, readonly values: ReadonlyArray<{ readonly id: string, readonly title: string }> }> }> };

export type GetCategoriesQueryVariables = Exact<{
  partnerId: string;
  storeChannel: string;
  typeBuild: string;
  level: number;
}>;


export type GetCategoriesQuery = { readonly getCategories: ReadonlyArray<{ readonly id: string, readonly handle: string, readonly title: string, readonly description: string, readonly level: number, readonly parentHandle: string | null, readonly icon: string | null, readonly handover: string | null, readonly columns: ReadonlyArray<string>, readonly productCount: number, readonly lowestPrice: { readonly price: number, readonly term: number, readonly unit: { readonly id: string, readonly name: string } } | null, readonly product_filter: ReadonlyArray<{ readonly id: string, readonly name: string, readonly values: ReadonlyArray<{ readonly id: string, readonly title: string }> }>, readonly child: ReadonlyArray<{ readonly id: string, readonly handle: string, readonly title: string, readonly description: string, readonly level: number, readonly parentHandle: string | null, readonly icon: string | null, readonly handover: string | null, readonly columns: ReadonlyArray<string>, readonly productCount: number, readonly lowestPrice: { readonly price: number, readonly term: number, readonly unit: { readonly id: string, readonly name: string } } | null, readonly product_filter: ReadonlyArray<{ readonly id: string, readonly name: string, readonly values: ReadonlyArray<{ readonly id: string, readonly title: string }> }> }> }> };

export type GetCategoryByIdQueryVariables = Exact<{
  partnerId: string;
  storeChannel: string;
  categoryId: string;
}>;


export type GetCategoryByIdQuery = { readonly getCategoryById: { readonly id: string, readonly handle: string, readonly title: string, readonly description: string, readonly level: number, readonly parentHandle: string | null, readonly icon: string | null, readonly handover: string | null, readonly columns: ReadonlyArray<string>, readonly productCount: number, readonly lowestPrice: { readonly price: number, readonly term: number, readonly unit: { readonly id: string, readonly name: string } } | null, readonly product_filter: ReadonlyArray<{ readonly id: string, readonly name: string, readonly values: ReadonlyArray<{ readonly id: string, readonly title: string }> }>, readonly child: ReadonlyArray<{ readonly id: string, readonly handle: string, readonly title: string, readonly description: string, readonly level: number, readonly parentHandle: string | null, readonly icon: string | null, readonly handover: string | null, readonly columns: ReadonlyArray<string>, readonly productCount: number, readonly lowestPrice: { readonly price: number, readonly term: number, readonly unit: { readonly id: string, readonly name: string } } | null, readonly product_filter: ReadonlyArray<{ readonly id: string, readonly name: string, readonly values: ReadonlyArray<{ readonly id: string, readonly title: string }> }> }> } | null };

export type GetCategoryByHandleQueryVariables = Exact<{
  partnerId: string;
  storeChannel: string;
  handle: string;
}>;


export type GetCategoryByHandleQuery = { readonly getCategoryByHandle: { readonly id: string, readonly handle: string, readonly title: string, readonly description: string, readonly level: number, readonly parentHandle: string | null, readonly icon: string | null, readonly handover: string | null, readonly columns: ReadonlyArray<string>, readonly productCount: number, readonly lowestPrice: { readonly price: number, readonly term: number, readonly unit: { readonly id: string, readonly name: string } } | null, readonly product_filter: ReadonlyArray<{ readonly id: string, readonly name: string, readonly values: ReadonlyArray<{ readonly id: string, readonly title: string }> }>, readonly child: ReadonlyArray<{ readonly id: string, readonly handle: string, readonly title: string, readonly description: string, readonly level: number, readonly parentHandle: string | null, readonly icon: string | null, readonly handover: string | null, readonly columns: ReadonlyArray<string>, readonly productCount: number, readonly lowestPrice: { readonly price: number, readonly term: number, readonly unit: { readonly id: string, readonly name: string } } | null, readonly product_filter: ReadonlyArray<{ readonly id: string, readonly name: string, readonly values: ReadonlyArray<{ readonly id: string, readonly title: string }> }> }> } | null };

export type GetPriceMenusQueryVariables = Exact<{
  partnerId: string;
  storeChannel: string;
}>;


export type GetPriceMenusQuery = { readonly getPriceMenus: ReadonlyArray<{ readonly group: { readonly id: string, readonly handle: string, readonly title: string, readonly description: string, readonly level: number, readonly parentHandle: string | null, readonly icon: string | null, readonly handover: string | null, readonly columns: ReadonlyArray<string>, readonly productCount: number, readonly lowestPrice: { readonly price: number, readonly term: number, readonly unit: { readonly id: string, readonly name: string } } | null, readonly product_filter: ReadonlyArray<{ readonly id: string, readonly name: string, readonly values: ReadonlyArray<{ readonly id: string, readonly title: string }> }>, readonly child: ReadonlyArray<{ readonly id: string, readonly handle: string, readonly title: string, readonly description: string, readonly level: number, readonly parentHandle: string | null, readonly icon: string | null, readonly handover: string | null, readonly columns: ReadonlyArray<string>, readonly productCount: number, readonly lowestPrice: { readonly price: number, readonly term: number, readonly unit: { readonly id: string, readonly name: string } } | null, readonly product_filter: ReadonlyArray<{ readonly id: string, readonly name: string, readonly values: ReadonlyArray<{ readonly id: string, readonly title: string }> }> }> } }> };

export type GetSimpleProductsQueryVariables = Exact<{
  partnerId: string;
  storeChannel: string;
  category?: string | null | undefined;
  tag?: string | null | undefined;
  priceFrom?: number | null | undefined;
  priceTo?: number | null | undefined;
  sortOrder?: string | null | undefined;
  sortBy?: string | null | undefined;
  keyword?: string | null | undefined;
  onlyPromotion?: boolean | null | undefined;
  currentPage?: number | null | undefined;
  maxResult?: number | null | undefined;
}>;


export type GetSimpleProductsQuery = { readonly getSimpleProducts: { readonly total: number, readonly currentPage: number, readonly maxResult: number, readonly totalPage: number, readonly data: ReadonlyArray<{ readonly id: string, readonly handle: string, readonly sku: string, readonly title: string, readonly subType: string, readonly shortDescription: string, readonly badge: string | null, readonly gift: string | null, readonly available: boolean, readonly vat: number, readonly vatInside: boolean, readonly places: ReadonlyArray<{ readonly name: string, readonly stock: string }>, readonly categories: ReadonlyArray<{ readonly id: string, readonly handle: string, readonly title: string }>, readonly productAttributes: ReadonlyArray<{ readonly attributeName: string, readonly attributeValue: string }>, readonly imageDetails: ReadonlyArray<{ readonly url: string, readonly alt: string, readonly width: number, readonly height: number }>, readonly discountPrice: ReadonlyArray<{ readonly time: number, readonly price: number, readonly defaultPrice: number, readonly displayPrice: number, readonly displayDefaultPrice: number, readonly exemptPrice: number, readonly exemptDefaultPrice: number, readonly transferPrice: number | null, readonly discountPercent: number, readonly type: string, readonly oldPrice: ReadonlyArray<{ readonly displayPrice: number, readonly type: string }>, readonly attributes: ReadonlyArray<{ readonly attrName: string, readonly value: string }>, readonly unit: { readonly id: string, readonly name: string } }> }> } };

export type GetProductByHandleQueryVariables = Exact<{
  partnerId: string;
  storeChannel: string;
  handle: string;
}>;


export type GetProductByHandleQuery = { readonly getProductByHandle: { readonly id: string, readonly handle: string, readonly sku: string, readonly title: string, readonly subType: string, readonly shortDescription: string, readonly badge: string | null, readonly gift: string | null, readonly available: boolean, readonly vat: number, readonly vatInside: boolean, readonly description: string, readonly weight: number | null, readonly width: number | null, readonly depth: number | null, readonly height: number | null, readonly tags: ReadonlyArray<{ readonly id: string, readonly name: string, readonly slug: string }>, readonly seo: { readonly title: string | null, readonly description: string | null } | null, readonly places: ReadonlyArray<{ readonly name: string, readonly stock: string }>, readonly categories: ReadonlyArray<{ readonly id: string, readonly handle: string, readonly title: string }>, readonly productAttributes: ReadonlyArray<{ readonly attributeName: string, readonly attributeValue: string }>, readonly imageDetails: ReadonlyArray<{ readonly url: string, readonly alt: string, readonly width: number, readonly height: number }>, readonly discountPrice: ReadonlyArray<{ readonly time: number, readonly price: number, readonly defaultPrice: number, readonly displayPrice: number, readonly displayDefaultPrice: number, readonly exemptPrice: number, readonly exemptDefaultPrice: number, readonly transferPrice: number | null, readonly discountPercent: number, readonly type: string, readonly oldPrice: ReadonlyArray<{ readonly displayPrice: number, readonly type: string }>, readonly attributes: ReadonlyArray<{ readonly attrName: string, readonly value: string }>, readonly unit: { readonly id: string, readonly name: string } }>, readonly featureTypes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly type: string, readonly subType: string, readonly requireData: boolean, readonly productFeatureDTOS: ReadonlyArray<{ readonly id: string, readonly productId: string | null, readonly productName: string, readonly price: number, readonly stock: string | null }> }>, readonly siblings: ReadonlyArray<{ readonly id: string, readonly handle: string, readonly title: string, readonly specs: string, readonly price: number, readonly unit: { readonly id: string, readonly name: string } }>, readonly extras: ReadonlyArray<{ readonly id: string, readonly handle: string, readonly sku: string, readonly title: string, readonly subType: string, readonly shortDescription: string, readonly badge: string | null, readonly gift: string | null, readonly available: boolean, readonly vat: number, readonly vatInside: boolean, readonly places: ReadonlyArray<{ readonly name: string, readonly stock: string }>, readonly categories: ReadonlyArray<{ readonly id: string, readonly handle: string, readonly title: string }>, readonly productAttributes: ReadonlyArray<{ readonly attributeName: string, readonly attributeValue: string }>, readonly imageDetails: ReadonlyArray<{ readonly url: string, readonly alt: string, readonly width: number, readonly height: number }>, readonly discountPrice: ReadonlyArray<{ readonly time: number, readonly price: number, readonly defaultPrice: number, readonly displayPrice: number, readonly displayDefaultPrice: number, readonly exemptPrice: number, readonly exemptDefaultPrice: number, readonly transferPrice: number | null, readonly discountPercent: number, readonly type: string, readonly oldPrice: ReadonlyArray<{ readonly displayPrice: number, readonly type: string }>, readonly attributes: ReadonlyArray<{ readonly attrName: string, readonly value: string }>, readonly unit: { readonly id: string, readonly name: string } }> }>, readonly pricePlans: ReadonlyArray<{ readonly id: string, readonly interestRate: number, readonly loanTenure: number, readonly firstPaymentPercent: number, readonly monthlyInterestRate: number }> } | null };

export type GetProductByIdQueryVariables = Exact<{
  partnerId: string;
  storeChannel: string;
  productId: string;
}>;


export type GetProductByIdQuery = { readonly getProductById: { readonly id: string, readonly handle: string, readonly sku: string, readonly title: string, readonly subType: string, readonly shortDescription: string, readonly badge: string | null, readonly gift: string | null, readonly available: boolean, readonly vat: number, readonly vatInside: boolean, readonly description: string, readonly weight: number | null, readonly width: number | null, readonly depth: number | null, readonly height: number | null, readonly places: ReadonlyArray<{ readonly name: string, readonly stock: string }>, readonly categories: ReadonlyArray<{ readonly id: string, readonly handle: string, readonly title: string }>, readonly productAttributes: ReadonlyArray<{ readonly attributeName: string, readonly attributeValue: string }>, readonly imageDetails: ReadonlyArray<{ readonly url: string, readonly alt: string, readonly width: number, readonly height: number }>, readonly discountPrice: ReadonlyArray<{ readonly time: number, readonly price: number, readonly defaultPrice: number, readonly displayPrice: number, readonly displayDefaultPrice: number, readonly exemptPrice: number, readonly exemptDefaultPrice: number, readonly transferPrice: number | null, readonly discountPercent: number, readonly type: string, readonly oldPrice: ReadonlyArray<{ readonly displayPrice: number, readonly type: string }>, readonly attributes: ReadonlyArray<{ readonly attrName: string, readonly value: string }>, readonly unit: { readonly id: string, readonly name: string } }>, readonly featureTypes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly type: string, readonly subType: string, readonly requireData: boolean, readonly productFeatureDTOS: ReadonlyArray<{ readonly id: string, readonly productId: string | null, readonly productName: string, readonly price: number, readonly stock: string | null }> }>, readonly siblings: ReadonlyArray<{ readonly id: string, readonly handle: string, readonly title: string, readonly specs: string, readonly price: number, readonly unit: { readonly id: string, readonly name: string } }>, readonly extras: ReadonlyArray<{ readonly id: string, readonly handle: string, readonly sku: string, readonly title: string, readonly subType: string, readonly shortDescription: string, readonly badge: string | null, readonly gift: string | null, readonly available: boolean, readonly vat: number, readonly vatInside: boolean, readonly places: ReadonlyArray<{ readonly name: string, readonly stock: string }>, readonly categories: ReadonlyArray<{ readonly id: string, readonly handle: string, readonly title: string }>, readonly productAttributes: ReadonlyArray<{ readonly attributeName: string, readonly attributeValue: string }>, readonly imageDetails: ReadonlyArray<{ readonly url: string, readonly alt: string, readonly width: number, readonly height: number }>, readonly discountPrice: ReadonlyArray<{ readonly time: number, readonly price: number, readonly defaultPrice: number, readonly displayPrice: number, readonly displayDefaultPrice: number, readonly exemptPrice: number, readonly exemptDefaultPrice: number, readonly transferPrice: number | null, readonly discountPercent: number, readonly type: string, readonly oldPrice: ReadonlyArray<{ readonly displayPrice: number, readonly type: string }>, readonly attributes: ReadonlyArray<{ readonly attrName: string, readonly value: string }>, readonly unit: { readonly id: string, readonly name: string } }> }>, readonly pricePlans: ReadonlyArray<{ readonly id: string, readonly interestRate: number, readonly loanTenure: number, readonly firstPaymentPercent: number, readonly monthlyInterestRate: number }> } | null };

export type GetListOfferQueryVariables = Exact<{
  partnerId: string;
  storeChannel: string;
  productIds: ReadonlyArray<string> | string;
}>;


export type GetListOfferQuery = { readonly getListPrice: unknown, readonly getListPlace: ReadonlyArray<{ readonly productId: string, readonly places: ReadonlyArray<{ readonly name: string, readonly stock: string }> }> };

export type GetProductCombosQueryVariables = Exact<{
  partnerId: string;
  storeChannel: string;
  productId: string;
}>;


export type GetProductCombosQuery = { readonly getProductCombos: ReadonlyArray<{ readonly id: string, readonly handle: string, readonly sku: string, readonly title: string, readonly subType: string, readonly shortDescription: string, readonly badge: string | null, readonly gift: string | null, readonly available: boolean, readonly vat: number, readonly vatInside: boolean, readonly places: ReadonlyArray<{ readonly name: string, readonly stock: string }>, readonly categories: ReadonlyArray<{ readonly id: string, readonly handle: string, readonly title: string }>, readonly productAttributes: ReadonlyArray<{ readonly attributeName: string, readonly attributeValue: string }>, readonly imageDetails: ReadonlyArray<{ readonly url: string, readonly alt: string, readonly width: number, readonly height: number }>, readonly discountPrice: ReadonlyArray<{ readonly time: number, readonly price: number, readonly defaultPrice: number, readonly displayPrice: number, readonly displayDefaultPrice: number, readonly exemptPrice: number, readonly exemptDefaultPrice: number, readonly transferPrice: number | null, readonly discountPercent: number, readonly type: string, readonly oldPrice: ReadonlyArray<{ readonly displayPrice: number, readonly type: string }>, readonly attributes: ReadonlyArray<{ readonly attrName: string, readonly value: string }>, readonly unit: { readonly id: string, readonly name: string } }> }> };

export type GetUnitsQueryVariables = Exact<{
  partnerId: string;
}>;


export type GetUnitsQuery = { readonly getUnits: ReadonlyArray<{ readonly id: string, readonly name: string }> };

export type GetTagsQueryVariables = Exact<{
  partnerId: string;
  storeChannel: string;
}>;


export type GetTagsQuery = { readonly getTags: ReadonlyArray<{ readonly id: string, readonly name: string, readonly slug: string }> };

export type GetDetailStoresQueryVariables = Exact<{
  partnerId: string;
  storeId: string;
}>;


export type GetDetailStoresQuery = { readonly getDetailStores: { readonly id: string, readonly name: string, readonly description: { readonly slug: string } | null } | null };

export const TermPriceFragmentDoc = `
    fragment TermPrice on PriceEntry {
  time
  price
  defaultPrice
  displayPrice
  displayDefaultPrice
  exemptPrice
  exemptDefaultPrice
  transferPrice
  discountPercent
  type
  oldPrice {
    displayPrice
    type
  }
  attributes {
    attrName
    value
  }
  unit {
    id
    name
  }
}
    ` as TypedDocumentString<TermPriceFragment, unknown>;
export const CardFragmentDoc = `
    fragment Card on Product {
  id
  handle
  sku
  title
  subType
  shortDescription
  badge
  gift
  available
  vat
  vatInside
  places {
    name
    stock
  }
  categories {
    id
    handle
    title
  }
  productAttributes {
    attributeName
    attributeValue
  }
  imageDetails {
    url
    alt
    width
    height
  }
  discountPrice {
    ...TermPrice
  }
}
    fragment TermPrice on PriceEntry {
  time
  price
  defaultPrice
  displayPrice
  displayDefaultPrice
  exemptPrice
  exemptDefaultPrice
  transferPrice
  discountPercent
  type
  oldPrice {
    displayPrice
    type
  }
  attributes {
    attrName
    value
  }
  unit {
    id
    name
  }
}` as TypedDocumentString<CardFragment, unknown>;
export const OptionFragmentDoc = `
    fragment Option on ProductFeatureType {
  id
  name
  type
  subType
  requireData
  productFeatureDTOS {
    id
    productId
    productName
    price
    stock
  }
}
    ` as TypedDocumentString<OptionFragment, unknown>;
export const PlanFragmentDoc = `
    fragment Plan on PricePlan {
  id
  interestRate
  loanTenure
  firstPaymentPercent
  monthlyInterestRate
}
    ` as TypedDocumentString<PlanFragment, unknown>;
export const DetailsFragmentDoc = `
    fragment Details on Product {
  description
  weight
  width
  depth
  height
  featureTypes {
    ...Option
  }
  siblings {
    id
    handle
    title
    specs
    price
    unit {
      id
      name
    }
  }
  extras {
    id
    handle
    sku
    title
    subType
    shortDescription
    badge
    gift
    available
    vat
    vatInside
    places {
      name
      stock
    }
    categories {
      id
      handle
      title
    }
    productAttributes {
      attributeName
      attributeValue
    }
    imageDetails {
      url
      alt
      width
      height
    }
    discountPrice {
      ...TermPrice
    }
  }
  pricePlans {
    ...Plan
  }
}
    fragment TermPrice on PriceEntry {
  time
  price
  defaultPrice
  displayPrice
  displayDefaultPrice
  exemptPrice
  exemptDefaultPrice
  transferPrice
  discountPercent
  type
  oldPrice {
    displayPrice
    type
  }
  attributes {
    attrName
    value
  }
  unit {
    id
    name
  }
}
fragment Option on ProductFeatureType {
  id
  name
  type
  subType
  requireData
  productFeatureDTOS {
    id
    productId
    productName
    price
    stock
  }
}
fragment Plan on PricePlan {
  id
  interestRate
  loanTenure
  firstPaymentPercent
  monthlyInterestRate
}` as TypedDocumentString<DetailsFragment, unknown>;
export const LowestFragmentDoc = `
    fragment Lowest on LowestPrice {
  price
  term
  unit {
    id
    name
  }
}
    ` as TypedDocumentString<LowestFragment, unknown>;
export const FilterFragmentDoc = `
    fragment Filter on ProductFilter {
  id
  name
  values {
    id
    title
  }
}
    ` as TypedDocumentString<FilterFragment, unknown>;
export const CategoryFieldsFragmentDoc = `
    fragment CategoryFields on Category {
  id
  handle
  title
  description
  level
  parentHandle
  icon
  handover
  columns
  productCount
  lowestPrice {
    ...Lowest
  }
  product_filter {
    ...Filter
  }
}
    fragment Lowest on LowestPrice {
  price
  term
  unit {
    id
    name
  }
}
fragment Filter on ProductFilter {
  id
  name
  values {
    id
    title
  }
}` as TypedDocumentString<CategoryFieldsFragment, unknown>;
export const ChildrenFragmentDoc = `
    fragment Children on Category {
  child {
    id
    handle
    title
    description
    level
    parentHandle
    icon
    handover
    columns
    productCount
    lowestPrice {
      ...Lowest
    }
    product_filter {
      ...Filter
    }
  }
}
    fragment Lowest on LowestPrice {
  price
  term
  unit {
    id
    name
  }
}
fragment Filter on ProductFilter {
  id
  name
  values {
    id
    title
  }
}` as TypedDocumentString<ChildrenFragment, unknown>;
export const GetCategoriesDocument = `
    query GetCategories($partnerId: String!, $storeChannel: String!, $typeBuild: String!, $level: Int!) {
  getCategories(
    partnerId: $partnerId
    storeChannel: $storeChannel
    typeBuild: $typeBuild
    level: $level
  ) {
    ...CategoryFields
    ...Children
  }
}
    fragment Lowest on LowestPrice {
  price
  term
  unit {
    id
    name
  }
}
fragment Filter on ProductFilter {
  id
  name
  values {
    id
    title
  }
}
fragment CategoryFields on Category {
  id
  handle
  title
  description
  level
  parentHandle
  icon
  handover
  columns
  productCount
  lowestPrice {
    ...Lowest
  }
  product_filter {
    ...Filter
  }
}
fragment Children on Category {
  child {
    id
    handle
    title
    description
    level
    parentHandle
    icon
    handover
    columns
    productCount
    lowestPrice {
      ...Lowest
    }
    product_filter {
      ...Filter
    }
  }
}` as TypedDocumentString<GetCategoriesQuery, GetCategoriesQueryVariables>;
export const GetCategoryByIdDocument = `
    query GetCategoryById($partnerId: String!, $storeChannel: String!, $categoryId: String!) {
  getCategoryById(
    partnerId: $partnerId
    storeChannel: $storeChannel
    categoryId: $categoryId
  ) {
    ...CategoryFields
    ...Children
  }
}
    fragment Lowest on LowestPrice {
  price
  term
  unit {
    id
    name
  }
}
fragment Filter on ProductFilter {
  id
  name
  values {
    id
    title
  }
}
fragment CategoryFields on Category {
  id
  handle
  title
  description
  level
  parentHandle
  icon
  handover
  columns
  productCount
  lowestPrice {
    ...Lowest
  }
  product_filter {
    ...Filter
  }
}
fragment Children on Category {
  child {
    id
    handle
    title
    description
    level
    parentHandle
    icon
    handover
    columns
    productCount
    lowestPrice {
      ...Lowest
    }
    product_filter {
      ...Filter
    }
  }
}` as TypedDocumentString<GetCategoryByIdQuery, GetCategoryByIdQueryVariables>;
export const GetCategoryByHandleDocument = `
    query GetCategoryByHandle($partnerId: String!, $storeChannel: String!, $handle: String!) {
  getCategoryByHandle(
    partnerId: $partnerId
    storeChannel: $storeChannel
    handle: $handle
  ) {
    ...CategoryFields
    ...Children
  }
}
    fragment Lowest on LowestPrice {
  price
  term
  unit {
    id
    name
  }
}
fragment Filter on ProductFilter {
  id
  name
  values {
    id
    title
  }
}
fragment CategoryFields on Category {
  id
  handle
  title
  description
  level
  parentHandle
  icon
  handover
  columns
  productCount
  lowestPrice {
    ...Lowest
  }
  product_filter {
    ...Filter
  }
}
fragment Children on Category {
  child {
    id
    handle
    title
    description
    level
    parentHandle
    icon
    handover
    columns
    productCount
    lowestPrice {
      ...Lowest
    }
    product_filter {
      ...Filter
    }
  }
}` as TypedDocumentString<GetCategoryByHandleQuery, GetCategoryByHandleQueryVariables>;
export const GetPriceMenusDocument = `
    query GetPriceMenus($partnerId: String!, $storeChannel: String!) {
  getPriceMenus(partnerId: $partnerId, storeChannel: $storeChannel) {
    group {
      ...CategoryFields
      ...Children
    }
  }
}
    fragment Lowest on LowestPrice {
  price
  term
  unit {
    id
    name
  }
}
fragment Filter on ProductFilter {
  id
  name
  values {
    id
    title
  }
}
fragment CategoryFields on Category {
  id
  handle
  title
  description
  level
  parentHandle
  icon
  handover
  columns
  productCount
  lowestPrice {
    ...Lowest
  }
  product_filter {
    ...Filter
  }
}
fragment Children on Category {
  child {
    id
    handle
    title
    description
    level
    parentHandle
    icon
    handover
    columns
    productCount
    lowestPrice {
      ...Lowest
    }
    product_filter {
      ...Filter
    }
  }
}` as TypedDocumentString<GetPriceMenusQuery, GetPriceMenusQueryVariables>;
export const GetSimpleProductsDocument = `
    query GetSimpleProducts($partnerId: String!, $storeChannel: String!, $category: String, $tag: String, $priceFrom: BigDecimal, $priceTo: BigDecimal, $sortOrder: String, $sortBy: String, $keyword: String, $onlyPromotion: Boolean, $currentPage: Int, $maxResult: Int) {
  getSimpleProducts(
    partnerId: $partnerId
    storeChannel: $storeChannel
    category: $category
    tag: $tag
    priceFrom: $priceFrom
    priceTo: $priceTo
    sortOrder: $sortOrder
    sortBy: $sortBy
    keyword: $keyword
    onlyPromotion: $onlyPromotion
    currentPage: $currentPage
    maxResult: $maxResult
  ) {
    total
    currentPage
    maxResult
    totalPage
    data {
      ...Card
    }
  }
}
    fragment TermPrice on PriceEntry {
  time
  price
  defaultPrice
  displayPrice
  displayDefaultPrice
  exemptPrice
  exemptDefaultPrice
  transferPrice
  discountPercent
  type
  oldPrice {
    displayPrice
    type
  }
  attributes {
    attrName
    value
  }
  unit {
    id
    name
  }
}
fragment Card on Product {
  id
  handle
  sku
  title
  subType
  shortDescription
  badge
  gift
  available
  vat
  vatInside
  places {
    name
    stock
  }
  categories {
    id
    handle
    title
  }
  productAttributes {
    attributeName
    attributeValue
  }
  imageDetails {
    url
    alt
    width
    height
  }
  discountPrice {
    ...TermPrice
  }
}` as TypedDocumentString<GetSimpleProductsQuery, GetSimpleProductsQueryVariables>;
export const GetProductByHandleDocument = `
    query GetProductByHandle($partnerId: String!, $storeChannel: String!, $handle: String!) {
  getProductByHandle(
    partnerId: $partnerId
    storeChannel: $storeChannel
    handle: $handle
  ) {
    ...Card
    ...Details
    tags {
      id
      name
      slug
    }
    seo {
      title
      description
    }
  }
}
    fragment TermPrice on PriceEntry {
  time
  price
  defaultPrice
  displayPrice
  displayDefaultPrice
  exemptPrice
  exemptDefaultPrice
  transferPrice
  discountPercent
  type
  oldPrice {
    displayPrice
    type
  }
  attributes {
    attrName
    value
  }
  unit {
    id
    name
  }
}
fragment Card on Product {
  id
  handle
  sku
  title
  subType
  shortDescription
  badge
  gift
  available
  vat
  vatInside
  places {
    name
    stock
  }
  categories {
    id
    handle
    title
  }
  productAttributes {
    attributeName
    attributeValue
  }
  imageDetails {
    url
    alt
    width
    height
  }
  discountPrice {
    ...TermPrice
  }
}
fragment Option on ProductFeatureType {
  id
  name
  type
  subType
  requireData
  productFeatureDTOS {
    id
    productId
    productName
    price
    stock
  }
}
fragment Plan on PricePlan {
  id
  interestRate
  loanTenure
  firstPaymentPercent
  monthlyInterestRate
}
fragment Details on Product {
  description
  weight
  width
  depth
  height
  featureTypes {
    ...Option
  }
  siblings {
    id
    handle
    title
    specs
    price
    unit {
      id
      name
    }
  }
  extras {
    id
    handle
    sku
    title
    subType
    shortDescription
    badge
    gift
    available
    vat
    vatInside
    places {
      name
      stock
    }
    categories {
      id
      handle
      title
    }
    productAttributes {
      attributeName
      attributeValue
    }
    imageDetails {
      url
      alt
      width
      height
    }
    discountPrice {
      ...TermPrice
    }
  }
  pricePlans {
    ...Plan
  }
}` as TypedDocumentString<GetProductByHandleQuery, GetProductByHandleQueryVariables>;
export const GetProductByIdDocument = `
    query GetProductById($partnerId: String!, $storeChannel: String!, $productId: String!) {
  getProductById(
    partnerId: $partnerId
    storeChannel: $storeChannel
    productId: $productId
  ) {
    ...Card
    ...Details
  }
}
    fragment TermPrice on PriceEntry {
  time
  price
  defaultPrice
  displayPrice
  displayDefaultPrice
  exemptPrice
  exemptDefaultPrice
  transferPrice
  discountPercent
  type
  oldPrice {
    displayPrice
    type
  }
  attributes {
    attrName
    value
  }
  unit {
    id
    name
  }
}
fragment Card on Product {
  id
  handle
  sku
  title
  subType
  shortDescription
  badge
  gift
  available
  vat
  vatInside
  places {
    name
    stock
  }
  categories {
    id
    handle
    title
  }
  productAttributes {
    attributeName
    attributeValue
  }
  imageDetails {
    url
    alt
    width
    height
  }
  discountPrice {
    ...TermPrice
  }
}
fragment Option on ProductFeatureType {
  id
  name
  type
  subType
  requireData
  productFeatureDTOS {
    id
    productId
    productName
    price
    stock
  }
}
fragment Plan on PricePlan {
  id
  interestRate
  loanTenure
  firstPaymentPercent
  monthlyInterestRate
}
fragment Details on Product {
  description
  weight
  width
  depth
  height
  featureTypes {
    ...Option
  }
  siblings {
    id
    handle
    title
    specs
    price
    unit {
      id
      name
    }
  }
  extras {
    id
    handle
    sku
    title
    subType
    shortDescription
    badge
    gift
    available
    vat
    vatInside
    places {
      name
      stock
    }
    categories {
      id
      handle
      title
    }
    productAttributes {
      attributeName
      attributeValue
    }
    imageDetails {
      url
      alt
      width
      height
    }
    discountPrice {
      ...TermPrice
    }
  }
  pricePlans {
    ...Plan
  }
}` as TypedDocumentString<GetProductByIdQuery, GetProductByIdQueryVariables>;
export const GetListOfferDocument = `
    query GetListOffer($partnerId: String!, $storeChannel: String!, $productIds: [String!]!) {
  getListPrice(
    partnerId: $partnerId
    storeChannel: $storeChannel
    productIds: $productIds
  )
  getListPlace(
    partnerId: $partnerId
    storeChannel: $storeChannel
    productIds: $productIds
  ) {
    productId
    places {
      name
      stock
    }
  }
}
    ` as TypedDocumentString<GetListOfferQuery, GetListOfferQueryVariables>;
export const GetProductCombosDocument = `
    query GetProductCombos($partnerId: String!, $storeChannel: String!, $productId: String!) {
  getProductCombos(
    partnerId: $partnerId
    storeChannel: $storeChannel
    productId: $productId
  ) {
    ...Card
  }
}
    fragment TermPrice on PriceEntry {
  time
  price
  defaultPrice
  displayPrice
  displayDefaultPrice
  exemptPrice
  exemptDefaultPrice
  transferPrice
  discountPercent
  type
  oldPrice {
    displayPrice
    type
  }
  attributes {
    attrName
    value
  }
  unit {
    id
    name
  }
}
fragment Card on Product {
  id
  handle
  sku
  title
  subType
  shortDescription
  badge
  gift
  available
  vat
  vatInside
  places {
    name
    stock
  }
  categories {
    id
    handle
    title
  }
  productAttributes {
    attributeName
    attributeValue
  }
  imageDetails {
    url
    alt
    width
    height
  }
  discountPrice {
    ...TermPrice
  }
}` as TypedDocumentString<GetProductCombosQuery, GetProductCombosQueryVariables>;
export const GetUnitsDocument = `
    query GetUnits($partnerId: String!) {
  getUnits(partnerId: $partnerId) {
    id
    name
  }
}
    ` as TypedDocumentString<GetUnitsQuery, GetUnitsQueryVariables>;
export const GetTagsDocument = `
    query GetTags($partnerId: String!, $storeChannel: String!) {
  getTags(partnerId: $partnerId, storeChannel: $storeChannel) {
    id
    name
    slug
  }
}
    ` as TypedDocumentString<GetTagsQuery, GetTagsQueryVariables>;
export const GetDetailStoresDocument = `
    query GetDetailStores($partnerId: String!, $storeId: String!) {
  getDetailStores(partnerId: $partnerId, storeId: $storeId) {
    id
    name
    description {
      slug
    }
  }
}
    ` as TypedDocumentString<GetDetailStoresQuery, GetDetailStoresQueryVariables>;
