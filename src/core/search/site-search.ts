/** Searchable kinds in display order. */
export const foundKinds = ['product', 'category', 'article', 'faq'] as const;
export type FoundKind = (typeof foundKinds)[number];

/** A search result to display. */
export type Found = {
  readonly kind: FoundKind;
  readonly title: string;
  /** One-line description. */
  readonly summary: string;
  /** Shop path. */
  readonly href: string;
};

/** A searchable document. `keywords` are searched but not displayed. */
export type SearchDocument = Found & { readonly id: string; readonly keywords: string };

export type SearchResult = {
  /** The trimmed search term. */
  readonly term: string;
  readonly groups: readonly { readonly kind: FoundKind; readonly found: readonly Found[]; readonly total: number }[];
};

/** Maximum length of a search term. */
export const TERM_MAX = 100;
export const SUGGESTIONS_MAX = 8;
/** Results per kind on the result page. */
export const FOUND_PER_KIND = 6;

/** Normalises a search term: no control characters, single spaces, truncated; may be empty. */
export const termOf = (typed: string): string =>
  [
    ...typed
      .slice(0, 20 * TERM_MAX)
      .normalize('NFC')
      .replace(/[\p{C}\s]+/gu, ' ')
      .trim(),
  ]
    .slice(0, TERM_MAX)
    .join('')
    .trim();

/** Display fields of a search result. */
export const foundOf = ({ kind, title, summary, href }: SearchDocument): Found => ({ kind, title, summary, href });
