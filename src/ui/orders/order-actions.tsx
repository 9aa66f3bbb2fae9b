import { awaitsPayment, isEditable, type Order } from '#core/orders/order.ts';
import * as paths from '#core/shared/paths.ts';
import { CommandForm } from '#ui/app/command-form.tsx';
import { FormFailure } from '#ui/blocks/failure-note.tsx';
import { totalRows } from '#ui/blocks/order-amounts.ts';
import { PriceSummary } from '#ui/blocks/price-summary.tsx';
import { Button, ButtonLink } from '#ui/kit/button.tsx';
import { CancelOrder } from './cancel-order.tsx';
import { orderText } from './messages.vi.ts';
import styles from './orders.module.css';

/** The total and the actions that the order's state allows. [ORD-02] */
export function OrderActions({ order }: { readonly order: Order }) {
  const isUnpaid = awaitsPayment(order);
  const paid = order.financial === 'PAID';
  return (
    <PriceSummary
      title={orderText.receipt}
      subtitle={paid ? orderText.paid : isUnpaid ? orderText.unpaid : undefined}
      lines={totalRows(order.totals, null, null, order.discounts)}
      totalLabel={orderText.total}
      total={order.totals.gross}
      action={
        isUnpaid || paid ? (
          <div className={styles.buttons}>
            {isUnpaid ? <Unpaid order={order} /> : null}
            {paid && order.status === 'confirmed' ? <Received order={order} /> : null}
            {paid ? (
              <>
                <ButtonLink href={paths.services}>{orderText.services}</ButtonLink>
                <ButtonLink href={paths.invoice({ orderId: order.id })}>{orderText.invoice}</ButtonLink>
              </>
            ) : null}
          </div>
        ) : undefined
      }
    />
  );
}

function Unpaid({ order }: { readonly order: Order }) {
  return (
    <>
      <ButtonLink href={paths.payment(order.id)} kind="primary" size="l">
        {orderText.pay}
      </ButtonLink>
      {isEditable(order) ? <ButtonLink href={paths.updateOrder(order.id)}>{orderText.edit}</ButtonLink> : null}
      <CancelOrder order={order} />
    </>
  );
}

function Received({ order }: { readonly order: Order }) {
  return (
    <CommandForm use="confirmReceived" className={styles.buttons} command={() => ({ orderId: order.id })}>
      <input type="hidden" name="orderId" value={order.id} />
      <FormFailure />
      <Button type="submit" kind="primary" block>
        {orderText.received}
      </Button>
      <p className={styles.aside}>{orderText.receivedDetail}</p>
    </CommandForm>
  );
}
