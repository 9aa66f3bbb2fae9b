import type { Order } from '#core/orders/order.ts';
import type { Payment, PaymentMethod } from '#core/payment/payment.ts';
import { Button } from '#ui/kit/button.tsx';
import { Card, CardBody, CardHead } from '#ui/kit/card.tsx';
import { CommandForm, type FormState, textAt } from '#ui/kit/command-form.tsx';
import { Note } from '#ui/kit/note.tsx';
import { PayTile, PayTiles } from '#ui/kit/pay-tile.tsx';
import { paymentText } from '#ui/messages/order.vi.ts';
import { nextOf, sentenceOf } from '#ui/messages.vi.ts';
import styles from './payment.module.css';

const words = (payment: Payment | null): readonly [string, string] => {
  if (payment === null) return [paymentText.none, paymentText.noneDetail];
  return payment.state === 'failed'
    ? [paymentText.failed, paymentText.failedDetail]
    : [paymentText.expired, paymentText.expiredDetail];
};

/** A new code for the same order, perhaps another way to pay. Never a second order. */
export function RetryCard({
  order,
  payment,
  methods,
  heading = words(payment),
}: {
  readonly order: Order;
  readonly payment: Payment | null;
  readonly methods: readonly PaymentMethod[];
  readonly heading?: readonly [string, string];
}) {
  const chosen = payment?.methodCode ?? methods[0]?.code;
  return (
    <Card as="section" labelledBy="retry">
      <CardHead>
        <h2 id="retry">{heading[0]}</h2>
      </CardHead>
      <CardBody>
        <p className={styles.quiet}>{heading[1]}</p>
        <CommandForm
          use="retryPayment"
          className={styles.retry}
          command={(fields) => ({ orderId: order.id, methodCode: textAt(fields, 'methodCode') })}
        >
          {({ busy, failure }: FormState) => (
            <>
              <input type="hidden" name="orderId" value={order.id} />
              <PayTiles label={paymentText.chooseMethod}>
                {methods.map((method) => (
                  <PayTile
                    key={method.id}
                    code={method.code}
                    title={method.name}
                    detail={method.description}
                    name="methodCode"
                    value={method.code}
                    defaultChecked={method.code === chosen}
                  />
                ))}
              </PayTiles>
              {failure === null ? null : (
                <Note kind="error" alert>
                  {sentenceOf(failure)} {nextOf(failure)}
                </Note>
              )}
              <Button type="submit" kind="primary" busy={busy}>
                {paymentText.newCode}
              </Button>
            </>
          )}
        </CommandForm>
      </CardBody>
    </Card>
  );
}
