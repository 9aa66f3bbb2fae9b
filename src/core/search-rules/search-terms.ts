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
    .map((term) => [...term].slice(0, MAX_LETTERS).join(''))
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
  // By character: half of a pair of surrogates is no text that a database takes.
  const characters = [...term];
  const edits = Array.from({ length: characters.length + 1 }, (_, at) => {
    const [before, [first = '', second = '', ...rest]] = [characters.slice(0, at).join(''), characters.slice(at)];
    const after = second + rest.join('');
    return [
      before + after,
      before + second + first + rest.join(''),
      ...LETTERS.flatMap((letter) => [before + letter + first + after, before + letter + after]),
    ];
  }).flat();
  return [...new Set([term, ...edits])];
};

const startsWithTypo = (word: string, term: string): boolean =>
  term.length > MIN_LETTERS_FOR_TYPO &&
  word.length > term.length &&
  [term.length - 1, term.length, term.length + 1].some((length) => withinOneEdit(term, word.slice(0, length)));
