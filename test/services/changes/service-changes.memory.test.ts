import { memoryChangeSubject } from '#test/kit/fakes/memory-services.ts';
import { describeMutants } from '#test/kit/mutants.ts';
import { serviceChangesContract, serviceChangesLaws } from './service-changes.contract.ts';
import { serviceChangesMutants } from './service-changes.mutants.ts';

serviceChangesContract('the cloud service in memory', memoryChangeSubject);
describeMutants(
  'SVC-01 the laws reject every mutant of renewals and upgrades',
  serviceChangesLaws,
  memoryChangeSubject,
  serviceChangesMutants,
);
