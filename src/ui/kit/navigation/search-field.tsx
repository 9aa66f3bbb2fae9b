import type { InputHTMLAttributes } from 'react';
import { classes } from '#ui/kit/css.ts';
import field from '#ui/kit/form/field.module.css';
import { Icon } from '#ui/kit/media/icon.tsx';
import styles from './search-field.module.css';

/** In a list's header, inside a GET form; its label is for screen readers only. */
export function SearchField({
  label,
  wide = false,
  ...rest
}: Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  readonly label: string;
  /** Full width, at the height of other controls. */
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
