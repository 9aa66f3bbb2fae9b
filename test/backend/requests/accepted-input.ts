/**
 * What becomes of every field that an input type accepts; nothing is dropped. `answered` names the field of a type, or
 * the attribute of a line, that shows it afterwards; a type of another schema stands behind its name and a slash.
 *
 * - `stored`: kept as given.
 * - `computed`: the shop decides it, as prices (decision 0004), and answers with its own value.
 * - `checked`: a value that does not fit is refused.
 * - `selects`: it decides what is found or done.
 * - `actor`: names who acts, which the token decides (decision 0050).
 */
export type Fate =
  | { readonly fate: 'stored' | 'computed'; readonly answered: string }
  | { readonly fate: 'checked' | 'selects' | 'actor' };

const stored = (answered: string): Fate => ({ fate: 'stored', answered });
const computed = (answered: string): Fate => ({ fate: 'computed', answered });
const checked: Fate = { fate: 'checked' };
const selects: Fate = { fate: 'selects' };
const actor: Fate = { fate: 'actor' };

/** The same names stored in a type. */
const storedIn = (type: string, names: string): Readonly<Record<string, Fate>> =>
  Object.fromEntries(names.split(' ').map((name) => [name, stored(`${type}.${name}`)]));
const each = (names: string, fate: Fate): Readonly<Record<string, Fate>> =>
  Object.fromEntries(names.split(' ').map((name) => [name, fate]));

/** As contact, address and invoice of an order are stored, whichever service takes them. */
const orderInputs = (schema: string) => ({
  address: storedIn(`${schema}ShippingAddress`, 'name phone address1 provinceCode province wardCode ward'),
  customer: {
    name: stored(`${schema}Order.ownerName`),
    phone: stored(`${schema}Order.ownerPhone`),
    email: stored(`${schema}Order.ownerEmail`),
  },
  invoice: storedIn(`${schema}InvoiceRequest`, 'company taxCode address email'),
});
const own = orderInputs('');
const placed = orderInputs('storefront/');

const mergeCarts = { ...each('oldCartId newCartId', selects), actorId: actor };

