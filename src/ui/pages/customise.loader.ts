import { ensureFound, type PageLoader } from '#ui/app/page-loader.ts';
import { customiseTitle } from '#ui/app/titles.vi.ts';

/** The same configurator with every option open; its one address is the product's. [ROUTE-08] */
export const loadCustomise: PageLoader = async (loader) => {
  const slug = loader.params.slug ?? '';
  const product = await ensureFound(loader, 'product', { slug }, 'product');
  return {
    title: customiseTitle(product.title),
    description: product.summary,
    canonicalPath: `/san-pham/${encodeURIComponent(slug)}`,
  };
};
