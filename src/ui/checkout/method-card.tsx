import type { PaymentMethod } from '#core/payment/payment.ts';
import { useFormState } from '#ui/app/command-form.tsx';
import { ListFailure } from '#ui/blocks/failure/list-failure.tsx';
import { PaymentMethodTile, PaymentMethodTiles } from '#ui/blocks/order/payment-method-tile.tsx';
import { Badge } from '#ui/kit/surface/badge.tsx';
import { SectionCard } from '#ui/kit/surface/card.tsx';
import { Note } from '#ui/kit/surface/note.tsx';
import layout from '#ui/theme/layout.module.css';
import { checkoutText } from './messages.vi.ts';

/** Methods of the payment hub. [PAY-01] */
export function MethodCard({
  methods,
  chosen,
  choose,
  reload,
}: {
  readonly methods: readonly PaymentMethod[];
  /** Code of the selected method. */
  readonly chosen: string;
  readonly choose: (code: string) => void;
  readonly reload: () => void;
}) {
  const { error, register } = useFormState();
  const problem = error('methodCode');
  const { onChange } = register('methodCode');
  return (
    <SectionCard
      id="method"
      title={checkoutText.method}
      end={<span className={layout.fine}>{checkoutText.secure}</span>}
    >
      {methods.length === 0 ? <ListFailure text={checkoutText.noMethods} retry={reload} /> : null}
      {problem === null || methods.length === 0 ? null : <Note kind="error">{problem}</Note>}
      <PaymentMethodTiles label={checkoutText.method}>
        {methods.map((method) => (
          <PaymentMethodTile
            key={method.id}
            method={method}
            badge={
              method.kind === 'transfer' && methods.length > 1 ? <Badge tone="ok">{checkoutText.fastest}</Badge> : null
            }
            checked={method.code === chosen}
            onChange={() => {
              choose(method.code);
              onChange?.();
            }}
          />
        ))}
      </PaymentMethodTiles>
    </SectionCard>
  );
}
