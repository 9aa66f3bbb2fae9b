import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { ARTICLES_PATH, articleHref, categoryFilter } from '#core/content/content-paths.ts';
import { queryOf } from '#ui/app/queries.ts';
import { useSearchTexts, useShop } from '#ui/app/use-shop.ts';
import { Breadcrumbs } from '#ui/blocks/breadcrumbs.tsx';
import { RichText } from '#ui/blocks/rich-text.tsx';
import { ArticleData } from '#ui/content/article-data.tsx';
import { ArticleEnd } from '#ui/content/article-end.tsx';
import { ArticleHead } from '#ui/content/article-head.tsx';
import { articleInputOf } from '#ui/content/article-query.ts';
import { Contents } from '#ui/content/contents.tsx';
import { contentText } from '#ui/content/messages.vi.ts';
import styles from '#ui/content/reading.module.css';
import { RelatedArticles } from '#ui/content/related-articles.tsx';
import { Share } from '#ui/content/share.tsx';
import { classes } from '#ui/kit/css.ts';
import layout from '#ui/kit/layout.module.css';

/** /danh-sach-bai-viet/{slug}; `?preview` shows an editor's draft. [ROUTE-36, CMS-02] */
export function Page() {
  const { useCases } = useShop();
  const input = articleInputOf(useParams({ strict: false }), useSearchTexts());
  const { article, related } = useSuspenseQuery(queryOf(useCases, 'article', input)).data;
  const { category } = article;
  return (
    <div className={classes(layout.wrap, layout.page)}>
      <Breadcrumbs
        trail={[
          { title: contentText.articles, href: ARTICLES_PATH },
          ...(category === null ? [] : [{ title: category.name, href: categoryFilter(category.slug) }]),
        ]}
        here={article.title}
      />
      <div className={styles.layout}>
        <ArticleHead article={article} />
        <aside className={styles.side}>
          <Contents text={article.body} title={contentText.contents} />
          <Share path={articleHref(article.slug)} />
        </aside>
        <div className={styles.body}>
          <RichText text={article.body} />
          <ArticleEnd article={article} />
        </div>
      </div>
      <RelatedArticles articles={related} />
      <ArticleData article={article} />
    </div>
  );
}
