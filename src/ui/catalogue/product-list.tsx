import { useRouterState } from '@tanstack/react-router';
import { Fragment, type ReactNode } from 'react';
import type { ListQuery, ProductList as ProductListAnswer } from '#core/catalogue/product-list.ts';
import { formatDong } from '#core/shared/dong.ts';
import { type PageQuery, usePageInput, usePageQuery } from '#ui/app/page.ts';
import { useSearchTexts } from '#ui/app/use-shop.ts';
import { CategoryTree } from '#ui/blocks/category-tree.tsx';
import { HotlineButton } from '#ui/blocks/hotline.tsx';
import { blocks } from '#ui/blocks/messages.vi.ts';
import { PlanCard } from '#ui/blocks/plan-card.tsx';
import { Card } from '#ui/kit/card.tsx';
import { FilterChip } from '#ui/kit/chip.tsx';
import { classes } from '#ui/kit/css.ts';
import { deferred } from '#ui/kit/deferred.tsx';
import { HelpCard } from '#ui/kit/help-card.tsx';
import { Icon } from '#ui/kit/icon.tsx';
import layout from '#ui/kit/layout.module.css';
import { lazyPart } from '#ui/kit/lazy-part.tsx';
import { Pagination } from '#ui/kit/pagination.tsx';
import { pageHrefs, type Search, withSearchChanges } from '#ui/navigation/search.ts';
import styles from './catalogue.module.css';
import { CompareLink } from './compare-link.tsx';
import { catalogue } from './messages.vi.ts';
import { SortSelect } from './sort-select.tsx';
import { useCategories } from './use-categories.ts';

const NothingFound = lazyPart(() => import('./nothing-found.tsx'));
/** Works before hydration as a GET form. */
const Filters = deferred(() => import('./filters.tsx'), 'touched');

/** Position of the help card; shorter lists do not show it. */
const HELP_AFTER = 5;

export function ProductList({
  products,
  current,
  above,
}: {
  readonly products: PageQuery<'listProducts'>;
  readonly current: string | null;
  readonly above?: ReactNode;
}) {
  const query = usePageInput(products);
  const page = usePageQuery(products);
  const path = useRouterState({ select: (state) => state.location.pathname });
  const search = useSearchTexts();
  const categories = useCategories();
  return (
    <div className={layout.withSide}>
      <div className={layout.stack}>
        {categories.length === 0 ? null : (
          <Card className={classes(styles.tree, layout.sideD)}>
            <CategoryTree label={catalogue.tree} categories={categories} current={current} />
          </Card>
        )}
        <Filters path={path} query={query} />
      </div>
      <div className={styles.main}>
        {above}
        <Toolbar page={page} query={query} path={path} search={search} />
        {page.products.length === 0 ? <NothingFound path={path} /> : <Plans page={page} />}
        <Pagination page={page.page} pages={page.pages} hrefOf={pageHrefs(path, search)} />
      </div>
    </div>
  );
}

type ToolbarProps = {
  readonly page: ProductListAnswer;
  readonly query: ListQuery;
  readonly path: string;
  readonly search: Search;
};

function Toolbar({ page, query, path, search }: ToolbarProps) {
  return (
    <div className={layout.toolbar}>
      <p className={classes(layout.small, styles.count)}>
        <b>{catalogue.found(page.total)}</b> {catalogue.matching}
      </p>
      {activeFilters(query).map(({ name, text }) => (
        <FilterChip
          key={name}
          href={withSearchChanges(path, search, { [name]: null, page: null })}
          label={catalogue.drop(text)}
        >
          {text}
        </FilterChip>
      ))}
      <a href="#loc" className={layout.toSide}>
        <Icon name="filter" />
        {catalogue.filters}
      </a>
      <div className={styles.sort}>
        <SortSelect order={page.order} />
      </div>
    </div>
  );
}

const activeFilters = (query: ListQuery): readonly { readonly name: string; readonly text: string }[] => [
  ...(query.keyword === null ? [] : [{ name: 'q', text: `“${query.keyword}”` }]),
  ...(query.priceFrom === null ? [] : [{ name: 'from', text: catalogue.from(formatDong(query.priceFrom)) }]),
  ...(query.priceTo === null ? [] : [{ name: 'to', text: catalogue.to(formatDong(query.priceTo)) }]),
  ...(query.onlyPromotion ? [{ name: 'sale', text: catalogue.sale }] : []),
  ...(query.tag === null ? [] : [{ name: 'tag', text: query.tag }]),
];

function Plans({ page }: { readonly page: ProductListAnswer }) {
  const flagged = page.products.find(({ badge }) => badge === catalogue.flag)?.id;
  return (
    <div className={classes(layout.cols3, layout.plans)}>
      {page.products.map((product, at) => (
        <Fragment key={product.id}>
          {at === HELP_AFTER ? <Help /> : null}
          <PlanCard
            product={product}
            heading="h2"
            flag={product.id === flagged ? catalogue.flag : null}
            besides={<CompareLink product={product} />}
          />
        </Fragment>
      ))}
    </div>
  );
}

function Help() {
  return (
    <HelpCard
      title={catalogue.help}
      text={catalogue.helpText}
      action={<HotlineButton kind="gold">{blocks.hotline}</HotlineButton>}
    />
  );
}
