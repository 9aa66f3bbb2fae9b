/** In display order. */
export const searchKinds = ['product', 'category', 'article', 'faq'] as const;
export type SearchKind = (typeof searchKinds)[number];

export type SearchMatch = {
  readonly kind: SearchKind;
  readonly title: string;
  /** One line. */
  readonly summary: string;
  readonly href: string;
};

/** `keywords` are searched but not displayed. */
export type SearchDocument = SearchMatch & { readonly id: string; readonly keywords: string };

export type SearchResult = {
  /** Trimmed. */
  readonly term: string;
  readonly groups: readonly {
    readonly kind: SearchKind;
    readonly found: readonly SearchMatch[];
    readonly total: number;
  }[];
};

export const MAX_TERM_LENGTH = 100;
export const MAX_SUGGESTIONS = 8;
/** Results per kind on the result page. */
export const MATCHES_PER_KIND = 6;

/** No control characters, single spaces, truncated; may be empty. */
export const normaliseTerm = (typed: string): string =>
  [
    ...typed
      .slice(0, 20 * MAX_TERM_LENGTH)
      .normalize('NFC')
      .replace(/[\p{C}\s]+/gu, ' ')
      .trim(),
  ]
    .slice(0, MAX_TERM_LENGTH)
    .join('')
    .trim();

export const toSearchMatch = ({ kind, title, summary, href }: SearchDocument): SearchMatch => ({
  kind,
  title,
  summary,
  href,
});
