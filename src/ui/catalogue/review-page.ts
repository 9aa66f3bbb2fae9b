import type { Product } from '#core/catalogue/product.ts';
import { publicPageQuery } from '#ui/app/page.ts';
import { firstOf, type Search } from '#ui/navigation/search.ts';

/** Query parameter of the page of reviews. */
export const REVIEW_PAGE = 'reviews';
const MOST = 10_000;

/** Which page of reviews an address asks for; nonsense is the first. */
const reviewPageOf = (search: Search): number => {
  const asked = Number(firstOf(search, REVIEW_PAGE) ?? '1');
  return Number.isSafeInteger(asked) && asked >= 1 && asked <= MOST ? asked : 1;
};

/** A page of the reviews of a product. */
export const reviewsOf = (product: Pick<Product, 'id'>) =>
  publicPageQuery('loadReviews', ({ search }) => ({ productId: product.id, page: reviewPageOf(search) }));
