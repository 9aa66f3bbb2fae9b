import { publicQuery, type UseCase } from '#core/failures/operation.ts';
import { ok } from '#core/shared/result.ts';
import { valueOr } from '#core/shared/text/value-or.ts';
import { ARTICLES_PER_PAGE, type ArticlePage, type Author } from './article.ts';
import type { Articles } from './articles.port.ts';
import { type ReadPorts, readContent } from './read-content.ts';

export type LoadAuthorPorts = ReadPorts & { readonly articles: Articles };

/** The article page is empty when it cannot be loaded. [ROUTE-37] */
export const loadAuthor = publicQuery(
  { seconds: 60 },
  (
    ports: LoadAuthorPorts,
  ): UseCase<
    { readonly id: string; readonly page: number },
    { readonly author: Author; readonly articles: ArticlePage }
  > =>
    async ({ id, page: asked }) => {
      const { articles, log } = ports;
      const page = Math.max(1, Math.trunc(asked) || 1);
      const [author, written] = await Promise.all([
        readContent(ports, 'Failed to fetch author data', () => articles.author(id)),
        articles.articles({
          search: null,
          category: null,
          tag: null,
          author: id,
          page,
          perPage: ARTICLES_PER_PAGE,
        }),
      ]);
      if (!author.ok) return author;
      const none = { articles: [], page, pages: 0, total: 0 };
      return ok({ author: author.value, articles: valueOr(log, 'Failed to fetch articles data', written, none) });
    },
);
