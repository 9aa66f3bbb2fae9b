import { memoryControlSubject } from '#test/kit/fakes/memory-services.ts';
import { describeMutants } from '#test/kit/mutants.ts';
import { serviceEntryContract, serviceEntryLaws } from './service-entry.contract.ts';
import { serviceEntryMutants } from './service-entry.mutants.ts';

serviceEntryContract('the entries of services in memory', memoryControlSubject);
describeMutants(
  'SVC-01 the laws reject every mutant of entries',
  serviceEntryLaws,
  memoryControlSubject,
  serviceEntryMutants,
);
