import { memoryDomainControlSubject } from '#test/kit/fakes/memory-services.ts';
import { describeMutants } from '#test/kit/mutants.ts';
import { domainControlContract, domainControlLaws } from './domain-control.contract.ts';
import { domainControlMutants } from './domain-control.mutants.ts';

domainControlContract('the settings of domains in memory', memoryDomainControlSubject);
describeMutants(
  'the laws reject every mutant of the settings of domains',
  domainControlLaws,
  memoryDomainControlSubject,
  domainControlMutants,
);
