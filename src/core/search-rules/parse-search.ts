import { cleanTyped } from '#core/shared/text/clean-typed.ts';
import { foldLetters, foldVietnamese } from '#core/shared/text/fold-vietnamese.ts';
import { withinOneEdit } from '#core/shared/text/within-one-edit.ts';
import { findAmounts, isAmount, largerAmounts } from './amounts.ts';
import { findSimilarWords, parseSearchTerms } from './search-terms.ts';
import { synonyms } from './synonyms.ts';

/** A document is found when it has an alternative of every group. */
export type SearchGroups = readonly (readonly string[])[];

export type ParsedSearch = {
  readonly groups: SearchGroups;
  /** «rẻ», «giá rẻ»: within equal matches the cheapest first. */
  readonly cheapestFirst: boolean;
  /** «hoàn tiền», «SLA»: policies and answers before products. */
  readonly asksForHelp: boolean;
};

/** Bounds the cost of a query. */
const MAX_GROUPS = 8;
const MAX_TYPED = 200;

/** What a search reads of a text of any length. */
export const shortenTyped = (typed: string): string => cleanTyped(cleanTyped(typed).slice(0, MAX_TYPED));
const MIN_LETTERS_FOR_PREFIX = 2;
const CHEAPEST_FIRST = 'sort=price';
const ASKS_FOR_HELP = 'about=help';

/** Tokens of the index with a `=` are no words: they match as a whole. */
export const isMeaning = (token: string): boolean => token.includes('=');

const phrases: ReadonlyMap<string, SearchGroups> = new Map(
  synonyms.flatMap(({ means, said }) => {
    const groups = means === '' ? [] : means.split(' ').map((group) => group.split('|'));
    return said.split(',').map((phrase): [string, SearchGroups] => [foldVietnamese(phrase), groups]);
  }),
);
const phraseWords = [...phrases.keys()].map((phrase) => ({ phrase, words: phrase.split(' ') }));
const LONGEST_PHRASE = Math.max(...phraseWords.map(({ words }) => words.length));

/** Reads synonyms, amounts with their units and extensions («.vn») out of what was typed. [SRCH-01] */
export const parseSearch = (typed: string): ParsedSearch => parse(typed, exactMeaning);

type MeaningOf = (words: readonly string[]) => SearchGroups | null;

const parse = (typed: string, meaningOf: MeaningOf): ParsedSearch => {
  const folded = foldLetters(shortenTyped(typed));
  const extensions: string[][] = [];
  const text = folded.replace(/(?<![\p{L}\p{N}])\.([a-z]{2,}(?:\.[a-z]{2,})?)(?![\p{L}\p{N}])/gu, (_, extension) => {
    extensions.push([`ext=${extension}`]);
    return ' ';
  });
  const { groups: amounts, rest } = findAmounts(text);
  const found = [...readPhrases(parseSearchTerms(rest), meaningOf), ...amounts, ...extensions];
  const means = (token: string): boolean => found.some((group) => group.includes(token));
  const groups = found.filter(([first]) => first !== CHEAPEST_FIRST && first !== ASKS_FOR_HELP).slice(0, MAX_GROUPS);
  return {
    groups: groups.length > 0 || means(CHEAPEST_FIRST) ? groups : literalGroups(typed),
    cheapestFirst: means(CHEAPEST_FIRST),
    asksForHelp: means(ASKS_FOR_HELP),
  };
};

/** Every word stands for itself. */
export const literalGroups = (typed: string): SearchGroups => parseSearchTerms(typed).map((word) => [word]);

/** The longest phrase from each word on; other words stand for themselves. */
const readPhrases = (words: readonly string[], meaningOf: MeaningOf): SearchGroups => {
  if (words.length === 0) return [];
  for (let length = Math.min(LONGEST_PHRASE, words.length); length > 0; length--) {
    const meaning = meaningOf(words.slice(0, length));
    if (meaning !== null) return [...meaning, ...readPhrases(words.slice(length), meaningOf)];
  }
  const [word = '', ...others] = words;
  return [others.length === 0 ? [word, ...completionsOf(word)] : [word], ...readPhrases(others, meaningOf)];
};

