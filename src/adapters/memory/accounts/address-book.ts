import { type Answer, asVisitor } from '#adapters/memory/as-visitor.ts';
import { parseAddress } from '#adapters/memory/catalogue/parse-address.ts';
import { runOnce } from '#adapters/memory/idempotency.ts';
import { notFound, refuse } from '#adapters/memory/refusals.ts';
import type { SessionRecord, World } from '#adapters/memory/world.ts';
import type { SavedAddress } from '#core/account/account.ts';
import type { AddressBook } from '#core/account/address-book.port.ts';
import type { Bearer } from '#core/session/session.port.ts';
import { addressId, type PartyId } from '#core/shared/ids.ts';
import { ok } from '#core/shared/result.ts';

const MAX_ADDRESSES = 20;

/** Default address first, then newest first. */
const listAddresses = (world: World, owner: PartyId): readonly SavedAddress[] => {
  const owned = [...world.state.addresses.values()].filter((record) => record.owner === owner);
  const newest = owned.map((record) => record.address).reverse();
  return [...newest.filter((each) => each.isDefault), ...newest.filter((each) => !each.isDefault)];
};

/** A new default replaces the old one. */
const saveAddress = (world: World, owner: PartyId, address: SavedAddress): SavedAddress => {
  const { addresses, now } = world.state;
  if (address.isDefault)
    for (const [id, record] of addresses)
      if (record.owner === owner) addresses.set(id, { ...record, address: { ...record.address, isDefault: false } });
  addresses.set(address.id, { owner, address, madeAt: addresses.get(address.id)?.madeAt ?? now });
  return address;
};

export const memoryAddressBook = (world: World, bearer: Bearer): AddressBook => {
  const inBook = <Value>(owner: PartyId, work: (who: SessionRecord) => Answer<Value>): Promise<Answer<Value>> =>
    asVisitor(world, bearer)((who) => (who.party === owner ? work(who) : notFound));
  return {
    list: (owner) => inBook(owner, () => ok(listAddresses(world, owner))),
    create: async (owner, input, idempotencyKey) => {
      const checked = await parseAddress(input);
      return inBook(owner, (who) =>
        runOnce(world, who.session, idempotencyKey, ['address', owner, input], () => {
          if (!checked.ok) return checked;
          const book = listAddresses(world, owner);
          if (book.length >= MAX_ADDRESSES) return refuse('too-many-lines', { most: MAX_ADDRESSES });
          const isDefault = input.isDefault || book.length === 0;
          return ok(saveAddress(world, owner, { ...checked.value, id: addressId(world.random.id()), isDefault }));
        }),
      );
    },
    update: async (owner, id, input) => {
      const checked = await parseAddress(input);
      return inBook(owner, () => {
        const known = listAddresses(world, owner).find((each) => each.id === id);
        if (!known) return notFound;
        if (!checked.ok) return checked;
        return ok(saveAddress(world, owner, { ...checked.value, id, isDefault: input.isDefault || known.isDefault }));
      });
    },
    remove: (owner, id) =>
      inBook(owner, () => {
        const gone = listAddresses(world, owner).find((each) => each.id === id);
        if (!gone) return ok(undefined);
        world.state.addresses.delete(id);
        const [next] = listAddresses(world, owner);
        if (gone.isDefault && next) saveAddress(world, owner, { ...next, isDefault: true });
        return ok(undefined);
      }),
  };
};
