import type { ReactNode } from 'react';
import { classes } from '#ui/kit/css.ts';
import styles from './card.module.css';

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

/** A titled section as a card: the heading with `end` beside it, then the content, padded unless `flush`. */
export function SectionCard({
  id,
  title,
  end,
  flush = false,
  className,
  children,
}: {
  /** Id of the heading. */
  readonly id: string;
  readonly title: ReactNode;
  readonly end?: ReactNode;
  readonly flush?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <Card as="section" labelledBy={id} className={className}>
      <CardHead>
        <h2 id={id}>{title}</h2>
        {end}
      </CardHead>
      {flush ? children : <CardBody>{children}</CardBody>}
    </Card>
  );
}