/** By schema and input type. */
export const acceptedInput: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, Fate>>>>>> = {
  authorization: {
    LoginRequest: each('username password orgId deviceMark', checked),
    RegisterRequest: {
      username: stored('RegisterResponse.username'),
      fullName: stored('UserDetail.fullName'),
      password: checked,
    },
    VerifyCodeRequest: each('username code', checked),
    UpdateUserRequest: {
      ...storedIn('UserInfo', 'fullName address gender birthDate email phone identityNumber personalTitle'),
      birthDateLongTime: stored('UserInfo.birthDate'),
      imageUrl: checked,
    },
  },
  campaign: {
    SearchVoucherRequest: each(
      'partyId storeId customerId excludeExpired campaignId campaignActionId campaignActionType isBirthday pageNumber pageSize',
      selects,
    ),
    CheckValidVoucherRequest: each('customerId voucherCode productStoreId', selects),
    VoucherForUserRequest: {
      ...each('orderId storeId pageNumber pageSize', selects),
      customerId: checked,
      // No voucher of the shop depends on them.
      ...each('paymentMethodId shippingCompanyId', selects),
    },
    QuantityPromotionRequest: each('partyId storeId productIds', selects),
    SearchProductPricePromotionRequest: each('partyId campaignId campaignActionId statusActive sort', selects),
    ParameterSearchProductGift: each('partyId storeId productIds campaignActionId sort', selects),
    BaseSortRequest: each('asc key', selects),
  },
  'cloud-service': {
    RenewalTermInput: { serviceId: selects, quantity: selects, unitType: checked },
    CloudServiceFilterInput: each('serviceId type status salePartyId offset maxResult ownerId commonSearch', selects),
    ProductBareInput: {
      serviceId: selects,
      ...each('rack unit switchPort', stored('ServiceConfig.configValue')),
      ips: stored('CloudService.ips'),
    },
  },
  crm: {
    OpportunityFormInput: storedIn('OpportunityForm', 'key value'),
    AddOpportunityRequest: storedIn(
      'Opportunity',
      'name description parentId priorityName referName referPhone referEmail targetId targetUrl extSource workEffortTypeId ownerId forms',
    ),
  },
  'order-cloud': {
    UpdateItemInput: {
      orderItemId: selects,
      quantity: stored('OrderLineItem.quantity'),
      count: stored('lineAttributes.count'),
      price: computed('LineItemVariant.price'),
      unitPrice: computed('LineItemVariant.unitPrice'),
      unitType: computed('OrderLineItem.unitType'),
      campaignId: computed('lineAttributes.campaign'),
      campaignActionId: computed('lineAttributes.campaignAction'),
    },
    OsInput: { idOption: stored('LineItemOption.idOption'), value: stored('LineItemOption.value') },
    MergeOrderCartInput: mergeCarts,
  },
  'payment-hub': {
    Payment: {
      ...each('totalAmount storeID partnerCode', checked),
      methodCode: stored('PaymentStatus.methodCode'),
      ...storedIn('PaymentStatus', 'phone email orderId'),
      returnUrl: stored('PaymentInfo.returnUrl'),
    },
  },
  product: { ProductOptionInput: each('id value', selects) },
  invoice: {
    PlacementInput: {
      partyId: stored('storefront/Order.ownerPartyId'),
      customerKey: selects,
      customer: stored('storefront/Order.ownerName'),
      shippingAddress: stored('storefront/Order.shippingAddress'),
      invoiceRequest: stored('storefront/Order.invoiceRequest'),
      note: stored('storefront/Order.note'),
    },
    BuyerInput: placed.customer,
    BuyerAddressInput: placed.address,
    BuyerInvoiceInput: placed.invoice,
  },
  storefront: {
    KeyValueInput: storedIn('KeyValue', 'key value'),
    LineItemOptionInput: {
      ...storedIn('LineItemOption', 'idOption name value'),
      title: computed('LineItemOption.title'),
    },
    LineItemInput: {
      quantity: stored('OrderLineItem.quantity'),
      productId: stored('LineItemVariant.id'),
      inputPrice: checked,
      unitPrice: computed('LineItemVariant.unitPrice'),
      discountAmount: computed('lineAttributes.discountNet'),
      campaignId: computed('lineAttributes.campaign'),
      campaignActionId: computed('lineAttributes.campaignAction'),
      gift: stored('lineAttributes.gift'),
      ...each('parentId orderLineItemParentId', stored('OrderLineItemLink.orderLineItemParentId')),
      description: stored('OrderLineItem.description'),
      priceType: computed('lineAttributes.priceType'),
      itemType: stored('lineAttributes.itemType'),
      key: selects,
      customAttributes: stored('OrderLineItem.customAttributes'),
      productOptions: stored('OrderLineItem.productOptions'),
    },
    CreateOrderInput: { ...each('orderType source channel', checked), whole: selects },
    WholeOrderInput: {
      lineItems: stored('Order.lineItems'),
      customer: stored('Order.ownerName'),
      shippingAddress: stored('Order.shippingAddress'),
      invoiceRequest: stored('Order.invoiceRequest'),
      note: stored('Order.note'),
      vouchers: stored('Order.discountApplications'),
      ...each('expectedTotal guestToken time', checked),
    },
    ShippingAddressInput: own.address,
    CustomerInput: own.customer,
    InvoiceRequestInput: own.invoice,
    MergeOrderCartInput: { ...mergeCarts, isAllowedToMergeItem: checked },
    VoucherBuyerInput: each('email phone', checked),
  },
  user: {
    UpdateCustomerRequest: storedIn('Customer', 'name phone address birthDate email gender sourceCustomer'),
  },
};
