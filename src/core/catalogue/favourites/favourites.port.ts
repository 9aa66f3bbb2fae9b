import type { PortFailure } from '#core/shared/failure.ts';
import type { ProductId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';

export type Favourite = { readonly productId: ProductId; readonly slug: string };

/** Login moves a guest's list to the account. Refusals: `product-unavailable`, `too-many-lines`. [SDK-02, CAT-07] */
export type Favourites = {
  /** Newest first; `total` is data.totalResult. */
  readonly list: () => Promise<
    Result<{ readonly favourites: readonly Favourite[]; readonly total: number }, PortFailure>
  >;
  /** Idempotent. */
  readonly add: (product: ProductId) => Promise<Result<void, PortFailure>>;
  /** Succeeds when the address is already gone. */
  readonly remove: (product: ProductId) => Promise<Result<void, PortFailure>>;
  readonly has: (product: ProductId) => Promise<Result<boolean, PortFailure>>;
};
