import Paper from '@mui/material/Paper';
import type { InputHTMLAttributes, ReactNode } from 'react';
import styles from './check.module.css';

/** A choice as a tile: title, explanation, and a right-aligned price. */
export function CheckTile({
  kind = 'checkbox',
  mark,
  title,
  detail,
  end,
  ...rest
}: Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'title'> & {
  readonly kind?: 'checkbox' | 'radio';
  /** Before the title. */
  readonly mark?: ReactNode;
  readonly title: string;
  readonly detail?: ReactNode;
  readonly end?: ReactNode;
}) {
  return (
    <Paper component="label" variant="option">
      <input type={kind} className={styles.mark} {...rest} />
      {mark}{' '}
      <span>
        <b>{title}</b> {detail}
      </span>{' '}
      {end === undefined ? null : <b>{end}</b>}
    </Paper>
  );
}
