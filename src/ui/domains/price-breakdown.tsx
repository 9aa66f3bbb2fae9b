import type { ReactNode } from 'react';
import type { DomainOffer } from '#core/domains/domain-offer.ts';
import type { DomainPrice } from '#core/pricing/domain-price.ts';
import { formatDong } from '#core/shared/dong.ts';
import { LeaderRow } from '#ui/blocks/price/leader-row.tsx';
import { classes } from '#ui/kit/css.ts';
import layout from '#ui/theme/layout.module.css';
import styles from './domains.module.css';
import { domainText as text } from './messages.vi.ts';

/** The first term's price never appears without the renewal price. */
export function PriceWithRenewal({ offer: { first, renewal, years } }: { readonly offer: DomainOffer }) {
  const price = formatDong(renewal.total);
  return (
    <p className={styles.price}>
      <b>{formatDong(first.total)}</b>{' '}
      <small className={layout.faint}>{years === 1 ? text.renewal(price) : text.renewalOf(price, years)}</small>
    </p>
  );
}

/** Breakdown of the price as required by law, collapsed. [Thông tư 20/2023/TT-BTC] */
export function PriceBreakdown({ offer }: { readonly offer: DomainOffer }) {
  return (
    <details className={classes(layout.fine, styles.bill)}>
      <summary>{text.bill}</summary>
      <div className={layout.pair}>
        <Bill title={text.firstYear} bill={offer.first} />
        <Bill title={text.renewalYear} bill={offer.renewal} />
      </div>
    </details>
  );
}

function Bill({ title, bill }: { readonly title: string; readonly bill: DomainPrice }) {
  return (
    <div>
      <h3>{title}</h3>
      <PriceParts bill={bill} total={formatDong(bill.total)} />
    </div>
  );
}

/** The parts of a price that are not zero, and its total. */
export function PriceParts({ bill, total }: { readonly bill: DomainPrice; readonly total: ReactNode }) {
  const parts = [
    { label: text.registration, amount: bill.registration },
    { label: text.maintenance, amount: bill.maintenance },
    { label: text.service, amount: bill.service },
    { label: text.vat, amount: bill.vat },
  ];
  return (
    <dl>
      {parts
        .filter(({ amount }) => amount !== 0)
        .map(({ label, amount }) => (
          <LeaderRow key={label} label={label} value={formatDong(amount)} tone="sub" />
        ))}
      <LeaderRow label={text.total} value={total} />
    </dl>
  );
}
