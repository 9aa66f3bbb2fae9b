import { articleHref } from '#core/content/content-paths.ts';
import { ensureFound, type PageLoader } from '#ui/app/page-loader.ts';
import { articleInputOf } from '#ui/content/article-query.ts';

/** /danh-sach-bai-viet/{slug} [ROUTE-36, ROUTE-48] */
export const loadArticle: PageLoader = async (loader) => {
  const { article } = await ensureFound(loader, 'article', articleInputOf(loader.params, loader.search), 'article');
  return {
    title: article.seo?.title ?? article.title,
    description: article.seo?.description ?? article.summary,
    canonicalPath: articleHref(article.slug),
    image: `/og/bai-viet/${encodeURIComponent(article.slug)}.png`,
    article: {
      publishedAt: article.publishedAt,
      updatedAt: article.updatedAt,
      section: article.category?.name ?? null,
    },
  };
};
