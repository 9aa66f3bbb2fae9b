import { needsRegistrantDocuments } from '#core/domains/documents/registrant-documents.ts';
import type { LineFacts } from '#core/orders/order.ts';

type OrderedName = Pick<LineFacts, 'category' | 'description'>;

/** How soon a paid line can be used, slowest last. */
export const handovers = ['minutes', 'day', 'working-day', 'documents'] as const;
export type Handover = (typeof handovers)[number];

/**
 * Product lines that people set up; the others are made by the system. Agrees with the seed's «Thời gian giao» and
 * «Kích hoạt».
 */
const byHand: Readonly<Record<string, Handover>> = {
  'bare-metal': 'day',
  'dedicated-server': 'day',
  'dedicated-mail-server': 'day',
  'big-memory': 'day',
  'gpu-desktop': 'day',
  'office-365': 'working-day',
};

export const handoverOf = ({ category, description }: OrderedName): Handover =>
  category === 'domain' && needsRegistrantDocuments(description)
    ? 'documents'
    : Object.hasOwn(byHand, category)
      ? (byHand[category] ?? 'minutes')
      : 'minutes';

/** Each way that these lines are handed over, fastest first. */
export const handoversOf = (lines: readonly OrderedName[]): readonly Handover[] => {
  const found = new Set(lines.map(handoverOf));
  return handovers.filter((each) => found.has(each));
};
