import type { RichText } from './rich-text.ts';

/** A picture of the content system: its path below the configured image base, and the size it was uploaded in. */
export type Media = {
  readonly path: string;
  readonly alt: string;
  readonly width: number | null;
  readonly height: number | null;
};

/** What an editor says to search engines; null leaves it to the page. */
export type Seo = { readonly title: string | null; readonly description: string | null; readonly image: Media | null };

export type Topic = { readonly slug: string; readonly name: string };
/** A category or tag with the number of its published articles. */
export type CountedTopic = Topic & { readonly articles: number };

export type Author = {
  /** Its slug; stands in /author/{id}. */
  readonly id: string;
  readonly name: string;
  readonly jobTitle: string | null;
  readonly bio: string | null;
  readonly avatar: Media | null;
};

export type ArticleSummary = {
  /** What stays the same when an entry is published again: the document's id, or the number of older systems. */
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

export type ArticleQuery = {
  readonly search: string | null;
  /** Slugs. */
  readonly category: string | null;
  readonly tag: string | null;
  readonly author: string | null;
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
};

export type ArticlePage = {
  readonly articles: readonly ArticleSummary[];
  readonly page: number;
  readonly pages: number;
  readonly total: number;
};

/** Articles per page of a list. */
export const ARTICLES_PER_PAGE = 6;

/** A piece of work for a customer, shown on the home page and on a page of its own. */
export type Project = {
  readonly slug: string;
  readonly title: string;
  readonly client: string | null;
  readonly summary: string;
  readonly body: RichText;
  readonly images: readonly Media[];
};

/** Text of the content system below an address of its own, such as /chinh-sach-bao-mat. */
export type ContentPage = {
  readonly title: string;
  /** Path without the leading slash, such as `ho-tro/thanh-toan`. */
  readonly slug: string;
  readonly body: RichText;
  readonly sections: readonly Section[];
  readonly seo: Seo | null;
  /** ms since 1970 UTC. */
  readonly updatedAt: number | null;
};

/** A part of a page's dynamic zone; `key` is its own within the page. Sections of a kind that is not known are left out. */
export type Section =
  | { readonly kind: 'rich-text'; readonly key: string; readonly body: RichText }
  | {
      readonly kind: 'call-to-action';
      readonly key: string;
      readonly title: string;
      readonly buttonText: string;
      /** A path of this shop or an http(s) address. */
      readonly href: string;
    }
  | { readonly kind: 'gallery'; readonly key: string; readonly title: string; readonly images: readonly Media[] };
