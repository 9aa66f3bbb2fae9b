import type { ReactNode } from 'react';
import { classes } from '#ui/kit/css.ts';
import styles from './scalloped-section.module.css';

/** Only for the hero; the price summary has its own edge. */
export function ScallopedSection({
  className,
  children,
}: {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  return <section className={classes(styles.scalloped, className)}>{children}</section>;
}
