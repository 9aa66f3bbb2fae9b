import type { ProductSummary } from '#core/catalogue/product.ts';
import { cleanTyped } from '#core/shared/text/clean-typed.ts';
import type { SearchedName } from './typed-name.ts';
import type { WantedOption } from './wanted-options.ts';

/** Kinds of pages beside the products. */
export const pageKinds = ['category', 'page', 'article', 'faq'] as const;
export type PageKind = (typeof pageKinds)[number];
export type SearchKind = 'product' | PageKind;

export type SearchMatch = {
  readonly kind: PageKind;
  readonly title: string;
  /** One line. */
  readonly summary: string;
  readonly href: string;
};

/** `keywords` are searched but not displayed; they may hold meanings such as `type=cloud-server`. */
export type SearchDocument = SearchMatch & { readonly id: string; readonly keywords: string };

export type SearchGroup =
  | {
      readonly kind: 'product';
      readonly found: readonly ProductSummary[];
      readonly total: number;
      /** Of the found plans, on the result page. */
      readonly wanted?: readonly WantedOption[];
    }
  | { readonly kind: PageKind; readonly found: readonly SearchMatch[]; readonly total: number };

export type SearchResult = {
  /** Trimmed. */
  readonly term: string;
  /** The domain name that was typed; null when the term is none. */
  readonly name: SearchedName | null;
  /** In display order. */
  readonly groups: readonly SearchGroup[];
};

export const MAX_TERM_LENGTH = 100;
export const MAX_SUGGESTIONS = 8;
/** Results per kind on the result page. */
export const MATCHES_PER_KIND = 6;

/** Cleaned and truncated; may be empty. */
export const normaliseTerm = (typed: string): string =>
  [...cleanTyped(typed.slice(0, 20 * MAX_TERM_LENGTH))].slice(0, MAX_TERM_LENGTH).join('').trim();

export const toSearchMatch = ({ kind, title, summary, href }: SearchDocument): SearchMatch => ({
  kind,
  title,
  summary,
  href,
});
