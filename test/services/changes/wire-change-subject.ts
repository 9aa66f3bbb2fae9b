import { graphqlServiceChanges } from '#adapters/graphql/service-changes.ts';
import { graphqlServiceGateway } from '#adapters/graphql/service-gateway.ts';
import { partyId, token } from '#core/shared/ids.ts';
import { backendPaymentSubjectOf } from '#test/kit/backends/backend-payments.ts';
import { freshLogin, freshToken, type TestBackend } from '#test/kit/backends/backends.ts';
import type { TestLogin } from '#test/kit/login-door.ts';
import { wireClient } from '#test/kit/wire-client.ts';
import type { ChangeSubject } from './change-subject.ts';

/** Two customers and a guest of a backend. */
export const wireChangeSubject = async (
  backend: TestBackend,
  login?: Pick<TestLogin, 'token' | 'partyId'>,
): Promise<ChangeSubject> => {
  const customer = login ?? (await freshLogin(backend));
  const [other, guest] = [await freshLogin(backend), await freshToken(backend)];
  const at = (held: string) => wireClient(backend, '/cloud-service-api/graphql', held);
  return {
    ...(await backendPaymentSubjectOf(backend, token(customer.token))),
    services: graphqlServiceGateway(at(customer.token)),
    changes: graphqlServiceChanges(at(customer.token)),
    owner: partyId(customer.partyId),
    other: { services: graphqlServiceGateway(at(other.token)), owner: partyId(other.partyId) },
    othersChanges: graphqlServiceChanges(at(other.token)),
    guest: graphqlServiceGateway(at(guest)),
    guestsChanges: graphqlServiceChanges(at(guest)),
  };
};
