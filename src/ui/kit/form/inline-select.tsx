import type { SelectHTMLAttributes } from 'react';
import { classes } from '#ui/kit/css.ts';
import styles from './field.module.css';

/** A small select for rows and toolbars; its label is for screen readers only. */
export function InlineSelect({
  label,
  className,
  children,
  ...rest
}: SelectHTMLAttributes<HTMLSelectElement> & { readonly label: string }) {
  return (
    <select aria-label={label} className={classes(styles.input, styles.inputS, className)} {...rest}>
      {children}
    </select>
  );
}
