import { FilterChip } from '#ui/kit/chip.tsx';
import segmented from '#ui/kit/segmented.module.css';
import { Link } from '#ui/navigation/link.tsx';
import { withSearchChanges } from '#ui/navigation/search.ts';
import { activeFilters } from './active-filters.ts';
import styles from './catalogue.module.css';
import type { ListProps } from './list-props.ts';
import { listTexts } from './list-texts.vi.ts';
import { listViews } from './list-view.ts';
import { SortSelect } from './sort-select.tsx';

/** The filters in force, each with a link that drops it; cards or table; the order. */
export default function ListControls(list: ListProps) {
  const { answer, query, path, search } = list;
  return (
    <>
      {activeFilters(query).map(({ text, changes }) => (
        <FilterChip
          key={text}
          href={withSearchChanges(path, search, { ...changes, page: null })}
          label={listTexts.drop(text)}
        >
          {text}
        </FilterChip>
      ))}
      <ViewLinks {...list} />
      <div className={styles.sort}>
        <SortSelect order={answer.order} asked={query.sort} />
      </div>
    </>
  );
}

function ViewLinks({ path, search, view, defaultView }: ListProps) {
  return (
    <nav className={segmented.seg} aria-label={listTexts.view}>
      {listViews.map((each) => (
        <Link
          key={each}
          href={withSearchChanges(path, search, { view: each === defaultView ? null : each })}
          inPlace
          aria-current={each === view ? 'true' : undefined}
        >
          {listTexts.views[each]}
        </Link>
      ))}
    </nav>
  );
}
