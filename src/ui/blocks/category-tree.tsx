import type { Category } from '#core/catalogue/category.ts';
import * as paths from '#core/shared/paths.ts';
import { ProductIcon } from '#ui/kit/icon.tsx';
import { Link } from '#ui/navigation/link.tsx';
import styles from './category-tree.module.css';

/** The shop's categories with their numbers of plans. [ROUTE-03] */
export function CategoryTree({
  label,
  categories,
  current = null,
}: {
  readonly label: string;
  readonly categories: readonly Category[];
  readonly current?: string | null;
}) {
  return (
    <nav className={styles.tree} aria-label={label}>
      {categories.map((group) => (
        <div key={group.id}>
          <Branch category={group} current={current} head />
          <ul>
            {group.children.map((line) => (
              <li key={line.id}>
                <Branch category={line} current={current} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function Branch({
  category,
  current,
  head = false,
}: {
  readonly category: Category;
  readonly current: string | null;
  readonly head?: boolean;
}) {
  return (
    <Link
      href={paths.category(category)}
      className={head ? styles.head : undefined}
      aria-current={category.handle === current ? 'page' : undefined}
    >
      {category.icon === null ? null : <ProductIcon line={category.icon} />}
      {category.title}
      <span className={styles.n}>{category.productCount}</span>
    </Link>
  );
}
