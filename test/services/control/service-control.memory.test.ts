import { memoryControlSubject } from '#test/kit/fakes/memory-services.ts';
import { describeMutants } from '#test/kit/mutants.ts';
import { serviceControlContract, serviceControlLaws } from './service-control.contract.ts';
import { serviceControlMutants } from './service-control.mutants.ts';

serviceControlContract('the control of services in memory', memoryControlSubject);
describeMutants(
  'SVC-01 the laws reject every mutant of the control of services',
  serviceControlLaws,
  memoryControlSubject,
  serviceControlMutants,
);
