import { seedProducts } from '#contracts/seed/catalogue.ts';
import { type ProductId, productId } from '#core/shared/ids.ts';

/** Seed products that a test may review; domains are left out. */
export const plansToReview: readonly ProductId[] = seedProducts
  .filter(({ type }) => type !== 'domain')
  .map(({ id }) => productId(id));
