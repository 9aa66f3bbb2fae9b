import type { Product } from '#core/catalogue/product.ts';
import { publicPageQuery } from '#ui/app/page.ts';
import { firstOf, type Search } from '#ui/navigation/search.ts';

/** Query parameter of the reviews' page number. */
export const REVIEW_PAGE = 'reviews';
const MOST = 10_000;

/** Parses the page number of the reviews; invalid values give page 1. */
const reviewPageOf = (search: Search): number => {
  const asked = Number(firstOf(search, REVIEW_PAGE) ?? '1');
  return Number.isSafeInteger(asked) && asked >= 1 && asked <= MOST ? asked : 1;
};

/** One page of a product's reviews. */
export const reviewsOf = (product: Pick<Product, 'id'>) =>
  publicPageQuery('loadReviews', ({ search }) => ({ productId: product.id, page: reviewPageOf(search) }));
