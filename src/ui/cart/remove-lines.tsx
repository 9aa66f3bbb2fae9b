import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type CartView, REMOVAL_DELAY_MS } from '#core/cart/cart.ts';
import { type LineItemId, lineItemId } from '#core/shared/ids.ts';
import { validateWith } from '#ui/app/checked-by.ts';
import { CommandForm } from '#ui/app/command-form.tsx';
import { usePageOptions } from '#ui/app/page.ts';
import { FormFailure } from '#ui/blocks/failure/failure-note.tsx';
import { lineTitle } from '#ui/blocks/order/order-table.tsx';
import { Button } from '#ui/kit/action/button.tsx';
import { classes } from '#ui/kit/css.ts';
import { Check } from '#ui/kit/form/check.tsx';
import { Note } from '#ui/kit/surface/note.tsx';
import layout from '#ui/theme/layout.module.css';
import styles from './cart-extras.module.css';
import { cartQuery } from './cart-query.ts';
import { cartText } from './messages.vi.ts';

/** Of the list `lineIds`, also without JavaScript. */
const FIELD = 'lineIds[line]';

const needsLines = validateWith(({ lineIds }) => (lineIds === undefined ? { lineIds: 'required' as const } : {}));

/**
 * «Đổi gói»: takes several lines out of the cart, one after the other, so that others can be chosen. Meanwhile the page
 * asks for the cart and counts what is gone. [CART-12]
 */
export function RemoveLines({ cart }: { readonly cart: CartView }) {
  const [leaving, setLeaving] = useState<readonly LineItemId[]>([]);
  const isRunning = leaving.length > 0;
  const { refetch } = useQuery({
    ...usePageOptions(cartQuery),
    refetchInterval: isRunning ? REMOVAL_DELAY_MS : false,
  });
  const end = (): void => {
    setLeaving([]);
    void refetch();
  };
  if (cart.lines.length < 2 && !isRunning) return null;
  return (
    <details className={classes(layout.more, styles.several)}>
      <summary>{cartText.changePlans}</summary>
      <CommandForm
        use="removeLines"
        className={classes(layout.entries, layout.start)}
        check={needsLines}
        command={(_, form) => {
          const lineIds = new FormData(form).getAll(FIELD).map((id) => lineItemId(String(id)));
          setLeaving(lineIds);
          return { orderId: cart.orderId, lineIds };
        }}
        onDone={end}
        onFailure={end}
      >
        {(form) => (
          <>
            <p>{cartText.changePlansHint}</p>
            <input type="hidden" name="orderId" value={cart.orderId} />
            {cart.lines.map(({ line }) => (
              <Check key={line.id} name={FIELD} value={line.id} onChange={form.register('lineIds').onChange}>
                {lineTitle(line)}
              </Check>
            ))}
            {form.error('lineIds') === null ? null : <Note kind="error">{cartText.chooseLines}</Note>}
            <FormFailure />
            <Button type="submit" size="s" busy={isRunning}>
              {cartText.removeChosen}
            </Button>
            {isRunning ? <Progress cart={cart} leaving={leaving} /> : null}
          </>
        )}
      </CommandForm>
    </details>
  );
}

function Progress({ cart, leaving }: { readonly cart: CartView; readonly leaving: readonly LineItemId[] }) {
  const gone = leaving.filter((id) => cart.lines.every(({ line }) => line.id !== id)).length;
  return (
    <>
      <progress value={gone} max={leaving.length} aria-hidden="true" />
      <p role="status">{cartText.removed(gone, leaving.length)}</p>
    </>
  );
}
