import { describeMutants } from '#test/kit/mutants.ts';
import { memoryInstalmentWorld } from './instalment-world.ts';
import { instalmentMutants } from './instalments.mutants.ts';
import { instalmentContract, instalmentLaws } from './laws-of-instalments.ts';

instalmentContract('the order service in memory', memoryInstalmentWorld);
describeMutants(
  'INS-01 the laws reject every mutant of orders with instalment plans',
  instalmentLaws,
  memoryInstalmentWorld,
  instalmentMutants,
);
