import { formatMinute, isoDayAt } from '#core/shared/calendar.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';
import { slugify } from '#core/shared/text/fold-vietnamese.ts';
import type { SnapshotKind } from './power.ts';
import { refuseControl } from './refuse-control.ts';

/** A copy of the disk of a machine, which is kept where the machine is. */
export type Snapshot = {
  readonly name: string;
  /** When it was made, ms since 1970 UTC. */
  readonly at: number;
  /** Bytes that it takes; null where the engine does not say. */
  readonly size: number | null;
};

/** Of one machine: each keeps what is overwritten after it. */
export const MAX_SNAPSHOTS = 3;

/** Characters. */
export const MAX_SNAPSHOT_NAME = 40;

/** Lower-case letters, digits and single hyphens: every engine takes it as it is. */
export const isSnapshotName = (name: string): boolean =>
  name.length <= MAX_SNAPSHOT_NAME && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name);

/** «Trước khi nâng cấp» is `truoc-khi-nang-cap`; empty when no letter is left. */
export const toSnapshotName = (typed: string): string =>
  slugify(typed)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Such as `2026-11-29-20-05` in Vietnam, with a number behind it when these names have it already. */
export const madeSnapshotName = (now: number, names: readonly string[]): string => {
  const minute = `${isoDayAt(now)}-${formatMinute(now).slice(0, 5).replace(':', '-')}`;
  const others = Array.from({ length: names.length }, (_, index) => `${minute}-${index + 2}`);
  return [minute, ...others].find((each) => !names.includes(each)) ?? minute;
};

/** What is done with the snapshot of this name, beside those that there are. */
type Decide = (names: readonly string[], name: string) => Result<null, PortFailure>;

const ofExisting: Decide = (names, name) => (names.includes(name) ? ok(null) : fail({ kind: 'not-found' }));

const decisions: Readonly<Record<SnapshotKind, Decide>> = {
  'take-snapshot': (names, name) => {
    if (!isSnapshotName(name)) return refuseControl('bad-input');
    if (names.includes(name)) return refuseControl('snapshot-exists');
    return names.length < MAX_SNAPSHOTS ? ok(null) : refuseControl('too-many-snapshots', { most: MAX_SNAPSHOTS });
  },
  'restore-snapshot': ofExisting,
  'delete-snapshot': ofExisting,
};

export const decideSnapshot = (kind: SnapshotKind, names: readonly string[], name: string): Result<null, PortFailure> =>
  decisions[kind](names, name);

/** Whether these can be of one machine, whoever lists them. */
export const areSnapshots = (snapshots: readonly Snapshot[]): boolean =>
  new Set(snapshots.map(({ name }) => name)).size === snapshots.length &&
  snapshots.every(
    ({ name, at, size }) =>
      isSnapshotName(name) &&
      Number.isSafeInteger(at) &&
      at >= 0 &&
      (size === null || (Number.isSafeInteger(size) && size >= 0)),
  );
