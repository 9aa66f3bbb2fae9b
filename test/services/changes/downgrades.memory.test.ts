import { memoryEndingSubject } from '#test/kit/fakes/memory-services.ts';
import { describeMutants } from '#test/kit/mutants.ts';
import { downgradeLaws, downgradesContract } from './downgrades.contract.ts';
import { downgradeMutants } from './downgrades.mutants.ts';

downgradesContract('the cloud service in memory', memoryEndingSubject);
describeMutants(
  'SVC-01 the laws reject every mutant of downgrades',
  downgradeLaws,
  memoryEndingSubject,
  downgradeMutants,
);
