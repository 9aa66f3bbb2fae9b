import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { CheckoutFields } from '#core/checkout/checkout.ts';
import type { CheckoutFormView } from '#core/checkout/load-checkout-form.ts';
import { validateCheckout } from '#core/checkout/validate-checkout.ts';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import { type Dong, dong, formatDong } from '#core/shared/dong.ts';
import type { Handover } from '#core/shared/goods/own-line.ts';
import { validateWith } from '#ui/app/checked-by.ts';
import { CommandForm } from '#ui/app/command-form.tsx';
import { fieldsOf, textAt, useSubmission } from '#ui/app/form-fields.ts';
import { privateKey } from '#ui/app/queries.ts';
import type { CommandInput } from '#ui/app/use-command.ts';
import { useSearchTexts } from '#ui/app/use-shop.ts';
import { FailureNote } from '#ui/blocks/failure/failure-note.tsx';
import { HiddenFields } from '#ui/blocks/hidden-fields.tsx';
import { BuyBar } from '#ui/blocks/order/buy-bar.tsx';
import { CHECKOUT_FORM } from '#ui/blocks/order/checkout-form-id.ts';
import type { orderSums } from '#ui/blocks/order/order-amounts.ts';
import { useProvinceAndWard } from '#ui/blocks/person/address-places.tsx';
import { TermsLinks } from '#ui/blocks/person/terms-links.tsx';
import { PriceSummary } from '#ui/blocks/price/price-summary.tsx';
import { Button } from '#ui/kit/action/button.tsx';
import { classes } from '#ui/kit/css.ts';
import { Icon } from '#ui/kit/media/icon.tsx';
import { Card } from '#ui/kit/surface/card.tsx';
import { Note } from '#ui/kit/surface/note.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { firstValue } from '#ui/navigation/search.ts';
import layout from '#ui/theme/layout.module.css';
import styles from './checkout.module.css';
import { ADDRESS_PARAM, findSelectedAddress, initialFields, parseCheckoutFields } from './checkout-values.ts';
import { CustomerCard } from './customer-card.tsx';
import { checkoutText, handoverTexts } from './messages.vi.ts';
import { MethodCard } from './method-card.tsx';
import { type OrderedLine, OrderedLines } from './ordered-lines.tsx';

/** A changed price shows both amounts; the next submission accepts the new one. [CART-19] */
function FailureMessage({ failure }: { readonly failure: ShopFailure }) {
  if (failure.kind !== 'price-changed') return <FailureNote failure={failure} />;
  return (
    <Note kind="warn" alert>
      {checkoutText.newPrice(formatDong(failure.old), formatDong(failure.now))}
    </Note>
  );
}

export type PlacingCommand = 'finaliseOrder' | 'placeDirectOrder';

export type CheckoutOrder = {
  readonly use: PlacingCommand;
  readonly note: string;
  readonly command: (typed: CheckoutFields, expectedTotal: Dong) => CommandInput<PlacingCommand>;
  /** Reloaded when part of its data is missing or a price has changed. */
  readonly query: 'loadCheckout' | 'loadDirectOrder';
  readonly hiddenFields: readonly (readonly [name: string, value: string])[];
  /** With VAT, in đồng. */
  readonly sums: ReturnType<typeof orderSums>;
  readonly renewal: string;
  readonly edit: { readonly href: string; readonly label: string };
  /** What is ordered, in a few words. */
  readonly title: string;
  readonly lines: readonly OrderedLine[];
  /** Voucher forms, which cannot be inside the form. */
  readonly vouchers: ReactNode;
  readonly handovers: readonly Handover[];
};

const newTotalFailure = (failure: ShopFailure | null) =>
  failure?.kind === 'price-changed' || failure?.kind === 'voucher-no-longer-valid' ? failure : null;

/** Restores a failed form post; includes the saved address that the URL selects. */
const useInitialValues = (view: CheckoutFormView, ordered: CheckoutOrder) => {
  const posted = useSubmission(ordered.use);
  const receiver = findSelectedAddress(view.addresses, firstValue(useSearchTexts(), ADDRESS_PARAM));
  const known = posted ? parseCheckoutFields(posted.fields) : initialFields(view, receiver, ordered.note);
  const places = useProvinceAndWard(view.provinces ?? [], known.address);
  const shown = useRef(receiver?.id);
  useEffect(() => {
    if (shown.current === receiver?.id) return;
    shown.current = receiver?.id;
    places.setProvince(receiver?.provinceCode ?? '', receiver?.wardCode);
  });
  return { receiver, known, places };
};

/** Adopts a selection made before hydration. */
const usePaymentMethod = (first: string, methods: CheckoutFormView['methods']) => {
  const [chosen, choose] = useState(first);
  useEffect(() => {
    const form = document.getElementById(CHECKOUT_FORM);
    const early = form instanceof HTMLFormElement ? textAt(fieldsOf(form), 'methodCode') : '';
    if (early !== '') choose(early);
  }, []);
  return { chosen: chosen === '' ? (methods[0]?.code ?? '') : chosen, choose };
};

