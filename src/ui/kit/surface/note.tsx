import type { ReactNode } from 'react';
import { classes } from '#ui/kit/css.ts';
import { Icon, type IconName } from '#ui/kit/media/icon.tsx';
import styles from './note.module.css';

const looks = {
  info: { tone: null, icon: 'info' },
  promo: { tone: styles.notePromo, icon: 'gift' },
  ok: { tone: styles.noteOk, icon: 'ok' },
  warn: { tone: styles.noteWarn, icon: 'warn' },
  error: { tone: styles.noteErr, icon: 'warn' },
  plain: { tone: styles.notePlain, icon: 'info' },
} as const satisfies Readonly<Record<string, { tone: string | null | undefined; icon: IconName }>>;

/** `alert` makes screen readers announce it at once. */
export function Note({
  kind = 'info',
  alert = false,
  icon,
  children,
}: {
  readonly kind?: keyof typeof looks;
  readonly alert?: boolean;
  readonly icon?: IconName;
  readonly children: ReactNode;
}) {
  const { tone, icon: usual } = looks[kind];
  return (
    <div className={classes(styles.note, tone)} role={alert ? 'alert' : undefined}>
      <Icon name={icon ?? usual} />
      <div className={styles.body}>{children}</div>
    </div>
  );
}
