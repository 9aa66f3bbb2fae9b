import { ARTICLES_PATH } from '#core/content/content-paths.ts';
import { ensure, type PageLoader } from '#ui/app/page-loader.ts';
import { articleQueryOf } from '#ui/content/article-query.ts';
import { contentText } from '#ui/content/messages.vi.ts';
import { topicOf } from '#ui/content/topic-of.ts';

/** /danh-sach-bai-viet [ROUTE-36] */
export const loadArticles: PageLoader = async (loader) => {
  const query = articleQueryOf(loader.search);
  const found = await ensure(loader, 'articles', query);
  const topic = topicOf(query, found);
  const title = topic === null ? contentText.articles : contentText.articlesOf(topic);
  return {
    title: contentText.pageTitle(title, query.page),
    description: contentText.articlesLead,
    canonicalPath: ARTICLES_PATH,
  };
};
