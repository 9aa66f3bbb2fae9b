import { ensure, type PageLoader } from '#ui/app/page-loader.ts';

/** What lies in the cart says what has been registered. [ROUTE-40] */
export const loadM365BackupDone: PageLoader = async (loader) => {
  await ensure(loader, 'cart', { orderId: null });
  return {};
};
