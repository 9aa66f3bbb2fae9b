/**
 * Keys of an order line's `customAttributes` beyond the services' own fields. Values are texts; đồng are integers for
 * the whole term of one unit.
 */
export const lineAttributes = {
  /** Number of units or users, 1–50. */
  count: 'count',
  /** Idempotency key of the command that created the line. */
  idempotencyKey: 'intent',
  /** Slug of the product's page; absent for an option. */
  slug: 'handle',
  /** Handle of the product line. */
  category: 'category',
  categoryId: 'categoryId',
  /** Option that a child item represents. */
  option: 'option',
  unitName: 'unitName',
  net: 'net',
  exempt: 'exempt',
  renewalNet: 'renewalNet',
  renewalExempt: 'renewalExempt',
  /** «true» when displayed prices include VAT. */
  vatInside: 'vatInside',
  /** ms since 1970 UTC. */
  priceHeldUntil: 'priceHeldUntil',
  /** Gross total before the price guarantee expired; absent if it never did. */
  repricedFrom: 'repricedFrom',
  /** Quotation whose prices apply to the line; absent otherwise. */
  quotation: 'quotation',
  /** Instalment plan of the line: its charge is the first instalment, its renewal a later one. [INS-01] */
  pricePlan: 'pricePlan',
  /** Voucher discount on the whole line, in đồng before VAT; absent when 0. */
  discountNet: 'discountNet',
  /** Requests only: identifies an item, so that items of the same list can be its children. */
  key: 'key',
  /** «true» for a domain transfer from another registrar. */
  transfer: 'transfer',
  /** «true» when the auth code of a transfer was deleted and must be entered again. */
  transferCodeForgotten: 'transferCodeForgotten',
  /** Requests only: the auth code of a transfer. Stored encrypted and never returned. */
  transferCode: 'transferCode',
  /** Service that the line renews, or upgrades to the line's plan, when the order is paid. */
  renews: 'renews',
  upgrades: 'upgrades',
  /** Instalment that the line pays. [INS-01] */
  paysDue: 'paysDue',
} as const;
export type LineAttribute = (typeof lineAttributes)[keyof typeof lineAttributes];
