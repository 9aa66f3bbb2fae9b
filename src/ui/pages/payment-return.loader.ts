import { redirect } from '@tanstack/react-router';
import { ensureFound, type PageLoader } from '#ui/app/page-loader.ts';
import { firstOf } from '#ui/navigation/search.ts';

/** A gateway sends the shopper back here; the signature is verified, then the result's own address is shown. [ROUTE-21] */
export const loadPaymentReturn: PageLoader = async (loader) => {
  const query = Object.fromEntries(
    Object.keys(loader.search).map((name) => [name, firstOf(loader.search, name) ?? '']),
  );
  const { orderId } = await ensureFound(loader, 'paymentReturn', { query }, 'order');
  throw redirect({ href: `/ket-qua-thanh-toan/${encodeURIComponent(orderId)}`, statusCode: 303 });
};
