import { ensure, ensureFound, type PageLoader } from '#ui/app/page-loader.ts';
import { categoryInputOf, productQueryOf } from '#ui/catalogue/product-query.ts';

/** /cua-hang/danh-muc/{slug} and /cua-hang/{parent}/{slug}. [ROUTE-04, ROUTE-05] */
export const loadCategory: PageLoader = async (loader) => {
  const input = categoryInputOf(loader.params, loader.search);
  const [category] = await Promise.all([
    ensureFound(loader, 'category', input, 'category'),
    ensure(loader, 'products', productQueryOf(loader.search, input.handle)),
  ]);
  return {
    title: category.seo?.title ?? category.title,
    description: category.seo?.description ?? category.description,
  };
};
