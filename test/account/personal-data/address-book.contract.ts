import fc from 'fast-check';
import { expect } from 'vitest';
import { seedProvinces, seedWards } from '#contracts/seed/places.ts';
import type { AddressInput, SavedAddress } from '#core/account/account.ts';
import type { AddressBook } from '#core/account/address-book.port.ts';
import { addressId, type IdempotencyKey, idempotencyKey, type PartyId } from '#core/shared/ids.ts';
import { anyMobile } from '#test/kit/any-phone.ts';
import { anyWord } from '#test/kit/any-word.ts';
import { forAll } from '#test/kit/for-all.ts';
import { describeLaws, type Law } from '#test/kit/law.ts';
import { expectNotFound, expectRejected, unwrap } from '#test/orders/order-world.ts';

export type Owner = { readonly book: AddressBook; readonly party: PartyId };

/** Customers of one shop, each with an address book. */
export type AddressSubject = {
  readonly customer: () => Promise<Owner>;
  /** The service for a visitor who is not logged in, and for one without a token. */
  readonly guest: () => Promise<AddressBook>;
  readonly tokenless: AddressBook;
  /** Number of runs per property. */
  readonly runs: number;
};

let keyCount = 0;
const newKey = (): IdempotencyKey =>
  idempotencyKey(`address-${Date.now().toString(16)}-${++keyCount}-${Math.random()}`);

const anyPlace = fc
  .constantFrom(...seedProvinces)
  .chain((province) =>
    fc.constantFrom(...seedWards(province.code)).map((ward) => ({ provinceCode: province.code, wardCode: ward.code })),
  );
const word = anyWord('digits too');
/** A valid recipient. */
export const anyAddress: fc.Arbitrary<AddressInput> = fc
  .record({
    name: fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => `An ${words.join(' ')}`),
    phone: anyMobile,
    street: word,
    isDefault: fc.boolean(),
  })
  .chain((address) => anyPlace.map((place) => ({ ...address, ...place })));

const plain: AddressInput = {
  name: 'Trần Thị Bích',
  phone: '0912345678',
  street: '12 Lý Thường Kiệt',
  provinceCode: '01',
  wardCode: '00070',
  isDefault: false,
};

const createAddress = async ({ book, party }: Owner, address: AddressInput = plain): Promise<SavedAddress> =>
  unwrap(await book.create(party, address, newKey()));
const listOf = async ({ book, party }: Owner) => unwrap(await book.list(party));
const namesOf = async (owner: Owner) => (await listOf(owner)).map(({ name }) => name);

type Step =
  | { readonly kind: 'create'; readonly address: AddressInput }
  | { readonly kind: 'update' | 'remove'; readonly at: number; readonly address: AddressInput };
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  anyAddress.map((address) => ({ kind: 'create' as const, address })),
  fc.record({
    kind: fc.constantFrom('update' as const, 'remove' as const),
    at: fc.nat({ max: 5 }),
    address: anyAddress,
  }),
);

type Known = { readonly id: string; readonly name: string; readonly isDefault: boolean };

/** The book as it must be: default first, then newest first. */
const expected = (book: readonly Known[]): readonly Known[] => [
  ...book.filter(({ isDefault }) => isDefault),
  ...book.filter(({ isDefault }) => !isDefault),
];
const withDefault = (book: readonly Known[], id: string): readonly Known[] =>
  book.map((each) => ({ ...each, isDefault: each.id === id }));

/** Applies one step to the service and to the model; the model is sorted newest first. */
const applyStep = async (owner: Owner, book: readonly Known[], step: Step): Promise<readonly Known[]> => {
  if (step.kind === 'create') {
    const { id, name } = await createAddress(owner, step.address);
    const next = [{ id, name, isDefault: false }, ...book];
    return step.address.isDefault || book.length === 0 ? withDefault(next, id) : next;
  }
  const chosen = book[step.at];
  if (!chosen) return book;
  if (step.kind === 'update') {
    const { name } = unwrap(await owner.book.update(owner.party, addressId(chosen.id), step.address));
    const next = book.map((each) => (each.id === chosen.id ? { ...each, name } : each));
    return step.address.isDefault ? withDefault(next, chosen.id) : next;
  }
  unwrap(await owner.book.remove(owner.party, addressId(chosen.id)));
  const left = book.filter((each) => each.id !== chosen.id);
  const [newest] = left;
  return chosen.isDefault && newest ? withDefault(left, newest.id) : left;
};

const wrongAddresses: readonly (readonly [field: string, change: Partial<AddressInput>])[] = [
  ['name', { name: '   ' }],
  ['name', { name: 'x'.repeat(101) }],
  ['phone', { phone: '12345' }],
  ['phone', { phone: '' }],
  ['street', { street: '' }],
  ['street', { street: 'x'.repeat(201) }],
  ['provinceCode', { provinceCode: '03' }],
  ['provinceCode', { provinceCode: '' }],
  ['wardCode', { wardCode: '99999' }],
  ['wardCode', { provinceCode: '48', wardCode: '00070' }],
];