/** Of the form itself, and not of what is ordered. */
const isTyped = (name: string): boolean => /^(?:contact|address|company)\.|^(?:invoiceFor|note|methodCode)$/.test(name);

/** Recipient and address are those of the saved address that was chosen. */
const isBesideAddress = (name: string): boolean =>
  isTyped(name) && !/^(?:address\.|contact\.(?:name|phone)$)/.test(name);

/** A plain form post without JavaScript, the same command with it. [ROUTE-14, ROUTE-09] */
export function CheckoutForm({ view, ordered }: { readonly view: CheckoutFormView; readonly ordered: CheckoutOrder }) {
  const queries = useQueryClient();
  const { receiver, known, places } = useInitialValues(view, ordered);
  const method = usePaymentMethod(known.methodCode, view.methods);
  const reload = () => void queries.refetchQueries({ queryKey: privateKey(ordered.query) });
  return (
    <div className={layout.withSum}>
      <div className={layout.entries}>
        <OrderFold ordered={ordered} />
        {ordered.vouchers}
      </div>
      <CommandForm
        use={ordered.use}
        id={CHECKOUT_FORM}
        initial={known}
        draft={ordered.use}
        keeps={view.addresses.length === 0 ? isTyped : isBesideAddress}
        onRestored={(fields) => {
          const { address, methodCode } = parseCheckoutFields(fields);
          if (address.provinceCode !== '') places.setProvince(address.provinceCode, address.wardCode);
          if (methodCode !== '') method.choose(methodCode);
        }}
        className={styles.form}
        check={validateWith((fields) => {
          const judged = validateCheckout(parseCheckoutFields(fields), view.provinces && places);
          return judged.ok ? {} : judged.failure.fields;
        })}
        command={(fields) =>
          ordered.command(parseCheckoutFields(fields), dong(Number(textAt(fields, 'expectedTotal'))))
        }
        onFailure={(failure) => newTotalFailure(failure) && reload()}
      >
        {(form) => {
          const moved = newTotalFailure(form.failure);
          const pay = (
            <Button type="submit" kind="primary" size="l" block busy={form.busy}>
              {view.methods.find(({ code }) => code === method.chosen)?.kind === 'transfer'
                ? checkoutText.submit
                : checkoutText.submitOther}
            </Button>
          );
          return (
            <>
              <HiddenFields fields={ordered.hiddenFields} />
              <input
                type="hidden"
                name="expectedTotal"
                value={moved?.old === ordered.sums.total ? moved.now : ordered.sums.total}
              />
              <div className={layout.parts}>
                {form.failure === null || form.busy ? null : (
                  <div data-problem tabIndex={-1}>
                    <FailureMessage failure={form.failure} />
                  </div>
                )}
                <CustomerCard view={view} receiver={receiver} places={places} reload={reload} />
                <MethodCard methods={view.methods} {...method} reload={reload} />
              </div>
              <aside className={classes(styles.receipt, layout.sticky)}>
                <PriceSummary
                  title={checkoutText.order}
                  badge={
                    <Link href={ordered.edit.href} className={styles.edit}>
                      {ordered.edit.label}
                    </Link>
                  }
                  first={
                    <div className={styles.wide}>
                      <OrderedLines lines={ordered.lines} />
                    </div>
                  }
                  {...ordered.sums}
                  totalLabel={checkoutText.total}
                  renewal={ordered.renewal}
                  action={
                    <>
                      <p className={layout.fine}>
                        {checkoutText.terms} {checkoutText.applies} <TermsLinks />.
                      </p>
                      {pay}
                    </>
                  }
                  assurances={[
                    ...ordered.handovers.map((each) => ({ icon: 'bolt' as const, text: handoverTexts[each] })),
                    { icon: 'receipt', text: checkoutText.invoice },
                  ]}
                />
              </aside>
              <BuyBar
                label={checkoutText.bar}
                total={ordered.sums.total}
                detail={checkoutText.vatIncluded}
                action={
                  <Button type="submit" kind="primary" busy={form.busy}>
                    {checkoutText.submitShort}
                  </Button>
                }
              />
            </>
          );
        }}
      </CommandForm>
    </div>
  );
}

/** Where the price summary is below the form: what is bought, before anything is asked; needs no JavaScript. */
function OrderFold({ ordered }: { readonly ordered: CheckoutOrder }) {
  return (
    <Card className={styles.narrow}>
      <details className={layout.fold}>
        <summary>
          <span className={layout.grow}>{ordered.title}</span> <b>{formatDong(ordered.sums.total)}</b>
          <Icon name="down" />
        </summary>
        <div className={styles.lines}>
          <OrderedLines lines={ordered.lines} />
        </div>
      </details>
    </Card>
  );
}
