import type { ReactNode } from 'react';
import type { Order } from '#core/orders/order.ts';
import { formatDong } from '#core/shared/dong.ts';
import * as paths from '#core/shared/paths.ts';
import { HotlineLink } from '#ui/blocks/content/hotline.tsx';
import { orderSums } from '#ui/blocks/order/order-amounts.ts';
import { OrderTable } from '#ui/blocks/order/order-table.tsx';
import { LeaderRow } from '#ui/blocks/price/leader-row.tsx';
import { classes } from '#ui/kit/css.ts';
import { Icon, type IconName } from '#ui/kit/media/icon.tsx';
import { Card } from '#ui/kit/surface/card.tsx';
import layout from '#ui/theme/layout.module.css';
import { paymentText } from './messages.vi.ts';
import styles from './payment.module.css';
import { paymentStage, stagedAmount } from './payment-stage.ts';

export function PaymentHelp({ order, hasOtherWays }: { readonly order: Order; readonly hasOtherWays: boolean }) {
  return (
    <div className={styles.help}>
      <Tip icon="refresh" title={paymentText.late}>
        {paymentText.lateDetail} <a href={paths.payment(order.id)}>{paymentText.reload}</a>
      </Tip>
      {hasOtherWays ? (
        <Tip icon="wallet" title={paymentText.other}>
          <a href="#doi-cach">{paymentText.otherLink}</a>
          {paymentText.otherDetail}
        </Tip>
      ) : null}
      <Tip icon="phone" title={paymentText.help}>
        <HotlineLink />
        {paymentText.helpDetail(order.number)}
      </Tip>
    </div>
  );
}

function Tip({
  icon,
  title,
  children,
}: {
  readonly icon: IconName;
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <Card className={classes(layout.beside, styles.tip)}>
      <Icon name={icon} />
      <div>
        <b>{title}</b>
        <p className="prose">{children}</p>
      </div>
    </Card>
  );
}

export function OrderDetails({ order, open = false }: { readonly order: Order; readonly open?: boolean }) {
  const { lines, below } = orderSums(order);
  return (
    <Card>
      <details className={layout.fold} open={open}>
        <summary>
          <b>{paymentText.details(order.number)}</b>
          <Icon name="down" />
        </summary>
        <OrderTable lines={order.lines} />
        <div className={styles.totals}>
          <dl>
            {lines.map(({ label, amount }) => (
              <LeaderRow key={label} label={label} value={formatDong(amount)} />
            ))}
            <LeaderRow label={paymentText.amount[paymentStage(order)]} value={formatDong(stagedAmount(order))} />
          </dl>
          <p className={layout.fine}>{below}</p>
        </div>
      </details>
    </Card>
  );
}
