import type { InputHTMLAttributes } from 'react';
import { classes } from './css.ts';
import field from './field.module.css';
import { Icon } from './icon.tsx';
import styles from './search-field.module.css';

/** A small search in the head of a list; its label is only read out. It stands in a GET form. */
export function SearchField({
  label,
  wide = false,
  ...rest
}: Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  readonly label: string;
  /** As wide as there is room, and as high as other controls. */
  readonly wide?: boolean;
}) {
  return (
    <span className={classes(field.ctlIc, styles.search, wide && styles.wide)}>
      <Icon name="search" />
      <input
        type="search"
        aria-label={label}
        className={classes(field.input, !wide && field.inputS)}
        maxLength={100}
        {...rest}
      />
    </span>
  );
}
