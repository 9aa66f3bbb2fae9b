/**
 * The exact queries of the public client of this family of back ends: operation name, root field, variables with their
 * types, and selection. That client adds `__typename` to every selection, so `documentOf` does too.
 */
export type ClientQuery = {
  readonly operation: string;
  readonly root: string;
  readonly variables: string;
  readonly selection: string;
  /** What the field takes where that is not each variable under its own name. */
  readonly args?: string;
};

export const clientQueries: readonly ClientQuery[] = [
  {
    operation: 'GetProductById',
    root: 'getProductById',
    variables: 'partnerId: String!, storeChannel: String!, productId: String!',
    selection:
      'id title description sku shortDescription weight width depth height vat priceType qualify parentId handle price options optionsRelationship compareAtPrice featuredImage images brand{id createStamp createdBy name image imageIcon} attributeDTOS{id key keyId extendFromSource value{name value} metadata{type dataFrom description requiredData otherItem fill usedCreatedChild subDataFrom{name value}}} productAttributes{attributeName attributeValue} variants{id handle title price compareAtPrice options optionsIds featuredImage sku priceType featureTypeDTOS{id keyId name position type subType fill requireData otherItem values description createStamp createdBy usedCreatedChild valuesFull{id name}}} featureTypes{id name values valuesFull{id name} usedCreatedChild} categories{id title handle} unitDTO{id name}',
  },
  {
    operation: 'GetSimpleProductById',
    root: 'getSimpleProductById',
    variables: 'partnerId: String!, storeChannel: String!, productId: String!',
    selection:
      'id title description sku shortDescription weight width depth height vat priceType qualify parentId handle price options optionsRelationship compareAtPrice featuredImage images version brand{id createStamp createdBy name image imageIcon} featureTypes{id keyId name position type subType fill requireData otherItem values description createStamp createdBy usedCreatedChild} attributeDTOS{id key extendFromSource value{name value} metadata{type dataFrom description requiredData otherItem fill}} productAttributes{attributeName attributeValue} variants{id handle title price compareAtPrice options optionsIds featuredImage sku priceType featureTypeDTOS{id keyId name position type subType fill requireData otherItem values description createStamp createdBy usedCreatedChild valuesFull{id name}}} featureTypes{id name values valuesFull{id name}} categories{id title handle} unitDTO{id name}',
  },
  {
    operation: 'GetProductByHandle',
    root: 'getProductByHandle',
    variables: 'partnerId: String!, storeChannel: String!, handle: String!',
    selection:
      'id title subType description sku shortDescription weight width depth height vat qualify parentId handle price displayPrice hint priceUnit priceQuantity priceType salePolicy priceTypeName priceVaries available options optionsRelationship compareAtPrice featuredImage version images brand{id createStamp createdBy name image imageIcon} unitDTO{id name} groups{id name policy image} categories{id title image icon parentId level handle description} variants{id handle title price priceType compareAtPrice options optionsIds featuredImage sku} featureTypes{id name position type subType fill requireData otherItem values description createStamp createdBy valuesFull{id name}}',
  },
  {
    operation: 'GetSimpleProducts',
    root: 'getSimpleProducts',
    variables:
      'partnerId: String!, storeChannel: String!, category: String, product: String, sku: String, tag: String, priceFrom: BigDecimal, priceTo: BigDecimal, status: String, productType: String, subType: String, sortOrder: String, sortBy: String, brandId: String, keyword: String, display: String, onlyPromotion: Boolean, currentPage: Int, maxResult: Int, feature: String',
    selection:
      'total currentPage maxResult totalPage data{id title sku shortDescription description subType vat qualify parentId handle price compareAtPrice priceType priceTypeName featuredImage optionsRelationship images unitDTO{id name} featureTypes{id keyId name position type subType fill requireData otherItem values description createStamp createdBy valuesFull{id name}}}',
  },
  {
    operation: 'GetProducts',
    root: 'getProducts',
    variables:
      'partnerId: String!, storeChannel: String!, keyword: String, category: String, currentPage: Int, maxResult: Int',
    selection:
      'total currentPage maxResult totalPage data{id title subType description sku shortDescription weight width depth height vat qualify parentId handle price priceType salePolicy priceTypeName priceVaries available options optionsRelationship compareAtPrice featuredImage images categories{id title image icon parentId level handle description} groups{id name policy image} unitDTO{id name}}',
  },
  {
    operation: 'GetProducts',
    root: 'getProducts',
    variables: 'partnerId: String!, storeChannel: String!, group: String',
    selection:
      'total currentPage maxResult totalPage data{id title subType description sku shortDescription weight width depth height vat qualify parentId handle price displayPrice hint compareAtPrices priceUnit priceQuantity priceType salePolicy priceTypeName priceVaries available options optionsRelationship compareAtPrice featuredImage version images unitDTO{id name} productAttributes{attributeName attributeValue} attributeDTOS{id key extendFromSource} variants{id handle title price priceType compareAtPrice options optionsIds featuredImage sku} featureTypes{id name position type subType fill requireData otherItem values description createStamp createdBy} categories{id title image icon parentId level handle description} groups{id name policy image}}',
  },
  {
    operation: 'GetCategories',
    root: 'getCategories',
    variables: 'partnerId: String!, storeChannel: String!, typeBuild: String!, level: Int!',
    selection:
      'id title image icon parentId level handle description child{id title image icon parentId level handle description}',
  },
  {
    operation: 'GetCategoryById',
    root: 'getCategoryById',
    variables: 'partnerId: String!, storeChannel: String!, categoryId: String!',
    selection:
      'id title image icon parentId level handle description child{id title image icon parentId level handle description}',
  },
  {
    operation: 'GetCategoryByHandle',
    root: 'getCategoryByHandle',
    variables: 'partnerId: String!, storeChannel: String!, handle: String!',
    selection:
      'id title image icon parentId level handle description child{id title image icon parentId level handle description}',
  },
  {
    operation: 'GetProductOption',
    root: 'getProductOption',
    variables: 'partnerId: String!, storeChannel: String!, productId: String!',
    selection:
      'id keyId name position type subType fill requireData otherItem values description createStamp createdBy usedCreatedChild productFeatureDTOS{id featureTypeId productOptionConfigs{id productId productName price qualify quantity resourceQuantity resourceUnit featureTypeDTOS{id keyId name position type subType fill requireData otherItem values description createStamp createdBy usedCreatedChild}} productOptionGroupItemDTOS{id productId productName price qualify quantity resourceQuantity resourceUnit featureTypeDTOS{id keyId name position type subType fill requireData otherItem values description createStamp createdBy usedCreatedChild}}} valuesFull{id name} valuesPortal{id name}',
  },
  {
    operation: 'GetListPrice',
    root: 'getListPrice',
    variables: 'partnerId: String!, storeChannel: String!, productIds: [String!]!',
    selection: '',
  },
  {
    operation: 'GetStores',
    root: 'getStores',
    variables: 'partnerId: String!, type: String!',
    selection:
      'id createdStamp name type enable partyId warehouses warehouseIdDefault enableOrderAbleFuture enableOrderNegativeQuantity storeEcommerceName shippingCompanies shippingCompanyIdPrimary customerIdPrimary paymentMethodIdPrimary enableCustomProductPrice enablePaymentPartial paymentPartialPercent productStoreLink',
  },
  {
    operation: 'GetDetailStores',
    root: 'getDetailStores',
    variables: 'partnerId: String!, storeId: String!',
    selection:
      'id createdStamp name type enable partyId warehouses warehouseIdDefault enableOrderAbleFuture enableOrderNegativeQuantity storeEcommerceName shippingCompanies shippingCompanyIdPrimary customerIdPrimary paymentMethodIdPrimary enableCustomProductPrice enablePaymentPartial paymentPartialPercent productStoreLink description{name phone address footer description slug logo banner ward wardId province provinceId showLogo showBanner showMap showInfoStore showBarcode showFooter showVat showPromotion}',
  },
  {
    operation: 'GetUnits',
    root: 'getUnits',
    variables: 'partnerId: String!',
    selection: 'id name',
  },
  {
    operation: 'GetTags',
    root: 'getTags',
    variables: 'partnerId: String!, storeChannel: String!',
    selection: 'id name slug type scope storeIds selected',
  },
  {
    operation: 'GetTagsByProduct',
    root: 'getTagsByProduct',
    variables: 'partnerId: String!, storeChannel: String!, productId: String!',
    selection: 'id name slug type scope storeIds selected',
  },
];

/** The GraphQL document that the public client sends. */
export const documentOf = (
  { operation, root, variables, selection, args }: ClientQuery,
  kind: 'query' | 'mutation' = 'query',
): string => {
  const names = variables.split(', ').map((declared) => declared.split(':')[0] ?? '');
  const passed = names.map((name) => `${name}: $${name}`).join(', ');
  const declared = variables.split(', ').map((each) => `$${each}`);
  const fields = selection === '' ? '' : ` { ${selection.replaceAll('{', '{__typename ')} __typename }`;
  return `${kind} ${operation}(${declared.join(', ')}) { ${root}(${args ?? passed})${fields} }`;
};
