import type { ReactNode } from 'react';
import styles from './card.module.css';
import { classes } from './css.ts';

type CardProps = {
  readonly children: ReactNode;
  readonly padded?: boolean;
  readonly className?: string | undefined;
  readonly as?: 'div' | 'section' | 'article' | 'aside';
  readonly labelledBy?: string;
  readonly id?: string;
};

export function Card({ children, padded = false, className, as: Tag = 'div', labelledBy, id }: CardProps) {
  return (
    <Tag id={id} className={classes(styles.card, padded && styles.cardPad, className)} aria-labelledby={labelledBy}>
      {children}
    </Tag>
  );
}

export function CardHead({ children }: { readonly children: ReactNode }) {
  return <div className={styles.cardHead}>{children}</div>;
}

export function CardBody({ children }: { readonly children: ReactNode }) {
  return <div className={styles.cardBody}>{children}</div>;
}
