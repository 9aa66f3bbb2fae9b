import { notFound, redirect } from '@tanstack/react-router';
import { orderId, productId } from '#core/shared/ids.ts';
import * as paths from '#core/shared/paths.ts';
import type { PageLoader } from '#ui/app/page.ts';
import { FailureError } from '#ui/failures/failure-error.ts';
import { firstValue } from '#ui/navigation/search.ts';

/** /tao-don-hang?productid=1004&cartchild=2001-2007&source=IP adds the product; a prefetch adds nothing. [CART-13] */
export const load: PageLoader = async ({ context, search, preload }) => {
  if (preload) return {};
  const product = firstValue(search, 'productid');
  if (product === null) throw redirect({ href: paths.cart(), statusCode: 303 });
  const order = firstValue(search, 'orderId');
  const added = await context.client.command('addByQuery', {
    productId: productId(product),
    children: (firstValue(search, 'cartchild') ?? '').split('-').filter(Boolean).map(productId),
    source: firstValue(search, 'source')?.slice(0, 20) ?? null,
    orderId: order === null ? null : orderId(order),
    idempotencyKey: context.newIdempotencyKey(),
  });
  if (!added.ok && added.failure.kind === 'not-found') throw notFound({ data: { thing: 'product' } });
  if (!added.ok) throw new FailureError(added.failure);
  throw redirect({ href: added.value.goTo, statusCode: 303 });
};

/** The loader always redirects. */
export function Page() {
  return null;
}
