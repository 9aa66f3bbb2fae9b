import { useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { type PageQuery, usePageInput, usePageQuery } from '#ui/app/page.ts';
import { useSearchTexts } from '#ui/app/use-shop.ts';
import { CategoryTree } from '#ui/blocks/category-tree.tsx';
import { Card } from '#ui/kit/card.tsx';
import { FilterChip } from '#ui/kit/chip.tsx';
import { classes } from '#ui/kit/css.ts';
import { deferred } from '#ui/kit/deferred.tsx';
import { Icon } from '#ui/kit/icon.tsx';
import layout from '#ui/kit/layout.module.css';
import { lazyPart } from '#ui/kit/lazy-part.tsx';
import { Pagination } from '#ui/kit/pagination.tsx';
import { isPlainClick, Link } from '#ui/navigation/link.tsx';
import { pageHrefs, withSearchChanges } from '#ui/navigation/search.ts';
import { activeFilters } from './active-filters.ts';
import styles from './catalogue.module.css';
import { HelpBand } from './help-band.tsx';
import type { ListProps } from './list-props.ts';
import { type ListView, ViewLinks, viewOf } from './list-view.tsx';
import { catalogue } from './messages.vi.ts';
import { PlanCards } from './plan-cards.tsx';
import { SortSelect } from './sort-select.tsx';
import { useCategories } from './use-categories.ts';

const NothingFound = lazyPart(() => import('./nothing-found.tsx'));
const PlanTable = lazyPart(() => import('./plan-table.tsx'));
const FilterSheet = lazyPart(() => import('./filter-sheet.tsx'));
/** Works before hydration as a GET form. */
const Filters = deferred(() => import('./filters.tsx'), 'touched');

export function ProductList({
  products,
  current,
  defaultView,
}: {
  readonly products: PageQuery<'listProducts'>;
  readonly current: string | null;
  readonly defaultView: ListView;
}) {
  const query = usePageInput(products);
  const answer = usePageQuery(products);
  const path = useRouterState({ select: (state) => state.location.pathname });
  const search = useSearchTexts();
  const website = useCategories();
  const categories = answer.tree ?? website;
  const view = viewOf(search, defaultView);
  const shown = view === defaultView ? null : view;
  const tree =
    categories.length === 0 ? null : (
      <Card className={classes(styles.tree, layout.sideD)}>
        <CategoryTree label={catalogue.tree} categories={categories} current={current} store={query.store} />
      </Card>
    );
  const list: ListProps = { answer, query, path, search, view, defaultView };
  return (
    <div className={layout.withSide}>
      <div className={classes(layout.stack, styles.side)}>
        {current === null ? tree : null}
        <Filters path={path} query={query} answer={answer} view={shown} />
        {current === null ? null : tree}
      </div>
      <div id="danh-sach">
        <Toolbar {...list} />
        {answer.products.length === 0 ? (
          <NothingFound {...list} drops={activeFilters(query)} />
        ) : view === 'bang' ? (
          <PlanTable {...list} />
        ) : (
          <PlanCards answer={answer} store={query.store} />
        )}
        <Pagination page={answer.page} pages={answer.pages} hrefOf={pageHrefs(path, search)} />
        <HelpBand />
      </div>
    </div>
  );
}

function Toolbar({ answer, query, path, search, view, defaultView }: ListProps) {
  const [isOpen, setIsOpen] = useState(false);
  const chosen = activeFilters(query);
  return (
    <div className={layout.toolbar}>
      <p className={classes(layout.small, styles.count)}>
        <b>{catalogue.found(answer.total)}</b> {catalogue.matching}
      </p>
      {chosen.map(({ text, changes }) => (
        <FilterChip
          key={text}
          href={withSearchChanges(path, search, { ...changes, page: null })}
          label={catalogue.drop(text)}
        >
          {text}
        </FilterChip>
      ))}
      <Link
        href="#loc"
        className={layout.toSide}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          setIsOpen(true);
        }}
      >
        <Icon name="filter" />
        {catalogue.filtersOf(chosen.length)}
      </Link>
      {isOpen ? (
        <FilterSheet
          path={path}
          query={query}
          answer={answer}
          view={view === defaultView ? null : view}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
      <ViewLinks path={path} search={search} view={view} defaultView={defaultView} />
      <div className={styles.sort}>
        <SortSelect order={answer.order} asked={query.sort} />
      </div>
    </div>
  );
}
