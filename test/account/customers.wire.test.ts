import { restAddressBook } from '#adapters/rest/address-book.ts';
import { partyId, token } from '#core/shared/ids.ts';
import { addressBookContract } from '#test/account/personal-data/address-book.contract.ts';
import { profileGatewayContract } from '#test/account/personal-data/profile-gateway.contract.ts';
import { profileWires } from '#test/account/personal-data/profile-wires.ts';
import { portsOver } from '#test/kit/backends/backend-payments.ts';
import { eachBackend, freshLogin, freshToken, wiresTo } from '#test/kit/backends/backends.ts';
import { wireClient } from '#test/kit/wire-client.ts';

eachBackend('customers over the wire', (backend) => {
  const bookOf = (held: string | null) => restAddressBook(wireClient(backend, '', held));
  addressBookContract('the address book over REST', async () => ({
    runs: 4,
    customer: async () => {
      const login = await freshLogin(backend);
      return { book: bookOf(login.token), party: partyId(login.partyId) };
    },
    guest: async () => bookOf(await freshToken(backend)),
    tokenless: bookOf(null),
  }));

  for (const wire of wiresTo(backend))
    profileGatewayContract(`profiles over ${wire}`, async () => ({
      runs: 5,
      customer: async () => {
        const { token: held, partyId: party, fullName, phone, email } = await freshLogin(backend);
        const { orders } = portsOver(backend, token(held));
        return { profiles: profileWires[wire](backend, held), orders, party: partyId(party), fullName, phone, email };
      },
      guest: async () => profileWires[wire](backend, await freshToken(backend)),
    }));
});
