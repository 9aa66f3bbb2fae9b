import { expect, test } from 'vitest';
import { newAnonymousToken } from '#adapters/memory/accounts/sessions.ts';
import { memoryFavourites } from '#adapters/memory/catalogue/favourites.ts';
import { memoryWorld } from '#adapters/memory/world.ts';
import { productId } from '#core/shared/ids.ts';
import { MAX_FAVOURITES } from '#core/shared/list-limits.ts';
import { memoryFavouritesSubject } from '#test/kit/fakes/memory-catalogue-subjects.ts';
import { bearerOf } from '#test/kit/fakes/memory-subjects.ts';
import { describeMutants } from '#test/kit/mutants.ts';
import { favouritesContract, favouritesLaws } from './favourites.contract.ts';
import { favouritesMutants } from './favourites.mutants.ts';

favouritesContract('the favourites in memory', memoryFavouritesSubject);
describeMutants('CAT-07 mutated favourites', favouritesLaws, memoryFavouritesSubject, favouritesMutants);

test('CAT-07 a visitor can have at most a hundred favourites; adding an existing one still succeeds', async () => {
  const world = memoryWorld();
  const held = newAnonymousToken(world);
  const kept = Array.from({ length: MAX_FAVOURITES }, (_, index) => productId(`san-pham-${index}`));
  world.state.favourites = kept.map((id) => ({ ownerKey: held, productId: id, slug: id }));
  const favourites = memoryFavourites(world, bearerOf(held));
  expect(await favourites.add(productId('1001'))).toMatchObject({
    ok: false,
    failure: { kind: 'rejected', code: 'too-many-lines', detail: { most: MAX_FAVOURITES } },
  });
  expect(await favourites.add(productId('san-pham-7'))).toEqual({ ok: true, value: undefined });
});
