import { orderId } from '#core/shared/ids.ts';
import { ensure, type PageLoader } from '#ui/app/page-loader.ts';
import { firstOf } from '#ui/navigation/search.ts';
import { prefetchVouchers } from '#ui/vouchers/prefetch-vouchers.ts';

export const loadCart: PageLoader = async (loader) => {
  const id = firstOf(loader.search, 'orderId');
  const cart = await ensure(loader, 'cart', { orderId: id === null ? null : orderId(id) });
  if (cart !== null && cart.lines.length > 0) await prefetchVouchers(loader, cart.orderId);
  return {};
};
