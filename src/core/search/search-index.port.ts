import type { SearchDocument, SearchKind } from './site-search.ts';

/**
 * A document search index. Words are compared without accents and case (`foldVietnamese`), by prefix and with typo
 * tolerance. Documents with exact matches of all words come first, then those with similar words; documents with only
 * some of the words are returned when none has all.
 */
export type SearchIndex = {
  /**
   * Best first, at most `limit` per kind; kinds without hits are left out. Calls `load` for documents and again when
   * they exceed the index's maximum age; meanwhile the old ones are used. null when there are no documents yet and
   * `load` returns none.
   */
  readonly search: (
    term: string,
    limit: number,
    load: () => Promise<readonly SearchDocument[] | null>,
  ) => Promise<readonly SearchHits[] | null>;
};
export type SearchHits = {
  readonly kind: SearchKind;
  readonly hits: readonly SearchDocument[];
  readonly total: number;
};
