import { Segmented } from '#ui/kit/navigation/tabs.tsx';
import { spaced } from '#ui/kit/spaced.ts';
import { FilterChip } from '#ui/kit/surface/chip.tsx';
import { withSearchChanges } from '#ui/navigation/search.ts';
import { activeFilters } from './active-filters.ts';
import type { ListProps } from './list-props.ts';
import { listTexts } from './list-texts.vi.ts';
import { listViews } from './list-view.ts';
import { SortForm } from './sort-form.tsx';

/** The filters in force, each with a link that drops it; cards or table; the order. */
export default function ListControls(list: ListProps) {
  const { answer, query, path, search } = list;
  return (
    <>
      {spaced(
        activeFilters(query, answer).map(({ text, changes }) => (
          <FilterChip
            key={text}
            href={withSearchChanges(path, search, { ...changes, page: null })}
            label={listTexts.drop(text)}
          >
            {text}
          </FilterChip>
        )),
      )}
      <ViewLinks {...list} />
      <SortForm path={path} search={search} order={answer.order} asked={query.sort} />
    </>
  );
}

function ViewLinks({ path, search, view, defaultView }: ListProps) {
  return (
    <Segmented
      label={listTexts.view}
      tabs={listViews.map((each) => ({
        title: listTexts.views[each],
        href: withSearchChanges(path, search, { view: each === defaultView ? null : each }),
        current: each === view,
      }))}
    />
  );
}
