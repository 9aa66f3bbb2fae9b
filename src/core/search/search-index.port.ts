import type { FoundKind, SearchDocument } from './site-search.ts';

/**
 * An index over documents. Words are compared without accents and capitals (`foldVietnamese`), each by its beginning and
 * with a typing mistake or so. What holds all words as they were typed comes first, then what holds words like them;
 * what holds only some of them is found where nothing holds all.
 */
export type SearchIndex = {
  /**
   * Best first, at most `limit` of each kind, kinds without a hit left out. Documents are had by `load`, and had again
   * when they are older than the index's own limit; while that goes on the old ones answer. Null where there are none
   * yet and `load` gives none.
   */
  readonly search: (
    term: string,
    limit: number,
    load: () => Promise<readonly SearchDocument[] | null>,
  ) => Promise<readonly SearchHits[] | null>;
};
export type SearchHits = { readonly kind: FoundKind; readonly hits: readonly SearchDocument[]; readonly total: number };
