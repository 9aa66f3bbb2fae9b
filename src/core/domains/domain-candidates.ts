import { normaliseDomain } from '#core/shared/domains/domain-name.ts';
import { checkedExtensions, type DomainGroup, offersOfGroup } from './domain-groups.ts';
import type { DomainInput } from './domain-input.ts';
import { type DomainOffer, findOffer, listExtensions } from './domain-offer.ts';
import { toDisplayDomain } from './to-display-domain.ts';

/** Why a name is proposed: it was typed, it is the same label below .vn, or it is similar. */
export type CandidateGroup = 'exact' | 'vn' | 'suggestion';

export type Candidate = {
  /** Normal form; Vietnamese letters in punycode. */
  readonly name: string;
  /** Unicode form for display. */
  readonly displayName: string;
  readonly group: CandidateGroup;
  readonly slug: string;
};

/** Number of suggestions beside the exact name and its .vn variants. */
export const MAX_SUGGESTIONS = 10;

const VN = '.vn';
const isVn = (extension: string): boolean => extension.endsWith(VN);

export type CandidateSearch = {
  readonly offers: readonly DomainOffer[];
  /** Extension when none was typed. */
  readonly chosen: string;
  readonly group: DomainGroup;
};

/**
 * The exact name, its label under the extensions of the group and with Vietnamese letters, then ten similar names; no
 * duplicates, and never more than a registry is asked for one search. [DOM-01]
 */
export const suggestCandidates = (
  typed: DomainInput,
  { offers, chosen, group }: CandidateSearch,
): readonly Candidate[] => {
  const extensions = checkedExtensions(group, offers);
  const extension = typed.extension ?? chosen;
  // The free programme sells names that a plain product sells too.
  const sold = group === 'mien-phi' ? offersOfGroup(group, offers) : offers;
  const seen = new Set<string>();
  const under =
    (of: CandidateGroup) =>
    (text: string): readonly Candidate[] => {
      const name = normaliseDomain(text);
      const offer = name === null ? null : findOffer(of === 'exact' ? offers : sold, name);
      if (name === null || offer === null || seen.has(name)) return [];
      seen.add(name);
      return [{ name, displayName: toDisplayDomain(name), group: of, slug: offer.slug }];
    };
  const { label, vietnamese, isPunycode } = typed;
  const exact = under('exact')((isPunycode || label === '' ? (vietnamese ?? '') : label) + extension);
  const plain = label === '' || group === 'tieng-viet' ? [] : extensions.map((each) => label + each);
  const isLettered = vietnamese !== null && (group === 'popular' || group === 'tieng-viet');
  const letters = isLettered && listExtensions(offers).includes(VN) ? [vietnamese + VN] : [];
  const family = [...plain.filter(isVn), ...letters].flatMap(under('vn'));
  const variants = group === 'popular' ? labelVariants(typed, extension) : [];
  const like = [...plain.filter((each) => !isVn(each)), ...variants].flatMap(under('suggestion'));
  return [...exact, ...family, ...(group === 'popular' ? like.slice(0, MAX_SUGGESTIONS) : like)];
};

/** Under the requested extension and the two best known ones. */
const labelVariants = ({ label, hyphenated }: DomainInput, extension: string): readonly string[] => {
  if (label === '') return [];
  const words = [hyphenated, `${label}-vn`, `shop-${label}`, `${label}shop`, `${label}online`, `${label}viet`];
  return [...new Set([extension, '.com', VN])].flatMap((each) => words.map((word) => word + each));
};
