import type { ReactNode } from 'react';
import { classes } from '#ui/kit/css.ts';
import { Icon } from '#ui/kit/media/icon.tsx';
import { Link } from '#ui/navigation/link.tsx';
import styles from './chip.module.css';

export function FilterChip({
  href,
  label,
  children,
}: {
  readonly href: string;
  readonly label: string;
  readonly children: ReactNode;
}) {
  return (
    <Link href={href} inPlace className={classes(styles.chip, styles.chipOn)} aria-label={label}>
      {children}
      <Icon name="close" />
    </Link>
  );
}

/** A link to a category, in a row that scrolls on phones. */
export function ChipLink({
  href,
  current = false,
  children,
}: {
  readonly href: string;
  readonly current?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <Link
      href={href}
      className={classes(styles.chip, current && styles.chipOn)}
      aria-current={current ? 'page' : undefined}
    >
      {children}
    </Link>
  );
}
