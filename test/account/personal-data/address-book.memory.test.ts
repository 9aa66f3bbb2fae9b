import { memoryAddressBook } from '#adapters/memory/accounts/address-book.ts';
import { addUser, logIn, newAnonymousToken } from '#adapters/memory/accounts/sessions.ts';
import { memoryBearer } from '#adapters/memory/browser/bearer.ts';
import { memoryWorld } from '#adapters/memory/world.ts';
import { bearerOf } from '#test/kit/fakes/memory-subjects.ts';
import { describeMutants } from '#test/kit/mutants.ts';
import { type AddressSubject, addressBookContract, addressBookLaws } from './address-book.contract.ts';
import { addressBookMutants } from './address-book.mutants.ts';

const subject = async (): Promise<AddressSubject> => {
  const world = memoryWorld();
  return {
    runs: 40,
    customer: async () => {
      const user = addUser(world, 'Lê Thị Thử', '0912345678', 'thu@example.vn');
      return { book: memoryAddressBook(world, bearerOf(logIn(world, user))), party: user.partyId };
    },
    guest: async () => memoryAddressBook(world, bearerOf(newAnonymousToken(world))),
    tokenless: memoryAddressBook(world, memoryBearer()),
  };
};

addressBookContract('the address book in memory', subject);
describeMutants(
  'SDK-03 the laws reject every mutant of the address book',
  addressBookLaws,
  subject,
  addressBookMutants,
);
