import {
  isMeaning,
  looserSearches,
  type ParsedSearch,
  parseSearch,
  type SearchGroups,
  wordsToCompare,
} from './parse-search.ts';
import type { SearchText } from './product-search-text.ts';
import { parseSearchTerms } from './search-terms.ts';

/** A meaning or a single digit matches only as a whole, other words also as a prefix. */
export const matchesPrefix = (token: string): boolean => !isMeaning(token) && !/^\d$/.test(token);

/** Whether a text has an alternative of every group. */
export const matchesSearch = (tokens: readonly string[], groups: SearchGroups): boolean =>
  groups.every((group) => hasAny(tokens, group));

/** Two for each group that the headline has as a whole, one for a prefix. */
export const scoreSearch = (headline: readonly string[], groups: SearchGroups): number =>
  groups.reduce(
    (sum, group) => sum + Number(hasAny(headline, group)) + Number(group.some((token) => headline.includes(token))),
    0,
  );

const hasAny = (tokens: readonly string[], group: readonly string[]): boolean =>
  group.some((token) =>
    matchesPrefix(token) ? tokens.some((each) => each.startsWith(token)) : tokens.includes(token),
  );

/** Whether there is a letter or digit to search for; a list without them is not filtered. */
export const hasSearchTerms = (keyword: string | null): keyword is string =>
  keyword !== null && parseSearchTerms(keyword).length > 0;

/** What finds something: the query as typed, or the first looser one. */
export type ChosenSearch = { readonly groups: SearchGroups; readonly cheapestFirst: boolean };

/**
 * Chooses how strictly to search; null when nothing is found. `finds`: whether any product has all groups;
 * `vocabulary` is read only when the query as typed finds nothing: every token of the index, or at least the meanings
 * and what `findSimilarWords` may find for these words.
 */
export const chooseSearch = async (
  typed: string,
  finds: (groups: SearchGroups) => boolean | Promise<boolean>,
  vocabulary: (words: readonly string[]) => Iterable<string> | Promise<Iterable<string>>,
): Promise<ChosenSearch | null> => {
  const { groups, cheapestFirst }: ParsedSearch = parseSearch(typed);
  if (await finds(groups)) return { groups, cheapestFirst };
  for (const looser of looserSearches(typed, await vocabulary(wordsToCompare(typed))))
    if (await finds(looser)) return { groups: looser, cheapestFirst };
  return null;
};

/** Ranks the products that match: by score, on request by price, then in the order given. */
export const rankSearch = <Product>(
  products: readonly Product[],
  { groups, cheapestFirst }: ChosenSearch,
  textOf: (product: Product) => SearchText,
  priceOf: (product: Product) => number,
): readonly Product[] =>
  products
    .filter((product) => matchesSearch(textOf(product).all, groups))
    .map((product) => ({ product, score: scoreSearch(textOf(product).headline, groups) }))
    .toSorted(
      (one, other) => other.score - one.score || (cheapestFirst ? priceOf(one.product) - priceOf(other.product) : 0),
    )
    .map(({ product }) => product);
