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

/** What editors publish for readers. Drafts are never answered, except by `article` where they are asked for. [CMS-02] */
export type Articles = {
  /** Newest first. A page beyond the end is empty, never a failure. */
  readonly articles: (query: ArticleQuery) => Promise<Result<ArticlePage, PortFailure>>;
  /** Drafts too where `drafts` says so: an editor looks at what is not published yet. */
  readonly article: (slug: string, drafts: boolean) => Promise<Result<Article, PortFailure>>;
  /** `GET articles?ids=`: in the order of `ids`; unknown ones are left out. [REST-06] */
  readonly articlesByIds: (ids: readonly string[]) => Promise<Result<readonly ArticleSummary[], PortFailure>>;
  /** `GET articles/related-info/{id}`: others of the same category or tags, at most 4, never itself. [REST-06] */
  readonly relatedArticles: (id: string) => Promise<Result<readonly ArticleSummary[], PortFailure>>;
  readonly articleCategories: () => Promise<Result<readonly CountedTopic[], PortFailure>>;
  readonly articleTags: () => Promise<Result<readonly CountedTopic[], PortFailure>>;
  readonly authors: () => Promise<Result<readonly Author[], PortFailure>>;
  readonly author: (id: string) => Promise<Result<Author, PortFailure>>;
  readonly projects: () => Promise<Result<readonly Project[], PortFailure>>;
  readonly project: (slug: string) => Promise<Result<Project, PortFailure>>;
  /** `slug` without the leading slash; one that has parts is asked for as it stands. */
  readonly page: (slug: string) => Promise<Result<ContentPage, PortFailure>>;
  /** Slugs of all pages, for the sitemap. */
  readonly pageSlugs: () => Promise<Result<readonly string[], PortFailure>>;
};
