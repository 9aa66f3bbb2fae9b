import type { DnsProblem } from '#core/shared/domains/dns-problem.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';
import { isAddress, parseHost } from '../host-names.ts';
import { type Token, wordOf } from '../notation/entries.ts';
import type { Place, ReadData } from './record-rule.ts';

/** The root: no host at all. [RFC 2782, RFC 7505, RFC 9460 2.5] */
export const ROOT = '.';

/** A whole number up to `most`; null for anything else. */
export const readNumber = (token: Token | undefined, most: number): number | null => {
  const word = token === undefined ? '' : wordOf(token);
  return /^\d{1,5}$/.test(word) && Number(word) <= most ? Number(word) : null;
};

/** A host name in canonical form. `root` is what `.` means: itself, or a problem. */
export const readHost = (
  token: Token,
  { domain, completeHost }: Place,
  root: Result<string, DnsProblem>,
): Result<string, DnsProblem> => {
  const word = wordOf(token);
  // Relative to the origin of a file, an address would be a name.
  if (isAddress(word.replace(/\.$/, ''))) return fail('dns-host-address');
  const complete = completeHost(word);
  if (complete === '') return root;
  const host = parseHost(domain, complete);
  return host === null ? fail('dns-host') : ok(host);
};

/** Data of one word, which `parse` turns into canonical form. */
export const oneWord =
  (parse: (word: string) => string | null, problem: DnsProblem): ReadData =>
  ([token, ...more]) => {
    const parsed = token === undefined || more.length > 0 ? null : parse(wordOf(token));
    return parsed === null ? fail(problem) : ok(parsed);
  };
