/** Keys of a line's `customAttributes`. Values are texts; đồng are integers for the whole term of one unit. */
export const lineAttributes = {
  /** Units or users, 1–50. */
  count: 'count',
  /** Idempotency key of the command that created the line. */
  idempotencyKey: 'intent',
  /** Slug of the product; absent for an option. */
  slug: 'handle',
  /** Handle of the product line. */
  category: 'category',
  categoryId: 'categoryId',
  /** Option of a child item. */
  option: 'option',
  /** Campaign of the line's price. */
  campaign: 'campaign',
  campaignAction: 'campaignAction',
  /** RENT, SELL or QUANTITY. */
  priceType: 'priceType',
  /** «true» for a line that was added as a gift. */
  gift: 'gift',
  /** EXCHANGE for a swap of IP addresses. */
  itemType: 'itemType',
  unitName: 'unitName',
  net: 'net',
  exempt: 'exempt',
  renewalNet: 'renewalNet',
  renewalExempt: 'renewalExempt',
  /** «true»: displayed prices include VAT. */
  vatInside: 'vatInside',
  /** ms since 1970 UTC. */
  priceHeldUntil: 'priceHeldUntil',
  /** Gross total before the price guarantee expired; otherwise absent. */
  repricedFrom: 'repricedFrom',
  /** Quotation whose prices apply, if any. */
  quotation: 'quotation',
  /** Instalment plan: the charge is the first instalment, the renewal a later one. [INS-01] */
  pricePlan: 'pricePlan',
  /** Voucher discount on the whole line in đồng before VAT; absent when 0. */
  discountNet: 'discountNet',
  /** Requests only: items of the same list can be this item's children. */
  key: 'key',
  /** «true» for a transfer from another registrar. */
  transfer: 'transfer',
  /** «true»: the auth code was deleted and must be entered again. */
  transferCodeForgotten: 'transferCodeForgotten',
  /** Requests only: auth code, stored encrypted and never returned. */
  transferCode: 'transferCode',
  /** Service that payment renews or upgrades to the line's plan. */
  renews: 'renews',
  upgrades: 'upgrades',
  /** [INS-01] */
  paysDue: 'paysDue',
} as const;
