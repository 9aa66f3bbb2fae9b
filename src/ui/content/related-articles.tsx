import type { ArticleSummary } from '#core/content/article.ts';
import { ArticleCard } from '#ui/blocks/article-card.tsx';
import { classes } from '#ui/kit/css.ts';
import layout from '#ui/kit/layout.module.css';
import { contentText } from './messages.vi.ts';
import styles from './reading.module.css';

/** Articles of the same category or tags; nothing when there are none. */
export function RelatedArticles({ articles }: { readonly articles: readonly ArticleSummary[] }) {
  if (articles.length === 0) return null;
  return (
    <section className={styles.related} aria-labelledby="_bai-lien-quan">
      <h2 id="_bai-lien-quan">{contentText.related}</h2>
      <div className={classes(layout.cols4)}>
        {articles.map((article) => (
          <ArticleCard key={article.id} article={article} />
        ))}
      </div>
    </section>
  );
}
