import { graphqlServiceGateway } from '#adapters/graphql/service-gateway.ts';
import { partyId, token } from '#core/shared/ids.ts';
import { backendPaymentSubjectOf } from '#test/kit/backends/backend-payments.ts';
import { freshLogin, freshToken, type TestBackend } from '#test/kit/backends/backends.ts';
import { wireClient } from '#test/kit/wire-client.ts';
import type { ServiceSubject } from './service-subject.ts';

const gatewayFor = (backend: TestBackend, held: string) =>
  graphqlServiceGateway(wireClient(backend, '/cloud-service-api/graphql', held));

/** A new customer, with the token of their session. */
export const backendServiceSubject = async (
  backend: TestBackend,
): Promise<{ readonly subject: ServiceSubject; readonly token: string }> => {
  const [customer, other] = [await freshLogin(backend), await freshLogin(backend)];
  const subject = {
    ...(await backendPaymentSubjectOf(backend, token(customer.token))),
    services: gatewayFor(backend, customer.token),
    owner: partyId(customer.partyId),
    other: { services: gatewayFor(backend, other.token), owner: partyId(other.partyId) },
    guest: gatewayFor(backend, await freshToken(backend)),
  };
  return { subject, token: customer.token };
};
