import { addUser, logIn, newAnonymousToken } from '#adapters/memory/accounts/sessions.ts';
import { memoryRegistrantDocuments } from '#adapters/memory/services/registrant-documents-gateway.ts';
import { memoryServiceGateway } from '#adapters/memory/services/service-gateway.ts';
import { memoryWorld } from '#adapters/memory/world.ts';
import { decidePapers } from '#test/kit/fakes/memory-changes.ts';
import { memoryPaymentSubjectOf } from '#test/kit/fakes/memory-payments.ts';
import { bearerOf } from '#test/kit/fakes/memory-subjects.ts';
import { describeMutants } from '#test/kit/mutants.ts';
import { domainPapersContract, domainPapersLaws } from './registrant-documents-gateway.contract.ts';
import { domainPapersMutants } from './registrant-documents-gateway.mutants.ts';
import type { PapersSubject } from './registrant-documents-subject.ts';

const open = async (): Promise<PapersSubject> => {
  const world = memoryWorld();
  const customer = addUser(world, 'Trần Thị Bích', '0912345678', 'bich@example.vn');
  const held = logIn(world, customer);
  const other = logIn(world, addUser(world, 'Lê Văn Cường', '0987654321', 'cuong@example.vn'));
  const anonymous = newAnonymousToken(world);
  const papersOf = (token: typeof held) => memoryRegistrantDocuments(world, bearerOf(token));
  return {
    ...memoryPaymentSubjectOf(world, held),
    owner: customer.partyId,
    papers: papersOf(held),
    services: memoryServiceGateway(world, bearerOf(held)),
    other: papersOf(other),
    guest: { ...memoryPaymentSubjectOf(world, anonymous), papers: papersOf(anonymous) },
    decide: async (id, reason) => decidePapers(world, id, reason),
  };
};

domainPapersContract('registrant documents in memory', open);
describeMutants(
  'DOM-02 the laws reject every mutant of registrant documents',
  domainPapersLaws,
  open,
  domainPapersMutants,
);
