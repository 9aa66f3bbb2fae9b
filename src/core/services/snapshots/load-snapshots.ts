import { MAX_SNAPSHOTS, type Snapshot } from '#core/control-rules/snapshots.ts';
import { query, type UseCase } from '#core/failures/operation.ts';
import { callAsCustomer } from '#core/session/call-as-customer.ts';
import type { VisitorPorts } from '#core/session/current-visitor.ts';
import type { ServiceId } from '#core/shared/ids.ts';
import { ok } from '#core/shared/result.ts';
import type { MachineSnapshots } from './snapshots.port.ts';

export type SnapshotPorts = VisitorPorts & { readonly snapshots: MachineSnapshots };

export type SnapshotsView = {
  readonly snapshots: readonly Snapshot[];
  /** How many more can be made. */
  readonly free: number;
};

/** Oldest first, asked once; null when the engine does not answer. Another customer's is `not-found`. [SVC-01] */
export const loadSnapshots = query(
  (ports: SnapshotPorts): UseCase<{ readonly id: ServiceId }, SnapshotsView | null> =>
    async ({ id }) => {
      const found = await callAsCustomer(ports)(() => ports.snapshots.list(id));
      if (!found.ok) return found;
      const snapshots = found.value;
      return ok(snapshots && { snapshots, free: Math.max(0, MAX_SNAPSHOTS - snapshots.length) });
    },
);
