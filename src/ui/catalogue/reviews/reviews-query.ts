import type { Product } from '#core/catalogue/product.ts';
import { publicPageQuery } from '#ui/app/page.ts';
import { pageNumberAt } from '#ui/navigation/search.ts';

export const REVIEW_PAGE_PARAM = 'reviews';
const MAX_PAGE = 10_000;

export const reviewsQuery = (product: Pick<Product, 'id'>) =>
  publicPageQuery('loadReviews', ({ search }) => ({
    productId: product.id,
    page: pageNumberAt(search, REVIEW_PAGE_PARAM, MAX_PAGE),
  }));
