import type { Order } from '#core/orders/order.ts';
import { isLateTransferCounted } from '#core/payment/late-transfer.ts';
import { type Payment, type PaymentMethod, paymentStates } from '#core/payment/payment.ts';
import * as paths from '#core/shared/paths.ts';
import { CommandForm } from '#ui/app/command-form.tsx';
import { textAt } from '#ui/app/form-fields.ts';
import { HotlineButton } from '#ui/blocks/content/hotline.tsx';
import { FormFailure } from '#ui/blocks/failure/failure-note.tsx';
import { PaymentMethodTile, PaymentMethodTiles } from '#ui/blocks/order/payment-method-tile.tsx';
import { SubmitButton } from '#ui/kit/action/button.tsx';
import { classes } from '#ui/kit/css.ts';
import { Icon } from '#ui/kit/media/icon.tsx';
import { Card, SectionCard } from '#ui/kit/surface/card.tsx';
import { Note } from '#ui/kit/surface/note.tsx';
import layout from '#ui/theme/layout.module.css';
import { paymentText } from './messages.vi.ts';
import styles from './payment.module.css';

type Props = {
  readonly order: Order;
  readonly payment: Payment | null;
  readonly methods: readonly PaymentMethod[];
};

/** Whether the page has a method to change to, or could not load any and says so. */
export const hasOtherMethods = (methods: readonly PaymentMethod[], payment: Payment | null): boolean =>
  methods.length === 0 || methods.some(({ code }) => code !== payment?.methodCode);

const toTexts = (order: Order, payment: Payment | null): readonly [string, string] => {
  if (payment === null) return [paymentText.none, paymentText.noneDetail];
  if (isLateTransferCounted(order, payment)) return [paymentText.unseen, paymentText.unseenDetail];
  return paymentStates[payment.state].isDeclined
    ? [paymentText.failed, paymentText.failedDetail]
    : [paymentText.expired, paymentText.expiredDetail];
};

/** A new code for the same order, with any payment method. Never creates a second order. [PAY-01] */
export function RetryCard({
  order,
  payment,
  methods,
  heading = toTexts(order, payment),
}: Props & { readonly heading?: readonly [string, string] }) {
  return (
    <SectionCard id="retry" title={heading[0]}>
      <p className={layout.fine}>{heading[1]}</p>
      <RetryForm
        order={order}
        methods={methods}
        chosen={payment?.methodCode ?? methods[0]?.code}
        action={payment !== null && isLateTransferCounted(order, payment) ? paymentText.showCode : paymentText.newCode}
      />
    </SectionCard>
  );
}

/** Nothing where there is one method. */
export function OtherMethods({ order, payment, methods }: Props) {
  if (!hasOtherMethods(methods, payment)) return null;
  const other = methods.find(({ code }) => code !== payment?.methodCode);
  return (
    <Card>
      <details className={layout.fold}>
        <summary>
          <b>{paymentText.change}</b>
          <Icon name="down" />
        </summary>
        <div id="doi-cach" className={styles.folded}>
          <RetryForm order={order} methods={methods} chosen={other?.code} action={paymentText.payThisWay} />
        </div>
      </details>
    </Card>
  );
}

function RetryForm({
  order,
  methods,
  chosen,
  action,
}: Pick<Props, 'order' | 'methods'> & { readonly chosen: string | undefined; readonly action: string }) {
  if (methods.length === 0)
    return (
      <>
        <Note kind="error">
          {paymentText.noMethods} <a href={paths.payment(order.id)}>{paymentText.tryLater}</a>
        </Note>
        <HotlineButton />
      </>
    );
  const [only] = methods.length === 1 ? methods : [];
  return (
    <CommandForm
      use="retryPayment"
      className={classes(layout.fields, layout.after)}
      command={(fields) => ({ orderId: order.id, methodCode: textAt(fields, 'methodCode') })}
    >
      <input type="hidden" name="orderId" value={order.id} />
      {only ? (
        <input type="hidden" name="methodCode" value={only.code} />
      ) : (
        <PaymentMethodTiles label={paymentText.chooseMethod}>
          {methods.map((method) => (
            <PaymentMethodTile key={method.id} method={method} defaultChecked={method.code === chosen} />
          ))}
        </PaymentMethodTiles>
      )}
      <FormFailure />
      <SubmitButton>{action}</SubmitButton>
    </CommandForm>
  );
}
