import { findForeignLetters } from '#core/shared/domains/domain-letters.ts';
import { normaliseDomain } from '#core/shared/domains/domain-name.ts';
import { extractHost } from '#core/shared/domains/extract-host.ts';
import { cleanLatin } from '#core/shared/text/clean-typed.ts';
import { type DomainOffer, findOffer, listExtensions } from './domain-offer.ts';
import { MAX_LIST_TEXT } from './name-list.ts';
import { toDisplayDomain } from './to-display-domain.ts';

export const MAX_BULK_NAMES = 50;
/** Maximum number of words reported; the rest exceeds the limit anyway. */
const MAX_REPORTED = 100;

/** Why a word is not looked up. */
export type BulkProblem =
  | 'invalid'
  | 'no-extension'
  | 'not-sold'
  | 'below-name'
  | 'double'
  | 'too-many'
  | 'foreign-letters';

export type BulkWord =
  | {
      readonly typed: string;
      readonly name: string;
      readonly displayName: string;
      readonly slug: string;
      readonly problem: null;
    }
  | {
      readonly typed: string;
      readonly name: null;
      readonly displayName: string;
      readonly slug: null;
      readonly problem: BulkProblem;
    };

/**
 * Splits at whitespace, commas and semicolons; a URL counts as its host. A word without extension is combined with each
 * of the `chosen` extensions, a name keeps its own. Drops no word. [DOM-01]
 */
export const parseBulkNames = (
  text: string,
  offers: readonly DomainOffer[],
  chosen: readonly string[] = [],
): readonly BulkWord[] => {
  const seen = new Set<string>();
  const read = (typed: string): BulkWord => {
    const wrong = (problem: BulkProblem): BulkWord => ({
      typed,
      name: null,
      displayName: typed,
      slug: null,
      problem,
    });
    const host = extractHost(typed);
    if (findForeignLetters(toDisplayDomain(host)).length > 0) return wrong('foreign-letters');
    const name = normaliseDomain(host);
    if (name === null) return wrong(host.includes('.') ? 'invalid' : 'no-extension');
    if (name.split('.').some(isInvalidLabel)) return wrong('invalid');
    const offer = findOffer(offers, name);
    if (offer === null) return wrong(missingOf(offers, name));
    if (seen.has(name)) return wrong('double');
    if (seen.size >= MAX_BULK_NAMES) return wrong('too-many');
    seen.add(name);
    return { typed, name, displayName: toDisplayDomain(name), slug: offer.slug, problem: null };
  };
  const extensions = listExtensions(offers).filter((each) => chosen.includes(each));
  return cleanLatin(text.slice(0, MAX_LIST_TEXT))
    .split(/[\s,;|、]+/)
    .filter((typed) => typed !== '')
    .flatMap((typed) => namesOf(typed, extensions))
    .slice(0, MAX_REPORTED)
    .map(read);
};

/** The word as typed when it has an extension or none is chosen. */
const namesOf = (typed: string, extensions: readonly string[]): readonly string[] => {
  const host = extractHost(typed);
  return host.includes('.') || host === '' || extensions.length === 0 ? [typed] : extensions.map((each) => host + each);
};

/** Hyphens at positions three and four mark an encoding; punycode is the only valid one. [RFC 5891] */
const isInvalidLabel = (label: string): boolean => label.slice(2, 4) === '--' && !label.startsWith('xn--');

const missingOf = (offers: readonly DomainOffer[], name: string): BulkProblem => {
  const extensions = listExtensions(offers);
  if (extensions.includes(`.${name}`)) return 'invalid';
  return extensions.some((each) => name.endsWith(each)) ? 'below-name' : 'not-sold';
};
