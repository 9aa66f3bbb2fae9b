import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { type PageQuery, usePageInput, usePageQuery } from '#ui/app/page.ts';
import { useSearchTexts } from '#ui/app/use-shop.ts';
import { CategoryTree } from '#ui/blocks/price/category-tree.tsx';
import styles from '#ui/catalogue/catalogue.module.css';
import { catalogue } from '#ui/catalogue/messages.vi.ts';
import { classes } from '#ui/kit/css.ts';
import { Icon } from '#ui/kit/media/icon.tsx';
import { Pagination } from '#ui/kit/navigation/pagination.tsx';
import { Card } from '#ui/kit/surface/card.tsx';
import { isPlainClick, Link } from '#ui/navigation/link.tsx';
import { pageHrefs } from '#ui/navigation/search.ts';
import layout from '#ui/theme/layout.module.css';
import { deferred } from '#ui/waking/deferred.tsx';
import { lazyPart } from '#ui/waking/lazy-part.tsx';
import { countText } from './count-text.vi.ts';
import type { ListProps } from './list-props.ts';
import { type ListView, viewOf } from './list-view.ts';
import { PlanCards } from './plan-cards.tsx';
import { useCategories } from './use-categories.ts';

const NothingFound = lazyPart(() => import('./nothing-found.tsx'));
/** Only mixed lists are grouped. */
const PlanLines = lazyPart(() => import('./plan-lines.tsx'));
const PlanTable = lazyPart(() => import('./plan-table.tsx'));
const FilterSheet = lazyPart(() => import('./filter-sheet.tsx'));
/** Works before hydration as a GET form. */
const Filters = deferred(() => import('./filters.tsx'), 'touched');

/** Links and a GET form; they work before hydration too. */
const ListControls = deferred(() => import('./list-controls.tsx'), 'touched');
const HelpBand = deferred<object>(() => import('#ui/catalogue/home/help-band.tsx'), 'visible');

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
      <Card className={styles.tree}>
        <CategoryTree label={catalogue.tree} categories={categories} current={current} store={query.store} />
      </Card>
    );
  const list: ListProps = { answer, query, path, search, view, defaultView };
  const isShort = answer.selection?.isShort ?? false;
  return (
    <div className={isShort ? undefined : styles.withSide}>
      {isShort ? null : (
        <div className={styles.side}>
          {current === null ? tree : null}
          <Filters path={path} query={query} answer={answer} view={shown} />
          {current === null ? null : tree}
        </div>
      )}
      <div id="danh-sach">
        <Toolbar {...list} />
        {answer.products.length === 0 ? (
          <NothingFound {...list} />
        ) : view === 'bang' ? (
          <PlanTable {...list} />
        ) : answer.order === 'line' ? (
          <PlanLines answer={answer} query={query} />
        ) : (
          <PlanCards products={answer.products} selection={answer.selection} store={query.store} />
        )}
        <Pagination page={answer.page} pages={answer.pages} hrefOf={pageHrefs(path, search)} />
        <HelpBand />
      </div>
    </div>
  );
}

function Toolbar(list: ListProps) {
  const { answer, query, path, view, defaultView } = list;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={classes(layout.toolbar, styles.toolbar)}>
      <Typography variant="caption" component="p" className={styles.count ?? ''}>
        <b>{countText(answer.total)}</b> {catalogue.matching}
      </Typography>
      {answer.selection?.isShort ? null : <FilterButton open={() => setIsOpen(true)} />}
      {isOpen ? (
        <FilterSheet
          path={path}
          query={query}
          answer={answer}
          view={view === defaultView ? null : view}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
      <ListControls {...list} />
    </div>
  );
}

/** Leads to the filters; with JavaScript they rise as a sheet. */
function FilterButton({ open }: { readonly open: () => void }) {
  return (
    <Button
      component={Link}
      href="#loc"
      className={layout.toSide ?? ''}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        open();
      }}
    >
      <Icon name="filter" />
      {catalogue.filters}
    </Button>
  );
}
