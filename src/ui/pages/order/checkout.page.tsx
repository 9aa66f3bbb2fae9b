import type { CartLine, CartView } from '#core/cart/cart.ts';
import { handoversOfLines } from '#core/catalogue/category.ts';
import type { CheckoutView } from '#core/checkout/checkout.ts';
import { handoversOf, type WrittenHandovers } from '#core/services/handover.ts';
import * as paths from '#core/shared/paths.ts';
import { useSubmission } from '#ui/app/form-fields.ts';
import { ensure, type PageLoader, pageQuery, prefetch, queryOptionsAt, useOptionalPageQuery } from '#ui/app/page.ts';
import { useHotline } from '#ui/app/use-hotline.ts';
import { EmptyCard } from '#ui/blocks/content/empty-state.tsx';
import { ErrorState } from '#ui/blocks/failure/error-state.tsx';
import { FailureNote } from '#ui/blocks/failure/failure-note.tsx';
import { termText } from '#ui/blocks/messages.vi.ts';
import { instalmentsText, laterChargesText } from '#ui/blocks/order/later-charges.ts';
import { informativeOptionTexts, orderSums } from '#ui/blocks/order/order-amounts.ts';
import { OrderPage } from '#ui/blocks/order/order-page.tsx';
import { lineTitle } from '#ui/blocks/order/order-table.tsx';
import { cartText } from '#ui/cart/messages.vi.ts';
import { useCategories } from '#ui/catalogue/list/use-categories.ts';
import { CheckoutForm, type CheckoutOrder } from '#ui/checkout/checkout-form.tsx';
import { checkoutText } from '#ui/checkout/messages.vi.ts';
import type { OrderedLine } from '#ui/checkout/ordered-lines.tsx';
import { prefetchCheckoutParts } from '#ui/checkout/prefetch-checkout-parts.ts';
import { decodeFailure } from '#ui/failures/failure-error.ts';
import { nextOf } from '#ui/failures/messages.vi.ts';
import { CheckoutVouchers, vouchersQuery } from '#ui/vouchers/voucher-card.tsx';

const checkout = pageQuery('loadCheckout');

/** An empty cart is not an error. Also loads the wards of the initial address. */
export const load: PageLoader = async (loader) => {
  try {
    const { addresses, cart } = await ensure(loader, checkout);
    await Promise.all([
      prefetchCheckoutParts(loader, 'finaliseOrder', addresses),
      prefetch(loader, vouchersQuery(cart.orderId)),
    ]);
  } catch (error) {
    if (decodeFailure(error)?.kind !== 'cart-empty') throw error;
    // Null is a valid result: cached, it is sent with the document and not requested again.
    loader.context.queryClient.setQueryData<CheckoutView | null>(queryOptionsAt(checkout, loader).queryKey, null);
  }
};

/** Step 2: contact, address, payment method. [ROUTE-14] */
export function Page() {
  const { data: view, error, refetch } = useOptionalPageQuery(checkout);
  const failure = decodeFailure(error);
  const written = handoversOfLines(useCategories());
  return (
    <OrderPage title={checkoutText.title} step={2}>
      {view ? (
        <CheckoutForm view={view} ordered={toCheckoutOrder(view.cart, written)} />
      ) : failure === null || failure.kind === 'cart-empty' ? (
        <NothingToOrder />
      ) : (
        <ErrorState title={checkoutText.title} failure={failure} retry={() => void refetch()} />
      )}
    </OrderPage>
  );
}

/** No cart, or its order has been paid. A form that was posted too late shows its failure here. */
function NothingToOrder() {
  const posted = useSubmission('finaliseOrder');
  return (
    <>
      {posted === null ? null : <FailureNote failure={posted.failure} />}
      <EmptyCard
        drawing="empty-cart"
        title={checkoutText.emptyTitle}
        sentence={nextOf({ kind: 'cart-empty' }, useHotline())}
        href={paths.shop}
        link={cartText.toShop}
      />
    </>
  );
}

const toOrderedLine = ({ line, children }: CartLine): OrderedLine => {
  const instalmentsLabel = instalmentsText(line, children);
  return {
    key: line.id,
    picture: line,
    title: lineTitle(line),
    details: [
      `${termText(line.term, line.unit)}${line.quantity > 1 ? ` × ${line.quantity}` : ''}`,
      ...informativeOptionTexts(line),
      ...(instalmentsLabel === null ? [] : [instalmentsLabel]),
    ],
    amount: line.amounts.gross,
    options: children.map(({ id, title, amounts }) => ({ key: id, title, amount: amounts.gross })),
  };
};

/** [ROUTE-14] */
const toCheckoutOrder = (cart: CartView, written: WrittenHandovers): CheckoutOrder => ({
  use: 'finaliseOrder',
  query: 'loadCheckout',
  note: cart.note,
  command: (typed, expectedTotal) => ({ ...typed, orderId: cart.orderId, expectedTotal }),
  hiddenFields: [['orderId', cart.orderId]],
  sums: orderSums(cart),
  renewal: laterChargesText(cart.lines),
  handovers: handoversOf(
    cart.lines.map(({ line }) => line),
    written,
  ),
  edit: { href: paths.cart(), label: checkoutText.edit },
  title: checkoutText.orderOf(cart.lines[0] ? lineTitle(cart.lines[0].line) : cart.number, cart.lines.length - 1),
  lines: cart.lines.map(toOrderedLine),
  vouchers: <CheckoutVouchers cart={cart} />,
});
