/** What can be found, in the order in which it is shown. */
export const foundKinds = ['product', 'category', 'article', 'faq'] as const;
export type FoundKind = (typeof foundKinds)[number];

/** Something that was found, ready to be shown and pressed. */
export type Found = {
  readonly kind: FoundKind;
  readonly title: string;
  /** One line of what it is. */
  readonly summary: string;
  /** Path of this shop. */
  readonly href: string;
};

/** Everything that a word may be found in. `keywords` is looked through and not shown. */
export type SearchDocument = Found & { readonly id: string; readonly keywords: string };

export type SearchResult = {
  /** What was looked for, trimmed. */
  readonly term: string;
  readonly groups: readonly { readonly kind: FoundKind; readonly found: readonly Found[]; readonly total: number }[];
};

/** Longest term that is looked for. */
export const TERM_MAX = 100;
export const SUGGESTIONS_MAX = 8;
/** Shown of each kind on the page of results. */
export const FOUND_PER_KIND = 6;

/** The term as it is looked for: control characters gone, one space between words, cut; empty where nothing is left. */
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

/** What is shown of something that was found. */
export const foundOf = ({ kind, title, summary, href }: SearchDocument): Found => ({ kind, title, summary, href });
