import type { ReactNode } from 'react';
import * as paths from '#core/shared/paths.ts';
import type { PageQuery } from '#ui/app/page.ts';
import type { Crumb } from '#ui/blocks/breadcrumbs.tsx';
import { PageFrame } from '#ui/blocks/page-frame.tsx';
import { ChipLink } from '#ui/kit/chip.tsx';
import styles from './catalogue.module.css';
import { catalogue } from './messages.vi.ts';
import { ProductList } from './product-list.tsx';
import { useCategories } from './use-categories.ts';

export function ListPage({
  title,
  lead,
  trail,
  products,
  current = null,
  above,
}: {
  readonly title: string;
  readonly lead: string;
  readonly trail: readonly Crumb[];
  readonly products: PageQuery<'listProducts'>;
  /** Null on pages of the whole shop. */
  readonly current?: string | null;
  readonly above?: ReactNode;
}) {
  return (
    <PageFrame trail={trail} title={title} lead={lead}>
      <LineChips current={current} />
      <ProductList products={products} current={current} above={above} />
    </PageFrame>
  );
}

function LineChips({ current }: { readonly current: string | null }) {
  const lines = useCategories().flatMap((group) => group.children);
  if (lines.length === 0) return null;
  return (
    <nav className={styles.chips} aria-label={catalogue.subcategories}>
      {lines.map((line) => (
        <ChipLink key={line.id} href={paths.category(line)} current={line.handle === current}>
          {line.title}
        </ChipLink>
      ))}
    </nav>
  );
}
