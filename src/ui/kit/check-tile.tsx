import type { InputHTMLAttributes, ReactNode } from 'react';
import styles from './check-tile.module.css';
import { classes } from './css.ts';

type Input = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'>;

export function Check({
  kind = 'checkbox',
  children,
  count,
  ...rest
}: Input & { readonly kind?: 'checkbox' | 'radio'; readonly children: ReactNode; readonly count?: number }) {
  return (
    <label className={styles.check}>
      <input type={kind} {...rest} />
      <span>{children}</span>
      {count === undefined ? null : <span className={styles.n}>{count}</span>}
    </label>
  );
}

export function CheckTile({
  kind = 'checkbox',
  title,
  detail,
  end,
  ...rest
}: Omit<Input, 'title'> & {
  readonly kind?: 'checkbox' | 'radio';
  readonly title: string;
  readonly detail?: ReactNode;
  readonly end?: ReactNode;
}) {
  return (
    <label className={styles.addon}>
      <span className={classes(styles.check)}>
        <input type={kind} {...rest} />
        <span>
          <b>{title}</b>
          {detail}
        </span>
      </span>
      {end === undefined ? null : <b>{end}</b>}
    </label>
  );
}
