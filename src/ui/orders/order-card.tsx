import type { Order } from '#core/orders/order.ts';
import { classifyOrder, progressStep } from '#core/orders/order-class.ts';
import { formatMinute } from '#core/shared/calendar.ts';
import { formatPhone } from '#core/shared/validation.ts';
import { useHotline } from '#ui/app/use-hotline.ts';
import { OrderTable } from '#ui/blocks/order-table.tsx';
import { Card, CardHead, SectionCard } from '#ui/kit/card.tsx';
import { LeaderRow } from '#ui/kit/leader-row.tsx';
import { Note } from '#ui/kit/note.tsx';
import { StepsIndicator } from '#ui/kit/steps-indicator.tsx';
import { orderText } from './messages.vi.ts';
import { OrderBadge } from './order-badge.tsx';
import styles from './orders.module.css';

export function OrderHead({ order }: { readonly order: Order }) {
  const hotline = useHotline();
  return (
    <Card as="section" labelledBy="order">
      <CardHead>
        <div className={styles.titles}>
          <h2 id="order">{orderText.title(order.number)}</h2>
          <p>{orderText.placed(formatMinute(order.createdAt))}</p>
        </div>
        <OrderBadge order={order} />
      </CardHead>
      {classifyOrder(order) === 'cancel' ? (
        <div className={styles.says}>
          <Note kind="plain">{orderText.over(hotline)[order.financial]}</Note>
        </div>
      ) : (
        <div className={styles.steps}>
          <StepsIndicator label={orderText.steps} steps={orderText.stepNames} current={progressStep(order)} />
        </div>
      )}
    </Card>
  );
}

export function OrderLines({ order }: { readonly order: Order }) {
  return (
    <SectionCard id="lines" title={orderText.lines} flush>
      <OrderTable lines={order.lines} />
    </SectionCard>
  );
}

export function ReceiverCard({ order: { owner, address, invoiceRequest, note } }: { readonly order: Order }) {
  return (
    <SectionCard id="receiver" title={orderText.receiver}>
      <dl>
        {owner === null ? null : (
          <>
            <LeaderRow label={orderText.name} value={owner.contact.name} />
            <LeaderRow label={orderText.phone} value={formatPhone(owner.contact.phone)} />
            <LeaderRow label={orderText.email} value={owner.contact.email} />
          </>
        )}
        {address === null ? null : (
          <LeaderRow
            label={orderText.address}
            value={`${address.street}, ${address.wardName}, ${address.provinceName}`}
          />
        )}
        {invoiceRequest === null ? null : (
          <>
            <LeaderRow label={orderText.company} value={invoiceRequest.company} />
            <LeaderRow label={orderText.taxCode} value={invoiceRequest.taxCode} />
          </>
        )}
        {note === '' ? null : <LeaderRow label={orderText.note} value={note} />}
      </dl>
    </SectionCard>
  );
}
