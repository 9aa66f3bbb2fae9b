import { redirect } from '@tanstack/react-router';
import { isPlaced } from '#core/orders/order-states.ts';
import { orderId } from '#core/shared/ids.ts';
import * as paths from '#core/shared/paths.ts';
import { ensureFound, type PageLoader, pageQuery, usePageQuery } from '#ui/app/page.ts';
import { laterChargesText } from '#ui/blocks/order/later-charges.ts';
import { orderSums } from '#ui/blocks/order/order-amounts.ts';
import { OrderPage, WithPriceSummary } from '#ui/blocks/order/order-page.tsx';
import { PriceSummary } from '#ui/blocks/price/price-summary.tsx';
import { CartLineItem } from '#ui/cart/cart-line-item.tsx';
import { cartText } from '#ui/cart/messages.vi.ts';
import { updateOrderText } from '#ui/checkout/messages.vi.ts';
import { decodeFailure } from '#ui/failures/failure-error.ts';
import { ButtonLink } from '#ui/kit/action/button.tsx';
import { Card } from '#ui/kit/surface/card.tsx';
import { Note } from '#ui/kit/surface/note.tsx';
import layout from '#ui/theme/layout.module.css';

const editable = pageQuery('loadEditableOrder', ({ params }) => ({ orderId: orderId(params.id ?? '') }));

/** A paid or closed order redirects to its result page. [ROUTE-19] */
export const load: PageLoader = async (loader) => {
  try {
    await ensureFound(loader, editable, 'order');
  } catch (error) {
    const kind = decodeFailure(error)?.kind;
    if (kind !== 'already-paid' && kind !== 'order-closed') throw error;
    throw redirect({ href: paths.paymentResult(editable.inputOf(loader).orderId), statusCode: 303 });
  }
};

/** /cap-nhat-don-hang/{id}: edits an order that awaits payment; its last line cannot be removed. [ROUTE-19] */
export function Page() {
  const view = usePageQuery(editable);
  const { order, ...cart } = view;
  return (
    <OrderPage title={updateOrderText.title} step={2}>
      <WithPriceSummary
        receipt={
          <PriceSummary
            title={cartText.summary}
            badge={order.number}
            {...orderSums(cart)}
            totalLabel={cartText.total}
            renewal={laterChargesText(cart.lines)}
            action={
              <ButtonLink
                href={isPlaced(order) ? paths.payment(order.id) : paths.checkout}
                kind="primary"
                size="l"
                block
              >
                {updateOrderText.proceed}
              </ButtonLink>
            }
          />
        }
      >
        <div className={layout.stack}>
          <Note>
            {updateOrderText.lead(order.number)} {isPlaced(order) ? updateOrderText.newCode : null}
          </Note>
          <Card>
            {cart.lines.map((item) => (
              <CartLineItem key={item.line.id} cart={cart} item={item} isLocked={cart.lines.length === 1} />
            ))}
          </Card>
        </div>
      </WithPriceSummary>
    </OrderPage>
  );
}
