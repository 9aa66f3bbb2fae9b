import type { ReactNode } from 'react';
import { classes } from './css.ts';
import styles from './scalloped-section.module.css';

/** The awning: a section whose lower edge is scalloped. Hero only; the receipt carries its own. */
export function ScallopedSection({
  className,
  children,
}: {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  return <section className={classes(styles.scalloped, className)}>{children}</section>;
}
