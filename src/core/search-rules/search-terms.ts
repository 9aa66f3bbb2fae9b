import { foldVietnamese } from '#core/shared/text/fold-vietnamese.ts';
import { withinOneEdit } from '#core/shared/text/within-one-edit.ts';

/** Bounds the cost of a query. */
const MAX_TERMS = 8;
const MAX_LETTERS = 40;
/** Shorter words match too many others. */
const MIN_LETTERS_FOR_TYPO = 3;

/** [SRCH-01] */
export const parseSearchTerms = (keyword: string): readonly string[] =>
  foldVietnamese(keyword)
    .split(' ')
    .filter((term) => term !== '')
    .map((term) => term.slice(0, MAX_LETTERS))
    .slice(0, MAX_TERMS);

/** Long enough and with a letter. */
const isTypoCandidate = (word: string): boolean => word.length >= MIN_LETTERS_FOR_TYPO - 1 && /\p{L}/u.test(word);

/** Candidates for a misspelt term. */
export const findSimilarWords = (term: string, vocabulary: readonly string[]): readonly string[] =>
  isTypoCandidate(term)
    ? vocabulary.filter((word) => isTypoCandidate(word) && (withinOneEdit(term, word) || startsWithTypo(word, term)))
    : [];

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz0123456789'];

/**
 * The beginnings of all words of Latin letters and digits that `findSimilarWords` may find, for an index of words. A few
 * for each letter of the term.
 */
export const similarBeginnings = (term: string): readonly string[] => {
  if (!isTypoCandidate(term)) return [];
  const places = Array.from({ length: term.length + 1 }, (_, at) => [term.slice(0, at), term.slice(at)] as const);
  const edits = places.flatMap(([before, after]) => [
    before + after.slice(1),
    before + after.slice(1, 2) + after.slice(0, 1) + after.slice(2),
    ...LETTERS.flatMap((letter) => [before + letter + after, before + letter + after.slice(1)]),
  ]);
  return [...new Set([term, ...edits])];
};

const startsWithTypo = (word: string, term: string): boolean =>
  term.length > MIN_LETTERS_FOR_TYPO &&
  word.length > term.length &&
  [term.length - 1, term.length, term.length + 1].some((length) => withinOneEdit(term, word.slice(0, length)));
