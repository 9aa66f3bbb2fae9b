import type { ReactNode } from 'react';
import { type Dong, formatDong } from '#core/shared/dong.ts';
import styles from './buy-bar.module.css';

/** On a phone: the total and the one action, fixed above the contact bar, which shrinks by the mark from the first drawing on. */
export function BuyBar({
  label,
  total,
  detail,
  action,
}: {
  readonly label: string;
  readonly total: Dong;
  readonly detail: string;
  readonly action: ReactNode;
}) {
  return (
    <section className={styles.buybar} data-buybar aria-label={label}>
      <div className={styles.grow}>
        <p className={styles.total}>{formatDong(total)}</p>
        <p className={styles.detail}>{detail}</p>
      </div>
      {action}
    </section>
  );
}
