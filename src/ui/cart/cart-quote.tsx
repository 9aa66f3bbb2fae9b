import type { CartView } from '#core/cart/cart.ts';
import { CommandButton } from '#ui/blocks/command-button.tsx';
import { cartText } from './messages.vi.ts';

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
