import { type Nothing, publicQuery, type UseCase } from '#core/failures/operation.ts';
import type { Log } from '#core/shared/environment.port.ts';
import { ok } from '#core/shared/result.ts';
import { valueOr } from '#core/shared/text/value-or.ts';
import type { ArticleSummary } from './article.ts';
import type { Articles } from './articles.port.ts';
import { loadAllArticles } from './load-all-articles.ts';

export type Publications = {
  readonly articles: readonly ArticleSummary[] | null;
  readonly authors: readonly string[] | null;
  readonly projects: readonly string[] | null;
  readonly pages: readonly string[] | null;
};

export type LoadPublicationsPorts = { readonly articles: Articles; readonly log: Log };

/** For sitemap and feed; failed parts are logged and null. [CMS-02] */
export const loadPublications = publicQuery(
  { seconds: 60 },
  ({ articles, log }: LoadPublicationsPorts): UseCase<Nothing, Publications> =>
    async () => {
      const failed = (what: string) => `Failed to fetch ${what} data`;
      const [all, authors, projects, pages] = await Promise.all([
        loadAllArticles(articles).then((found) => valueOr(log, failed('articles'), found, null)),
        articles.authors().then((found) => valueOr(log, failed('authors'), found, null)),
        articles.projects().then((found) => valueOr(log, failed('projects'), found, null)),
        articles.pageSlugs().then((found) => valueOr(log, failed('page slugs'), found, null)),
      ]);
      return ok({
        articles: all,
        authors: authors?.map(({ id }) => id) ?? null,
        projects: projects?.map(({ slug }) => slug) ?? null,
        pages,
      });
    },
);
