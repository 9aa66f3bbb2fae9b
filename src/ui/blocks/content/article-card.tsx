import type { ArticleSummary } from '#core/content/article.ts';
import * as paths from '#core/shared/paths.ts';
import { classes } from '#ui/kit/css.ts';
import { Card } from '#ui/kit/surface/card.tsx';
import { Link } from '#ui/navigation/link.tsx';
import layout from '#ui/theme/layout.module.css';
import styles from './article-card.module.css';
import { ArticleMeta } from './article-meta.tsx';
import { Cover } from './cover.tsx';

export function ArticleCard({
  article,
  heading: Heading = 'h3',
}: {
  readonly article: ArticleSummary;
  readonly heading?: 'h2' | 'h3';
}) {
  return (
    <Card as="article" className={classes(styles.whole, styles.card)}>
      <Cover media={article.cover} sizes="(max-width: 639px) 100vw, (max-width: 1023px) 50vw, 270px" />
      <div className={styles.body}>
        <Heading>
          <Link href={paths.article(article.slug)} className={layout.cover}>
            {article.title}
          </Link>
        </Heading>
        <ArticleMeta article={article} />
      </div>
    </Card>
  );
}
