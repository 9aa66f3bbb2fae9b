import type { PageKind, SearchDocument } from './site-search.ts';

/**
 * Reads synonyms in the term and compares words without accents and case, by prefix and with typo tolerance. Exact
 * matches of all words rank first, then similar ones; partial matches only when nothing has all words.
 */
export type SearchIndex = {
  /** Best first, `limit` per kind. `load` refreshes expired documents, which serve meanwhile; null without any. */
  readonly search: (
    term: string,
    limit: number,
    load: () => Promise<readonly SearchDocument[] | null>,
  ) => Promise<readonly SearchHits[] | null>;
};
export type SearchHits = {
  readonly kind: PageKind;
  readonly hits: readonly SearchDocument[];
  readonly total: number;
};
