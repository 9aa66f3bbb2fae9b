import { normaliseDomain } from '#core/shared/domain-name.ts';
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

/**
 * The exact name, its label under all sold Vietnamese extensions and with Vietnamese letters, then ten similar names;
 * no duplicates. `chosen`: extension when none was typed. [DOM-01]
 */
export const suggestCandidates = (
  typed: DomainInput,
  offers: readonly DomainOffer[],
  chosen: string,
): readonly Candidate[] => {
  const extensions = listExtensions(offers);
  const extension = typed.extension ?? chosen;
  const seen = new Set<string>();
  const under =
    (group: CandidateGroup) =>
    (text: string): readonly Candidate[] => {
      const name = normaliseDomain(text);
      const offer = name === null ? null : findOffer(offers, name);
      if (name === null || offer === null || seen.has(name)) return [];
      seen.add(name);
      return [{ name, displayName: toDisplayDomain(name), group, slug: offer.slug }];
    };
  const { label, vietnamese, isPunycode } = typed;
  const exact = under('exact')((isPunycode || label === '' ? (vietnamese ?? '') : label) + extension);
  const plain = label === '' ? [] : extensions.map((each) => label + each);
  const letters = vietnamese === null || !extensions.includes(VN) ? [] : [vietnamese + VN];
  const family = [...plain.filter(isVn), ...letters].flatMap(under('vn'));
  const like = [...plain, ...labelVariants(typed, extension)].flatMap(under('suggestion'));
  return [...exact, ...family, ...like.slice(0, MAX_SUGGESTIONS)];
};

/** Under the requested extension and the two best known ones. */
const labelVariants = ({ label, hyphenated }: DomainInput, extension: string): readonly string[] => {
  if (label === '') return [];
  const words = [hyphenated, `${label}-vn`, `shop-${label}`, `${label}shop`, `${label}online`, `${label}viet`];
  return [...new Set([extension, '.com', VN])].flatMap((each) => words.map((word) => word + each));
};
