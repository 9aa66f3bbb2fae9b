import { normalDomain } from '#core/shared/domain-name.ts';
import { type DomainOffer, extensionsOf, offerFor } from './domain-offer.ts';
import { shownDomain } from './shown-domain.ts';
import { hostOf } from './typed-name.ts';

/** Names that one bulk search takes. */
export const MAX_BULK_NAMES = 50;
/** Characters of a bulk text that are read: fifty names of the greatest common length, and their separators. */
export const MAX_BULK_TEXT = 3_500;
/** Words of a text that are told about; what follows them is too much in any case. */
const MAX_TOLD = 100;

/** Why a word of a bulk text is not looked up. */
export type BulkProblem = 'invalid' | 'no-extension' | 'not-sold' | 'below-name' | 'double' | 'too-many';

/** One word of a bulk text: either a name with the product that sells it, or what is wrong with it. */
export type BulkWord =
  | {
      readonly typed: string;
      readonly name: string;
      readonly shown: string;
      readonly slug: string;
      readonly problem: null;
    }
  | {
      readonly typed: string;
      readonly name: null;
      readonly shown: string;
      readonly slug: null;
      readonly problem: BulkProblem;
    };

/**
 * Reads up to fifty names out of a text, each beside the next by blanks, lines, commas or semicolons; addresses count as
 * the name in them. Every word is answered in its place: none is passed over in silence. [DOM-01]
 */
export const readBulkNames = (text: string, offers: readonly DomainOffer[]): readonly BulkWord[] => {
  const seen = new Set<string>();
  return text
    .slice(0, MAX_BULK_TEXT)
    .normalize('NFC')
    .split(/[\s,;|]+/)
    .filter((typed) => typed !== '')
    .slice(0, MAX_TOLD)
    .map((typed): BulkWord => {
      const wrong = (problem: BulkProblem): BulkWord => ({ typed, name: null, shown: typed, slug: null, problem });
      const name = normalDomain(hostOf(typed));
      if (name === null) return wrong(hostOf(typed).includes('.') ? 'invalid' : 'no-extension');
      if (name.split('.').some(isNoLabel)) return wrong('invalid');
      const offer = offerFor(offers, name);
      if (offer === null) return wrong(missingOf(offers, name));
      if (seen.has(name)) return wrong('double');
      if (seen.size >= MAX_BULK_NAMES) return wrong('too-many');
      seen.add(name);
      return { typed, name, shown: shownDomain(name), slug: offer.slug, problem: null };
    });
};

/** Hyphens at the third and fourth place mark an encoding; punycode is the one there is. [RFC 5891] */
const isNoLabel = (label: string): boolean => label.slice(2, 4) === '--' && !label.startsWith('xn--');

const missingOf = (offers: readonly DomainOffer[], name: string): BulkProblem => {
  const extensions = extensionsOf(offers);
  if (extensions.includes(`.${name}`)) return 'invalid';
  return extensions.some((each) => name.endsWith(each)) ? 'below-name' : 'not-sold';
};
