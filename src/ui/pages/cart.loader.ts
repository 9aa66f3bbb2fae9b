import { orderId } from '#core/shared/ids.ts';
import { ensure, type PageLoader } from '#ui/page-loader.ts';
import { firstOf } from '#ui/search.ts';

export const loadCart: PageLoader = async (loader) => {
  const id = firstOf(loader.search, 'orderId');
  await ensure(loader, 'cart', { orderId: id === null ? null : orderId(id) });
  return {};
};
