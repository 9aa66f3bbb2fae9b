import { graphqlCustomerGateway } from '#adapters/graphql/customer-gateway.ts';
import { graphqlIdentityGateway } from '#adapters/graphql/identity-gateway.ts';
import { partyId, token } from '#core/shared/ids.ts';
import { eachBackend, freshLogin, freshToken, revoke } from '#test/kit/backends.ts';
import { wireClient } from '#test/kit/wire-client.ts';
import { type CustomerSubject, customerGatewayContract } from './customer-gateway.contract.ts';
import { type IdentitySubject, identityGatewayContract } from './identity-gateway.contract.ts';

eachBackend('who asks', (backend) => {
  const identity = async (): Promise<IdentitySubject> => ({
    gateway: graphqlIdentityGateway({
      graphql: wireClient(backend, '/authorization-gateway/graphql'),
      rest: wireClient(backend, ''),
    }),
    logIn: async (status) => {
      const { token: held, userLoginId, partyId: party, fullName, email, phone } = await freshLogin(backend, status);
      return { token: token(held), user: { id: userLoginId, partyId: partyId(party), fullName, email, phone, status } };
    },
    logOut: (held) => revoke(backend, held),
  });
  identityGatewayContract('the authorisation service', identity);

  const gatewayOf = (held: string | null) => graphqlCustomerGateway(wireClient(backend, '/user-gateway/graphql', held));
  const customers = async (): Promise<CustomerSubject> => ({
    gateway: gatewayOf(await freshToken(backend)),
    neighbour: gatewayOf(await freshToken(backend)),
    tokenless: gatewayOf(null),
  });
  customerGatewayContract('the user gateway', customers);
});
