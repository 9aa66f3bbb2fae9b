import type { CartView } from '#core/cart/cart.ts';
import { CommandForm, type FormState } from '#ui/app/command-form.tsx';
import { FailureNote } from '#ui/blocks/failure-note.tsx';
import { Button } from '#ui/kit/button.tsx';
import { cartText } from './messages.vi.ts';

/** Makes a quotation of all that is in the cart, to be sent on or printed. */
export function CartQuote({ cart }: { readonly cart: CartView }) {
  return (
    <CommandForm use="createQuotation" command={() => ({ slug: null, configuration: null, orderId: cart.orderId })}>
      {({ busy, failure }: FormState) => (
        <>
          <input type="hidden" name="orderId" value={cart.orderId} />
          {failure === null ? null : <FailureNote failure={failure} />}
          <Button type="submit" kind="text" block busy={busy}>
            {cartText.quote}
          </Button>
        </>
      )}
    </CommandForm>
  );
}
