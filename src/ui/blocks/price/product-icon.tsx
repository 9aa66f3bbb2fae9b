import { productTypes } from '#core/shared/goods/product-types.ts';
import { classes } from '#ui/kit/css.ts';
import sprite from '#ui/kit/media/icons.svg?url&no-inline';
import styles from './product-icon.module.css';

/** Unknown handles get the server icon. */
export function ProductIcon({ line }: { readonly line: string }) {
  return (
    <svg className={styles.icon} aria-hidden="true">
      <use href={`${sprite}#${types.includes(line) ? line : 'dedicated-server'}`} />
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

const types: readonly string[] = productTypes;
