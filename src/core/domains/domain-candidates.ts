import { normalDomain } from '#core/shared/domain-name.ts';
import { type DomainOffer, extensionsOf, offerFor } from './domain-offer.ts';
import { shownDomain } from './shown-domain.ts';
import type { TypedName } from './typed-name.ts';

/** Why a name is proposed: it is the one that was typed, the same below .vn, or like it. */
export type CandidateGroup = 'exact' | 'vn' | 'suggestion';

/** A name that the shop could sell. */
export type Candidate = {
  /** Normal form; Vietnamese letters in punycode. */
  readonly name: string;
  /** As people read it. */
  readonly shown: string;
  readonly group: CandidateGroup;
  /** Product that sells it. */
  readonly slug: string;
};

/** Names that are proposed beside the typed one and its .vn family. */
export const SUGGESTIONS = 10;

const VN = '.vn';
const isVn = (extension: string): boolean => extension.endsWith(VN);

/**
 * The names for what was typed: first the exact one, then the same label under every Vietnamese extension that is sold
 * and with its Vietnamese letters, then ten like it: under the other extensions, and in other words. Each name once.
 * `chosen`: the extension of the exact name where none was typed. [DOM-01]
 */
export const candidatesOf = (
  typed: TypedName,
  offers: readonly DomainOffer[],
  chosen: string,
): readonly Candidate[] => {
  const extensions = extensionsOf(offers);
  const extension = typed.extension ?? chosen;
  const seen = new Set<string>();
  const under =
    (group: CandidateGroup) =>
    (text: string): readonly Candidate[] => {
      const name = normalDomain(text);
      const offer = name === null ? null : offerFor(offers, name);
      if (name === null || offer === null || seen.has(name)) return [];
      seen.add(name);
      return [{ name, shown: shownDomain(name), group, slug: offer.slug }];
    };
  const { label, vietnamese, encoded } = typed;
  const exact = under('exact')((encoded || label === '' ? (vietnamese ?? '') : label) + extension);
  const plain = label === '' ? [] : extensions.map((each) => label + each);
  const letters = vietnamese === null || !extensions.includes(VN) ? [] : [vietnamese + VN];
  const family = [...plain.filter(isVn), ...letters].flatMap(under('vn'));
  const like = [...plain, ...variantsOf(typed, extension)].flatMap(under('suggestion'));
  return [...exact, ...family, ...like.slice(0, SUGGESTIONS)];
};

/** Other words for the same shop, under the extension that was asked for and the two that most people know. */
const variantsOf = ({ label, hyphenated }: TypedName, extension: string): readonly string[] => {
  if (label === '') return [];
  const words = [hyphenated, `${label}-vn`, `shop-${label}`, `${label}shop`, `${label}online`, `${label}viet`];
  return [...new Set([extension, '.com', VN])].flatMap((each) => words.map((word) => word + each));
};
