import type { PaymentMethod } from '#core/payment/payment.ts';
import { PayTile, PayTiles } from '#ui/blocks/pay-tile.tsx';
import { Badge } from '#ui/kit/badge.tsx';
import { Card, CardBody, CardHead } from '#ui/kit/card.tsx';
import { Note } from '#ui/kit/note.tsx';
import styles from './checkout.module.css';
import { sentenceOfField } from './checkout-values.ts';
import { checkoutText } from './messages.vi.ts';
import { Missing } from './missing.tsx';
import type { useCheckoutForm } from './use-checkout-form.ts';

/** The ways to pay that the payment hub offers. [PAY-01] */
export function MethodCard({
  form,
  methods,
}: {
  readonly form: ReturnType<typeof useCheckoutForm>;
  readonly methods: readonly PaymentMethod[];
}) {
  const wrong = sentenceOfField(form.problemOf('methodCode'));
  return (
    <Card as="section" labelledBy="method">
      <CardHead>
        <h2 id="method">{checkoutText.method}</h2>
        <span className={styles.quiet}>{checkoutText.secure}</span>
      </CardHead>
      <CardBody>
        {methods.length === 0 ? <Missing text={checkoutText.noMethods} retry={form.reload} /> : null}
        {wrong === null || methods.length === 0 ? null : <Note kind="error">{wrong}</Note>}
        <PayTiles label={checkoutText.method}>
          {methods.map((method) => (
            <PayTile
              key={method.id}
              method={method}
              title={method.name}
              detail={method.description}
              badge={method.kind === 'transfer' ? <Badge tone="ok">{checkoutText.fastest}</Badge> : null}
              {...form.choice('methodCode', method.code)}
            />
          ))}
        </PayTiles>
      </CardBody>
    </Card>
  );
}
