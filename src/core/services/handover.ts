import { needsRegistrantDocuments } from '#core/domains/documents/registrant-documents.ts';
import type { LineFacts } from '#core/orders/order.ts';
import { DOMAIN_LINE } from '#core/shared/domains/domain-kind.ts';
import { type Handover, handovers } from '#core/shared/goods/own-line.ts';
import type { ProductType } from '#core/shared/goods/product-types.ts';
import { lookUp } from '#core/shared/text/look-up.ts';

type OrderedName = Pick<LineFacts, 'category' | 'description'>;

/** What product lines say themselves, by handle; a line that is not there says nothing. */
export type WrittenHandovers = ReadonlyMap<string, Handover>;

/**
 * By product line, where it says nothing itself; people set up a line of the firm's own. Agrees with the seed's «Thời gian giao» and
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

/** null for a line of the firm's own. */
export const usualHandoverOf = (line: string): Handover | null => lookUp(byLine, line) ?? null;

/** `written`: what the line says itself. */
export const handoverOf = ({ category, description }: OrderedName, written: Handover | null): Handover =>
  category === DOMAIN_LINE && needsRegistrantDocuments(description)
    ? 'documents'
    : (written ?? usualHandoverOf(category) ?? 'working-day');

/** Each way that these lines are handed over, fastest first. */
export const handoversOf = (lines: readonly OrderedName[], written: WrittenHandovers): readonly Handover[] => {
  const found = new Set(lines.map((line) => handoverOf(line, written.get(line.category) ?? null)));
  return handovers.filter((each) => found.has(each));
};
