import { BARE_METAL, productQueryOf } from '#ui/catalogue/product-query.ts';
import { ensure, type PageLoader } from '#ui/page-loader.ts';

export const loadBareMetal: PageLoader = async (loader) => {
  await ensure(loader, 'products', productQueryOf(loader.search, BARE_METAL));
  return {};
};
