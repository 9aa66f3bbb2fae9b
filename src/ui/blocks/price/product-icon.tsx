import { usePublicQuery } from '#ui/app/queries.ts';
import { classes } from '#ui/kit/css.ts';
import sprite from '#ui/kit/media/icons.svg?url&no-inline';
import styles from './product-icon.module.css';

/** Drawing of a product line as the tree of the header has it, else `otherwise`; of what is not sold any more, a server. */
export function ProductIcon({ line, otherwise = null }: { readonly line: string; readonly otherwise?: string | null }) {
  const groups = usePublicQuery('loadShell', {}, false).data?.categories;
  const icon = groups?.flatMap(({ children }) => children).find(({ handle }) => handle === line)?.icon;
  return <LineIcon icon={icon ?? otherwise} />;
}

/** `icon` as the product line names its drawing; null: a server. */
export function LineIcon({ icon }: { readonly icon: string | null }) {
  return (
    <svg className={styles.icon} aria-hidden="true">
      <use href={`${sprite}#${icon ?? 'dedicated-server'}`} />
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
