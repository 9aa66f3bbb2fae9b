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

/** A part of a price list: what most people look for, then the others by group; every offer is in one part. */
export type OfferSection = { readonly group: DomainGroup; readonly offers: readonly DomainOffer[] };

/** In the order of the groups, without empty ones; offers keep their order. */
export const splitByGroup = (offers: readonly DomainOffer[]): readonly OfferSection[] => {
  const common = checkedExtensions('popular', offers);
  const isCommon = (offer: DomainOffer): boolean => rules.popular(offer) && common.includes(offer.extension);
  const groupOf = (offer: DomainOffer): DomainGroup =>
    isCommon(offer)
      ? 'popular'
      : (domainGroups.find((group) => group !== 'popular' && rules[group](offer)) ?? 'quoc-te');
  return domainGroups.flatMap((group) => {
    const own = offers.filter((offer) => groupOf(offer) === group);
    return own.length === 0 ? [] : [{ group, offers: own }];
  });
};

/** The sold extensions, in the order of their price list. */
export const extensionsByGroup = (offers: readonly DomainOffer[]): readonly string[] =>
  listExtensions(splitByGroup(offers).flatMap((section) => section.offers));

/** Unknown values give the default. */
export const parseGroup = (text: string | null): DomainGroup => domainGroups.find((each) => each === text) ?? 'popular';

/** Groups with something to offer; a name without accents has none with Vietnamese letters. */
export const groupsFor = (offers: readonly DomainOffer[], hasAccents: boolean): readonly DomainGroup[] =>
  domainGroups.filter((group) => (group !== 'tieng-viet' || hasAccents) && offersOfGroup(group, offers).length > 0);
