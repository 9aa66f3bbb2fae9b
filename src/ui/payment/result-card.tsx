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

type ResultProps = { readonly view: PaymentResultView };

/** What became of the payment. What follows it comes next, so a paid order has its facts further down. [PAY-03] */
export function ResultCard({ view, sentence }: ResultProps & { readonly sentence?: string }) {
  const { order, outcome } = view;
  const closed = isClosedOrder(order) && outcome === 'failed';
  const hotline = useHotline();
  const sentenceText = {
    paid: resultText.paid(formatDong(order.totals.gross)),
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
      {outcome === 'paid' ? null : <ResultFacts view={view} />}
    </Card>
  );
}

/** Amount, order, invoice, and where to go. */
export function PaidFacts({ view }: ResultProps) {
  return (
    <Card as="section" className={styles.result}>
      <ResultFacts view={view} />
    </Card>
  );
}

function ResultFacts({ view: { order, payment, outcome, invoice } }: ResultProps) {
  return (
    <>
      <LeaderRows
        className={styles.facts}
        rows={[
          [resultText.order, order.number],
          [resultText.amount, formatDong(order.totals.gross)],
          [resultText.paidAt, payment?.transactionId || null],
          [resultText.email, order.owner?.contact.email],
          [resultText.invoice, invoice && `${invoice.series} ${String(invoice.number).padStart(7, '0')}`],
        ]}
      />
      <div className={layout.centre}>
        {invoice ? <ButtonLink href={paths.invoice({ orderId: order.id })}>{resultText.openInvoice}</ButtonLink> : null}{' '}
        {outcome === 'pending' ? (
          <ButtonLink href={paths.payment(order.id)} kind="primary">
            {resultText.backToCode}
          </ButtonLink>
        ) : null}{' '}
        <ButtonLink href={paths.shop}>{resultText.toShop}</ButtonLink>{' '}
        {outcome === 'failed' ? <HotlineButton kind="text" /> : null}
      </div>
    </>
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
