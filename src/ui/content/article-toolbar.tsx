import type { ArticleQuery } from '#core/content/article.ts';
import * as paths from '#core/shared/paths.ts';
import { FilterChip } from '#ui/kit/chip.tsx';
import { classes } from '#ui/kit/css.ts';
import { Icon } from '#ui/kit/icon.tsx';
import layout from '#ui/kit/layout.module.css';
import { type Search, withSearchChanges } from '#ui/navigation/search.ts';
import { SEARCH_FORM_ID } from './article-form.ts';
import styles from './articles.module.css';
import { contentText } from './messages.vi.ts';

/** Number of articles, active filters, and on phones a link to the search below. */
export function ArticleToolbar({
  query,
  search,
  topic,
  total,
}: {
  readonly query: ArticleQuery;
  readonly search: Search;
  /** Name of the category or tag. */
  readonly topic: string | null;
  readonly total: number;
}) {
  const without = (...names: readonly string[]): string =>
    withSearchChanges(paths.articles, search, Object.fromEntries([...names, 'page'].map((name) => [name, null])));
  const filtered = topic !== null || query.search !== null;
  return (
    <div className={classes(layout.toolbar, styles.toolbar, !filtered && styles.unfiltered)}>
      {filtered ? <b>{contentText.found(total)}</b> : null}
      {query.search === null ? null : (
        <FilterChip href={without('q')} label={contentText.dropSearch(query.search)}>
          “{query.search}”
        </FilterChip>
      )}
      {topic === null ? null : (
        <FilterChip href={without('chuyen-muc', 'the')} label={contentText.dropTopic(topic)}>
          {topic}
        </FilterChip>
      )}
      <a href={`#${SEARCH_FORM_ID}`} className={layout.toSide}>
        <Icon name="search" />
        {contentText.toSearch}
      </a>
    </div>
  );
}
