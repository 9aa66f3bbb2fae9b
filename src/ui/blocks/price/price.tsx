import { type Dong, formatDong } from '#core/shared/dong.ts';
import { classes } from '#ui/kit/css.ts';
import layout from '#ui/theme/layout.module.css';
import styles from './price.module.css';

/** `404.600đ /tháng` [CAT-05] */
export function Price({
  amount,
  unit,
  size = 'm',
}: {
  readonly amount: Dong;
  readonly unit?: string;
  readonly size?: 's' | 'm';
}) {
  return (
    <p className={classes(styles.price, size === 's' && styles.priceS)}>
      <b>{formatDong(amount)}</b>
      {unit === undefined ? null : <span>/{unit}</span>}
    </p>
  );
}

export function FormerPrice({ amount, label }: { readonly amount: Dong; readonly label: string }) {
  return (
    <s className={styles.was}>
      <span className={layout.sr}>{label} </span>
      {formatDong(amount)}
    </s>
  );
}
