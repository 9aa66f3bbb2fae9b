import type { Catalogue, PriceMenu } from '#core/catalogue/catalogue.port.ts';
import { publicQuery, type UseCase } from '#core/failures/operation.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import { ok, type Result } from '#core/shared/result.ts';
import { cleanTyped } from '#core/shared/text/clean-typed.ts';
import { valueOr } from '#core/shared/text/value-or.ts';
import type { ArticlePage, ArticleQuery, CountedTopic } from './article.ts';
import type { Articles } from './articles.port.ts';
import { type ReadPorts, readContent } from './read-content.ts';

export type ListArticlesPorts = ReadPorts & { readonly articles: Articles; readonly catalogue: Catalogue };

const MAX_PER_PAGE = 100;

/** `ids`: articles that a link has picked, in its order; nothing else then filters or pages the list. */
export type ListArticlesInput = ArticleQuery & { readonly ids?: readonly string[] | undefined };

/** Categories, tags and price board fail independently. [ROUTE-36, CMS-02, REST-06] */
export const listArticles = publicQuery(
  { seconds: 60 },
  (
    ports: ListArticlesPorts,
  ): UseCase<
    ListArticlesInput,
    ArticlePage & {
      readonly categories: readonly CountedTopic[] | null;
      readonly tags: readonly CountedTopic[] | null;
      readonly board: readonly PriceMenu[] | null;
    }
  > =>
    async ({ ids = [], ...query }) => {
      const { articles, catalogue, log } = ports;
      const [page, categories, tags, board] = await Promise.all([
        readContent(ports, 'Failed to fetch articles data', () =>
          ids.length > 0 ? loadPicked(articles, ids) : articles.articles(normaliseQuery(query)),
        ),
        articles.articleCategories().then((all) => valueOr(log, 'Failed to fetch article categories data', all, null)),
        articles.articleTags().then((all) => valueOr(log, 'Failed to fetch article tags data', all, null)),
        catalogue.priceMenus().then((menus) => valueOr(log, 'Failed to fetch price menus data', menus, null)),
      ]);
      return page.ok ? ok({ ...page.value, categories, tags, board }) : page;
    },
);

const loadPicked = async (articles: Articles, ids: readonly string[]): Promise<Result<ArticlePage, PortFailure>> => {
  const picked = await articles.articlesByIds([...new Set(ids)]);
  return picked.ok ? ok({ articles: picked.value, page: 1, pages: 1, total: picked.value.length }) : picked;
};

/** Untrusted input: pages start at 1, empty searches are dropped. */
const normaliseQuery = (query: ArticleQuery): ArticleQuery => ({
  ...query,
  search: query.search === null ? null : cleanTyped(query.search) || null,
  page: Math.max(1, Math.trunc(query.page) || 1),
  perPage: Math.min(MAX_PER_PAGE, Math.max(1, Math.trunc(query.perPage) || 1)),
});
