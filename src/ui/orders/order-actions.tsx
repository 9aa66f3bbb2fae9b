import { useState } from 'react';
import { amountDue, awaitsPayment, isEditable, type Order } from '#core/orders/order.ts';
import { isPaidOrder, orderStates } from '#core/orders/order-states.ts';
import { formatDong } from '#core/shared/dong.ts';
import * as paths from '#core/shared/paths.ts';
import { cleanLines } from '#core/shared/text/clean-typed.ts';
import { atMost, fieldLimits, required, validateFields } from '#core/shared/text/validation.ts';
import { validateWith } from '#ui/app/checked-by.ts';
import { CommandForm } from '#ui/app/command-form.tsx';
import { type Fields, textAt, useSubmission } from '#ui/app/form-fields.ts';
import { CommandButton } from '#ui/blocks/command-button.tsx';
import { FormFailure } from '#ui/blocks/failure/failure-note.tsx';
import { orderSums } from '#ui/blocks/order/order-amounts.ts';
import { PriceSummary } from '#ui/blocks/price/price-summary.tsx';
import { Button, ButtonLink } from '#ui/kit/action/button.tsx';
import { TextArea } from '#ui/kit/form/text-area.tsx';
import { needsScriptClass } from '#ui/kit/script.ts';
import { Dialog } from '#ui/kit/surface/dialog.tsx';
import layout from '#ui/theme/layout.module.css';
import { orderText } from './messages.vi.ts';

/** The total and the actions that the order's state allows. [ORD-02] */
export function OrderActions({ order }: { readonly order: Order }) {
  const isUnpaid = awaitsPayment(order);
  const paid = isPaidOrder(order);
  return (
    <PriceSummary
      title={orderText.receipt}
      subtitle={paid ? orderText.paid : isUnpaid ? orderText.unpaid : undefined}
      {...orderSums(order)}
      totalLabel={orderText.total}
      action={
        isUnpaid || paid ? (
          <>
            {isUnpaid ? <Unpaid order={order} /> : null}
            {paid && orderStates[order.status].isInSetUp ? (
              <>
                <CommandButton use="confirmReceived" command={{ orderId: order.id }} kind="primary" block>
                  {orderText.received}
                </CommandButton>
                <p className={layout.faint}>{orderText.receivedDetail}</p>
              </>
            ) : null}
            {paid ? (
              <>
                <ButtonLink href={paths.services}>{orderText.services}</ButtonLink>{' '}
                <ButtonLink href={paths.invoice({ orderId: order.id })}>{orderText.invoice}</ButtonLink>
              </>
            ) : null}
          </>
        ) : undefined
      }
    />
  );
}

function Unpaid({ order }: { readonly order: Order }) {
  return (
    <>
      <ButtonLink href={paths.payment(order.id)} kind="primary" size="l">
        {order.received === undefined ? orderText.pay : orderText.payRest(formatDong(amountDue(order)))}
      </ButtonLink>{' '}
      {isEditable(order) ? <ButtonLink href={paths.updateOrder(order.id)}>{orderText.edit}</ButtonLink> : null}{' '}
      <CancelOrder order={order} />
    </>
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
        <details className={layout.more} open={posted !== null}>
          <summary>{orderText.cancel}</summary>
          <CancelForm order={order} />
        </details>
      </noscript>
      {isConfirming ? (
        <Dialog
          title={orderText.cancelTitle(order.number)}
          text={
            order.received === undefined ? orderText.cancelSentence : orderText.cancelPart(formatDong(order.received))
          }
          onClose={() => setIsConfirming(false)}
        >
          <CancelForm order={order} keep={() => setIsConfirming(false)} />
        </Dialog>
      ) : null}
    </>
  );
}

const validateReason = (fields: Fields) =>
  validateFields([['reason', cleanLines(textAt(fields, 'reason')), required, atMost(fieldLimits.reason)]]);

function CancelForm({ order, keep }: { readonly order: Order; readonly keep?: () => void }) {
  return (
    <CommandForm
      use="cancelOrder"
      check={validateWith(validateReason)}
      command={(fields) => ({ orderId: order.id, reason: textAt(fields, 'reason') })}
    >
      <input type="hidden" name="orderId" value={order.id} />
      <TextArea label={orderText.reason} required rows={3} placeholder={orderText.reasonHint} name="reason" />
      <FormFailure className={layout.after} />
      <div className={layout.buttons}>
        {keep ? <Button onClick={keep}>{orderText.keep}</Button> : null}{' '}
        <Button type="submit" kind="danger">
          {orderText.cancel}
        </Button>
      </div>
    </CommandForm>
  );
}
