import { matchesPrefix } from '#core/search-rules/match-search.ts';
import type { SearchGroups } from '#core/search-rules/parse-search.ts';

/** Maximum number of alternatives considered for one word. */
export const MAX_ALTERNATIVES = 40;

type Group = SearchGroups[number];

/** Tokens contain only letters, digits, dots, hyphens and `=`, so quoting is safe. */
const anyOf = (group: Group, suffixOf: (token: string) => string): string =>
  `(${group
    .slice(0, MAX_ALTERNATIVES)
    .map((token) => `'${token}'${suffixOf(token)}`)
    .join('|')})`;

/** The group as whole words. */
export const wholeOf = (group: Group): string => anyOf(group, () => '');

/** The group as the beginnings of words, where the rules allow it. */
export const beginningOf = (group: Group): string => anyOf(group, (token) => (matchesPrefix(token) ? ':*' : ''));

/** All groups. */
export const tsqueryOf = (groups: SearchGroups): string => groups.map(beginningOf).join('&');
