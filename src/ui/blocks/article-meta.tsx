import type { ArticleSummary } from '#core/content/article.ts';
import { categoryFilter } from '#core/content/content-paths.ts';
import { formatDate } from '#core/shared/calendar.ts';
import { Badge } from '#ui/kit/badge.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { articleWords } from './article.vi.ts';
import styles from './article-card.module.css';

/** Category, day and reading time of an article; a draft says that it is one. */
export function ArticleMeta({
  article: { category, publishedAt, readMinutes },
  linked = false,
}: {
  readonly article: ArticleSummary;
  /** The category is a link; not where the whole card is one. */
  readonly linked?: boolean;
}) {
  return (
    <p className={styles.meta}>
      {category === null ? null : linked ? (
        <Link href={categoryFilter(category.slug)}>{category.name}</Link>
      ) : (
        <b>{category.name}</b>
      )}
      {publishedAt === null ? <Badge tone="warn">{articleWords.draft}</Badge> : <DayOf at={publishedAt} />}
      {readMinutes === null ? null : <span>{articleWords.minutes(readMinutes)}</span>}
    </p>
  );
}

/** A moment (ms since 1970 UTC) as its day in Vietnam, for people and for machines. */
export function DayOf({ at }: { readonly at: number }) {
  return <time dateTime={new Date(at).toISOString()}>{formatDate(at)}</time>;
}
