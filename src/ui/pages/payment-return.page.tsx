import { redirect } from '@tanstack/react-router';
import * as paths from '#core/shared/paths.ts';
import { ensureFound, type PageLoader, pageQuery } from '#ui/app/page.ts';
import { firstOf } from '#ui/navigation/search.ts';

const verified = pageQuery('readPaymentReturn', ({ search }) => ({
  query: Object.fromEntries(Object.keys(search).map((name) => [name, firstOf(search, name) ?? ''])),
}));

/** A gateway sends the shopper back here; the signature is verified, then the result's own address is shown. [ROUTE-21] */
export const load: PageLoader = async (loader) => {
  const { orderId } = await ensureFound(loader, verified, 'order');
  throw redirect({ href: paths.paymentResult(orderId), statusCode: 303 });
};

/** Drawn by the loader's data. */
export function Page() {
  return null;
}
