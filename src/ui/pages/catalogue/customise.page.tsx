import * as paths from '#core/shared/paths.ts';
import { ensureFound, type PageLoader } from '#ui/app/page.ts';
import { customiseTitle } from '#ui/app/titles.vi.ts';
import { ProductView, productQuery } from '#ui/catalogue/product/product-view.tsx';
import { ConsultationLink } from '#ui/consultation/consultation-link.tsx';

/** All options expanded; the canonical URL is the product's. [ROUTE-08] */
export const load: PageLoader = async (loader) => {
  const product = await ensureFound(loader, productQuery, 'product');
  if (import.meta.env.SSR) {
    const { prefetchCampaign } = await import('#ui/catalogue/product/campaign-query.ts');
    await prefetchCampaign(loader, product);
  }
  return {
    title: customiseTitle(product.title),
    description: product.summary,
    canonicalPath: paths.product(product.slug),
  };
};

/** /san-pham/{slug}/tuy-bien [ROUTE-08] */
export function Page() {
  return <ProductView open advice={ConsultationLink} />;
}
