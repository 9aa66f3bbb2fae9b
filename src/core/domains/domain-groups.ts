import { type DomainOffer, listExtensions } from './domain-offer.ts';
import { needsConfirmation } from './eligibility.ts';

/** Which extensions a search looks at; the first is the default. [DOM-03] */
export const domainGroups = ['popular', 'viet-nam', 'quoc-te', 'tieng-viet', 'dia-danh', 'mien-phi'] as const;
export type DomainGroup = (typeof domainGroups)[number];

/** Extensions of one search. The registry is asked for this many names, and some similar ones. */
export const MAX_EXTENSIONS = 12;

const isVietnamese = ({ extension, kind }: DomainOffer): boolean => extension.endsWith('.vn') && kind === 'plain';

const rules: Readonly<Record<DomainGroup, (offer: DomainOffer) => boolean>> = {
  popular: ({ kind, eligibility }) => kind === 'plain' && !needsConfirmation(eligibility),
  'viet-nam': isVietnamese,
  'quoc-te': ({ extension }) => !extension.endsWith('.vn'),
  'tieng-viet': ({ kind }) => kind === 'vietnamese',
  'dia-danh': ({ kind }) => kind === 'place',
  'mien-phi': ({ kind }) => kind === 'free',
};

export const offersOfGroup = (group: DomainGroup, offers: readonly DomainOffer[]): readonly DomainOffer[] =>
  offers.filter(rules[group]);

/** The extensions that a search of the group checks, most wanted first. */
export const checkedExtensions = (group: DomainGroup, offers: readonly DomainOffer[]): readonly string[] =>
  listExtensions(offersOfGroup(group, offers)).slice(0, MAX_EXTENSIONS);

/** Unknown values give the default. */
export const parseGroup = (text: string | null): DomainGroup => domainGroups.find((each) => each === text) ?? 'popular';

/** Groups with something to offer; a name without accents has none with Vietnamese letters. */
export const groupsFor = (offers: readonly DomainOffer[], hasAccents: boolean): readonly DomainGroup[] =>
  domainGroups.filter((group) => (group !== 'tieng-viet' || hasAccents) && offersOfGroup(group, offers).length > 0);
