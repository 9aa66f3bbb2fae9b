import type { DomainKind } from '#core/shared/domains/domain-kind.ts';
import { lookUp } from '#core/shared/text/look-up.ts';

/** Who may register a name. [Thông tư 24/2015/TT-BTTTT, điều 6; Thông tư 20/2023/TT-BTC for the free programme] */
export type Eligibility = NamedEligibility | 'young-citizen' | 'young-company' | 'place';

/** What the extension alone says. */
export type NamedEligibility =
  | 'citizen'
  | 'company'
  | 'education'
  | 'state'
  | 'society'
  | 'research'
  | 'health'
  | 'international';

const byExtension: Readonly<Record<string, NamedEligibility>> = {
  '.id.vn': 'citizen',
  '.name.vn': 'citizen',
  '.biz.vn': 'company',
  '.edu.vn': 'education',
  '.gov.vn': 'state',
  '.org.vn': 'society',
  '.ac.vn': 'research',
  '.health.vn': 'health',
  '.int.vn': 'international',
};

/** null when everybody may register. */
export const eligibilityOf = (extension: string, kind: DomainKind): Eligibility | null => {
  if (kind === 'place') return 'place';
  const own = lookUp(byExtension, extension) ?? null;
  if (kind !== 'free') return own;
  return own === 'company' ? 'young-company' : 'young-citizen';
};

/** The same for a whole name, in any letter case. */
export const eligibilityOfName = (name: string): NamedEligibility | null =>
  Object.entries(byExtension).find(([extension]) => name.toLowerCase().endsWith(extension))?.[1] ?? null;

/** Whether buyers confirm first that they may register: most people may not. */
export const needsConfirmation = (eligibility: Eligibility | null): boolean =>
  eligibility !== null && eligibility !== 'citizen' && eligibility !== 'company';
