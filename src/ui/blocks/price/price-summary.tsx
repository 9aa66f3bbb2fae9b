import type { ReactNode } from 'react';
import { type Dong, formatDong } from '#core/shared/dong.ts';
import styles from '#ui/blocks/order/receipt.module.css';
import { Icon, type IconName } from '#ui/kit/media/icon.tsx';
import { LeaderRow } from './leader-row.tsx';

export type PriceSummaryLine = {
  readonly label: string;
  readonly amount: Dong;
  readonly tone?: 'plain' | 'sub' | 'save';
};

/** Lines, VAT, total, renewal, one primary action, assurances. The only panel with a scalloped edge. */
export function PriceSummary({
  title,
  badge,
  subtitle,
  first,
  lines,
  totalLabel,
  total,
  below,
  renewal,
  action,
  assurances = [],
}: {
  readonly title: string;
  readonly badge?: ReactNode;
  readonly subtitle?: ReactNode;
  /** Content above the lines, such as the voucher field. */
  readonly first?: ReactNode;
  readonly lines: readonly PriceSummaryLine[];
  readonly totalLabel: string;
  readonly total: Dong;
  /** One small line below the total, such as «Bằng 513.678đ mỗi tháng». */
  readonly below?: ReactNode;
  readonly renewal?: ReactNode;
  readonly action?: ReactNode;
  readonly assurances?: readonly { readonly icon: IconName; readonly text: string }[];
}) {
  return (
    <div className={styles.receipt}>
      <div className={styles.receiptIn}>
        <div className={styles.top}>
          <h2>{title}</h2>
          {badge}
        </div>
        {subtitle === undefined ? null : <p className={styles.subtitle}>{subtitle}</p>}
        {first}
        <dl>
          {lines.map(({ label, amount, tone }) => (
            <LeaderRow key={label} label={label} value={formatDong(amount)} tone={tone ?? 'plain'} />
          ))}
        </dl>
        <hr />
        <div className={styles.total}>
          <span>{totalLabel}</span> <b aria-live="polite">{formatDong(total)}</b>
        </div>
        {below === undefined ? null : <p className={styles.below}>{below}</p>}
        {renewal === undefined ? null : (
          <div className={styles.renew}>
            <Icon name="refresh" />
            <span>{renewal}</span>
          </div>
        )}
        {action === undefined ? null : <div className={styles.action}>{action}</div>}
        {assurances.length === 0 ? null : (
          <ul className={styles.assure}>
            {assurances.map(({ icon, text }) => (
              <li key={text}>
                <Icon name={icon} />
                {text}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
