import MiniSearch, { type Query, type SearchOptions, type SearchResult } from 'minisearch';
import type { SearchHits, SearchIndex } from '#core/search/search-index.port.ts';
import { foundKinds, type SearchDocument } from '#core/search/site-search.ts';
import type { Clock } from '#core/shared/environment.port.ts';
import { foldVietnamese } from '#core/shared/fold-vietnamese.ts';
import { searchTermsOf } from '#core/shared/search-terms.ts';

/** How long documents are searched before they are had again, and before they are asked for again when they failed, ms. */
export const FRESH_MS = 60_000;
const RETRY_MS = 5_000;
/** Documents that are taken in before other work of the process has its turn. */
const CHUNK = 200;
/** From this length on a wrong letter can be told from another word. */
const MIN_LETTERS_FOR_TYPO = 4;
const MIN_LETTERS_FOR_PREFIX = 2;

/** Every word by its beginning, and from a length on with one wrong, missing or added letter. */
const options: SearchOptions = {
  boost: { title: 4, keywords: 2, summary: 1 },
  weights: { prefix: 0.5, fuzzy: 0.2 },
  prefix: (term) => term.length >= MIN_LETTERS_FOR_PREFIX,
  fuzzy: (term) => (term.length >= MIN_LETTERS_FOR_TYPO ? 1 : false),
};

type Search = (term: string, limit: number) => readonly SearchHits[];
type Load = () => Promise<readonly SearchDocument[] | null>;

/** The index in this process's memory, one for all requests. [SearchIndex] */
export const miniSearchIndex = (clock: Clock): SearchIndex => {
  let current: Search | null = null;
  let askAgainAt = 0;
  let flight: Promise<void> | null = null;
  const refresh = async (load: Load): Promise<void> => {
    const documents = await load().catch(() => null);
    if (documents !== null) current = await indexed(documents);
    askAgainAt = clock.now() + (documents === null ? RETRY_MS : FRESH_MS);
  };
  return {
    search: async (term, limit, load) => {
      if (current === null || clock.now() >= askAgainAt)
        flight ??= refresh(load).finally(() => {
          flight = null;
        });
      if (current === null) await flight;
      return current === null ? null : current(term, limit);
    },
  };
};

/** A search over these documents. Of two with one id the first counts. */
const indexed = async (documents: readonly SearchDocument[]): Promise<Search> => {
  const byId = new Map(documents.toReversed().map((each) => [each.id, each]));
  const index = new MiniSearch<SearchDocument>({
    fields: ['title', 'keywords', 'summary'],
    tokenize: (text) => foldVietnamese(text).split(' '),
    processTerm: (word) => word || null,
    searchOptions: { tokenize: (word) => [word] },
  });
  const unique = [...byId.values()].toReversed();
  await index.addAllAsync(unique, { chunkSize: CHUNK });
  const vocabulary = new Set(
    unique.flatMap(({ title, keywords, summary }) => foldVietnamese(`${title} ${keywords} ${summary}`).split(' ')),
  );
  const found = (words: readonly string[], combineWith: 'AND' | 'OR'): readonly SearchResult[] => {
    const queries = words.map((word) => anyOf([word, ...swapped(word, vocabulary)]));
    const results = index.search({ combineWith, queries }, options);
    const ranks = new Map(results.map((each) => [each, asTyped(each, words) ? 0 : 1]));
    const rankOf = (each: SearchResult): number => ranks.get(each) ?? 1;
    // The order of two that are equally good is that of their ids, so that it is always the same.
    return results.sort(
      (one, other) =>
        rankOf(one) - rankOf(other) || other.score - one.score || (String(one.id) < String(other.id) ? -1 : 1),
    );
  };
  return (term, limit) => {
    const words = [...new Set(searchTermsOf(term))];
    if (words.length === 0) return [];
    const all = found(words, 'AND');
    const results = all.length > 0 ? all : found(words, 'OR');
    return grouped(
      results.flatMap(({ id }) => byId.get(String(id)) ?? []),
      limit,
    );
  };
};

/** Whether every word was found by its own beginning, and none only by words like it. */
const asTyped = ({ terms }: SearchResult, words: readonly string[]): boolean =>
  words.every((word) => terms.some((term) => term.startsWith(word)));

const anyOf = (words: readonly string[]): Query => ({ combineWith: 'OR', queries: [...words] });

/** Known words that this one becomes when two neighbours change places: to the index that would be two mistakes. */
const swapped = (word: string, vocabulary: ReadonlySet<string>): readonly string[] =>
  word.length < MIN_LETTERS_FOR_TYPO
    ? []
    : Array.from(
        { length: word.length - 1 },
        (_, at) => word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
      ).filter((other) => other !== word && vocabulary.has(other));

const grouped = (found: readonly SearchDocument[], limit: number): readonly SearchHits[] =>
  foundKinds.flatMap((kind) => {
    const hits = found.filter((each) => each.kind === kind);
    return hits.length === 0 ? [] : [{ kind, hits: hits.slice(0, limit), total: hits.length }];
  });
