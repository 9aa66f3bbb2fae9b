import { productQueryOf } from '#ui/catalogue/product-query.ts';
import { ensure, type PageLoader } from '#ui/page-loader.ts';

export const loadShop: PageLoader = async (loader) => {
  await ensure(loader, 'products', productQueryOf(loader.search, null));
  return {};
};
