import type { ClientQuery } from '#test/catalogue/client-queries.ts';

/** Where the client sends it and with which variables. */
export type ForeignCall = ClientQuery & {
  readonly path: string;
  readonly given: (known: KnownIds) => object;
};
export type KnownIds = {
  readonly org: string;
  readonly store: string;
  readonly party: string;
  readonly campaign: string;
};

const page = 'total totalPages totalElements last first number numberOfElements size empty';
const campaign =
  'id createdStamp updatedStamp updatedBy createdBy useForAll description partyId name type domain fromDate toDate status';
const customer = 'id name address gender identityNumber birthDate email phone createdStamp createdBy memberLevel';
const geo =
  'geoId geoTypeId geoName geoNameLocal geoCode geoSecCode abbreviation vnPostId jtExpressId vnPostRegion inetId lastUpdatedStamp lastUpdatedTxStamp createdStamp createdTxStamp';
const place = (root: string, operation: string, variables: string, selection = geo): ForeignCall => ({
  path: '/user-gateway/graphql',
  operation,
  root,
  variables,
  selection,
  given: () => ({ provinceId: '01', districtId: '001', version: 2 }),
});

/** What the public client of this family sends to services of campaigns: exact documents, as in `client-queries.ts`. */
export const campaignCalls: readonly ForeignCall[] = [
  {
    path: '/campaign-gateway/graphql',
    operation: 'SuggestVoucher',
    root: 'suggestVoucher',
    variables:
      'partyId: String, customerId: String, excludeExpired: Boolean, campaignId: String, campaignActionId: String, isBirthday: Boolean',
    args: 'searchVoucherRequest: {partyId: $partyId, customerId: $customerId, excludeExpired: $excludeExpired, campaignId: $campaignId, campaignActionId: $campaignActionId, isBirthday: $isBirthday}',
    selection: `${page} content{campaignActionId campaignId partyId voucherCode voucherType status discountAmount discountPercent usageLimitPerVoucher maximumDiscount numberOfTimeUsed id createdStamp updatedStamp updatedBy createdBy isBirthday customerId scope affiliateId maximumSpend minimumSpend maximumDiscountType}`,
    given: ({ org, party }) => ({ partyId: org, customerId: party, excludeExpired: true }),
  },
  {
    path: '/campaign-gateway/graphql',
    operation: 'SearchVoucher',
    root: 'searchVoucher',
    variables:
      'partyId: String, storeId: String, campaignId: String, campaignActionId: String, campaignActionType: String, customerId: String, excludeExpired: Boolean, pageNumber: Int, pageSize: Int',
    args: 'searchVoucherRequest: {partyId: $partyId, storeId: $storeId, campaignId: $campaignId, campaignActionId: $campaignActionId, campaignActionType: $campaignActionType, customerId: $customerId, excludeExpired: $excludeExpired, pageNumber: $pageNumber, pageSize: $pageSize}',
    selection: `${page} content{campaignId partyId voucherCode voucherType status discountAmount discountPercent discountType usageLimitPerVoucher maximumDiscount maximumDiscountType minimumSpend maximumSpend numberOfTimeUsed id createdStamp updatedStamp updatedBy createdBy isBirthday customerId scope affiliateId description expiryDate customAttribute assignUserLimit ownerPartyId migratedFromReferralId campaignActionId discountValue}`,
    given: ({ org, store, campaign: campaignId }) => ({
      partyId: org,
      storeId: store,
      campaignId,
      pageNumber: 0,
      pageSize: 10,
    }),
  },
  {
    path: '/campaign-gateway/graphql',
    operation: 'CheckValidVoucher',
    root: 'checkValidVoucher',
    variables: 'partyId: String, productStoreId: String, customerId: String, voucherCode: String!',
    args: 'partyId: $partyId, checkValidVoucherRequest: {customerId: $customerId, voucherCode: $voucherCode, productStoreId: $productStoreId}',
    selection:
      'campaignActionId campaignId partyId voucherCode voucherType status discountAmount discountPercent usageLimitPerVoucher maximumDiscount numberOfTimeUsed id createdStamp updatedStamp updatedBy createdBy',
    given: ({ org, store }) => ({ partyId: org, productStoreId: store, voucherCode: 'CHAOMUNG10' }),
  },
];

