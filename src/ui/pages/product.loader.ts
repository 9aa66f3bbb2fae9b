import { ensureFound, type PageLoader } from '#ui/app/page-loader.ts';
import { queryOf } from '#ui/app/queries.ts';
import { reviewPageOf } from '#ui/catalogue/review-page.ts';

/** The host draws the reviews too; in the browser they are asked for when they come near the screen. A page without them stands. */
export const loadProduct: PageLoader = async (loader) => {
  const { queryClient, useCases } = loader.context;
  const product = await ensureFound(loader, 'product', { slug: loader.params.slug ?? '' }, 'product');
  if (import.meta.env.SSR)
    await queryClient.prefetchQuery(
      queryOf(useCases, 'reviews', { productId: product.id, page: reviewPageOf(loader.search) }),
    );
  return {
    title: product.seo?.title ?? product.title,
    description: product.seo?.description ?? product.summary,
    image: `/og/san-pham/${encodeURIComponent(product.slug)}.png`,
  };
};
