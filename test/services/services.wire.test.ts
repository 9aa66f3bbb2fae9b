import { graphqlServiceGateway } from '#adapters/graphql/service-gateway.ts';
import { partyId, token } from '#core/shared/ids.ts';
import { backendPaymentSubjectOf } from '#test/kit/backends/backend-payments.ts';
import { eachBackend, freshLogin, freshToken, type TestBackend } from '#test/kit/backends/backends.ts';
import { wireClient } from '#test/kit/wire-client.ts';
import { serviceGatewayContract } from './service-gateway.contract.ts';
import type { ServiceSubject } from './service-subject.ts';

const gatewayFor = (backend: TestBackend, held: string) =>
  graphqlServiceGateway(wireClient(backend, '/cloud-service-api/graphql', held));

const open = async (backend: TestBackend): Promise<ServiceSubject> => {
  const [customer, other] = [await freshLogin(backend), await freshLogin(backend)];
  return {
    ...(await backendPaymentSubjectOf(backend, token(customer.token))),
    services: gatewayFor(backend, customer.token),
    owner: partyId(customer.partyId),
    other: { services: gatewayFor(backend, other.token), owner: partyId(other.partyId) },
    guest: gatewayFor(backend, await freshToken(backend)),
  };
};

eachBackend('services', (backend) => {
  serviceGatewayContract('the cloud service over the reference backend', () => open(backend));
});
