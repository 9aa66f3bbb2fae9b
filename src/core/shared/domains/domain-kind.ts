/** Handle of the category of domains. */
export const DOMAIN_LINE = 'domain';

/** Its id. [spec 9, category 3511] */
const DOMAIN_LINE_ID = '3511';

/** By handle or id, as an address names it. */
export const isDomainLine = (category: string): boolean => [DOMAIN_LINE, DOMAIN_LINE_ID].includes(category);

/** [DOM-03, spec 9] */
export type DomainKind =
  | 'plain'
  /** Letters with Vietnamese diacritics, directly below .vn. */
  | 'vietnamese'
  /** Below an administrative area, such as .hanoi.vn. */
  | 'place'
  /** A state programme, free for eligible registrants. */
  | 'free';

const suffixes: readonly (readonly [suffix: string, kind: DomainKind])[] = [
  ['-tieng-viet', 'vietnamese'],
  ['-dia-danh', 'place'],
  ['-mien-phi', 'free'],
];

/** The kind, from the case-insensitive suffix of the SKU. [DOM-03] */
export const domainKind = (sku: string): DomainKind => {
  const code = sku.trim().toLowerCase();
  return suffixes.find(([suffix]) => code.endsWith(suffix))?.[1] ?? 'plain';
};
