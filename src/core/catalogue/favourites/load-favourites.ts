import type { Catalogue } from '#core/catalogue/catalogue.port.ts';
import type { Product } from '#core/catalogue/product.ts';
import { type Nothing, query, type UseCase } from '#core/failures/operation.ts';
import { toShopFailure } from '#core/failures/refusals.ts';
import { currentVisitor, type VisitorPorts } from '#core/session/current-visitor.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';
import type { Favourite, Favourites } from './favourites.port.ts';

export type FavouritesPorts = VisitorPorts & { readonly favourites: Favourites };

type Kept = readonly Favourite[];

/** Visitors without a token have none; creates no token. [CAT-07] */
const listFavourites = async (
  ports: FavouritesPorts,
): Promise<Result<Kept, PortFailure | { readonly kind: 'no-token' }>> => {
  const { tokens, favourites, delay } = ports;
  if (tokens.session() === null && tokens.anonymous() === null) return ok([]);
  const visitor = await currentVisitor(ports)();
  if (!visitor.ok) return visitor;
  const kept = await readWithRetry(delay, favourites.list);
  return kept.ok ? ok(kept.value.favourites) : kept;
};

/** Newest first. [CAT-07] */
export const loadFavouriteIds = query(
  (ports: FavouritesPorts): UseCase<Nothing, readonly Favourite[]> =>
    async () => {
      const kept = await listFavourites(ports);
      if (kept.ok) return kept;
      return kept.failure.kind === 'no-token' ? fail(kept.failure) : fail(toShopFailure(kept.failure));
    },
);

/** Products that are no longer sold are neither listed nor counted. [CAT-07] */
export const loadFavourites = query(
  (
    ports: FavouritesPorts & { readonly catalogue: Catalogue },
  ): UseCase<Nothing, { readonly products: readonly Product[]; readonly total: number }> =>
    async () => {
      const kept = await loadFavouriteIds(ports)({});
      if (!kept.ok) return kept;
      const { catalogue, delay } = ports;
      const read = await Promise.all(
        kept.value.map(({ productId }) => readWithRetry(delay, () => catalogue.productById(productId))),
      );
      const products: Product[] = [];
      for (const product of read) {
        if (product.ok && product.value.isAvailable) products.push(product.value);
        if (!product.ok && product.failure.kind !== 'not-found') return fail(toShopFailure(product.failure));
      }
      return ok({ products, total: products.length });
    },
);
