import type { ArticleSummary } from '#core/content/article.ts';
import * as paths from '#core/shared/paths.ts';
import cards from '#ui/blocks/article-card.module.css';
import { ArticleMeta } from '#ui/blocks/article-meta.tsx';
import { Cover } from '#ui/blocks/cover.tsx';
import { Card } from '#ui/kit/card.tsx';
import { classes } from '#ui/kit/css.ts';
import { Link } from '#ui/navigation/link.tsx';
import styles from './article-list.module.css';
import { ByAuthor } from './by-author.tsx';

type Item = { readonly article: ArticleSummary };

/** The wide first article; its picture is usually the largest element on the screen. */
export function LeadArticle({ article }: Item) {
  return (
    <Card as="article" className={classes(cards.whole, styles.lead)}>
      <Cover
        media={article.cover}
        sizes="(max-width: 639px) 100vw, (max-width: 1023px) 50vw, 430px"
        eager
        className={styles.leadCover}
      />
      <div className={styles.leadBody}>
        <ArticleMeta article={article} />
        <h2>
          <Link href={paths.article(article.slug)}>{article.title}</Link>
        </h2>
        <p className={styles.summary}>{article.summary}</p>
        {article.author === null ? null : <ByAuthor author={article.author} />}
      </div>
    </Card>
  );
}

export function ArticleRow({ article }: Item) {
  return (
    <article className={classes(cards.whole, styles.row)}>
      <Cover media={article.cover} sizes="(max-width: 639px) 104px, 188px" className={styles.rowCover} />
      <div>
        <ArticleMeta article={article} />
        <h2>
          <Link href={paths.article(article.slug)}>{article.title}</Link>
        </h2>
        <p className={styles.summary}>{article.summary}</p>
      </div>
    </article>
  );
}
