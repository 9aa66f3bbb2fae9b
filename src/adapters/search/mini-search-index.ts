import MiniSearch, { type Query, type SearchOptions, type SearchResult } from 'minisearch';
import type { SearchHits, SearchIndex } from '#core/search/search-index.port.ts';
import { pageKinds, type SearchDocument } from '#core/search/site-search.ts';
import {
  isMeaning,
  literalGroups,
  meaningsOf,
  parseSearch,
  type SearchGroups,
} from '#core/search-rules/parse-search.ts';
import type { Clock } from '#core/shared/environment.port.ts';
import { foldVietnamese } from '#core/shared/text/fold-vietnamese.ts';

/** How long documents are used, and the retry interval after a failure. */
export const TTL_MS = 60_000;
const RETRY_MS = 5_000;
/** Per chunk, so that the process can do other work in between. */
const CHUNK_SIZE = 200;
/** Shorter words have no typo tolerance. */
const MIN_LETTERS_FOR_TYPO = 4;
const MIN_LETTERS_FOR_PREFIX = 2;

/** By prefix, with one typo from the minimum length on. */
const options: SearchOptions = {
  boost: { title: 4, keywords: 2, summary: 1 },
  weights: { prefix: 0.5, fuzzy: 0.2 },
  prefix: (term) => !isMeaning(term) && term.length >= MIN_LETTERS_FOR_PREFIX,
  fuzzy: (term) => (!isMeaning(term) && term.length >= MIN_LETTERS_FOR_TYPO ? 1 : false),
};

type Search = (term: string, limit: number) => readonly SearchHits[];
type Load = () => Promise<readonly SearchDocument[] | null>;

/** Shared by all requests of this process. */
export const miniSearchIndex = (clock: Clock): SearchIndex => {
  let current: Search | null = null;
  let askAgainAt = 0;
  let refreshing: Promise<void> | null = null;
  const refresh = async (load: Load): Promise<void> => {
    const documents = await load().catch(() => null);
    if (documents !== null) current = await buildIndex(documents);
    askAgainAt = clock.now() + (documents === null ? RETRY_MS : TTL_MS);
  };
  return {
    search: async (term, limit, load) => {
      if (current === null || clock.now() >= askAgainAt)
        refreshing ??= refresh(load).finally(() => {
          refreshing = null;
        });
      if (current === null) await refreshing;
      return current === null ? null : current(term, limit);
    },
  };
};

/** What is indexed of a document: a title also stands for its product lines, unless the keywords name one. */
const toIndexed = (document: SearchDocument): SearchDocument =>
  document.keywords.split(' ').some(isMeaning)
    ? document
    : { ...document, title: [document.title, ...meaningsOf(document.title)].join(' ') };

/** Words without accents, and meanings as they are. */
const tokenise = (text: string): readonly string[] => {
  const parts = text.split(' ');
  return [...foldVietnamese(parts.filter((part) => !isMeaning(part)).join(' ')).split(' '), ...parts.filter(isMeaning)];
};

/** The first document with an id wins. */
const buildIndex = async (documents: readonly SearchDocument[]): Promise<Search> => {
  const byId = new Map(documents.toReversed().map((each) => [each.id, each]));
  const index = new MiniSearch<SearchDocument>({
    fields: ['title', 'keywords', 'summary'],
    tokenize: (text) => [...tokenise(text)],
    processTerm: (word) => word || null,
    searchOptions: { tokenize: (word) => [word] },
  });
  const unique = [...byId.values()].toReversed();
  await index.addAllAsync(unique.map(toIndexed), { chunkSize: CHUNK_SIZE });
  const vocabulary = new Set(
    unique.flatMap(({ title, keywords, summary }) => tokenise(`${title} ${keywords} ${summary}`)),
  );
  const found = (groups: SearchGroups, combineWith: 'AND' | 'OR'): readonly SearchResult[] => {
    const queries = groups.map((group) =>
      anyOf(group.flatMap((word) => [word, ...findTranspositions(word, vocabulary)])),
    );
    const results = index.search({ combineWith, queries }, options);
    const ranks = new Map(results.map((each) => [each, isExactMatch(each, groups) ? 0 : 1]));
    const rankOf = (each: SearchResult): number => ranks.get(each) ?? 1;
    // Sorts ties by id, for a stable order.
    return results.sort(
      (one, other) =>
        rankOf(one) - rankOf(other) || other.score - one.score || (String(one.id) < String(other.id) ? -1 : 1),
    );
  };
  return (term, limit) => {
    const { groups } = parseSearch(term);
    if (groups.length === 0) return [];
    const all = found(groups, 'AND');
    const literal = all.length > 0 ? all : found(literalGroups(term), 'AND');
    const results = literal.length > 0 ? literal : found(groups, 'OR');
    return groupByKind(
      results.flatMap(({ id }) => byId.get(String(id)) ?? []),
      limit,
    );
  };
};

/** Whether every group has a word that matched exactly or as a prefix, not only by similarity. */
const isExactMatch = ({ terms }: SearchResult, groups: SearchGroups): boolean =>
  groups.every((group) => group.some((word) => terms.some((term) => term.startsWith(word))));

const anyOf = (words: readonly string[]): Query => ({ combineWith: 'OR', queries: [...words] });

/** The index counts a transposition as two edits. */
const findTranspositions = (word: string, vocabulary: ReadonlySet<string>): readonly string[] =>
  isMeaning(word) || word.length < MIN_LETTERS_FOR_TYPO
    ? []
    : Array.from(
        { length: word.length - 1 },
        (_, at) => word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
      ).filter((other) => other !== word && vocabulary.has(other));

const groupByKind = (found: readonly SearchDocument[], limit: number): readonly SearchHits[] =>
  pageKinds.flatMap((kind) => {
    const hits = found.filter((each) => each.kind === kind);
    return hits.length === 0 ? [] : [{ kind, hits: hits.slice(0, limit), total: hits.length }];
  });
