import type { PriceMenu } from '#core/catalogue/catalogue.port.ts';
import type { Consent, ConsentPurpose } from '#core/consent/consent.ts';
import type { SubmitConsultationCommand } from '#core/consultation/consultation.ts';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import type { Found, SearchResult } from '#core/search/site-search.ts';
import type { IdempotencyKey } from '#core/shared/ids.ts';
import type { Outcome } from '#core/shared/notice.ts';
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
import type { Promotions } from './banner.ts';

type Answer<Value> = Promise<Result<Value, ShopFailure>>;
type Nothing = Record<string, never>;

export type Publications = {
  readonly articles: readonly ArticleSummary[] | null;
  readonly authors: readonly string[] | null;
  readonly projects: readonly string[] | null;
  readonly pages: readonly string[] | null;
};

/** Reads of content that give every visitor the same. */
export type ContentQueries = {
  /** A page of articles with what stands beside it; parts of the sidebar that could not be had are null. [ROUTE-36, CMS-02] */
  readonly listArticles: (input: ArticleQuery) => Answer<
    ArticlePage & {
      readonly categories: readonly CountedTopic[] | null;
      readonly tags: readonly CountedTopic[] | null;
      readonly board: readonly PriceMenu[] | null;
    }
  >;
  /** `preview`: the key of an editor's link, which shows a draft; null and wrong ones show what is published. [CMS-02] */
  readonly loadArticle: (input: {
    readonly slug: string;
    readonly preview: string | null;
  }) => Answer<{ readonly article: Article; readonly related: readonly ArticleSummary[] }>;
  /** [ROUTE-37] */
  readonly loadAuthor: (input: {
    readonly id: string;
    readonly page: number;
  }) => Answer<{ readonly author: Author; readonly articles: ArticlePage }>;
  /** [ROUTE-38] */
  readonly loadProject: (input: {
    readonly slug: string;
  }) => Answer<{ readonly project: Project; readonly others: readonly Project[] }>;
  /** `path`: up to three parts, without slashes around them. [ROUTE-42] */
  readonly loadContentPage: (input: { readonly path: string }) => Answer<ContentPage>;
  /** Everything that is published: articles, newest first, ids of authors, slugs of projects and pages. Missing parts are null. */
  readonly loadPublications: (input: Nothing) => Answer<Publications>;
  /** Popups and floating icons of this site within their window. [BAN-02 to BAN-04] */
  readonly loadPromotions: (input: Nothing) => Answer<Promotions>;
  /** Products, categories, articles and questions. */
  readonly searchSite: (input: { readonly term: string }) => Answer<SearchResult>;
  /** The best few while typing. */
  readonly suggest: (input: { readonly term: string }) => Answer<readonly Found[]>;
};

/** Reads for one visitor. */
export type ContentPrivateQueries = {
  /** The choice that this browser holds. [CON-01] */
  readonly loadConsent: (input: Nothing) => Answer<Consent | null>;
};

export type ContentCommands = {
  /** Goes to /success. [CNS-02 to CNS-08] */
  readonly submitConsultation: (command: SubmitConsultationCommand) => Answer<Outcome>;
  /** Only with `agree`; stays on `path`. */
  readonly subscribeNewsletter: (command: {
    readonly email: string;
    readonly agree: boolean;
    readonly path: string;
    readonly idempotencyKey: IdempotencyKey;
  }) => Answer<Outcome>;
  /** Keeps the choice and its proof; stays on `path`. Withdrawing is the same command. [CON-01] */
  readonly saveConsent: (
    command: { readonly path: string; readonly idempotencyKey: IdempotencyKey } & Readonly<
      Record<ConsentPurpose, boolean>
    >,
  ) => Answer<Outcome>;
};

export const contentPrivateQueries = ['loadConsent'] as const satisfies readonly (keyof ContentPrivateQueries)[];
export const contentCommands = [
  'submitConsultation',
  'subscribeNewsletter',
  'saveConsent',
] as const satisfies readonly (keyof ContentCommands)[];