/** Laws of every AddressBook. */
export const addressBookLaws: readonly Law<AddressSubject>[] = [
  {
    name: 'ACC-09 SDK-03 an address is stored as entered, with the names of its province and ward',
    check: async (open) => {
      const { customer, runs } = await open();
      await forAll(
        anyAddress,
        async (address) => {
          const owner = await customer();
          const saved = await createAddress(owner, address);
          const { name: provinceName } = seedProvinces.find(({ code }) => code === address.provinceCode) ?? {};
          const { name: wardName } =
            seedWards(address.provinceCode).find(({ code }) => code === address.wardCode) ?? {};
          expect(saved).toEqual({ ...address, isDefault: true, id: saved.id, provinceName, wardName });
          expect(await listOf(owner)).toEqual([saved]);
        },
        runs,
      );
    },
  },
  {
    name: 'ACC-09 after any changes exactly one address is the default; it comes first, the others follow newest first',
    check: async (open) => {
      const { customer, runs } = await open();
      await forAll(
        fc.array(anyStep, { minLength: 1, maxLength: 10 }),
        async (steps) => {
          const owner = await customer();
          let book: readonly Known[] = [];
          for (const step of steps) {
            book = await applyStep(owner, book, step);
            const shown = (await listOf(owner)).map(({ id, name, isDefault }) => ({ id, name, isDefault }));
            expect(shown).toEqual(expected(book));
          }
        },
        runs,
      );
    },
  },
  {
    name: 'ACC-09 when the default is removed the newest other address becomes the default; unmarking the default changes nothing',
    check: async (open) => {
      const owner = await (await open()).customer();
      const first = await createAddress(owner, { ...plain, name: 'Một' });
      await createAddress(owner, { ...plain, name: 'Hai' });
      await createAddress(owner, { ...plain, name: 'Ba' });
      const unmarked = unwrap(
        await owner.book.update(owner.party, first.id, { ...plain, name: 'Một', isDefault: false }),
      );
      expect(unmarked.isDefault).toBe(true);
      expect(await namesOf(owner)).toEqual(['Một', 'Ba', 'Hai']);
      unwrap(await owner.book.remove(owner.party, first.id));
      const left = await listOf(owner);
      expect(left.map(({ name, isDefault }) => [name, isDefault])).toEqual([
        ['Ba', true],
        ['Hai', false],
      ]);
    },
  },
  {
    name: 'CART-17 SDK-03 one idempotency key creates one address, even in simultaneous calls; another key creates another',
    check: async (open) => {
      const owner = await (await open()).customer();
      const one = newKey();
      const answers = await Promise.all([1, 2].map(() => owner.book.create(owner.party, plain, one)));
      expect(
        new Set([...answers, await owner.book.create(owner.party, plain, one)].map((each) => unwrap(each).id)).size,
      ).toBe(1);
      await createAddress(owner);
      expect(await listOf(owner)).toHaveLength(2);
    },
  },
  {
    name: "CART-02 SDK-03 another customer's address book is not found, for any call",
    check: async (open) => {
      const subject = await open();
      const [owner, neighbour] = [await subject.customer(), await subject.customer()];
      const { id } = await createAddress(owner);
      for (const book of [neighbour.book, await subject.guest()]) {
        expectNotFound(await book.list(owner.party));
        expectNotFound(await book.create(owner.party, plain, newKey()));
        expectNotFound(await book.update(owner.party, id, plain));
        expectNotFound(await book.remove(owner.party, id));
      }
      expectNotFound(await neighbour.book.update(neighbour.party, id, plain));
      unwrap(await neighbour.book.remove(neighbour.party, id));
      expect((await listOf(owner)).map((each) => each.id)).toEqual([id]);
      expect(await listOf(neighbour)).toEqual([]);
    },
  },
  {
    name: 'SDK-03 every call without a token is denied',
    check: async (open) => {
      const { tokenless, customer } = await open();
      const { party } = await customer();
      for (const answer of [await tokenless.list(party), await tokenless.create(party, plain, newKey())])
        expect(answer).toEqual({ ok: false, failure: { kind: 'denied' } });
    },
  },
  {
    name: 'SDK-03 ACC-09 an invalid field is rejected by its name, and nothing is written',
    check: async (open) => {
      const owner = await (await open()).customer();
      const saved = await createAddress(owner);
      for (const [field, change] of wrongAddresses) {
        const address = { ...plain, ...change };
        for (const answer of [
          await owner.book.create(owner.party, address, newKey()),
          await owner.book.update(owner.party, saved.id, address),
        ])
          expect(answer).toMatchObject({ failure: { kind: 'rejected', code: 'bad-input', detail: { field } } });
      }
      expect(await listOf(owner)).toEqual([saved]);
    },
  },
  {
    name: 'VAL-07 a phone number in any spelling is stored in its national form',
    check: async (open) => {
      const owner = await (await open()).customer();
      for (const phone of ['+84912345678', '0912.345.678', '84912345678', ' 0912 345 678 '])
        expect((await createAddress(owner, { ...plain, phone })).phone).toBe('0912345678');
    },
  },
  {
    name: 'SDK-03 a book accepts twenty addresses and rejects the next; removing one makes room',
    check: async (open) => {
      const owner = await (await open()).customer();
      const made: SavedAddress[] = [];
      for (let at = 0; at < 20; at += 1) made.push(await createAddress(owner));
      const refused = await owner.book.create(owner.party, plain, newKey());
      expect(refused).toMatchObject({ failure: { code: 'too-many-lines', detail: { most: 20 } } });
      expect(await listOf(owner)).toHaveLength(20);
      unwrap(await owner.book.remove(owner.party, made[0]?.id ?? addressId('')));
      await createAddress(owner);
      expectRejected(await owner.book.create(owner.party, plain, newKey()), 'too-many-lines');
    },
  },
  {
    name: 'SDK-03 removing a removed address succeeds; changing it fails with not-found',
    check: async (open) => {
      const owner = await (await open()).customer();
      const { id } = await createAddress(owner);
      unwrap(await owner.book.remove(owner.party, id));
      unwrap(await owner.book.remove(owner.party, id));
      expectNotFound(await owner.book.update(owner.party, id, plain));
      expect(await listOf(owner)).toEqual([]);
    },
  },
];

/** Runs the laws on one adapter. */
export const addressBookContract = (name: string, open: () => Promise<AddressSubject>): void =>
  describeLaws(`${name} keeps the AddressBook contract`, addressBookLaws, open);
