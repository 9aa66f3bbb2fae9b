import type { PortFailure } from '#core/shared/failure.ts';
import type { Result } from '#core/shared/result.ts';
import type { Product } from './product.ts';

export type ProductAnswer = Result<Product, PortFailure>;

/**
 * Keeps products for a short time for all requests. Only to accept a command by, because the order service has the last
 * word on prices: what an older product refuses is asked of the current one. Concurrent requests for a slug share one
 * `load`; failures are not kept.
 */
export type RecentProducts = {
  readonly get: (slug: string, load: () => Promise<ProductAnswer>) => Promise<ProductAnswer>;
};
