import { graphqlServiceGateway } from '#adapters/graphql/service-gateway.ts';
import { restRegistrantDocuments } from '#adapters/rest/registrant-documents-gateway.ts';
import { partyId, token } from '#core/shared/ids.ts';
import { backendPaymentSubjectOf } from '#test/kit/backends/backend-payments.ts';
import { eachBackend, freshLogin, freshToken, type TestBackend } from '#test/kit/backends/backends.ts';
import { wireClient } from '#test/kit/wire-client.ts';
import { domainPapersContract } from './registrant-documents-gateway.contract.ts';
import { decideAt } from './registrant-documents-staff.ts';
import type { PapersSubject } from './registrant-documents-subject.ts';

const open = async (backend: TestBackend): Promise<PapersSubject> => {
  const [customer, other] = [await freshLogin(backend), await freshLogin(backend)];
  const anonymous = await freshToken(backend);
  const papersOf = (held: string) => restRegistrantDocuments(wireClient(backend, '', held));
  return {
    ...(await backendPaymentSubjectOf(backend, token(customer.token))),
    owner: partyId(customer.partyId),
    papers: papersOf(customer.token),
    services: graphqlServiceGateway(wireClient(backend, '/cloud-service-api/graphql', customer.token)),
    other: papersOf(other.token),
    guest: { ...(await backendPaymentSubjectOf(backend, token(anonymous))), papers: papersOf(anonymous) },
    decide: (id, reason) => decideAt(backend, id, reason),
  };
};

eachBackend('registrant documents', (backend) => {
  domainPapersContract('registrant documents over the reference backend', () => open(backend));
});
