import { ensure, type PageLoader } from '#ui/app/page-loader.ts';
import { BARE_METAL, productQueryOf } from '#ui/catalogue/product-query.ts';

export const loadBareMetal: PageLoader = async (loader) => {
  await ensure(loader, 'products', productQueryOf(loader.search, BARE_METAL));
  return {};
};
