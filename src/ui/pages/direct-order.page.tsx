import { notFound, redirect } from '@tanstack/react-router';
import { BUY_NOW, voucherCodesFromQuery } from '#core/catalogue/buy-now.ts';
import { configurationFromQuery } from '#core/catalogue/configuration.ts';
import type { Product } from '#core/catalogue/product.ts';
import { ensure, ensureFound, type PageLoader, pageQuery, publicPageQuery, usePageQuery } from '#ui/app/page.ts';
import { OrderPage } from '#ui/blocks/order-page.tsx';
import { CheckoutForm } from '#ui/checkout/checkout-form.tsx';
import { checkoutText } from '#ui/checkout/messages.vi.ts';
import { prefetchWards } from '#ui/checkout/prefetch-wards.ts';
import { toCheckoutOrder } from '#ui/checkout/product-order.tsx';
import { decodeFailure } from '#ui/failures/failure-error.ts';
import { deferred } from '#ui/kit/deferred.tsx';

const product = publicPageQuery('loadProduct', ({ params }) => ({ slug: params.slug ?? '' }));
/** Parsing the configuration requires the product. */
const directOrderQuery = (ordered: Product) =>
  pageQuery('loadDirectOrder', ({ search }) => ({
    slug: ordered.slug,
    configuration: configurationFromQuery(ordered, search),
    codes: voucherCodesFromQuery(search),
  }));

/** A configuration that cannot be ordered redirects to the product's page, to correct it. [ROUTE-09] */
export const load: PageLoader = async (loader) => {
  if (loader.params.checkout !== BUY_NOW) throw notFound({ data: { thing: 'page' } });
  const ordered = await ensureFound(loader, product, 'product');
  try {
    const { addresses } = await ensure(loader, directOrderQuery(ordered));
    await prefetchWards(loader, 'placeDirectOrder', addresses);
  } catch (error) {
    const kind = decodeFailure(error)?.kind;
    if (kind !== 'invalid-fields' && kind !== 'product-unavailable') throw error;
    throw redirect({ href: loader.href.replace(`/${BUY_NOW}`, ''), statusCode: 303 });
  }
  return { title: ordered.title };
};

const DirectCodes = deferred(() => import('#ui/vouchers/direct-codes.tsx'), 'touched');

/** /san-pham/{slug}/mua-ngay: orders one product without a cart. [ROUTE-09] */
export function Page() {
  const view = usePageQuery(directOrderQuery(usePageQuery(product)));
  return (
    <OrderPage title={checkoutText.directTitle} step={2}>
      <DirectCodes view={view} />
      <CheckoutForm view={view} ordered={toCheckoutOrder(view)} />
    </OrderPage>
  );
}
