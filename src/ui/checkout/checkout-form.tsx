import type { CheckoutView } from '#core/checkout/checkout.ts';
import type { ShopFailure } from '#core/failures.ts';
import { totalOf } from '#core/pricing/amounts.ts';
import { formatDong } from '#core/shared/dong.ts';
import { Button } from '#ui/kit/button.tsx';
import { Card, CardHead } from '#ui/kit/card.tsx';
import { FailureNote } from '#ui/kit/failure-note.tsx';
import { Link } from '#ui/kit/link.tsx';
import { Note } from '#ui/kit/note.tsx';
import { totalRows } from '#ui/kit/order-amounts.ts';
import { WithReceipt } from '#ui/kit/order-page.tsx';
import { OrderTable } from '#ui/kit/order-table.tsx';
import { isQrMethod } from '#ui/kit/pay-tile.tsx';
import { Receipt } from '#ui/kit/receipt.tsx';
import { cartText, checkoutText } from '#ui/messages/order.vi.ts';
import styles from './checkout.module.css';
import { CustomerCard } from './customer-card.tsx';
import { MethodCard } from './method-card.tsx';
import { useCheckoutForm } from './use-checkout-form.ts';

const FORM = 'checkout';
const icons = ['bolt', 'receipt'] as const;

/** Why the order was not placed; a changed price shows both, and the next press accepts the new one. [CART-19] */
function Problem({ failure }: { readonly failure: ShopFailure }) {
  if (failure.kind !== 'price-changed') return <FailureNote failure={failure} />;
  return (
    <Note kind="warn" alert>
      {checkoutText.newPrice(formatDong(failure.old), formatDong(failure.now))}
    </Note>
  );
}

/** One form for the whole step: it posts without a script, and goes through the same command with one. [ROUTE-14] */
export function CheckoutForm({ view }: { readonly view: CheckoutView }) {
  const form = useCheckoutForm(view);
  const { cart } = view;
  const lines = cart.lines.flatMap(({ line, children }) => [line, ...children]);
  const qr = isQrMethod(form.values.methodCode ?? '');
  const pay = (
    <Button type="submit" form={FORM} kind="primary" size="l" block busy={form.busy}>
      {qr ? checkoutText.submit : checkoutText.submitOther}
    </Button>
  );
  return (
    <form ref={form.formRef} id={FORM} method="post" className={styles.form} onSubmit={form.submit} noValidate>
      <input type="hidden" name="_use" value="placeOrder" />
      <input type="hidden" name="intent" value="" />
      <input type="hidden" name="orderId" value={cart.orderId} />
      <input type="hidden" name="seen" value={form.seen} />
      {form.failure === null || form.busy ? null : (
        <div className={styles.problems} data-problem tabIndex={-1}>
          <Problem failure={form.failure} />
        </div>
      )}
      <WithReceipt
        receipt={
          <Receipt
            title={checkoutText.order}
            badge={
              <Link href="/gio-hang" className={styles.edit}>
                {checkoutText.edit}
              </Link>
            }
            lines={totalRows(cart.totals, cart.vatPercent, cart.itemCount)}
            totalLabel={checkoutText.total}
            total={cart.totals.gross}
            renewal={cartText.renewal(formatDong(totalOf(cart.lines.map((line) => line.renewal)).gross))}
            action={
              <>
                <p className={styles.terms}>{checkoutText.terms}</p>
                {pay}
              </>
            }
            assurances={checkoutText.assurances.map((text, at) => ({ icon: icons[at] ?? 'ok', text }))}
          />
        }
        below={
          <Card as="section" labelledBy="lines">
            <CardHead>
              <h2 id="lines">{checkoutText.lines}</h2>
              <span className={styles.quiet}>{cart.number}</span>
            </CardHead>
            <OrderTable lines={lines} />
          </Card>
        }
      >
        <div className={styles.stack}>
          <CustomerCard form={form} view={view} />
          <MethodCard form={form} methods={view.methods} />
        </div>
      </WithReceipt>
    </form>
  );
}
