import type { SnapshotKind } from '#core/control-rules/power.ts';
import type { Snapshot } from '#core/control-rules/snapshots.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import type { IdempotencyKey, ServiceId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';

/** `name`: of one that there is; of a new one, or empty for a made name. */
export type RequestedSnapshot = { readonly kind: SnapshotKind; readonly name: string };

/**
 * Copies of a customer's machines, which their engine keeps; another customer's is `not-found`, `denied` without a
 * session. Refusals of `run`: those of `ServiceControl.run`, `too-many-snapshots` {most}, `snapshot-exists`,
 * `not-found` without one of this name, `snapshots-unreadable` while the engine does not answer. [SVC-01]
 */
export type MachineSnapshots = {
  /** Oldest first; null where nothing makes them, or nobody answers now. */
  readonly list: (id: ServiceId) => Promise<Result<readonly Snapshot[] | null, PortFailure>>;
  /** Begins an action of the service, once per key; the log of the service says how it ended. */
  readonly run: (
    id: ServiceId,
    asked: RequestedSnapshot,
    idempotencyKey: IdempotencyKey,
  ) => Promise<Result<boolean, PortFailure>>;
};
