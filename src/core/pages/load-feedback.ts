import type { ProductSummary } from '#core/catalogue/product.ts';
import type { Review, Reviews } from '#core/catalogue/reviews/reviews.port.ts';
import type { Log } from '#core/shared/environment.port.ts';
import type { Feedback } from './home.ts';

export type LoadFeedbackPorts = { readonly reviews: Reviews; readonly log: Log };

const MAX_FEEDBACK = 6;
const MIN_STARS = 4;

/** Of buyers only, six at most, best and newest first; null on failure, which is logged once. [ROUTE-01, CAT-09] */
export const loadFeedback = async (
  { reviews, log }: LoadFeedbackPorts,
  products: readonly ProductSummary[],
): Promise<readonly Feedback[] | null> => {
  const pages = await Promise.all(
    products.map(async (product) => ({ product, page: await reviews.list(product.id, 1) })),
  );
  const failed = pages.flatMap(({ page }) => (page.ok ? [] : [page.failure.kind]));
  if (failed.length > 0) log.warn('Failed to fetch reviews data', { kind: failed[0] });
  if (failed.length === pages.length) return null;
  return pages
    .flatMap(({ product, page }) => (page.ok ? page.value.reviews.map((review) => ({ product, review })) : []))
    .filter(({ review }) => review.bought && review.stars >= MIN_STARS && review.text.trim() !== '')
    .sort((a, b) => compareByRating(a.review, b.review))
    .slice(0, MAX_FEEDBACK)
    .map(({ product: { slug, title }, review: { author, stars, text } }) => ({
      author,
      stars,
      text,
      product: { slug, title },
    }));
};

const compareByRating = (a: Review, b: Review): number => b.stars - a.stars || b.at - a.at;
