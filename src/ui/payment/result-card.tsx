import { isClosedOrder } from '#core/orders/order-states.ts';
import type { PaymentResultView } from '#core/payment/payment-view.ts';
import { formatDong } from '#core/shared/dong.ts';
import * as paths from '#core/shared/paths.ts';
import { useHotline } from '#ui/app/use-hotline.ts';
import { HotlineButton } from '#ui/blocks/content/hotline.tsx';
import { LeaderRows } from '#ui/blocks/price/leader-row.tsx';
import { ButtonLink } from '#ui/kit/action/button.tsx';
import { classes } from '#ui/kit/css.ts';
import { Icon, type IconName } from '#ui/kit/media/icon.tsx';
import { Card, SectionCard } from '#ui/kit/surface/card.tsx';
import layout from '#ui/theme/layout.module.css';
import { resultText } from './messages.vi.ts';
import styles from './result-card.module.css';

const stateIcons: Readonly<Record<PaymentResultView['outcome'], IconName>> = {
  paid: 'check',
  failed: 'fail',
  pending: 'clock',
};

/** Amount, order, and next steps. [PAY-03] */
export function ResultCard({ view, sentence }: { readonly view: PaymentResultView; readonly sentence?: string }) {
  const { order, payment, outcome, invoice } = view;
  const total = formatDong(order.totals.gross);
  const closed = isClosedOrder(order) && outcome === 'failed';
  const hotline = useHotline();
  const sentenceText = {
    paid: resultText.paid(total),
    failed: closed ? resultText.closed(hotline) : resultText.failed,
    pending: resultText.pending,
  };
  return (
    <Card as="section" className={styles.result}>
      <span className={styles.mark} data-outcome={outcome}>
        <Icon name={stateIcons[outcome]} size="l" />
      </span>
      <div role="status">
        <h2>{resultText.title[outcome]}</h2>
        <p>{sentence ?? sentenceText[outcome]}</p>
      </div>
      <LeaderRows
        className={styles.facts}
        rows={[
          [resultText.order, order.number],
          [resultText.amount, total],
          [resultText.paidAt, payment?.transactionId || null],
          [resultText.email, order.owner?.contact.email],
          [resultText.invoice, invoice && `${invoice.series} ${String(invoice.number).padStart(7, '0')}`],
        ]}
      />
      <div className={layout.centre}>
        {invoice ? (
          <ButtonLink href={paths.invoice({ orderId: order.id })} kind="primary">
            {resultText.openInvoice}
          </ButtonLink>
        ) : null}{' '}
        {outcome === 'pending' ? (
          <ButtonLink href={paths.payment(order.id)} kind="primary">
            {resultText.backToCode}
          </ButtonLink>
        ) : null}{' '}
        <ButtonLink href={paths.shop}>{resultText.toShop}</ButtonLink>{' '}
        {outcome === 'failed' ? <HotlineButton kind="text" /> : null}
      </div>
    </Card>
  );
}

export function NextSteps() {
  const hotline = useHotline();
  return (
    <SectionCard id="next" title={resultText.next}>
      <ol className={classes(layout.points, layout.quiet)}>
        {resultText.nextSteps(hotline).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </SectionCard>
  );
}
