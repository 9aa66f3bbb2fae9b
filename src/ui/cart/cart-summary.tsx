import type { CartView } from '#core/cart/cart.ts';
import { totalOf } from '#core/pricing/amounts.ts';
import { formatDong } from '#core/shared/dong.ts';
import { ButtonLink } from '#ui/kit/button.tsx';
import { totalRows } from '#ui/kit/order-amounts.ts';
import { Receipt } from '#ui/kit/receipt.tsx';
import { cartText } from '#ui/messages/order.vi.ts';
import styles from './cart-summary.module.css';

const icons = ['lock', 'refresh', 'receipt'] as const;

/** What the whole cart costs today, with VAT, and what its renewal costs. */
export function CartSummary({ cart }: { readonly cart: CartView }) {
  const renewal = totalOf(cart.lines.map((line) => line.renewal));
  return (
    <Receipt
      title={cartText.summary}
      lines={totalRows(cart.totals, cart.vatPercent, cart.itemCount)}
      totalLabel={cartText.total}
      total={cart.totals.gross}
      renewal={cartText.renewal(formatDong(renewal.gross))}
      action={
        <>
          <ButtonLink href="/checkout" kind="primary" size="l" block prefetch>
            {cartText.proceed}
          </ButtonLink>
          <p className={styles.hint}>{cartText.noLogin}</p>
        </>
      }
      assurances={cartText.assurances.map((text, at) => ({ icon: icons[at] ?? 'ok', text }))}
    />
  );
}
