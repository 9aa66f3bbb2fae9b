import { findForeignLetters } from '#core/shared/domains/domain-letters.ts';
import { normaliseDomain } from '#core/shared/domains/domain-name.ts';
import { extractHost } from '#core/shared/domains/extract-host.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';
import { withoutAccents } from '#core/shared/text/fold-vietnamese.ts';
import { namesInList } from './name-list.ts';
import { toDisplayDomain } from './to-display-domain.ts';

/** Labels are lower case and have no dots. */
export type DomainInput = {
  /** a–z, digits and hyphens: `tiembanhmay`. */
  readonly label: string;
  /** Hyphens between words: `tiem-banh-may`; equals `label` for one word. */
  readonly hyphenated: string;
  /** With diacritics: `tiệmbánhmây`; null when typed without. */
  readonly vietnamese: string | null;
  /** With its dot; null unless it is sold. */
  readonly extension: string | null;
  readonly unsoldExtension: string | null;
  /** Typed in punycode, which means exactly that name. */
  readonly isPunycode: boolean;
};

export type DomainInputProblem = 'empty' | 'no-letters' | 'too-long' | 'foreign-letters';

const MAX_LABEL = 63;

/**
 * Parses a keyword, name or URL; `https://www.Tiệm-Bánh.vn/lien-he` and `tiem-banh.vn` mean the same name. `extensions`
 * have dots. Of several names it reads the first, and nothing after a sold extension. Fails for empty, too long or
 * invalid text, and for letters of other alphabets, which only look like the ones meant. [DOM-01]
 */
export const parseDomainInput = (
  text: string,
  extensions: readonly string[],
): Result<DomainInput, DomainInputProblem> => {
  const host = upToExtension(extensions, joinDots(extensions, extractHost(namesInList(text)[0] ?? text)));
  if (host === '') return fail('empty');
  const extension = longestOf(extensions, host);
  const unsoldExtension = extension === null ? unsoldOf(host) : null;
  const rest = host.slice(0, host.length - (extension ?? unsoldExtension ?? '').length).trim();
  const typed = rest.split('.').findLast((each) => each.trim() !== '') ?? '';
  const shown = toDisplayDomain(`${typed}.vn`).slice(0, -3);
  if (findForeignLetters(withoutAccents(shown)).length > 0) return fail('foreign-letters');
  const words = wordsOf(shown);
  const label = normaliseHyphens(words.map(foldLabel).join(''));
  const encoded = typed.startsWith('xn--') && normaliseDomain(`${typed}.vn`) !== null;
  const letters = words.join('');
  const isLettered = /[^\x20-\x7e]/.test(letters) && findForeignLetters(letters).length === 0;
  const vietnamese = isLettered && normaliseDomain(`${letters}.vn`) !== null ? letters : null;
  if (label === '' && vietnamese === null) return fail(rest === '' ? 'empty' : 'no-letters');
  if (label.length > MAX_LABEL) return fail('too-long');
  const hyphenated = normaliseHyphens(words.map(foldLabel).join('-'));
  return ok({ label, hyphenated, vietnamese, extension, unsoldExtension, isPunycode: encoded && vietnamese !== null });
};

/** «shop. vn» means shop.vn, where .vn is sold. */
const joinDots = (extensions: readonly string[], host: string): string => {
  const joined = host.replace(/\s*\.\s+/g, '.').replace(/\s+\.(?=\S+$)/, '.');
  return extensions.some((each) => joined.endsWith(each)) ? joined : host;
};

/** «shop.vn nhé» means shop.vn. */
const upToExtension = (extensions: readonly string[], host: string): string => {
  const words = host.split(' ');
  const last = words.findIndex((word) => extensions.some((each) => word.endsWith(each)));
  return last === -1 ? host : words.slice(0, last + 1).join(' ');
};

const longestOf = (extensions: readonly string[], host: string): string | null =>
  extensions
    .filter((each) => host.endsWith(each))
    .toSorted((a, b) => b.length - a.length)
    .at(0) ?? null;

const unsoldOf = (host: string): string | null =>
  /(?<=[^.\s])\.(?:[a-z]{2,63}|xn--[a-z0-9-]+)$/.exec(host)?.[0] ?? null;

const wordsOf = (text: string): readonly string[] => text.split(/[^\p{L}\p{M}\p{N}-]+/u).filter((word) => word !== '');

/** A word without diacritics, in a–z, 0–9 and hyphens. */
const foldLabel = (word: string): string => withoutAccents(word).replace(/[^a-z0-9-]+/g, '');

/** Two hyphens at position three would mark an encoding. [RFC 5891] */
const normaliseHyphens = (label: string): string => label.replace(/-{2,}/g, '-').replace(/^-|-$/g, '');
