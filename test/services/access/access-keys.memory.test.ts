import { memoryControlSubject } from '#test/kit/fakes/memory-services.ts';
import { describeMutants } from '#test/kit/mutants.ts';
import { accessKeysContract, accessKeysLaws } from './access-keys.contract.ts';
import { accessKeysMutants } from './access-keys.mutants.ts';

accessKeysContract('the keys of stores in memory', memoryControlSubject);
describeMutants(
  'SVC-01 the laws reject every mutant of access keys',
  accessKeysLaws,
  memoryControlSubject,
  accessKeysMutants,
);
