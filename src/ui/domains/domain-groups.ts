import type { Candidate } from '#core/domains/domain-candidates.ts';
import type { DomainKind } from '#core/domains/domain-kind.ts';
import type { DomainOffer } from '#core/domains/domain-offer.ts';
import type { domainGroups } from './messages.vi.ts';

export type DomainGroup = keyof typeof domainGroups;
type Named = Pick<Candidate, 'name'>;

const hasKind =
  (kind: DomainKind) =>
  (_: Named, offer: DomainOffer): boolean =>
    offer.kind === kind;

const rules: Readonly<Record<DomainGroup, (candidate: Named, offer: DomainOffer) => boolean>> = {
  all: () => true,
  'viet-nam': (_, { extension }) => extension.endsWith('.vn'),
  'quoc-te': (_, { extension }) => !extension.endsWith('.vn'),
  'tieng-viet': ({ name }, { kind }) => kind === 'vietnamese' || name.startsWith('xn--'),
  'dia-danh': hasKind('place'),
  'mien-phi': hasKind('free'),
};

export const isInGroup = (group: DomainGroup, candidate: Named, offer: DomainOffer): boolean =>
  rules[group](candidate, offer);

/** Unknown values give `all`. */
export const parseGroup = (text: string | null): DomainGroup =>
  // The table's own keys are the groups.
  text !== null && Object.hasOwn(rules, text) ? (text as DomainGroup) : 'all';

export const nonEmptyGroups = (
  names: readonly { readonly candidate: Named; readonly offer: DomainOffer }[],
): readonly DomainGroup[] =>
  // The table's keys are the groups.
  (Object.keys(rules) as DomainGroup[]).filter((group) =>
    names.some(({ candidate, offer }) => isInGroup(group, candidate, offer)),
  );
