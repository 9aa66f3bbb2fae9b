/** What sort of name a domain product sells. [DOM-03, spec 9] */
export type DomainKind =
  | 'plain'
  /** Letters with Vietnamese marks, directly below .vn. */
  | 'vietnamese'
  /** Below an administrative place, such as .hanoi.vn. */
  | 'place'
  /** A programme of the state that asks no fee of those who may take part. */
  | 'free';

const suffixes: readonly (readonly [suffix: string, kind: DomainKind])[] = [
  ['-tieng-viet', 'vietnamese'],
  ['-dia-danh', 'place'],
  ['-mien-phi', 'free'],
];

/** The kind that the end of a product's SKU marks, in any letter case. [DOM-03] */
export const domainKind = (sku: string): DomainKind => {
  const code = sku.trim().toLowerCase();
  return suffixes.find(([suffix]) => code.endsWith(suffix))?.[1] ?? 'plain';
};
