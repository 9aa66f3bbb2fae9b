import type { PortFailure } from '#core/shared/failure.ts';
import { PAGE_SIZE, readAllPages } from '#core/shared/read-all-pages.ts';
import { ok, type Result } from '#core/shared/result.ts';
import type { ArticleSummary } from './article.ts';
import type { Articles } from './articles.port.ts';

/** Newest first. */
export const loadAllArticles = (articles: Articles): Promise<Result<readonly ArticleSummary[], PortFailure>> =>
  readAllPages<ArticleSummary>(async (page) => {
    const answer = await articles.articles({
      search: null,
      category: null,
      tag: null,
      author: null,
      page,
      perPage: PAGE_SIZE,
    });
    return answer.ok ? ok({ entries: answer.value.articles, pages: answer.value.pages }) : answer;
  });
