import type { ReactNode } from 'react';
import type { CartView } from '#core/cart/cart.ts';
import * as paths from '#core/shared/paths.ts';
import { laterChargesText } from '#ui/blocks/later-charges.ts';
import { totalRows } from '#ui/blocks/order-amounts.ts';
import { PriceSummary } from '#ui/blocks/price-summary.tsx';
import { ButtonLink } from '#ui/kit/button.tsx';
import { CartQuote } from './cart-quote.tsx';
import styles from './cart-summary.module.css';
import { cartText } from './messages.vi.ts';

const icons = ['lock', 'refresh', 'receipt'] as const;

export function CartSummary({ cart, codes }: { readonly cart: CartView; readonly codes: ReactNode }) {
  return (
    <PriceSummary
      title={cartText.summary}
      first={codes}
      lines={totalRows(cart.totals, cart.vatPercent, cart.itemCount, cart.discounts)}
      totalLabel={cartText.total}
      total={cart.totals.gross}
      renewal={laterChargesText(cart.lines)}
      action={
        <>
          <ButtonLink href={paths.checkout} kind="primary" size="l" block prefetch>
            {cartText.proceed}
          </ButtonLink>
          <p className={styles.hint}>{cartText.noLogin}</p>
          <CartQuote cart={cart} />
        </>
      }
      assurances={cartText.assurances.map((text, at) => ({ icon: icons[at] ?? 'ok', text }))}
    />
  );
}
