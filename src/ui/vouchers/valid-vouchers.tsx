import { formatLastDay } from '#core/shared/calendar.ts';
import { publicPageQuery, useOptionalPageQuery } from '#ui/app/page.ts';
import { classes } from '#ui/kit/css.ts';
import { Card, CardBody } from '#ui/kit/surface/card.tsx';
import layout from '#ui/theme/layout.module.css';
import { voucherText } from './messages.vi.ts';
import styles from './vouchers.module.css';

/** Prefetched; the page works without them. */
export const validVouchersQuery = publicPageQuery('listVouchers');

/** Codes that a visitor without a cart can use later. [VOU-02] */
export function ValidVouchers() {
  const { data: vouchers } = useOptionalPageQuery(validVouchersQuery);
  if (!vouchers || vouchers.length === 0) return null;
  return (
    <Card as="section" labelledBy="valid-vouchers">
      <CardBody>
        <h2 id="valid-vouchers">{voucherText.valid}</h2>
        <ul className={classes(layout.entries, layout.after)}>
          {vouchers.map(({ code, title, description, expiresAt }) => (
            <li key={code}>
              <div className={styles.text}>
                <b>{code}</b> <span>{title}</span> <small className={layout.fine}>{description}</small>{' '}
                <small className={layout.fine}>{voucherText.until(formatLastDay(expiresAt))}</small>
              </div>
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}
