import type { Favourites } from '#core/catalogue/favourites.port.ts';
import type { ProductId } from '#core/shared/ids.ts';
import { ok } from '#core/shared/result.ts';
import type { Mutants } from '#test/kit/mutants.ts';
import type { FavouritesSubject } from './favourites.contract.ts';

type List = Favourites['list'];
type Kept = Extract<Awaited<ReturnType<List>>, { ok: true }>['value'];

const guest =
  (change: (favourites: Favourites) => Favourites) =>
  (subject: FavouritesSubject): FavouritesSubject => ({ ...subject, guest: change(subject.guest) });

const listing = (change: (kept: Kept) => Kept) =>
  guest((favourites) => ({
    ...favourites,
    list: async () => {
      const answer = await favourites.list();
      return answer.ok ? ok(change(answer.value)) : answer;
    },
  }));

const nothing = async () => ok(undefined);

/** Favourites that misbehave, each in one way. */
export const favouritesMutants: Mutants<FavouritesSubject> = {
  'somebody has been here before': listing(({ favourites, total }) => ({ favourites, total: total + 1 })),
  'nothing is kept': guest((favourites) => ({ ...favourites, add: nothing })),
  'the oldest stands first': listing(({ favourites, total }) => ({ favourites: favourites.toReversed(), total })),
  'the page of a product is another one': listing(({ favourites, total }) => ({
    favourites: favourites.map((each) => ({ ...each, slug: '' })),
    total,
  })),
  'adding twice keeps two': listing(({ favourites }) => ({
    favourites: [...favourites, ...favourites.slice(1)],
    total: favourites.length,
  })),
  'everything is a favourite': guest((favourites) => ({ ...favourites, has: async () => ok(true) })),
  'nothing can be removed': guest((favourites) => ({ ...favourites, remove: nothing })),
  'removing takes all away': guest((favourites) => ({
    ...favourites,
    remove: async () => {
      const kept = await favourites.list();
      if (kept.ok) for (const { productId } of kept.value.favourites) await favourites.remove(productId);
      return ok(undefined);
    },
  })),
  'what there is not is taken': guest((favourites) => {
    const swallow: Favourites['add'] = async (id: ProductId) => {
      const answer = await favourites.add(id);
      return answer.ok ? answer : ok(undefined);
    };
    return { ...favourites, add: swallow };
  }),
  'all visitors are one': (subject) => ({ ...subject, neighbour: subject.guest }),
  'nobody needs a token': (subject) => ({ ...subject, tokenless: subject.guest }),
  'a log-in forgets the guest': (subject) => ({ ...subject, logIn: subject.elsewhere }),
  'a guest is known everywhere': (subject) => ({ ...subject, elsewhere: subject.logIn }),
};
