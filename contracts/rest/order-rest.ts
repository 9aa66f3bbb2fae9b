/** Snake-case bodies as the public client sends them (`orderPaths`); answers as in graphql/storefront.graphql. */
export type WireLineItem = {
  /** Term in the price's unit. */
  readonly quantity: number;
  readonly product_id: string;
  /** Price of one unit for the whole term, before VAT, in đồng; the price is not checked when absent. */
  readonly input_price?: number | null;
  /** Before the promotion, in đồng. */
  readonly unit_price?: number | null;
  readonly discount_amount?: number | null;
  readonly campaign_id?: string | null;
  readonly campaign_action_id?: string | null;
  readonly gift?: boolean | null;
  /** `key` of an item in the same list, or id of an existing line. */
  readonly parent_id?: string | null;
  readonly order_line_item_parent_id?: string | null;
  readonly description?: string | null;
  readonly price_type?: string | null;
  /** EXCHANGE for a swap of IP addresses. */
  readonly item_type?: string | null;
  readonly key?: string | null;
  readonly custom_attributes?: readonly WireKeyValue[] | null;
  readonly product_options?: readonly WireLineOption[] | null;
};
export type WireKeyValue = { readonly key: string; readonly value: string | null };
export type WireLineOption = {
  readonly idOption: string;
  readonly name?: string | null;
  readonly value: string;
  readonly title?: string | null;
};

/** Status 1 is success. The first line belongs to the first item. */
export type WireLinesAnswer = {
  readonly status: number;
  readonly message: string;
  readonly lineItems: readonly { readonly orderItemId: string }[];
};

/** POST /v2/carts/{org}/{store}/lines: as the mutation addToCart. */
export type WireCartAdd = {
  readonly order_id?: string | null;
  readonly cart_key?: string | null;
  readonly identifier?: string | null;
  readonly line_items: readonly WireLineItem[];
};
export type WireCartAnswer<Order> = {
  readonly accessToken: string | null;
  readonly lineId: string;
  readonly order: Order;
};

export type WireGuestCustomer = { readonly name: string; readonly phone: string; readonly email: string };
/** Field names as in the guest address call. */
export type WireReceiver = {
  readonly name: string;
  readonly phone: string;
  readonly address: string;
  readonly province?: string | null;
  readonly district?: string | null;
  readonly ward?: string | null;
  readonly province_code: string;
  readonly district_code?: string | null;
  readonly ward_code: string;
};
export type WireInvoiceRequest = {
  readonly company: string;
  readonly tax_code: string;
  readonly address: string;
  readonly email: string;
};

/** Optional body of POST …/voucher/{code}: whose first order it would be. [VOU-01] */
export type WireVoucherBuyer = { readonly email: string; readonly phone: string };

/** POST /v1/orders/express/{org}/{store}/cart?platform=WEB; with login when `time` is absent. [REST-01] */
export type WireWholeOrder = {
  readonly order: {
    readonly line_items: readonly WireLineItem[];
    readonly note?: string | null;
    readonly shipping_address?: WireReceiver | null;
    readonly invoice_request?: WireInvoiceRequest | null;
    /** [VOU-01] */
    readonly vouchers?: readonly string[] | null;
    /** Expected total in đồng with VAT, after vouchers; another total is refused. */
    readonly seen_total?: number | null;
  };
  readonly customer?: WireGuestCustomer | null;
  /** Signing time of the guest token, ms since 1970 UTC. */
  readonly time?: number | null;
};

/** POST /v1/orders/{org}/{store}/vouchers: lines without an order; offers as in getVouchersForUser. [VOU-01] */
export type WireLineVouchers = {
  readonly line_items: readonly WireLineItem[];
  readonly vouchers: readonly string[];
};
export type WireLineVouchersAnswer<Offer> = {
  readonly content: readonly Offer[];
  readonly refused: readonly { readonly code: string; readonly why: string; readonly missing: number }[];
};

