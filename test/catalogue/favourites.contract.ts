import fc from 'fast-check';
import { expect } from 'vitest';
import { seedProducts } from '#contracts/seed/catalogue.ts';
import type { Favourites } from '#core/catalogue/favourites.port.ts';
import { type ProductId, productId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import { forAll } from '#test/kit/for-all.ts';
import { describeLaws, type Law } from '#test/kit/law.ts';

/** Favourites of one guest, of another visitor, of somebody without a token, and of the guest once he logged in. */
export type FavouritesSubject = {
  readonly guest: Favourites;
  readonly neighbour: Favourites;
  readonly tokenless: Favourites;
  readonly logIn: () => Promise<Favourites>;
  /** Who logs in as the same customer somewhere else. */
  readonly elsewhere: () => Promise<Favourites>;
};

const all = seedProducts.map(({ id }) => productId(id));
const anyProduct = fc.constantFrom(...all);
const anyProducts = fc.uniqueArray(anyProduct, { minLength: 2, maxLength: 6 });

const answerOf = <Value>(result: Result<Value, unknown>): Value => {
  if (!result.ok) throw new Error(`expected a value: ${JSON.stringify(result.failure)}`);
  return result.value;
};
const idsOf = async (favourites: Favourites): Promise<readonly ProductId[]> =>
  answerOf(await favourites.list()).favourites.map((each) => each.productId);
const emptied = async (favourites: Favourites): Promise<void> => {
  for (const id of await idsOf(favourites)) answerOf(await favourites.remove(id));
};
const added = async (favourites: Favourites, products: readonly ProductId[]): Promise<void> => {
  for (const id of products) answerOf(await favourites.add(id));
};
const always = (guest: Favourites, check: (products: readonly ProductId[]) => Promise<unknown>) =>
  forAll(
    anyProducts,
    async (products) => {
      await emptied(guest);
      await check(products);
    },
    6,
  );
const denied = { ok: false, failure: { kind: 'denied' } };

/** What every Favourites owes its callers. */
export const favouritesLaws: readonly Law<FavouritesSubject>[] = [
  {
    name: 'CAT-07 SDK-02 who was never here keeps nothing',
    check: async (open) => {
      const { guest } = await open();
      expect(answerOf(await guest.list())).toEqual({ favourites: [], total: 0 });
    },
  },
  {
    name: 'CAT-07 SDK-02 what was added is listed, the newest first, with its page, and counted',
    check: async (open) => {
      const { guest } = await open();
      await always(guest, async (products) => {
        await added(guest, products);
        const { favourites, total } = answerOf(await guest.list());
        expect(favourites.map((each) => each.productId)).toEqual(products.toReversed());
        expect(total).toBe(products.length);
        for (const { productId: id, slug } of favourites)
          expect(slug).toBe(seedProducts.find((product) => product.id === id)?.slug);
      });
    },
  },
  {
    name: 'CAT-07 adding twice, also at once, keeps one',
    check: async (open) => {
      const { guest } = await open();
      await always(guest, async (products) => {
        await Promise.all([...products, ...products].map((id) => guest.add(id)));
        await added(guest, products);
        expect((await idsOf(guest)).toSorted()).toEqual(products.toSorted());
      });
    },
  },
  {
    name: 'CAT-07 SDK-02 it is told of each whether it is kept',
    check: async (open) => {
      const { guest } = await open();
      await always(guest, async ([first, ...others]) => {
        await added(guest, others);
        if (first === undefined) return;
        expect(answerOf(await guest.has(first))).toBe(false);
        for (const id of others) expect(answerOf(await guest.has(id))).toBe(true);
      });
    },
  },
  {
    name: 'CAT-07 SDK-02 removing takes away that one alone, and once more succeeds',
    check: async (open) => {
      const { guest } = await open();
      await always(guest, async (products) => {
        await added(guest, products);
        const [first, ...others] = products;
        if (first === undefined) return;
        answerOf(await guest.remove(first));
        answerOf(await guest.remove(first));
        expect((await idsOf(guest)).toSorted()).toEqual(others.toSorted());
      });
    },
  },
  {
    name: 'CAT-07 a product that there is not is refused',
    check: async (open) => {
      const { guest } = await open();
      expect(await guest.add(productId('khong-co'))).toMatchObject({
        ok: false,
        failure: { kind: 'rejected', code: 'product-unavailable' },
      });
      expect(await idsOf(guest)).toEqual([]);
    },
  },
  {
    name: 'CAT-07 another visitor sees and changes nothing of it',
    check: async (open) => {
      const { guest, neighbour } = await open();
      await always(guest, async (products) => {
        await added(guest, products);
        expect(await idsOf(neighbour)).toEqual([]);
        for (const id of products) answerOf(await neighbour.remove(id));
        expect(await idsOf(guest)).toHaveLength(products.length);
      });
    },
  },
  {
    name: 'CAT-07 without a token nothing is told and nothing kept',
    check: async (open) => {
      const { tokenless } = await open();
      const id = productId(all[0] ?? '');
      expect(await tokenless.list()).toEqual(denied);
      expect(await tokenless.add(id)).toEqual(denied);
      expect(await tokenless.remove(id)).toEqual(denied);
      expect(await tokenless.has(id)).toEqual(denied);
    },
  },
  {
    name: 'CAT-07 who logs in takes his along, each once, and may let go of them',
    check: async (open) => {
      const { guest, logIn } = await open();
      const [one, two, three] = all;
      if (one === undefined || two === undefined || three === undefined) throw new Error('the seed is empty');
      await added(guest, [one, two]);
      const customer = await logIn();
      expect(await idsOf(customer)).toEqual([two, one]);
      await added(customer, [two, three]);
      expect((await idsOf(customer)).toSorted()).toEqual([one, two, three].toSorted());
      answerOf(await customer.remove(one));
      expect(answerOf(await customer.has(one))).toBe(false);
    },
  },
  {
    name: 'CAT-07 what a customer adds is there wherever he logs in, what he added as a guest is in that browser',
    check: async (open) => {
      const { guest, logIn, elsewhere } = await open();
      const [one, two] = all;
      if (one === undefined || two === undefined) throw new Error('the seed is empty');
      await added(guest, [one]);
      await added(await logIn(), [two]);
      expect(await idsOf(await elsewhere())).toEqual([two]);
    },
  },
];

/** Runs the laws on one adapter. */
export const favouritesContract = (name: string, open: () => Promise<FavouritesSubject>): void =>
  describeLaws(`${name} keep the Favourites contract`, favouritesLaws, open);
