import type { PortFailure } from '#core/shared/failure.ts';
import type { Result } from '#core/shared/result.ts';
import type {
  Article,
  ArticlePage,
  ArticleQuery,
  ArticleSummary,
  Author,
  ContentPage,
  CountedTopic,
  Project,
} from './article.ts';

/** Published content; drafts only from `article` on request. [CMS-02] */
export type Articles = {
  /** Newest first; empty beyond the last page. */
  readonly articles: (query: ArticleQuery) => Promise<Result<ArticlePage, PortFailure>>;
  /**
   * `previewKey`, a checked key of an editor's link, includes the unpublished article; null for published ones only.
   */
  readonly article: (slug: string, previewKey: string | null) => Promise<Result<Article, PortFailure>>;
  /** `GET articles?ids=` in the order of `ids`; unknown ids are left out. [REST-06] */
  readonly articlesByIds: (ids: readonly string[]) => Promise<Result<readonly ArticleSummary[], PortFailure>>;
  /** `GET articles/related-info/{id}`: at most 4, with the same category or tags. [REST-06] */
  readonly relatedArticles: (id: string) => Promise<Result<readonly ArticleSummary[], PortFailure>>;
  readonly articleCategories: () => Promise<Result<readonly CountedTopic[], PortFailure>>;
  readonly articleTags: () => Promise<Result<readonly CountedTopic[], PortFailure>>;
  readonly authors: () => Promise<Result<readonly Author[], PortFailure>>;
  readonly author: (id: string) => Promise<Result<Author, PortFailure>>;
  readonly projects: () => Promise<Result<readonly Project[], PortFailure>>;
  readonly project: (slug: string) => Promise<Result<Project, PortFailure>>;
  /** Without leading slash; may contain slashes. `previewKey`: as for an article. */
  readonly page: (slug: string, previewKey?: string | null) => Promise<Result<ContentPage, PortFailure>>;
  /** Slugs of all pages, for the sitemap. */
  readonly pageSlugs: () => Promise<Result<readonly string[], PortFailure>>;
};
