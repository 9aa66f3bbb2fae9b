import { ensureFound, type PageLoader } from '#ui/page-loader.ts';

export const loadProduct: PageLoader = async (loader) => {
  const product = await ensureFound(loader, 'product', { slug: loader.params.slug ?? '' }, 'product');
  return { title: product.title, description: product.summary };
};