/** Campaigns are public. */
export const publicCalls: readonly ForeignCall[] = [
  {
    path: '/campaign-gateway/graphql',
    operation: 'GetCampaign',
    root: 'getCampaign',
    variables: 'id: String!',
    selection: campaign,
    given: ({ campaign: id }) => ({ id }),
  },
  {
    path: '/campaign-gateway/graphql',
    operation: 'GetPromotionProductPrice',
    root: 'getPromotionProductPrice',
    variables: 'partyId: String!, productStoreId: String!, productId: String!, productPrice: BigDecimal!',
    selection:
      'campaignId campaignName statusCampaign campaignDescription fromDate toDate campaignPrivateUse useWithOtherCampaignIds campaignActionId campaignActionName type campaignActionDescription priorityLevel campaignActionPrivateUse useWithOtherCampaignActionIds',
    given: ({ org, store }) => ({ partyId: org, productStoreId: store, productId: '1004', productPrice: 939_000 }),
  },
  {
    path: '/campaign-gateway/graphql',
    operation: 'SearchProductPricePromotionResponse',
    root: 'searchProductPricePromotionResponse',
    variables:
      'partyId: String!, campaignId: String!, campaignActionId: String, statusActive: String, sort: [BaseSortRequest]',
    args: 'searchProductPricePromotionRequest: {partyId: $partyId, campaignId: $campaignId, campaignActionId: $campaignActionId, statusActive: $statusActive, sort: $sort}',
    selection: `${page} content{partyId campaignId campaignActionId productId sku name pricePromotions{price pricePromotion statusActive quantity unit targetDataId createdStamp updatedStamp updatedBy createdBy}}`,
    given: ({ org }) => ({ partyId: org, campaignId: '501', sort: { asc: true, key: 'startDate' } }),
  },
  {
    path: '/campaign-gateway/graphql',
    operation: 'SearchProductGiftPromotionResponse',
    root: 'searchProductGiftPromotionResponse',
    variables:
      'partyId: String!, storeId: String, productIds: [String], campaignActionId: String, sort: [BaseSortRequest]',
    args: 'parameterSearchProductGift: {partyId: $partyId, storeId: $storeId, productIds: $productIds, campaignActionId: $campaignActionId, sort: $sort}',
    selection: `${page} content{id partyId campaignId campaignActionId productId quantityLimit campaignActionName startDate productParentId endDate newCustomer createdStamp updatedStamp updatedBy createdBy giftPromotions{fromQuantity toProductId toQuantity productName sku featureImage}} sort{sorted}`,
    given: ({ org, store }) => ({
      partyId: org,
      storeId: store,
      productIds: ['1004'],
      sort: { asc: true, key: 'endDate' },
    }),
  },
  place('getProvinces', 'GetProvinces', 'version: Int'),
  place('getDistricts', 'GetDistricts', 'provinceId: String!'),
  place('getWards', 'GetWards', 'districtId: String!'),
  place('getWardsByProvinceId', 'getWardsByProvinceId', 'provinceId: String!', `${geo} vnnicId version`),
];

export const customerCalls: readonly ForeignCall[] = [
  {
    path: '/user-gateway/graphql',
    operation: 'GetCustomerById',
    root: 'getCustomerById',
    variables: 'id: String!',
    selection: `${customer} sourceCustomer`,
    given: ({ party: id }) => ({ id }),
  },
  {
    path: '/user-gateway/graphql',
    operation: 'UpdateCustomerV2',
    root: 'updateCustomerV2',
    variables: 'id: String!, updateCustomerRequest: UpdateCustomerRequest!, tenantId: String!, updatedBy: String!',
    selection: `${customer} sourceCustomer`,
    given: ({ org, party: id }) => ({
      id,
      tenantId: org,
      updatedBy: id,
      updateCustomerRequest: {
        name: 'Trần Thị Bích',
        phone: '',
        address: '12 Lý Thường Kiệt',
        birthDate: '1990-02-03',
        email: '',
        gender: 'FEMALE',
        sourceCustomer: 'POS',
      },
    }),
  },
];

/** They answer members of the staff only. */
export const staffCalls: readonly ForeignCall[] = [
  {
    path: '/user-gateway/graphql',
    operation: 'SearchCustomers',
    root: 'searchCustomers',
    variables:
      'keyword: String, type: String, startCreatedDate: DateCustom, endCreatedDate: DateCustom, memberLevel: String, partnerId: String!, currentPage: Int!, pageSize: Int!',
    selection: `totalPages totalElements currentPage content{${customer}}`,
    given: ({ org }) => ({
      keyword: 'Minh Khách',
      partnerId: org,
      currentPage: 1,
      pageSize: 20,
      startCreatedDate: '2020-01-01',
    }),
  },
  {
    path: '/authorization-gateway/graphql',
    operation: 'GetPartyDetailByPhone',
    root: 'getPartyDetailByPhone',
    variables: 'phone: String!, orgId: String!',
    selection: 'id name phone email',
    given: ({ org }) => ({ phone: '0912345678', orgId: org }),
  },
];
