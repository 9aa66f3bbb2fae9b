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
