import type { RichText } from './rich-text.ts';

/** Path relative to the image base, and original size. */
export type Media = {
  readonly path: string;
  readonly alt: string;
  readonly width: number | null;
  readonly height: number | null;
};

/** Set by editors; null uses the page's default. */
export type Seo = { readonly title: string | null; readonly description: string | null; readonly image: Media | null };

export type Topic = { readonly slug: string; readonly name: string };
/** Counts published articles. */
export type CountedTopic = Topic & { readonly articleCount: number };

export type Author = {
  /** Slug, as in /author/{id}. */
  readonly id: string;
  readonly name: string;
  readonly jobTitle: string | null;
  readonly bio: string | null;
  readonly avatar: Media | null;
};

export type ArticleSummary = {
  /** Stable across republication: the document id, or the numeric id of older systems. */
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly cover: Media | null;
  readonly readMinutes: number | null;
  readonly featured: boolean;
  /** ms since 1970 UTC; null for a draft. */
  readonly publishedAt: number | null;
  readonly category: Topic | null;
  readonly tags: readonly Topic[];
  readonly author: Author | null;
};

export type Article = ArticleSummary & {
  readonly body: RichText;
  readonly seo: Seo | null;
  /** ms since 1970 UTC. */
  readonly updatedAt: number | null;
};

/** Articles that one link may pick. */
export const MAX_PICKED = 20;

export type ArticleQuery = {
  readonly search: string | null;
  readonly category: string | null;
  readonly tag: string | null;
  readonly author: string | null;
  /** 1-based. */
  readonly page: number;
  readonly perPage: number;
};

export type ArticlePage = {
  readonly articles: readonly ArticleSummary[];
  readonly page: number;
  readonly pages: number;
  readonly total: number;
};

export const ARTICLES_PER_PAGE = 6;

/** A customer project. */
export type Project = {
  readonly slug: string;
  readonly title: string;
  readonly client: string | null;
  readonly summary: string;
  readonly body: RichText;
  readonly images: readonly Media[];
};

/** An editorial page with its own URL, such as /chinh-sach-bao-mat. */
export type ContentPage = {
  readonly title: string;
  /** Without the leading slash, such as `ho-tro/thanh-toan`. */
  readonly slug: string;
  readonly body: RichText;
  readonly sections: readonly Section[];
  readonly seo: Seo | null;
  /** ms since 1970 UTC. */
  readonly updatedAt: number | null;
};

/** A part of a page; `key` is unique within the page. Unknown kinds are left out. */
export type Section =
  | { readonly kind: 'rich-text'; readonly key: string; readonly body: RichText }
  | {
      readonly kind: 'call-to-action';
      readonly key: string;
      readonly title: string;
      readonly buttonText: string;
      /** A shop path or an http(s) URL. */
      readonly href: string;
    }
  | { readonly kind: 'gallery'; readonly key: string; readonly title: string; readonly images: readonly Media[] }
  | {
      readonly kind: 'place';
      readonly key: string;
      readonly title: string;
      readonly address: string;
      readonly hours: string;
      /** A drawn map. */
      readonly image: Media | null;
      /** A map service's page about the address. */
      readonly href: string | null;
    };
