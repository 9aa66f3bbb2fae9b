import type { ReactNode } from 'react';
import { type Dong, formatDong } from '#core/shared/dong.ts';
import layout from '#ui/theme/layout.module.css';
import { useRootMark } from '#ui/theme/root-mark.ts';
import styles from './buy-bar.module.css';

/** Phones only: total and main action. Its mark lowers the contact bar from the first paint. */
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
    <section {...useRootMark('buy-bar')} className={styles.buybar} aria-label={label}>
      <div className={layout.grow}>
        <p className={styles.total}>{formatDong(total)}</p>
        <p className={layout.faint}>{detail}</p>
      </div>
      {action}
    </section>
  );
}
