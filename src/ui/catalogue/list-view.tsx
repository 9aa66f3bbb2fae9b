import segmented from '#ui/kit/segmented.module.css';
import { Link } from '#ui/navigation/link.tsx';
import { firstValue, type Search, withSearchChanges } from '#ui/navigation/search.ts';
import { catalogue } from './messages.vi.ts';

/** Values of `?view=`: cards, or a table of plan × size × price. */
const listViews = ['the', 'bang'] as const;
export type ListView = (typeof listViews)[number];

export const viewOf = (search: Search, otherwise: ListView): ListView =>
  listViews.find((view) => view === firstValue(search, 'view')) ?? otherwise;

export function ViewLinks({
  path,
  search,
  view,
  defaultView,
}: {
  readonly path: string;
  readonly search: Search;
  readonly view: ListView;
  readonly defaultView: ListView;
}) {
  return (
    <nav className={segmented.seg} aria-label={catalogue.view}>
      {listViews.map((each) => (
        <Link
          key={each}
          href={withSearchChanges(path, search, { view: each === defaultView ? null : each })}
          inPlace
          aria-current={each === view ? 'true' : undefined}
        >
          {catalogue.views[each]}
        </Link>
      ))}
    </nav>
  );
}
