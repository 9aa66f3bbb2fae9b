import type { Favourites } from '#core/catalogue/favourites/favourites.port.ts';
import type { ProductId } from '#core/shared/ids.ts';
import { ok } from '#core/shared/result.ts';
import type { Mutants } from '#test/kit/mutants.ts';
import type { FavouritesSubject } from './favourites.contract.ts';

type List = Favourites['list'];
type Kept = Extract<Awaited<ReturnType<List>>, { ok: true }>['value'];

const guest =
  (change: (favourites: Favourites) => Favourites) =>
  (subject: FavouritesSubject): FavouritesSubject => ({ ...subject, guest: change(subject.guest) });

const changingList = (change: (kept: Kept) => Kept) =>
  guest((favourites) => ({
    ...favourites,
    list: async () => {
      const answer = await favourites.list();
      return answer.ok ? ok(change(answer.value)) : answer;
    },
  }));

const succeedWithoutEffect = async () => ok(undefined);

/** Mutants of favourites; each has one fault. */
export const favouritesMutants: Mutants<FavouritesSubject> = {
  'the total is one too high': changingList(({ favourites, total }) => ({ favourites, total: total + 1 })),
  'favourites are not stored': guest((favourites) => ({ ...favourites, add: succeedWithoutEffect })),
  'the oldest entry comes first': changingList(({ favourites, total }) => ({
    favourites: favourites.toReversed(),
    total,
  })),
  'a favourite lacks the slug of its page': changingList(({ favourites, total }) => ({
    favourites: favourites.map((each) => ({ ...each, slug: '' })),
    total,
  })),
  'a favourite is listed twice': changingList(({ favourites }) => ({
    favourites: [...favourites, ...favourites.slice(1)],
    total: favourites.length,
  })),
  'every product is reported as a favourite': guest((favourites) => ({ ...favourites, has: async () => ok(true) })),
  'nothing can be removed': guest((favourites) => ({ ...favourites, remove: succeedWithoutEffect })),
  'removing one favourite removes all': guest((favourites) => ({
    ...favourites,
    remove: async () => {
      const kept = await favourites.list();
      if (kept.ok) for (const { productId } of kept.value.favourites) await favourites.remove(productId);
      return ok(undefined);
    },
  })),
  'an unknown product is accepted': guest((favourites) => {
    const swallow: Favourites['add'] = async (id: ProductId) => {
      const answer = await favourites.add(id);
      return answer.ok ? answer : ok(undefined);
    };
    return { ...favourites, add: swallow };
  }),
  'all visitors share one list': (subject) => ({ ...subject, neighbour: subject.guest }),
  'a call without a token is accepted': (subject) => ({ ...subject, tokenless: subject.guest }),
  'a login drops the guest’s favourites': (subject) => ({ ...subject, logIn: subject.elsewhere }),
  'a guest’s favourites appear in every browser': (subject) => ({ ...subject, elsewhere: subject.logIn }),
};
