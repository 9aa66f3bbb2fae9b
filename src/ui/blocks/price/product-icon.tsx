import { classes } from '#ui/kit/css.ts';
import sprite from '#ui/kit/media/icons.svg?url&no-inline';
import styles from './product-icon.module.css';

/** Unknown handles get the server icon. */
export function ProductIcon({ line }: { readonly line: string }) {
  return (
    <svg className={styles.icon} aria-hidden="true">
      <use href={`${sprite}#${isProductLine(line) ? line : 'dedicated-server'}`} />
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

const lines = [
  'cloud-server',
  'dedicated-server',
  'cloud-lab',
  'web-hosting',
  'mail-server',
  'dedicated-mail-server',
  'bare-metal',
  'big-memory',
  'gpu-desktop',
  'cloud-backup',
  'object-storage',
  'domain',
  'office-365',
  'm365-backup',
] as const;
export type ProductLine = (typeof lines)[number];
const isProductLine = (handle: string): handle is ProductLine => (lines as readonly string[]).includes(handle);
