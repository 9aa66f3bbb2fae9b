import { ensure, type PageLoader } from '#ui/app/page-loader.ts';
import { productQueryOf } from '#ui/catalogue/product-query.ts';

export const loadProducts: PageLoader = async (loader) => {
  await ensure(loader, 'products', productQueryOf(loader.search, null));
  return {};
};
