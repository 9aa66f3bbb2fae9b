import type { CartView } from '#core/cart/cart.ts';
import { CommandButton } from '#ui/blocks/command-button.tsx';
import { cartText } from './messages.vi.ts';

/** Makes a quotation of all that is in the cart, to be sent on or printed. */
export function CartQuote({ cart }: { readonly cart: CartView }) {
  return (
    <CommandButton
      use="createQuotation"
      command={{ slug: null, configuration: null, orderId: cart.orderId }}
      kind="text"
      block
    >
      {cartText.quote}
    </CommandButton>
  );
}
