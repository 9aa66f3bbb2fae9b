import { graphqlServiceGateway } from '#adapters/graphql/service-gateway.ts';
import { restZoneGateway } from '#adapters/rest/zone-gateway.ts';
import { partyId, token } from '#core/shared/ids.ts';
import { backendPaymentSubjectOf } from '#test/kit/backends/backend-payments.ts';
import { freshLogin, freshToken, type TestBackend } from '#test/kit/backends/backends.ts';
import { wireClient } from '#test/kit/wire-client.ts';
import type { ZoneSubject } from './zone-subject.ts';

/** A new customer of a backend. */
export const wireZoneSubject = async (
  backend: Pick<TestBackend, 'url' | 'publicUrl' | 'doorUrl'>,
): Promise<ZoneSubject> => {
  const [customer, other, guest] = [await freshLogin(backend), await freshLogin(backend), await freshToken(backend)];
  const services = (held: string) => graphqlServiceGateway(wireClient(backend, '/cloud-service-api/graphql', held));
  const zones = (held: string) => restZoneGateway(wireClient(backend, '', held));
  return {
    ...(await backendPaymentSubjectOf(backend, token(customer.token))),
    owner: partyId(customer.partyId),
    services: services(customer.token),
    other: { services: services(other.token), owner: partyId(other.partyId) },
    guest: services(guest),
    zones: zones(customer.token),
    others: zones(other.token),
    guests: zones(guest),
  };
};
