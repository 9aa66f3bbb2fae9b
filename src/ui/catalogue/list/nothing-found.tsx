import { EmptyCard } from '#ui/blocks/content/empty-state.tsx';
import { withSearchChanges } from '#ui/navigation/search.ts';
import { activeFilters } from './active-filters.ts';
import type { ListProps } from './list-props.ts';
import { listTexts } from './list-texts.vi.ts';
import { withStore } from './store-links.ts';

/** Filters that contradict each other: names the one whose removal shows most plans. */
export default function NothingFound({ answer, query, path, search }: ListProps) {
  const blamed = activeFilters(query, answer).filter(({ name }) => name === answer.selection?.toDrop);
  const [first, ...rest] = blamed;
  if (first === undefined)
    return (
      <EmptyCard
        title={listTexts.emptyTitle}
        sentence={listTexts.emptyText}
        href={withStore(path, query.store)}
        link={listTexts.seeAll}
      />
    );
  const dropped = Object.fromEntries(
    [first, ...rest].flatMap(({ changes }) => Object.keys(changes).map((name) => [name, null] as const)),
  );
  const text = blamed.map((each) => each.text).join(', ');
  return (
    <EmptyCard
      title={listTexts.emptyTitle}
      sentence={listTexts.emptyBecause(text)}
      href={withSearchChanges(path, search, { ...dropped, page: null })}
      link={listTexts.dropOne(text)}
    />
  );
}
