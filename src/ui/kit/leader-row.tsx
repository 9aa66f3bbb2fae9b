import type { ReactNode } from 'react';
import { classes } from './css.ts';
import styles from './leader-row.module.css';

/** «Nhãn … giá trị» with a dotted leader, inside a `<dl>`. */
export function LeaderRow({
  label,
  value,
  tone = 'plain',
}: {
  readonly label: ReactNode;
  readonly value: ReactNode;
  readonly tone?: 'plain' | 'sub' | 'save';
}) {
  return (
    <div className={classes(styles.lead, tone === 'sub' && styles.leadSub, tone === 'save' && styles.leadSave)}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
