import { memorySnapshotsSubject } from '#test/kit/fakes/memory-services.ts';
import { describeMutants } from '#test/kit/mutants.ts';
import { snapshotsContract, snapshotsLaws } from './snapshots.contract.ts';
import { snapshotsMutants } from './snapshots.mutants.ts';

snapshotsContract('the snapshots of machines in memory', memorySnapshotsSubject);
describeMutants(
  'SVC-01 the laws reject every mutant of snapshots',
  snapshotsLaws,
  memorySnapshotsSubject,
  snapshotsMutants,
);
