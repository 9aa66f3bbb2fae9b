import { withAccount } from '#ui/account/with-account.ts';
import { ordersQuery } from '#ui/orders/orders-query.ts';
import { ensure, type PageLoader } from '#ui/page-loader.ts';

export const loadOrders: PageLoader = async (loader) => {
  await Promise.all([ensure(loader, 'orders', ordersQuery(loader.search)), withAccount(loader)]);
  return {};
};
