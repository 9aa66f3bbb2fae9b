import fc from 'fast-check';
import { expect } from 'vitest';
import { seedProducts } from '#contracts/seed/catalogue.ts';
import type { Favourites } from '#core/catalogue/favourites/favourites.port.ts';
import { type ProductId, productId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import { forAll } from '#test/kit/for-all.ts';
import { describeLaws, type Law } from '#test/kit/law.ts';

/** The favourites of a guest, of another visitor, without a token, and of the guest after login. */
export type FavouritesSubject = {
  readonly guest: Favourites;
  readonly neighbour: Favourites;
  readonly tokenless: Favourites;
  readonly logIn: () => Promise<Favourites>;
  /** Logs the same customer in with another browser. */
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
const removeAll = async (favourites: Favourites): Promise<void> => {
  for (const id of await idsOf(favourites)) answerOf(await favourites.remove(id));
};
const addAll = async (favourites: Favourites, products: readonly ProductId[]): Promise<void> => {
  for (const id of products) answerOf(await favourites.add(id));
};
const always = (guest: Favourites, check: (products: readonly ProductId[]) => Promise<unknown>) =>
  forAll(
    anyProducts,
    async (products) => {
      await removeAll(guest);
      await check(products);
    },
    6,
  );
const denied = { ok: false, failure: { kind: 'denied' } };

/** Laws of every Favourites adapter. */
export const favouritesLaws: readonly Law<FavouritesSubject>[] = [
  {
    name: 'CAT-07 SDK-02 a new visitor has no favourites',
    check: async (open) => {
      const { guest } = await open();
      expect(answerOf(await guest.list())).toEqual({ favourites: [], total: 0 });
    },
  },
  {
    name: 'CAT-07 SDK-02 favourites are listed newest first with their slugs, and counted',
    check: async (open) => {
      const { guest } = await open();
      await always(guest, async (products) => {
        await addAll(guest, products);
        const { favourites, total } = answerOf(await guest.list());
        expect(favourites.map((each) => each.productId)).toEqual(products.toReversed());
        expect(total).toBe(products.length);
        for (const { productId: id, slug } of favourites)
          expect(slug).toBe(seedProducts.find((product) => product.id === id)?.slug);
      });
    },
  },
  {
    name: 'CAT-07 adding a product twice, even at once, stores one favourite',
    check: async (open) => {
      const { guest } = await open();
      await always(guest, async (products) => {
        await Promise.all([...products, ...products].map((id) => guest.add(id)));
        await addAll(guest, products);
        expect((await idsOf(guest)).toSorted()).toEqual(products.toSorted());
      });
    },
  },
  {
    name: 'CAT-07 SDK-02 each product is reported as a favourite or not',
    check: async (open) => {
      const { guest } = await open();
      await always(guest, async ([first, ...others]) => {
        await addAll(guest, others);
        if (first === undefined) return;
        expect(answerOf(await guest.has(first))).toBe(false);
        for (const id of others) expect(answerOf(await guest.has(id))).toBe(true);
      });
    },
  },
  {
    name: 'CAT-07 SDK-02 removing a favourite removes only that one and is idempotent',
    check: async (open) => {
      const { guest } = await open();
      await always(guest, async (products) => {
        await addAll(guest, products);
        const [first, ...others] = products;
        if (first === undefined) return;
        answerOf(await guest.remove(first));
        answerOf(await guest.remove(first));
        expect((await idsOf(guest)).toSorted()).toEqual(others.toSorted());
      });
    },
  },
  {
    name: 'CAT-07 an unknown product is rejected',
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
    name: 'CAT-07 another visitor can neither see nor change a guest’s favourites',
    check: async (open) => {
      const { guest, neighbour } = await open();
      await always(guest, async (products) => {
        await addAll(guest, products);
        expect(await idsOf(neighbour)).toEqual([]);
        for (const id of products) answerOf(await neighbour.remove(id));
        expect(await idsOf(guest)).toHaveLength(products.length);
      });
    },
  },
  {
    name: 'CAT-07 without a token nothing is read or stored',
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
    name: 'CAT-07 a login takes over the guest’s favourites, each once, and the customer can remove them',
    check: async (open) => {
      const { guest, logIn } = await open();
      const [one, two, three] = all;
      if (one === undefined || two === undefined || three === undefined) throw new Error('the seed is empty');
      await addAll(guest, [one, two]);
      const customer = await logIn();
      expect(await idsOf(customer)).toEqual([two, one]);
      await addAll(customer, [two, three]);
      expect((await idsOf(customer)).toSorted()).toEqual([one, two, three].toSorted());
      answerOf(await customer.remove(one));
      expect(answerOf(await customer.has(one))).toBe(false);
    },
  },
  {
    name: 'CAT-07 a customer’s favourites appear wherever they log in; a guest’s favourites stay in their browser',
    check: async (open) => {
      const { guest, logIn, elsewhere } = await open();
      const [one, two] = all;
      if (one === undefined || two === undefined) throw new Error('the seed is empty');
      await addAll(guest, [one]);
      await addAll(await logIn(), [two]);
      expect(await idsOf(await elsewhere())).toEqual([two]);
    },
  },
];

/** Runs the laws on one adapter. */
export const favouritesContract = (name: string, open: () => Promise<FavouritesSubject>): void =>
  describeLaws(`${name} keep the Favourites contract`, favouritesLaws, open);
