import type { CartView } from '#core/cart/cart.ts';
import * as paths from '#core/shared/paths.ts';
import { laterChargesText } from '#ui/blocks/later-charges.ts';
import { orderWords } from '#ui/blocks/order.vi.ts';
import { totalRows } from '#ui/blocks/order-amounts.ts';
import { OrderTable } from '#ui/blocks/order-table.tsx';
import { SectionCard } from '#ui/kit/card.tsx';
import styles from './checkout.module.css';
import type { CheckoutOrder } from './checkout-form.tsx';
import { checkoutText } from './messages.vi.ts';

/** [ROUTE-14] */
export const toCheckoutOrder = (cart: CartView): CheckoutOrder => ({
  use: 'placeOrder',
  query: 'loadCheckout',
  total: cart.totals.gross,
  note: cart.note,
  command: (typed, expectedTotal) => ({ ...typed, orderId: cart.orderId, expectedTotal }),
  hiddenFields: [['orderId', cart.orderId]],
  rows: totalRows(cart.totals, cart.vatPercent, cart.itemCount, cart.discounts),
  renewal: laterChargesText(cart.lines),
  edit: { href: paths.cart(), label: checkoutText.edit },
  lines: (
    <SectionCard id="lines" title={orderWords.lines} end={<span className={styles.quiet}>{cart.number}</span>} flush>
      <OrderTable lines={cart.lines.flatMap(({ line, children }) => [line, ...children])} />
    </SectionCard>
  ),
});
