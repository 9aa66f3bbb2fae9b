import { needsRegistrantDocuments } from '#core/domains/documents/registrant-documents.ts';
import type { LineFacts } from '#core/orders/order.ts';
import { DOMAIN_LINE } from '#core/shared/domains/domain-kind.ts';
import type { ProductType } from '#core/shared/goods/product-types.ts';
import { lookUp } from '#core/shared/text/look-up.ts';

type OrderedName = Pick<LineFacts, 'category' | 'description'>;

/** How soon a paid line can be used, slowest last. */
export const handovers = ['minutes', 'day', 'working-day', 'documents'] as const;
export type Handover = (typeof handovers)[number];

/**
 * By product line; a line of the firm's own is set up by people. Agrees with the seed's «Thời gian giao» and
 * «Kích hoạt».
 */
const byLine: Readonly<Record<ProductType, Handover>> = {
  'cloud-server': 'minutes',
  'cloud-lab': 'minutes',
  'web-hosting': 'minutes',
  'mail-server': 'minutes',
  'cloud-backup': 'minutes',
  'object-storage': 'minutes',
  'm365-backup': 'minutes',
  domain: 'minutes',
  'bare-metal': 'day',
  'dedicated-server': 'day',
  'dedicated-mail-server': 'day',
  'big-memory': 'day',
  'gpu-desktop': 'day',
  'office-365': 'working-day',
};

export const handoverOf = ({ category, description }: OrderedName): Handover =>
  category === DOMAIN_LINE && needsRegistrantDocuments(description)
    ? 'documents'
    : (lookUp(byLine, category) ?? 'working-day');

/** Each way that these lines are handed over, fastest first. */
export const handoversOf = (lines: readonly OrderedName[]): readonly Handover[] => {
  const found = new Set(lines.map(handoverOf));
  return handovers.filter((each) => found.has(each));
};
