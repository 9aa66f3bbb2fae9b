import { classes } from '#ui/kit/css.ts';
import styles from './icon.module.css';
import type { iconNames } from './icon-names.ts';
import sprite from './icons.svg?url&no-inline';

export type IconName = (typeof iconNames)[number];

/** From the sprite file. Decorative: the text beside it has the meaning. */
export function Icon({ name, size }: { readonly name: IconName; readonly size?: 's' | 'l' }) {
  return (
    <svg className={classes(styles.ic, size === 's' && styles.icS, size === 'l' && styles.icL)} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}

/** Unknown handles get the server icon. */
export function ProductIcon({ line }: { readonly line: string }) {
  return (
    <svg className={classes(styles.ic, styles.icP)} aria-hidden="true">
      <use href={`${sprite}#${isProductLine(line) ? line : 'dedicated-server'}`} />
    </svg>
  );
}

export function IconTile({ line, large = false }: { readonly line: string; readonly large?: boolean }) {
  return (
    <span className={classes(styles.tile, large && styles.tileL)}>
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
