import type { PortFailure } from '#core/shared/failure.ts';
import type { ProductId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';

/** A product that somebody keeps in mind; `slug` is its page. */
export type Favourite = { readonly productId: ProductId; readonly slug: string };

/** Most products that one visitor keeps. */
export const MAX_FAVOURITES = 100;

/**
 * Favourites of the visitor whose session the adapter carries, a guest's too; who logs in takes his along.
 * Refusals: `product-unavailable`, `too-many-lines` {most}. [SDK-02, CAT-07]
 */
export type Favourites = {
  /** The newest first; `total` is data.totalResult. */
  readonly list: () => Promise<
    Result<{ readonly favourites: readonly Favourite[]; readonly total: number }, PortFailure>
  >;
  /** Adding twice keeps one. */
  readonly add: (product: ProductId) => Promise<Result<void, PortFailure>>;
  /** Removing what is gone already succeeds. */
  readonly remove: (product: ProductId) => Promise<Result<void, PortFailure>>;
  readonly has: (product: ProductId) => Promise<Result<boolean, PortFailure>>;
};
