import type { SavedAddress } from '#core/account/account.ts';
import type { AddressBook } from '#core/account/address-book.port.ts';
import type { Bearer } from '#core/session/session.port.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import { addressId, type PartyId } from '#core/shared/ids.ts';
import { ok, type Result } from '#core/shared/result.ts';
import { checkedAddress } from './checked-address.ts';
import { once } from './idempotency.ts';
import { denied, notFound, refuse } from './refusals.ts';
import { asking } from './sessions.ts';
import type { SessionRecord, World } from './world.ts';

/** Maximum number of addresses per customer. */
const MAX_ADDRESSES = 20;

/** Default address first, then newest first. */
const bookOf = (world: World, owner: PartyId): readonly SavedAddress[] => {
  const his = [...world.state.addresses.values()].filter((record) => record.owner === owner);
  const newest = his.map((record) => record.address).reverse();
  return [...newest.filter((each) => each.isDefault), ...newest.filter((each) => !each.isDefault)];
};

/** Stores an address; a new default replaces the old one. */
const write = (world: World, owner: PartyId, address: SavedAddress): SavedAddress => {
  const { addresses, now } = world.state;
  if (address.isDefault)
    for (const [id, record] of addresses)
      if (record.owner === owner) addresses.set(id, { ...record, address: { ...record.address, isDefault: false } });
  addresses.set(address.id, { owner, address, madeAt: addresses.get(address.id)?.madeAt ?? now });
  return address;
};

/** Fake address book over a world. [AddressBook] */
export const memoryAddressBook = (world: World, bearer: Bearer): AddressBook => {
  const inBook = async <Value>(
    owner: PartyId,
    work: (who: SessionRecord) => Result<Value, PortFailure>,
  ): Promise<Result<Value, PortFailure>> => {
    const who = asking(world, bearer);
    if (!who) return denied;
    return who.party === owner ? work(who) : notFound;
  };
  return {
    list: (owner) => inBook(owner, () => ok(bookOf(world, owner))),
    create: async (owner, input, idempotencyKey) => {
      const checked = await checkedAddress(input);
      return inBook(owner, (who) =>
        once(world, who.session, idempotencyKey, ['address', owner, input], () => {
          if (!checked.ok) return checked;
          const book = bookOf(world, owner);
          if (book.length >= MAX_ADDRESSES) return refuse('too-many-lines', { most: MAX_ADDRESSES });
          const isDefault = input.isDefault || book.length === 0;
          return ok(write(world, owner, { ...checked.value, id: addressId(world.random.id()), isDefault }));
        }),
      );
    },
    update: async (owner, id, input) => {
      const checked = await checkedAddress(input);
      return inBook(owner, () => {
        const known = bookOf(world, owner).find((each) => each.id === id);
        if (!known) return notFound;
        if (!checked.ok) return checked;
        return ok(write(world, owner, { ...checked.value, id, isDefault: input.isDefault || known.isDefault }));
      });
    },
    remove: (owner, id) =>
      inBook(owner, () => {
        const gone = bookOf(world, owner).find((each) => each.id === id);
        if (!gone) return ok(undefined);
        world.state.addresses.delete(id);
        const [next] = bookOf(world, owner);
        if (gone.isDefault && next) write(world, owner, { ...next, isDefault: true });
        return ok(undefined);
      }),
  };
};
