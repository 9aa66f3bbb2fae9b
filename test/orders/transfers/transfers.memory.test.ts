import { describeMutants } from '#test/kit/mutants.ts';
import { transferContract, transferLaws } from './laws-of-transfers.ts';
import { memoryTransferWorld } from './transfer-world.ts';
import { transferMutants } from './transfers.mutants.ts';

transferContract('the order service in memory', memoryTransferWorld);
describeMutants(
  'DOM-01 the laws reject every mutant of domain transfers',
  transferLaws,
  memoryTransferWorld,
  transferMutants,
);
