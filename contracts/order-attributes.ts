/**
 * Keys of `customAttributes` of an order line, beyond the family's own fields. Values travel as texts; đồng are whole
 * numbers for the whole term of one machine.
 */
export const lineAttributes = {
  /** Machines or users, 1–50. */
  count: 'count',
  /** The press of the button that made the line. */
  intent: 'intent',
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
  /** On the way in only: names an item so that items of the same list may be its children. */
  key: 'key',
} as const;
export type LineAttribute = (typeof lineAttributes)[keyof typeof lineAttributes];
