import { ensure, type PageLoader } from '#ui/app/page-loader.ts';
import { compareText } from '#ui/catalogue/compare.vi.ts';
import { askedComparison } from '#ui/catalogue/compare-query.ts';

/** /so-sanh?sp=a,b,c: without products it asks nothing. [ROUTE-12] */
export const loadCompare: PageLoader = async (loader) => {
  const { slugs } = askedComparison(loader.search);
  if (slugs.length === 0) return {};
  const { products } = await ensure(loader, 'comparison', { slugs });
  return products.length === 0 ? {} : { title: compareText.titleOf(products.map(({ product }) => product.title)) };
};
