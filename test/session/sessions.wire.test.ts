import { graphqlCustomerGateway } from '#adapters/graphql/customer-gateway.ts';
import { restCustomerGateway } from '#adapters/rest/customer-gateway.ts';
import type { Wire } from '#composition/host-settings.ts';
import { customerRights } from '#core/session/rights.ts';
import type { CustomerGateway } from '#core/session/session.port.ts';
import { partyId, token } from '#core/shared/ids.ts';
import { identityWires } from '#test/kit/backends/backend-accounts.ts';
import { eachBackend, freshLogin, freshToken, revoke, type TestBackend, wiresTo } from '#test/kit/backends/backends.ts';
import { wireClient } from '#test/kit/wire-client.ts';
import { type CustomerSubject, customerGatewayContract } from './customer-gateway.contract.ts';
import { type IdentitySubject, identityGatewayContract } from './identity-gateway.contract.ts';

const customerWires: Readonly<Record<Wire, (backend: TestBackend, held: string | null) => CustomerGateway>> = {
  graphql: (backend, held) => graphqlCustomerGateway(wireClient(backend, '/user-gateway/graphql', held)),
  rest: (backend, held) => restCustomerGateway(wireClient(backend, '', held)),
};

eachBackend('who asks', (backend) => {
  for (const wire of wiresTo(backend)) {
    const identity = async (): Promise<IdentitySubject> => ({
      gateway: identityWires[wire]((path) => wireClient(backend, path)),
      logIn: async (status) => {
        const { token: held, userLoginId, partyId: party, fullName, email, phone } = await freshLogin(backend, status);
        const person = { id: userLoginId, partyId: partyId(party), fullName, email, phone, status };
        return { token: token(held), user: { ...person, rights: customerRights } };
      },
      logOut: (held) => revoke(backend, held),
    });
    identityGatewayContract(`the authorisation service over ${wire}`, identity);

    const customers = async (): Promise<CustomerSubject> => ({
      gateway: customerWires[wire](backend, await freshToken(backend)),
      neighbour: customerWires[wire](backend, await freshToken(backend)),
      tokenless: customerWires[wire](backend, null),
    });
    customerGatewayContract(`the user service over ${wire}`, customers);
  }
});
