import type { ReactNode } from 'react';
import * as paths from '#core/shared/paths.ts';
import { type PageQuery, usePageInput, usePageQuery } from '#ui/app/page.ts';
import { SharedPart } from '#ui/app/shared-part.tsx';
import type { Crumb } from '#ui/blocks/breadcrumbs.tsx';
import { PageFrame } from '#ui/blocks/page-frame.tsx';
import styles from '#ui/catalogue/catalogue.module.css';
import { catalogue } from '#ui/catalogue/messages.vi.ts';
import { classes } from '#ui/kit/css.ts';
import { spaced } from '#ui/kit/spaced.ts';
import { ChipLink } from '#ui/kit/surface/chip.tsx';
import type { ListView } from './list-view.ts';
import { ProductList } from './product-list.tsx';
import { withStore } from './store-links.ts';
import { useCategories } from './use-categories.ts';

export function ListPage({
  title,
  lead,
  trail,
  products,
  current = null,
  defaultView = 'the',
  action,
}: {
  readonly title: string;
  readonly lead: string;
  readonly trail: readonly Crumb[];
  readonly products: PageQuery<'listProducts'>;
  /** Null on pages of the whole shop. */
  readonly current?: string | null;
  readonly defaultView?: ListView;
  /** Another way into the line, beside its title. */
  readonly action?: ReactNode;
}) {
  const { store } = usePageInput(products);
  return (
    <PageFrame
      trail={trail.map((crumb) => ({ ...crumb, href: withStore(crumb.href, store) }))}
      title={title}
      lead={lead}
      action={action}
    >
      <LineChips current={current} products={products} />
      <ProductList products={products} current={current} defaultView={defaultView} />
    </PageFrame>
  );
}

function LineChips({
  current,
  products,
}: {
  readonly current: string | null;
  readonly products: PageQuery<'listProducts'>;
}) {
  const { store } = usePageInput(products);
  const { tree, selection } = usePageQuery(products);
  const website = useCategories();
  const lines = (tree ?? website).flatMap((group) => group.children);
  if (lines.length === 0) return null;
  return (
    <SharedPart name="lines" from={[lines, current, store, selection?.isShort]}>
      <nav className={classes(styles.chips, selection?.isShort && styles.wide)} aria-label={catalogue.subcategories}>
        {spaced(
          lines.map((line) => (
            <ChipLink key={line.id} href={withStore(paths.category(line), store)} current={line.handle === current}>
              {line.title}
            </ChipLink>
          )),
        )}
      </nav>
    </SharedPart>
  );
}