/** GET /v2/orders/{org}/{orderId}/vouchers: offers as in getVouchersForUser. */
export type WireOrderVouchers<Offer> = { readonly content: readonly Offer[] };

/** GET /v1/vouchers/{org}/{store}?pageNumber&pageSize: as searchVoucher, `pageNumber` from 0. */
export type WireVoucherPage<Voucher> = { readonly total: number; readonly content: readonly Voucher[] };

/** PUT …/{orderId}/cancel [SDK-01] */
export type WireCancel = {
  readonly reason?: string | null;
  readonly updatedBy?: string | null;
  readonly note?: string | null;
  readonly orderType?: string | null;
};

/**
 * PUT …/{orderId}/customer. Without `customer` the owner's own contact, or a recipient from their address book; with it
 * everything that the checkout asks for.
 */
export type WireOwner = {
  readonly customerId: string;
  readonly shippingAddressId?: string | null;
  readonly customer?: WireGuestCustomer | null;
  readonly shipping_address?: WireReceiver | null;
  readonly invoice_request?: WireInvoiceRequest | null;
  readonly note?: string | null;
};

/** POST …/{platform}/temp: an empty order. */
export type WireTemporaryOrder = { readonly orderType: string; readonly source: string; readonly channel: string };

/** PUT …/{orderItemId}/options: the free options and texts of a line. */
export type WireOptions = { readonly product_options: readonly WireLineOption[] };

/** POST …/{orderId}/merge: moves the lines of another cart into this order. */
export type WireMerge = { readonly oldCartId: string };

/** [SDK-01] */
export type WireOrderPage<Order> = {
  readonly total: number;
  readonly currentPage: number;
  readonly maxResult: number;
  readonly totalPage: number;
  readonly data: readonly Order[];
};

export type WireStatus = { readonly id: number; readonly name: string };

/** POST /v2/order-links/open: the last part of a link's path. */
export type WireOrderLink = { readonly token: string };
/**
 * `access` is the value of ORDER_ACCESS_HEADER until `endsAt` (ms since 1970 UTC); both are null for an older link of an
 * order that an account owns.
 */
export type WireOpenedOrder = {
  readonly orderId: string;
  readonly isPaid: boolean;
  readonly access: string | null;
  readonly endsAt: number | null;
};
/** POST /v2/order-links/request */
export type WireOrderLinkRequest = { readonly orderNumber: string; readonly email: string };
/** GUEST: no account owns the order; SELF: the caller's does. */
export type WireOrderHolder = { readonly holder: 'GUEST' | 'SELF' | 'ACCOUNT' };
/** Addresses of the order, masked, while a mail to one is refused for good; null otherwise. */
export type WireRefusedMail = {
  readonly address: string | null;
  readonly invoiceAddress: string | null;
  readonly mayCorrect: boolean;
};
/** PUT …/mail-address */
export type WireMailAddress = { readonly use: 'ORDER' | 'INVOICE'; readonly email: string };

const segment = encodeURIComponent;

