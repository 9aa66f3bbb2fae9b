import type { Category } from '#core/catalogue/category.ts';
import { lineIcons } from '#core/shared/goods/own-line.ts';
import { usePublicQuery } from '#ui/app/queries.ts';
import { classes } from '#ui/kit/css.ts';
import sprite from '#ui/kit/media/icons.svg?url&no-inline';
import styles from './product-icon.module.css';

/** As the category tree of the header has it; before it is there, and of a line that it lacks, that of the handle. */
const iconOf = (line: string, categories: readonly Category[]): string | null =>
  categories.reduce<string | null>(
    (found, { handle, icon, children }) => found ?? (handle === line ? icon : iconOf(line, children)),
    null,
  );

/** Drawing of a product line; for what has none, a server. */
export function ProductIcon({ line }: { readonly line: string }) {
  const categories = usePublicQuery('loadShell', {}, false).data?.categories ?? [];
  const icon = iconOf(line, categories) ?? line;
  return (
    <svg className={styles.icon} aria-hidden="true">
      <use href={`${sprite}#${icons.includes(icon) ? icon : 'dedicated-server'}`} />
    </svg>
  );
}

export function IconTile({ line, large = false }: { readonly line: string; readonly large?: boolean }) {
  return (
    <span className={classes(styles.tile, large && styles.large)}>
      <ProductIcon line={line} />
    </span>
  );
}

const icons: readonly string[] = lineIcons;
