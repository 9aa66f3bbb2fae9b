import type { ReactNode } from 'react';
import { classes } from './css.ts';
import styles from './hem.module.css';

/** The awning: a section whose lower edge is scalloped. Hero only; the receipt carries its own. */
export function Hem({
  className,
  children,
}: {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  return <section className={classes(styles.hem, className)}>{children}</section>;
}
