import { graphqlProfileGateway } from '#adapters/graphql/profile-gateway.ts';
import { restProfileGateway } from '#adapters/rest/profile-gateway.ts';
import type { Wire } from '#composition/host-settings.ts';
import type { ProfileGateway } from '#core/account/profile-gateway.port.ts';
import { token } from '#core/shared/ids.ts';
import { wireClient } from '#test/kit/wire-client.ts';

type Address = { readonly url: string };

/** Both adapters of the profile gateway, for the holder of a token. */
export const profileWires: Readonly<Record<Wire, (backend: Address, held: string) => ProfileGateway>> = {
  graphql: (backend, held) =>
    graphqlProfileGateway(
      {
        user: wireClient(backend, '/user-gateway/graphql', held),
        authorisation: wireClient(backend, '/authorization-gateway/graphql', held),
        rest: wireClient(backend, '', held),
      },
      { get: () => token(held) },
    ),
  rest: (backend, held) => {
    const client = wireClient(backend, '', held);
    return restProfileGateway({ user: client, authorisation: client }, { get: () => token(held) });
  },
};