const exactMeaning: MeaningOf = (words) => phrases.get(words.join(' ')) ?? null;

const similarMeaning: MeaningOf = (words) => {
  const exact = exactMeaning(words);
  if (exact !== null) return exact;
  const similar = phraseWords.find((each) => isSimilarPhrase(words, each.words));
  return similar === undefined ? null : (phrases.get(similar.phrase) ?? null);
};

/** One letter is wrong, in a long word or beside words that leave no doubt. */
const isSimilarPhrase = (typed: readonly string[], phrase: readonly string[]): boolean => {
  if (typed.length !== phrase.length) return false;
  const wrong = typed.findIndex((word, at) => word !== phrase[at]);
  const [word = '', meant = ''] = [typed[wrong], phrase[wrong]];
  if (typed.some((each, at) => at > wrong && each !== phrase[at]) || /\d/.test(word + meant)) return false;
  const others = phrase.join('').length - meant.length;
  return (word.length >= 5 || (word.length >= 2 && others >= 4)) && withinOneEdit(word, meant);
};

/** Meanings of the phrases that the word being typed begins. */
const completionsOf = (word: string): readonly string[] =>
  word.length < MIN_LETTERS_FOR_PREFIX
    ? []
    : [
        ...new Set(
          phraseWords.flatMap(({ phrase, words }) => {
            const groups = phrases.get(phrase) ?? [];
            return words.length === 1 && groups.length === 1 && phrase.startsWith(word)
              ? (groups[0] ?? []).filter((token) => token.startsWith('type='))
              : [];
          }),
        ),
      ];

/** Whether the words as they stand are a phrase with a meaning, such as «asp.net». */
export const isPhrase = (text: string): boolean => phrases.has(foldVietnamese(text));

/** Whether any part of a text means something to the shop, so that the text is no name that somebody invented. */
export const hasOtherMeanings = (text: string): boolean => {
  const words = parseSearchTerms(text);
  return words.some((_, at) => words.some((__, end) => end >= at && phrases.has(words.slice(at, end + 1).join(' '))));
};

/**
 * What to try in turn when nothing has all groups: misspelt phrases, misspelt words and larger amounts, digits apart
 * from letters («rtx4090»), the bare words, then only what was understood. `vocabulary`: every token of the index.
 */
export const looserSearches = (typed: string, vocabulary: Iterable<string>): readonly SearchGroups[] => {
  const known = [...vocabulary];
  const { groups } = parse(typed, similarMeaning);
  const apart = parseSearch(typed.replace(/(?<=\p{L})(?=\d)|(?<=\d)(?=\p{L})/gu, ' ')).groups;
  const literal = literalGroups(typed);
  const understood = groups.filter((group) => group.some(isMeaning));
  return [groups, widen(groups, known), apart, widen(literal, known), understood, widen(understood, known)].filter(
    (each) => each.length > 0,
  );
};

/** The words that `looserSearches` compares with the vocabulary. */
export const wordsToCompare = (typed: string): readonly string[] => [
  ...new Set(
    [...parse(typed, similarMeaning).groups, ...literalGroups(typed)].flat().filter((token) => !isMeaning(token)),
  ),
];

const widen = (groups: SearchGroups, known: readonly string[]): SearchGroups => {
  const [meanings, words] = [known.filter(isMeaning), known.filter((token) => !isMeaning(token))];
  return groups.map((group) => [
    ...group,
    ...group.flatMap((token) => (isAmount(token) ? largerAmounts(token, meanings) : [])),
    ...group.flatMap((token) => (isMeaning(token) ? [] : findSimilarWords(token, words))),
  ]);
};

/** Product lines of all phrases in a text, for an index of texts that do not name theirs. */
export const meaningsOf = (text: string): readonly string[] => {
  const words = foldVietnamese(text).split(' ');
  const found = words.flatMap((_, at) =>
    Array.from({ length: LONGEST_PHRASE }, (__, more) => exactMeaning(words.slice(at, at + more + 1)) ?? []),
  );
  return [...new Set(found.flat(2))].filter((token) => token.startsWith('type='));
};
