import type { ArticleSummary } from '#core/content/article.ts';
import { categoryFilterPath } from '#core/content/content-paths.ts';
import { formatDate } from '#core/shared/calendar.ts';
import { Badge } from '#ui/kit/surface/badge.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { articleWords } from './article.vi.ts';
import styles from './article-card.module.css';

export function ArticleMeta({
  article: { category, publishedAt, readMinutes },
  linked = false,
}: {
  readonly article: ArticleSummary;
  /** False inside a card that is itself a link. */
  readonly linked?: boolean;
}) {
  return (
    <p className={styles.meta}>
      {category === null ? null : linked ? (
        <Link href={categoryFilterPath(category.slug)}>{category.name}</Link>
      ) : (
        <b>{category.name}</b>
      )}{' '}
      {publishedAt === null ? <Badge tone="warn">{articleWords.draft}</Badge> : <ArticleDate at={publishedAt} />}{' '}
      {readMinutes === null ? null : <span>{articleWords.minutes(readMinutes)}</span>}
    </p>
  );
}

/** `at`: ms since 1970 UTC, shown as a date in Vietnam. */
export function ArticleDate({ at }: { readonly at: number }) {
  return <time dateTime={new Date(at).toISOString()}>{formatDate(at)}</time>;
}