/** Relative to the services' origin. */
export const orderPaths = {
  express: (org: string, store: string) => `/v1/orders/express/${segment(org)}/${segment(store)}/cart?platform=WEB`,
  /** GET: the order that this visitor placed with the key. */
  placed: (org: string, store: string, idempotencyKey: string) =>
    `/v1/orders/express/${segment(org)}/${segment(store)}/cart?platform=WEB&intent=${segment(idempotencyKey)}`,
  lineItem: (org: string, store: string, order: string) =>
    `/v2/orders/${segment(org)}/${segment(store)}/${segment(order)}/orderLineItem`,
  cartLines: (org: string, store: string) => `/v2/carts/${segment(org)}/${segment(store)}/lines`,
  removeLine: (org: string, store: string, order: string, line: string, reason: string) =>
    `/v2/orders/${segment(org)}/${segment(store)}/${segment(order)}/${segment(line)}?reason=${segment(reason)}`,
  removeOrder: (org: string, store: string, order: string, reason: string) =>
    `/v2/orders/${segment(org)}/${segment(store)}/${segment(order)}/draft?reason=${segment(reason)}`,
  description: (org: string, store: string, order: string) =>
    `/v2/orders/${segment(org)}/${segment(store)}/${segment(order)}/description`,
  temporary: (org: string, store: string) => `/v2/orders/${segment(org)}/${segment(store)}/cart/temp`,
  order: (org: string, store: string, order: string) =>
    `/v2/orders/${segment(org)}/${segment(store)}/${segment(order)}/sale_order`,
  /** GET: the open cart, without `customer` the visitor's own. */
  cart: (org: string, store: string, customer: string) =>
    `/v2/carts/${segment(org)}/${segment(store)}?customer_id=${segment(customer)}`,
  options: (org: string, store: string, order: string, line: string) =>
    `/v2/orders/${segment(org)}/${segment(store)}/${segment(order)}/${segment(line)}/options`,
  /** PUT `?quantity_new=` (machines or users) and `?term_new=` (in the price's unit). */
  quantity: (org: string, store: string, order: string, line: string) =>
    `/v2/orders/${segment(org)}/${segment(store)}/${segment(order)}/${segment(line)}/quantity`,
  merge: (org: string, store: string, order: string) =>
    `/v2/orders/${segment(org)}/${segment(store)}/${segment(order)}/merge`,
  status: (org: string, order: string, status: string) =>
    `/v2/orders/${segment(org)}/${segment(order)}/status/${segment(status)}`,
  own: (org: string, store: string) => `/v1/orders/${segment(org)}/${segment(store)}/cart?platform=WEB`,
  list: (org: string, store: string) => `/v2/orders/${segment(org)}/${segment(store)}/sell_order`,
  cancel: (org: string, store: string, order: string) =>
    `/v2/orders/${segment(org)}/${segment(store)}/${segment(order)}/cancel`,
  complete: (org: string, store: string, order: string) =>
    `/v2/orders/${segment(org)}/${segment(store)}/complete?order_ids=${segment(order)}`,
  customer: (org: string, order: string) => `/v2/orders/${segment(org)}/${segment(order)}/customer`,
  lineVouchers: (org: string, store: string) => `/v1/orders/${segment(org)}/${segment(store)}/vouchers`,
  orderVouchers: (org: string, order: string) => `/v2/orders/${segment(org)}/${segment(order)}/vouchers`,
  vouchers: (org: string, store: string) => `/v1/vouchers/${segment(org)}/${segment(store)}`,
  campaign: (org: string, id: string) => `/v1/campaigns/${segment(org)}/${segment(id)}`,
  /** POST applies, DELETE removes; paths below /front need no login. */
  voucher: (org: string, order: string, code: string) =>
    `/v2/orders/${segment(org)}/${segment(order)}/voucher/${segment(code)}`,
  guestVoucher: (org: string, order: string, code: string, by: 'updated_by' | 'updatedBy') =>
    `/v2/front/orders/${segment(org)}/${segment(order)}/voucher/${segment(code)}?${by}=SYSTEM`,
  openLink: '/v2/order-links/open',
  requestLink: '/v2/order-links/request',
  holder: (org: string, order: string) => `/v2/orders/${segment(org)}/${segment(order)}/holder`,
  adopt: (org: string, order: string) => `/v2/orders/${segment(org)}/${segment(order)}/adopt`,
  revokeLinks: (org: string, order: string) => `/v2/orders/${segment(org)}/${segment(order)}/revoke-links`,
  refusedMail: (org: string, order: string) => `/v2/orders/${segment(org)}/${segment(order)}/refused-mail`,
  mailAddress: (org: string, order: string) => `/v2/orders/${segment(org)}/${segment(order)}/mail-address`,
  statuses: (org: string, store: string) => `/v2/orders/${segment(org)}/${segment(store)}/saleOrderStatus`,
} as const;
