import { useQuery } from '@tanstack/react-query';
import { useSubmission } from '#ui/app/command-form.tsx';
import { queryOf } from '#ui/app/queries.ts';
import { useShop } from '#ui/app/use-shop.ts';
import { ErrorState } from '#ui/blocks/error-state.tsx';
import { FailureNote } from '#ui/blocks/failure-note.tsx';
import { OrderPage } from '#ui/blocks/order-page.tsx';
import { cartText } from '#ui/cart/messages.vi.ts';
import { cartOrder } from '#ui/checkout/cart-order.tsx';
import { CheckoutForm } from '#ui/checkout/checkout-form.tsx';
import { checkoutText } from '#ui/checkout/messages.vi.ts';
import { failureOf } from '#ui/failures/failure-error.ts';
import { nextOf } from '#ui/failures/messages.vi.ts';
import { ButtonLink } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import { EmptyState } from '#ui/kit/state.tsx';
import { CheckoutCodes } from '#ui/vouchers/voucher-card.tsx';

/** Step 2: who, where, how to pay. [ROUTE-14] */
export function Page() {
  const { useCases } = useShop();
  const { data: view, error, refetch } = useQuery(queryOf(useCases, 'checkout', {}));
  const failure = failureOf(error);
  return (
    <OrderPage title={checkoutText.title} step={2}>
      {view ? (
        <>
          <CheckoutCodes cart={view.cart} />
          <CheckoutForm view={view} ordered={cartOrder(view.cart)} />
        </>
      ) : failure === null || failure.kind === 'cart-empty' ? (
        <NothingToOrder />
      ) : (
        <ErrorState title={checkoutText.title} failure={failure} retry={() => void refetch()} />
      )}
    </OrderPage>
  );
}

/** No cart: never was, or its order is paid by now. Then the form that was posted late says so. */
function NothingToOrder() {
  const posted = useSubmission('placeOrder');
  return (
    <>
      {posted === null ? null : <FailureNote failure={posted.failure} />}
      <Card>
        <EmptyState
          drawing="empty-cart"
          title={checkoutText.emptyTitle}
          sentence={nextOf({ kind: 'cart-empty' })}
          action={
            <ButtonLink href="/cua-hang" kind="primary">
              {cartText.toShop}
            </ButtonLink>
          }
        />
      </Card>
    </>
  );
}
