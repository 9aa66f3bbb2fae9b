import { seedProducts } from '#contracts/seed/catalogue.ts';
import { seedReviews } from '#contracts/seed/reviews.ts';
import { type ProductId, productId } from '#core/shared/ids.ts';

/** Seed products without sample reviews; domains are left out. */
export const withoutSamples: readonly ProductId[] = seedProducts
  .filter(({ id, type }) => type !== 'domain' && !seedReviews.some((review) => review.productId === id))
  .map(({ id }) => productId(id));
