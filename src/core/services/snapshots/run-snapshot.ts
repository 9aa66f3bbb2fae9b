import type { SnapshotKind } from '#core/control-rules/power.ts';
import { MAX_SNAPSHOT_NAME, toSnapshotName } from '#core/control-rules/snapshots.ts';
import { command, type Keyed, type UseCase } from '#core/failures/operation.ts';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import { callAsCustomer } from '#core/session/call-as-customer.ts';
import { deriveIdempotencyKey } from '#core/shared/derive-idempotency-key.ts';
import type { ServiceId } from '#core/shared/ids.ts';
import type { Notice, Outcome } from '#core/shared/notice.ts';
import * as paths from '#core/shared/paths.ts';
import { writeOnce } from '#core/shared/persist.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';
import { cleanTyped } from '#core/shared/text/clean-typed.ts';
import type { SnapshotPorts } from './load-snapshots.ts';
import type { RequestedSnapshot } from './snapshots.port.ts';

type OfService = Keyed & { readonly id: ServiceId };
/** `snapshotName` as typed; empty for a made name. */
export type TakeSnapshotCommand = OfService & { readonly snapshotName: string };
type OfSnapshot = OfService & { readonly snapshot: string };
/** `confirmation`: the name of the snapshot, typed by its owner. */
export type RestoreSnapshotCommand = OfSnapshot & { readonly confirmation: string };

const noticeBy: Readonly<Record<SnapshotKind, Notice>> = {
  'take-snapshot': 'snapshot-begun',
  'restore-snapshot': 'snapshot-restoring',
  'delete-snapshot': 'snapshot-deleting',
};

/** Asking again with the same key runs nothing twice, so an unknown outcome is asked again. */
const run = async (
  ports: SnapshotPorts,
  { id, idempotencyKey }: OfService,
  asked: RequestedSnapshot,
): Promise<Result<Outcome, ShopFailure>> => {
  const key = deriveIdempotencyKey(idempotencyKey, 'snapshot');
  const send = () => ports.snapshots.run(id, asked, key);
  const begun = await callAsCustomer(ports)(() => writeOnce(ports.delay, send));
  return begun.ok ? ok({ goTo: paths.service(id, 'ban-chup'), notice: noticeBy[asked.kind], notify: null }) : begun;
};

/**
 * Copies the disk of a machine under the typed name, in letters that every engine takes. Failures: as `controlService`,
 * `too-many-snapshots`, `snapshots-unreadable`, `invalid-fields`. [SVC-01]
 */
export const takeSnapshot = command(
  (ports: SnapshotPorts): UseCase<TakeSnapshotCommand, Outcome> =>
    async ({ snapshotName, ...given }) => {
      const typed = cleanTyped(snapshotName);
      const name = toSnapshotName(typed);
      if (name === '' && typed !== '')
        return fail({ kind: 'invalid-fields', fields: { snapshotName: 'name-letters' } });
      if (name.length > MAX_SNAPSHOT_NAME)
        return fail({ kind: 'invalid-fields', fields: { snapshotName: 'too-long' } });
      return run(ports, given, { kind: 'take-snapshot', name });
    },
);

/** What was written since is lost. Failures: as `takeSnapshot`, `not-found` for one that is gone. [SVC-01] */
export const restoreSnapshot = command(
  (ports: SnapshotPorts): UseCase<RestoreSnapshotCommand, Outcome> =>
    async ({ snapshot, confirmation, ...given }) =>
      cleanTyped(confirmation) === snapshot
        ? run(ports, given, { kind: 'restore-snapshot', name: snapshot })
        : fail({ kind: 'invalid-fields', fields: { confirmation: 'snapshot-typed' } }),
);

/** Failures: as `restoreSnapshot`. [SVC-01] */
export const deleteSnapshot = command(
  (ports: SnapshotPorts): UseCase<OfSnapshot, Outcome> =>
    ({ snapshot, ...given }) =>
      run(ports, given, { kind: 'delete-snapshot', name: snapshot }),
);
