import type { InputHTMLAttributes } from 'react';
import { classes } from './css.ts';
import field from './field.module.css';
import { Icon } from './icon.tsx';
import styles from './search-field.module.css';

/** A small search in the head of a list; its label is only read out. It stands in a GET form. */
export function SearchField({
  label,
  ...rest
}: Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & { readonly label: string }) {
  return (
    <span className={classes(field.ctlIc, styles.search)}>
      <Icon name="search" />
      <input
        type="search"
        aria-label={label}
        className={classes(field.input, field.inputS)}
        maxLength={100}
        {...rest}
      />
    </span>
  );
}
