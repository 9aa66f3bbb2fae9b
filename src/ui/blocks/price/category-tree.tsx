import type { Category } from '#core/catalogue/category.ts';
import * as paths from '#core/shared/paths.ts';
import { Link } from '#ui/navigation/link.tsx';
import { stringifySearch } from '#ui/navigation/search.ts';
import styles from './category-tree.module.css';
import { LineIcon } from './product-icon.tsx';

/** The shop's categories with their numbers of plans. [ROUTE-03] */
export function CategoryTree({
  label,
  categories,
  current = null,
  store = null,
}: {
  readonly label: string;
  readonly categories: readonly Category[];
  readonly current?: string | null;
  /** Its links stay in the store; null is the website. [STO-01] */
  readonly store?: string | null;
}) {
  return (
    <nav className={styles.tree} aria-label={label}>
      {categories.map((group) => (
        <div key={group.id}>
          <Branch category={group} current={current} store={store} head />
          <ul>
            {group.children.map((line) => (
              <li key={line.id}>
                <Branch category={line} current={current} store={store} />
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
  store,
  head = false,
}: {
  readonly category: Category;
  readonly current: string | null;
  readonly store: string | null;
  readonly head?: boolean;
}) {
  return (
    <Link
      href={paths.category(category) + stringifySearch(store === null ? {} : { store })}
      className={head ? styles.head : undefined}
      aria-current={category.handle === current ? 'page' : undefined}
    >
      {category.icon === null ? null : <LineIcon icon={category.icon} />}
      {category.title} <span className={styles.n}>{category.productCount}</span>
    </Link>
  );
}
