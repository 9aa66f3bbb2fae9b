import { redirect } from '@tanstack/react-router';
import type { CartLine, CartView } from '#core/cart/cart.ts';
import { lineToQuery } from '#core/cart/lines/line-changes.ts';
import { formatDong } from '#core/shared/dong.ts';
import { lineItemId } from '#core/shared/ids.ts';
import * as paths from '#core/shared/paths.ts';
import { ensure, ensureFound, type PageLoader, publicPageQuery, usePageQuery } from '#ui/app/page.ts';
import { usePathParams, useSearchTexts } from '#ui/app/use-shop.ts';
import { EmptyCard } from '#ui/blocks/content/empty-state.tsx';
import { PageFrame } from '#ui/blocks/page-frame.tsx';
import { cartQuery, parseOrderId } from '#ui/cart/cart-query.ts';
import { cartText, editText } from '#ui/cart/messages.vi.ts';
import type { EditedLine } from '#ui/catalogue/product/edited-line.ts';
import ProductOrder from '#ui/catalogue/product/product-order.tsx';
import { ConsultationLink } from '#ui/consultation/consultation-link.tsx';
import { firstValue, type Search } from '#ui/navigation/search.ts';
import layout from '#ui/theme/layout.module.css';

const slugIn = (search: Search): string | null => firstValue(search, 'slug');

const productQuery = publicPageQuery('loadProduct', ({ search }) => ({ slug: slugIn(search) ?? '' }));

/** An address without a product gets the one of the line. */
export const load: PageLoader = async (loader) => {
  const cart = await ensure(loader, cartQuery);
  const item = findItem(cart, loader.params.line);
  if (slugIn(loader.search) !== null) await ensureFound(loader, productQuery, 'product');
  else if (cart !== null && item?.line.slug)
    throw redirect({
      href: paths.editLine({ line: item.line.id, order: cart.orderId, slug: item.line.slug }),
      statusCode: 303,
    });
  return undefined;
};

const findItem = (cart: CartView | null, line: string | undefined): CartLine | null =>
  cart?.lines.find((each) => each.line.id === line && each.isConfigurable) ?? null;

/** /gio-hang/sua/{line}: the configurator with what a line of the cart has. [CART-20] */
export function Page() {
  const isNamed = slugIn(useSearchTexts()) !== null;
  return (
    <PageFrame trail={[{ title: cartText.title, href: paths.cart() }]} title={editText.title} lead={<Lead />}>
      {isNamed ? (
        <LineConfigurator />
      ) : (
        <EmptyCard
          drawing="empty-cart"
          title={editText.goneTitle}
          sentence={editText.goneSentence}
          href={paths.cart()}
          link={editText.toCart}
        />
      )}
    </PageFrame>
  );
}

function Lead() {
  const item = findItem(usePageQuery(cartQuery), usePathParams().line);
  return item === null ? null : editText.lead(item.line.title, formatDong(item.amounts.gross));
}

function LineConfigurator() {
  const product = usePageQuery(productQuery);
  const cart = usePageQuery(cartQuery);
  const { line = '' } = usePathParams();
  const asked = parseOrderId(useSearchTexts());
  const item = findItem(cart, line);
  const isOrdered = cart === null || (asked !== null && asked !== cart.orderId);
  const edited: EditedLine = {
    lineId: lineItemId(line),
    orderId: asked,
    given: item?.line.productId === product.id ? lineToQuery(product, item.line, item.children) : {},
    gone: item === null ? { kind: 'line-gone', why: isOrdered ? 'ordered' : 'removed' } : null,
  };
  return (
    <div className={layout.withSum}>
      <ProductOrder key={product.id} product={product} open advice={ConsultationLink} edited={edited} />
    </div>
  );
}
