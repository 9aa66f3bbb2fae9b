import type { ReactNode } from 'react';
import { classes } from '#ui/kit/css.ts';
import styles from './badge.module.css';

const tones = {
  neutral: null,
  promo: styles.badgePromo,
  sale: styles.badgeSale,
  ok: styles.badgeOk,
  warn: styles.badgeWarn,
  error: styles.badgeErr,
  primary: styles.badgePri,
};

export function Badge({
  tone = 'neutral',
  dot = false,
  children,
}: {
  readonly tone?: keyof typeof tones;
  readonly dot?: boolean;
  readonly children: ReactNode;
}) {
  return <span className={classes(styles.badge, tones[tone], dot && styles.badgeDot)}>{children}</span>;
}
