import type { Product } from '#core/catalogue/product.ts';
import { publicPageQuery } from '#ui/app/page.ts';
import { firstValue, type Search } from '#ui/navigation/search.ts';

export const REVIEW_PAGE_PARAM = 'reviews';
const MAX_PAGE = 10_000;

/** Invalid values give page 1. */
const parseReviewPage = (search: Search): number => {
  const asked = Number(firstValue(search, REVIEW_PAGE_PARAM) ?? '1');
  return Number.isSafeInteger(asked) && asked >= 1 && asked <= MAX_PAGE ? asked : 1;
};

export const reviewsQuery = (product: Pick<Product, 'id'>) =>
  publicPageQuery('loadReviews', ({ search }) => ({ productId: product.id, page: parseReviewPage(search) }));
