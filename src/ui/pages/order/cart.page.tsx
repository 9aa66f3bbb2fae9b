import type { CartView } from '#core/cart/cart.ts';
import * as paths from '#core/shared/paths.ts';
import { promisedFigures } from '#core/shared/shop/promised-figures.ts';
import { ensure, type PageLoader, prefetch, usePageQuery } from '#ui/app/page.ts';
import { useHotline } from '#ui/app/use-hotline.ts';
import { useSearchTexts, useShop } from '#ui/app/use-shop.ts';
import { CommandButton } from '#ui/blocks/command-button.tsx';
import { EmptyCard } from '#ui/blocks/content/empty-state.tsx';
import { BuyBar } from '#ui/blocks/order/buy-bar.tsx';
import { laterChargesText } from '#ui/blocks/order/later-charges.ts';
import { orderSums } from '#ui/blocks/order/order-amounts.ts';
import { OrderPage, WithPriceSummary } from '#ui/blocks/order/order-page.tsx';
import { PriceSummary } from '#ui/blocks/price/price-summary.tsx';
import { CartFoot, CartNote } from '#ui/cart/cart-extras.tsx';
import { CartLineItem } from '#ui/cart/cart-line-item.tsx';
import { cartQuery, parseOrderId } from '#ui/cart/cart-query.ts';
import { cartText } from '#ui/cart/messages.vi.ts';
import { RemoveLines } from '#ui/cart/remove-lines.tsx';
import { removedProductQuery, tellsRemoval, UndoRemoval } from '#ui/cart/undo-removal.tsx';
import { UnpaidOrders, unpaidOrdersQuery } from '#ui/cart/unpaid-orders.tsx';
import { ButtonLink } from '#ui/kit/action/button.tsx';
import { classes } from '#ui/kit/css.ts';
import { Card } from '#ui/kit/surface/card.tsx';
import layout from '#ui/theme/layout.module.css';
import { ValidVouchers, validVouchersQuery } from '#ui/vouchers/valid-vouchers.tsx';
import { CartVouchers, OfferedVouchers, useCartVouchers, vouchersQuery } from '#ui/vouchers/voucher-card.tsx';
import { deferred } from '#ui/waking/deferred.tsx';

export const load: PageLoader = async (loader) => {
  const cart = await ensure(loader, cartQuery);
  if (import.meta.env.SSR) await prefetch(loader, unpaidOrdersQuery);
  if (tellsRemoval(loader.search)) await prefetch(loader, removedProductQuery);
  const isEmpty = cart === null || cart.lines.length === 0;
  // After a press the browser has the cart already, which does not wait for another round trip.
  if (import.meta.env.SSR)
    await (isEmpty ? prefetch(loader, validVouchersQuery) : prefetch(loader, vouchersQuery(cart.orderId)));
};

/** Requests a product of the cart only near the viewport. */
const GoesWith = deferred(() => import('#ui/catalogue/product/companion-products.tsx'), 'visible');

/** Step 1: the cart. [ROUTE-13, CART-16] */
export function Page() {
  const cart = usePageQuery(cartQuery);
  const asked = parseOrderId(useSearchTexts());
  if (cart === null || cart.lines.length === 0) return <EmptyCart asked={asked !== null && cart === null} />;
  const slugs = cart.lines.flatMap(({ line }) => line.slug ?? []);
  const [first] = cart.lines;
  return (
    <OrderPage title={cartText.title} step={1}>
      <UndoRemoval orderId={cart.orderId} />
      <WithPriceSummary receipt={<CartSummary cart={cart} />}>
        <Card>
          {cart.lines.map((item) => (
            <CartLineItem key={item.line.id} cart={cart} item={item} />
          ))}
        </Card>
        {/* It may come later, and moves neither lines nor summary here. */}
        <UnpaidOrders />
        <RemoveLines cart={cart} />
        <CartFoot cart={cart} />
        {cart.note === '' ? null : <CartNote key={cart.note} cart={cart} />}
        {first === undefined ? null : <GoesWith productId={first.line.productId} inCart={slugs} />}
      </WithPriceSummary>
      <BuyBar
        label={cartText.bar}
        total={cart.totals.gross}
        detail={cartText.vatIncluded}
        action={
          <ButtonLink href={paths.checkout} kind="primary">
            {cartText.proceed}
          </ButtonLink>
        }
      />
    </OrderPage>
  );
}

/** Empty cart, or the URL names a cart that was ordered meanwhile or that this visitor may not open. */
function EmptyCart({ asked }: { readonly asked: boolean }) {
  const hotline = useHotline();
  return (
    <OrderPage title={cartText.title} step={1}>
      <UnpaidOrders />
      <UndoRemoval orderId={null} />
      <EmptyCard
        drawing="empty-cart"
        title={asked ? cartText.notYoursTitle : cartText.emptyTitle}
        sentence={asked ? cartText.notYoursSentence(hotline) : cartText.emptySentence}
        href={paths.shop}
        link={cartText.toShop}
      />
      <ValidVouchers />
    </OrderPage>
  );
}

const icons = ['lock', 'refresh', 'receipt'] as const;

function CartSummary({ cart }: { readonly cart: CartView }) {
  const { identity } = useShop();
  const vouchers = useCartVouchers(cart);
  return (
    <PriceSummary
      title={cartText.summary}
      first={<CartVouchers {...vouchers} />}
      {...orderSums(cart)}
      totalLabel={cartText.total}
      renewal={laterChargesText(cart.lines)}
      action={
        <>
          <ButtonLink href={paths.checkout} kind="primary" size="l" block prefetch>
            {cartText.proceed}
          </ButtonLink>
          <p className={classes(layout.faint, layout.centre)}>{cartText.noLogin}</p>
          <CommandButton
            use="createQuotation"
            command={{ slug: null, configuration: null, orderId: cart.orderId }}
            kind="text"
            block
          >
            {cartText.quote}
          </CommandButton>
          <OfferedVouchers {...vouchers} />
        </>
      }
      assurances={cartText
        .assurances(promisedFigures(identity.promises).refundDays)
        .flatMap((text, at) => (text === null ? [] : [{ icon: icons[at] ?? 'ok', text }]))}
    />
  );
}
