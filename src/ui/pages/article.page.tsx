import { categoryFilterPath } from '#core/content/content-paths.ts';
import * as paths from '#core/shared/paths.ts';
import { ensureFound, type PageLoader, publicPageQuery, usePageQuery } from '#ui/app/page.ts';
import { PageFrame } from '#ui/blocks/page-frame.tsx';
import { RichText } from '#ui/blocks/rich-text.tsx';
import { ArticleData } from '#ui/content/article-data.tsx';
import { ArticleEnd } from '#ui/content/article-end.tsx';
import { ArticleHead } from '#ui/content/article-head.tsx';
import { parseArticleInput } from '#ui/content/article-query.ts';
import { Contents } from '#ui/content/contents.tsx';
import { contentText } from '#ui/content/messages.vi.ts';
import styles from '#ui/content/reading.module.css';
import { RelatedArticles } from '#ui/content/related-articles.tsx';
import { Share } from '#ui/content/share.tsx';

const articleQuery = publicPageQuery('loadArticle', ({ params, search }) => parseArticleInput(params, search));

/** [ROUTE-36, ROUTE-48] */
export const load: PageLoader = async (loader) => {
  const { article } = await ensureFound(loader, articleQuery, 'article');
  return {
    title: article.seo?.title ?? article.title,
    description: article.seo?.description ?? article.summary,
    canonicalPath: paths.article(article.slug),
    image: `/og/bai-viet/${encodeURIComponent(article.slug)}.png`,
    article: {
      publishedAt: article.publishedAt,
      updatedAt: article.updatedAt,
      section: article.category?.name ?? null,
    },
  };
};

/** /danh-sach-bai-viet/{slug}; `?preview` shows an editor's draft. [ROUTE-36, CMS-02] */
export function Page() {
  const { article, related } = usePageQuery(articleQuery);
  const { category } = article;
  return (
    <PageFrame
      trail={[
        { title: contentText.articles, href: paths.articles },
        ...(category === null ? [] : [{ title: category.name, href: categoryFilterPath(category.slug) }]),
      ]}
      here={article.title}
    >
      <div className={styles.layout}>
        <ArticleHead article={article} />
        <aside className={styles.side}>
          <Contents text={article.body} title={contentText.contents} />
          <Share path={paths.article(article.slug)} />
        </aside>
        <div className={styles.body}>
          <RichText text={article.body} />
          <ArticleEnd article={article} />
        </div>
      </div>
      <RelatedArticles articles={related} />
      <ArticleData article={article} />
    </PageFrame>
  );
}
