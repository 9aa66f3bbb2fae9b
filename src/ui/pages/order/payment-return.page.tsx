import { redirect } from '@tanstack/react-router';
import { pathAfterPayment } from '#core/payment/path-after-payment.ts';
import { ensureFound, type PageLoader, pageQuery } from '#ui/app/page.ts';
import { firstValue } from '#ui/navigation/search.ts';

const verified = pageQuery('readPaymentReturn', ({ search }) => ({
  query: Object.fromEntries(Object.keys(search).map((name) => [name, firstValue(search, name) ?? ''])),
}));

/**
 * Return URL of gateways: verifies the signature and redirects to the result, or to the success of a paid order.
 * [ROUTE-21]
 */
export const load: PageLoader = async (loader) => {
  const { orderId } = await ensureFound(loader, verified, 'order');
  const { outcome } = await ensureFound(
    loader,
    pageQuery('loadPaymentResult', () => ({ orderId })),
    'order',
  );
  throw redirect({ href: pathAfterPayment(orderId, outcome === 'paid'), statusCode: 303 });
};

/** The loader always redirects. */
export function Page() {
  return null;
}
