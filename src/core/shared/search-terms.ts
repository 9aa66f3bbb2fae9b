import { foldVietnamese } from './fold-vietnamese.ts';

/** More words of a query than this are not looked at, nor longer ones: a query costs the same however long it is. */
const MAX_TERMS = 8;
const MAX_LETTERS = 40;
/** Below this a word is too short for a wrong letter to be told from another word. */
const MIN_LETTERS_FOR_TYPO = 3;

/** The words of a query, folded: what search compares. Empty where nothing can be searched for. [SRCH-01] */
export const searchTermsOf = (keyword: string): readonly string[] =>
  foldVietnamese(keyword)
    .split(' ')
    .filter((term) => term !== '')
    .map((term) => term.slice(0, MAX_LETTERS))
    .slice(0, MAX_TERMS);

/** Words that a misspelt word may be compared with: those with a letter, long enough. */
export const isVocabulary = (word: string): boolean => word.length >= MIN_LETTERS_FOR_TYPO - 1 && /\p{L}/u.test(word);

/** Whether one letter more, less, different, or two neighbours swapped make `left` into `right`. */
export const withinOneEdit = (left: string, right: string): boolean => {
  if (Math.abs(left.length - right.length) > 1) return false;
  let start = 0;
  while (start < left.length && left[start] === right[start]) start++;
  const restOfLeft = left.slice(start);
  const restOfRight = right.slice(start);
  return (
    restOfLeft.slice(1) === restOfRight.slice(1) ||
    restOfLeft.slice(1) === restOfRight ||
    restOfLeft === restOfRight.slice(1) ||
    (restOfLeft[0] === restOfRight[1] &&
      restOfLeft[1] === restOfRight[0] &&
      restOfLeft.slice(2) === restOfRight.slice(2))
  );
};

/** The words of the vocabulary that a misspelt term may mean. */
export const nearWords = (term: string, vocabulary: Iterable<string>): readonly string[] => {
  if (term.length < MIN_LETTERS_FOR_TYPO - 1 || !/\p{L}/u.test(term)) return [];
  return [...vocabulary].filter((word) => withinOneEdit(term, word) || startsNear(word, term));
};

/** A word half typed, with one wrong letter in it. */
const startsNear = (word: string, term: string): boolean =>
  term.length > MIN_LETTERS_FOR_TYPO &&
  word.length > term.length &&
  [term.length - 1, term.length, term.length + 1].some((length) => withinOneEdit(term, word.slice(0, length)));

/**
 * One group for each term: a product is found when each group has an alternative that one of its words starts with.
 * `exact` asks for the terms as typed; `widened` also takes words one letter away, for when `exact` finds nothing.
 */
export type SearchGroups = readonly (readonly string[])[];

export const exactGroups = (terms: readonly string[]): SearchGroups => terms.map((term) => [term]);

export const widenedGroups = (terms: readonly string[], vocabulary: Iterable<string>): SearchGroups => {
  const words = [...vocabulary];
  return terms.map((term) => [term, ...nearWords(term, words)]);
};

/** Whether a folded text is found by these groups. */
export const matchesGroups = (folded: string, groups: SearchGroups): boolean => {
  const words = folded.split(' ');
  return groups.every((alternatives) =>
    alternatives.some((alternative) => words.some((word) => word.startsWith(alternative))),
  );
};

/** What search looks at for one product: every word once, and codes also without their hyphens («cs04» for CS-04). */
export const searchTextOf = (code: string, texts: readonly string[]): string =>
  [...new Set([...searchWords(texts.join(' ')), ...searchWords(code), foldVietnamese(code).replaceAll(' ', '')])]
    .filter((word) => word !== '')
    .join(' ');

const searchWords = (text: string): readonly string[] => foldVietnamese(text).split(' ');
