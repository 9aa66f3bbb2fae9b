import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { isPlaced } from '#core/orders/order.ts';
import { paymentPath } from '#core/payment/payment-view.ts';
import { orderId } from '#core/shared/ids.ts';
import { queryOf } from '#ui/app/queries.ts';
import { useShop } from '#ui/app/use-shop.ts';
import { laterCharges } from '#ui/blocks/later-charges.ts';
import { totalRows } from '#ui/blocks/order-amounts.ts';
import { OrderPage, WithReceipt } from '#ui/blocks/order-page.tsx';
import { Receipt } from '#ui/blocks/receipt.tsx';
import { CartLineItem } from '#ui/cart/cart-line-item.tsx';
import { cartText } from '#ui/cart/messages.vi.ts';
import { updateOrderText } from '#ui/checkout/messages.vi.ts';
import { ButtonLink } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import layout from '#ui/kit/layout.module.css';
import { Note } from '#ui/kit/note.tsx';

/** /cap-nhat-don-hang/{id}: the lines of an order that waits for its payment; the last one stays. [ROUTE-19] */
export function Page() {
  const { useCases } = useShop();
  const { id = '' } = useParams({ strict: false });
  const { data: view } = useSuspenseQuery(queryOf(useCases, 'editableOrder', { orderId: orderId(id) }));
  const { order, ...cart } = view;
  return (
    <OrderPage title={updateOrderText.title} step={2}>
      <WithReceipt
        receipt={
          <Receipt
            title={cartText.summary}
            badge={order.number}
            lines={totalRows(cart.totals, cart.vatPercent, cart.itemCount, cart.discounts)}
            totalLabel={cartText.total}
            total={cart.totals.gross}
            renewal={laterCharges(cart.lines)}
            action={
              <ButtonLink href={isPlaced(order) ? paymentPath(order.id) : '/checkout'} kind="primary" size="l" block>
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
              <CartLineItem key={item.line.id} cart={cart} item={item} stays={cart.lines.length === 1} />
            ))}
          </Card>
        </div>
      </WithReceipt>
    </OrderPage>
  );
}
