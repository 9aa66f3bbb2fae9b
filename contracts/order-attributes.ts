/**
 * Keys of `customAttributes` of an order line, beyond the family's own fields. Values travel as texts; đồng are whole
 * numbers for the whole term of one machine.
 */
export const lineAttributes = {
  /** Machines or users, 1–50. */
  count: 'count',
  /** The press of the button that made the line. */
  idempotencyKey: 'intent',
  /** Path segment of the product's page; absent for an option. */
  slug: 'handle',
  /** Handle of the product line. */
  category: 'category',
  categoryId: 'categoryId',
  /** Option that a child line stands for. */
  option: 'option',
  unitName: 'unitName',
  net: 'net',
  exempt: 'exempt',
  renewalNet: 'renewalNet',
  renewalExempt: 'renewalExempt',
  /** «true» where the shop shows the price with VAT in it. */
  vatInside: 'vatInside',
  /** ms since 1970 UTC. */
  priceHeldUntil: 'priceHeldUntil',
  /** Gross of the line before its held price ran out; absent where that never happened. */
  repricedFrom: 'repricedFrom',
  /** Quotation that the line is ordered under, at its prices; absent where there is none. */
  quotation: 'quotation',
  /** Price plan that the line is paid on: its charge is the first month's, its renewal a later month's. [INS-01] */
  pricePlan: 'pricePlan',
  /** What vouchers take off the whole line, đồng before VAT; absent where nothing. */
  discountNet: 'discountNet',
  /** On the way in only: names an item so that items of the same list may be its children. */
  key: 'key',
  /** «true» where the line moves a name here from another registrar. */
  transfer: 'transfer',
  /** «true» where the code of such a move is kept no more, and must be given again. */
  transferCodeForgotten: 'transferCodeForgotten',
  /** On the way in only: the code of such a move. It is sealed where it is kept and in no answer. */
  transferCode: 'transferCode',
  /** Service that the line renews, or moves to the line's plan, once the order is paid. */
  renews: 'renews',
  upgrades: 'upgrades',
  /** Later month of a plan that the line pays. [INS-01] */
  paysDue: 'paysDue',
} as const;
export type LineAttribute = (typeof lineAttributes)[keyof typeof lineAttributes];
