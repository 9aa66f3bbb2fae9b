import { memoryEndingSubject } from '#test/kit/fakes/memory-services.ts';
import { describeMutants } from '#test/kit/mutants.ts';
import { serviceEndingContract, serviceEndingLaws } from './service-ending.contract.ts';
import { serviceEndingMutants } from './service-ending.mutants.ts';

serviceEndingContract('the ends of services in memory', memoryEndingSubject);
describeMutants(
  'SVC-01 the laws reject every mutant of the ends of services',
  serviceEndingLaws,
  memoryEndingSubject,
  serviceEndingMutants,
);
