import type { ReactNode } from 'react';
import type { CheckoutFormView } from '#core/checkout/checkout-form.ts';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import { formatDong } from '#core/shared/dong.ts';
import { FailureNote } from '#ui/blocks/failure-note.tsx';
import { WithReceipt } from '#ui/blocks/order-page.tsx';
import { Receipt, type ReceiptLine } from '#ui/blocks/receipt.tsx';
import { Button } from '#ui/kit/button.tsx';
import { Note } from '#ui/kit/note.tsx';
import { Link } from '#ui/navigation/link.tsx';
import styles from './checkout.module.css';
import { CustomerCard } from './customer-card.tsx';
import { checkoutText } from './messages.vi.ts';
import { MethodCard } from './method-card.tsx';
import { type Subject, useCheckoutForm } from './use-checkout-form.ts';

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

/** What the form says of the order beside what it asks. */
export type Ordered = Subject & {
  /** Fields that name what is ordered, as a plain post carries them. */
  readonly hidden: readonly (readonly [name: string, value: string])[];
  readonly rows: readonly ReceiptLine[];
  readonly renewal: string;
  readonly edit: { readonly href: string; readonly label: string };
  /** The card that lists it all. */
  readonly lines: ReactNode;
};

/** One form for the whole step: it posts without a script, and goes through the same command with one. [ROUTE-14, ROUTE-09] */
export function CheckoutForm({ view, ordered }: { readonly view: CheckoutFormView; readonly ordered: Ordered }) {
  const form = useCheckoutForm(view, ordered);
  const chosen = view.methods.find(({ code }) => code === form.values.methodCode);
  const qr = chosen?.kind === 'transfer';
  const pay = (
    <Button type="submit" form={FORM} kind="primary" size="l" block busy={form.busy}>
      {qr ? checkoutText.submit : checkoutText.submitOther}
    </Button>
  );
  return (
    <form ref={form.formRef} id={FORM} method="post" className={styles.form} onSubmit={form.submit} noValidate>
      <input type="hidden" name="_use" value={ordered.use} />
      <input type="hidden" name="idempotencyKey" value="" />
      {ordered.hidden.map(([name, value]) => (
        <input key={name + value} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="expectedTotal" value={form.expectedTotal} />
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
              <Link href={ordered.edit.href} className={styles.edit}>
                {ordered.edit.label}
              </Link>
            }
            lines={ordered.rows}
            totalLabel={checkoutText.total}
            total={ordered.total}
            renewal={ordered.renewal}
            action={
              <>
                <p className={styles.terms}>{checkoutText.terms}</p>
                {pay}
              </>
            }
            assurances={checkoutText.assurances.map((text, at) => ({ icon: icons[at] ?? 'ok', text }))}
          />
        }
        below={ordered.lines}
      >
        <div className={styles.stack}>
          <CustomerCard form={form} view={view} />
          <MethodCard form={form} methods={view.methods} />
        </div>
      </WithReceipt>
    </form>
  );
}
