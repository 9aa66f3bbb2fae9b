import type { PaymentMethod } from '#core/payment/payment.ts';
import type { FormState } from '#ui/app/command-form.tsx';
import { ListFailure } from '#ui/blocks/missing.tsx';
import { PaymentMethodTile, PaymentMethodTiles } from '#ui/blocks/payment-method-tile.tsx';
import { Badge } from '#ui/kit/badge.tsx';
import { Card, CardBody, CardHead } from '#ui/kit/card.tsx';
import { Note } from '#ui/kit/note.tsx';
import styles from './checkout.module.css';
import { checkoutText } from './messages.vi.ts';

/** Methods of the payment hub. [PAY-01] */
export function MethodCard({
  form,
  methods,
  chosen,
  choose,
  reload,
}: {
  readonly form: FormState;
  readonly methods: readonly PaymentMethod[];
  /** Code of the selected method. */
  readonly chosen: string;
  readonly choose: (code: string) => void;
  readonly reload: () => void;
}) {
  const isInvalid = form.error('methodCode');
  return (
    <Card as="section" labelledBy="method">
      <CardHead>
        <h2 id="method">{checkoutText.method}</h2>
        <span className={styles.quiet}>{checkoutText.secure}</span>
      </CardHead>
      <CardBody>
        {methods.length === 0 ? <ListFailure text={checkoutText.noMethods} retry={reload} /> : null}
        {isInvalid === null || methods.length === 0 ? null : <Note kind="error">{isInvalid}</Note>}
        <PaymentMethodTiles label={checkoutText.method}>
          {methods.map((method) => (
            <PaymentMethodTile
              key={method.id}
              method={method}
              title={method.name}
              detail={method.description}
              badge={method.kind === 'transfer' ? <Badge tone="ok">{checkoutText.fastest}</Badge> : null}
              name="methodCode"
              value={method.code}
              checked={method.code === chosen}
              onChange={() => choose(method.code)}
            />
          ))}
        </PaymentMethodTiles>
      </CardBody>
    </Card>
  );
}
