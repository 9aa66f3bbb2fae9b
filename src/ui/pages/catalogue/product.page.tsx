import { ensureFound, type PageLoader, prefetch } from '#ui/app/page.ts';
import { ProductView, productQuery } from '#ui/catalogue/product/product-view.tsx';
import { reviewsQuery } from '#ui/catalogue/reviews/reviews-query.ts';
import { ConsultationLink } from '#ui/consultation/consultation-link.tsx';

/** The host renders the reviews too; the browser loads them near the viewport. Optional. */
export const load: PageLoader = async (loader) => {
  const product = await ensureFound(loader, productQuery, 'product');
  if (import.meta.env.SSR) {
    // A static import would load the configurator's rules with the page.
    const { loadTypedName } = await import('#ui/catalogue/product/load-typed-name.ts');
    const { prefetchCampaign } = await import('#ui/catalogue/product/campaign-query.ts');
    await Promise.all([
      prefetch(loader, reviewsQuery(product)),
      loadTypedName(loader, product),
      prefetchCampaign(loader, product),
    ]);
  }
  return {
    title: product.seo?.title ?? product.title,
    description: product.seo?.description ?? product.summary,
    image: `/og/san-pham/${encodeURIComponent(product.slug)}.png`,
  };
};

/** /san-pham/{slug} [ROUTE-07] */
export function Page() {
  return <ProductView open={false} advice={ConsultationLink} />;
}
