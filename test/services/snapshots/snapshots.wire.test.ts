import { graphqlServiceControl } from '#adapters/graphql/service-control.ts';
import { graphqlServiceGateway } from '#adapters/graphql/service-gateway.ts';
import { graphqlSnapshots } from '#adapters/graphql/services/snapshots.ts';
import { partyId, token } from '#core/shared/ids.ts';
import { backendPaymentSubjectOf } from '#test/kit/backends/backend-payments.ts';
import { eachBackend, freshLogin, freshToken } from '#test/kit/backends/backends.ts';
import { wireClient } from '#test/kit/wire-client.ts';
import { snapshotsContract } from './snapshots.contract.ts';

eachBackend('snapshots', (backend) => {
  snapshotsContract('the snapshots of machines over the reference backend', async () => {
    const [customer, other, guest] = [await freshLogin(backend), await freshLogin(backend), await freshToken(backend)];
    const at = (held: string) => wireClient(backend, '/cloud-service-api/graphql', held);
    return {
      ...(await backendPaymentSubjectOf(backend, token(customer.token))),
      services: graphqlServiceGateway(at(customer.token)),
      control: graphqlServiceControl(at(customer.token)),
      owner: partyId(customer.partyId),
      other: { services: graphqlServiceGateway(at(other.token)), owner: partyId(other.partyId) },
      othersControl: graphqlServiceControl(at(other.token)),
      guest: graphqlServiceGateway(at(guest)),
      guestsControl: graphqlServiceControl(at(guest)),
      snapshots: graphqlSnapshots(at(customer.token)),
      othersSnapshots: graphqlSnapshots(at(other.token)),
      guestsSnapshots: graphqlSnapshots(at(guest)),
    };
  });
});
