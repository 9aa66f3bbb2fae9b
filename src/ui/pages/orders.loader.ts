import { withAccount } from '#ui/account/with-account.ts';
import { ensure, type PageLoader } from '#ui/app/page-loader.ts';
import { ordersQuery } from '#ui/orders/orders-query.ts';

export const loadOrders: PageLoader = async (loader) => {
  await Promise.all([ensure(loader, 'orders', ordersQuery(loader.search)), withAccount(loader)]);
  return {};
};
