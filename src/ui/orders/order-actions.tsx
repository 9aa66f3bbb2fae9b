import { useState } from 'react';
import { awaitsPayment, isEditable, type Order } from '#core/orders/order.ts';
import { isPaidOrder, orderStates } from '#core/orders/order-states.ts';
import * as paths from '#core/shared/paths.ts';
import { atMost, fieldLimits, normaliseText, required, validateFields } from '#core/shared/text/validation.ts';
import { validateWith } from '#ui/app/checked-by.ts';
import { CommandForm } from '#ui/app/command-form.tsx';
import { type Fields, textAt, useSubmission } from '#ui/app/form-fields.ts';
import { FormFailure } from '#ui/blocks/failure/failure-note.tsx';
import { totalRows } from '#ui/blocks/order/order-amounts.ts';
import { PriceSummary } from '#ui/blocks/price/price-summary.tsx';
import { Button, ButtonLink } from '#ui/kit/action/button.tsx';
import { TextArea } from '#ui/kit/form/text-area.tsx';
import { needsScriptClass } from '#ui/kit/script.ts';
import { Dialog } from '#ui/kit/surface/dialog.tsx';
import { orderText } from './messages.vi.ts';
import styles from './orders.module.css';

/** The total and the actions that the order's state allows. [ORD-02] */
export function OrderActions({ order }: { readonly order: Order }) {
  const isUnpaid = awaitsPayment(order);
  const paid = isPaidOrder(order);
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
            {paid && orderStates[order.status].isInSetUp ? <Received order={order} /> : null}
            {paid ? (
              <>
                <ButtonLink href={paths.services}>{orderText.services}</ButtonLink>{' '}
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
      </ButtonLink>{' '}
      {isEditable(order) ? <ButtonLink href={paths.updateOrder(order.id)}>{orderText.edit}</ButtonLink> : null}{' '}
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

/** Asks for a reason: in a dialog, or without JavaScript in a `<details>`. [ORD-02] */
function CancelOrder({ order }: { readonly order: Order }) {
  const posted = useSubmission('cancelOrder');
  const [isConfirming, setIsConfirming] = useState(posted !== null);
  return (
    <>
      <Button kind="text" className={needsScriptClass} onClick={() => setIsConfirming(true)}>
        {orderText.cancel}
      </Button>{' '}
      <noscript>
        <details className={styles.plainCancel} open={posted !== null}>
          <summary>{orderText.cancel}</summary>
          <CancelForm order={order} />
        </details>
      </noscript>
      {isConfirming ? (
        <Dialog
          title={orderText.cancelTitle(order.number)}
          text={orderText.cancelSentence}
          onClose={() => setIsConfirming(false)}
        >
          <CancelForm order={order} keep={() => setIsConfirming(false)} />
        </Dialog>
      ) : null}
    </>
  );
}

const validateReason = (fields: Fields) =>
  validateFields([['reason', normaliseText(textAt(fields, 'reason')), required, atMost(fieldLimits.reason)]]);

function CancelForm({ order, keep }: { readonly order: Order; readonly keep?: () => void }) {
  return (
    <CommandForm
      use="cancelOrder"
      className={styles.cancelForm}
      check={validateWith(validateReason)}
      command={(fields) => ({ orderId: order.id, reason: textAt(fields, 'reason') })}
    >
      <input type="hidden" name="orderId" value={order.id} />
      <TextArea
        label={orderText.reason}
        required
        rows={3}
        maxLength={fieldLimits.reason}
        placeholder={orderText.reasonHint}
        name="reason"
      />
      <FormFailure />
      <div className={styles.cancelButtons}>
        {keep ? <Button onClick={keep}>{orderText.keep}</Button> : null}{' '}
        <Button type="submit" kind="danger">
          {orderText.cancel}
        </Button>
      </div>
    </CommandForm>
  );
}
