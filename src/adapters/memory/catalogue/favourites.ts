import { type Answer, asVisitor } from '#adapters/memory/as-visitor.ts';
import { refuse } from '#adapters/memory/refusals.ts';
import { type FavouriteRecord, type SessionRecord, seedProductById, type World } from '#adapters/memory/world.ts';
import type { Favourite, Favourites } from '#core/catalogue/favourites/favourites.port.ts';
import type { Bearer } from '#core/session/session.port.ts';
import { MAX_FAVOURITES } from '#core/shared/list-limits.ts';
import { ok } from '#core/shared/result.ts';

/** The customer's own list and the guest list of their browser. */
const ownersOf = ({ party, session, guest }: SessionRecord): readonly string[] =>
  [party ?? session, guest].filter((keeper): keeper is string => keeper !== null);

/** Newest first, without duplicates. */
const listFavourites = (world: World, keepers: readonly string[]): readonly FavouriteRecord[] => {
  const all = world.state.favourites.filter(({ ownerKey }) => keepers.includes(ownerKey)).reverse();
  return all.filter((each, index) => all.findIndex(({ productId }) => productId === each.productId) === index);
};

const toFavourite = ({ productId, slug }: FavouriteRecord): Favourite => ({ productId, slug });

export const memoryFavourites = (world: World, bearer: Bearer): Favourites => {
  const asked = <Value>(work: (keepers: readonly string[], own: string) => Answer<Value>): Promise<Answer<Value>> =>
    asVisitor(world, bearer)((who) => work(ownersOf(who), who.party ?? who.session));
  return {
    list: () =>
      asked((keepers) => {
        const favourites = listFavourites(world, keepers).map(toFavourite);
        return ok({ favourites, total: favourites.length });
      }),
    add: (id) =>
      asked((keepers, keeper) => {
        const known = listFavourites(world, keepers);
        if (known.some(({ productId }) => productId === id)) return ok(undefined);
        const product = seedProductById.get(id);
        if (!product || world.state.withdrawn.has(id)) return refuse('product-unavailable');
        if (known.length >= MAX_FAVOURITES) return refuse('too-many-lines', { most: MAX_FAVOURITES });
        world.state.favourites = [...world.state.favourites, { ownerKey: keeper, productId: id, slug: product.slug }];
        return ok(undefined);
      }),
    remove: (id) =>
      asked((keepers) => {
        world.state.favourites = world.state.favourites.filter(
          ({ ownerKey, productId }) => productId !== id || !keepers.includes(ownerKey),
        );
        return ok(undefined);
      }),
    has: (id) => asked((keepers) => ok(listFavourites(world, keepers).some(({ productId }) => productId === id))),
  };
};
