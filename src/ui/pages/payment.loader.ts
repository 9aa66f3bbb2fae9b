import { notFound, redirect } from '@tanstack/react-router';
import { BUY_NOW } from '#core/catalogue/buy-now.ts';
import { orderId } from '#core/shared/ids.ts';
import { ensureFound, type PageLoader } from '#ui/app/page-loader.ts';
import { firstOf } from '#ui/navigation/search.ts';

/** The order of the path, else of the query (below a product), else the cart's. [ROUTE-10, ROUTE-20] */
export const loadPayment: PageLoader = async (loader) => {
  const { checkout = BUY_NOW } = loader.params;
  if (checkout !== BUY_NOW) throw notFound({ data: { thing: 'page' } });
  const id = loader.params.id ?? firstOf(loader.search, 'orderId');
  const view = await ensureFound(loader, 'payment', { orderId: id === null ? null : orderId(id) }, 'order');
  if (view.goTo !== null) throw redirect({ href: view.goTo, statusCode: 303 });
  return {};
};
