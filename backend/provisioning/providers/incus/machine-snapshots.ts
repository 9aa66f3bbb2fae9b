import type { Task } from '#backend/provisioning/provisioner.ts';
import type { Snapshot } from '#core/control-rules/snapshots.ts';
import { type IncusApi, IncusRefusal, type MachineSnapshot } from './incus-api.ts';
import { ByHand } from './machine-order.ts';

/** Others are made by whoever runs the server: owners neither see nor touch them. */
const OWN = /^shop\.([a-z0-9-]+)(?:\.([0-9a-f]+))?$/;

type OwnSnapshot = {
  /** On the server. */
  readonly id: string;
  readonly snapshot: Snapshot;
  /** Key of the task that restores it, or did so last. */
  readonly restoredBy: string | null;
};

const toOwn = ({ name: id, at, size }: MachineSnapshot): readonly OwnSnapshot[] => {
  const [, name, restoredBy = null] = OWN.exec(id) ?? [];
  return name === undefined ? [] : [{ id, snapshot: { name, at, size }, restoredBy }];
};

const load = async (api: IncusApi, machine: string): Promise<readonly OwnSnapshot[] | null> =>
  (await api.listSnapshots(machine))?.flatMap(toOwn) ?? null;

const find = async (api: IncusApi, machine: string, name: string): Promise<OwnSnapshot | null> =>
  (await load(api, machine))?.find(({ snapshot }) => snapshot.name === name) ?? null;

/** Oldest first; null without such a machine. */
export const listMachineSnapshots = async (api: IncusApi, machine: string): Promise<readonly Snapshot[] | null> =>
  (await load(api, machine))?.map(({ snapshot }) => snapshot) ?? null;

const snapshotOf = ({ snapshot }: Task): string => {
  if (snapshot === null) throw new ByHand('Không rõ bản chụp nào.');
  return snapshot;
};

/** One that is there was made by the same task. */
export const takeMachineSnapshot = async (api: IncusApi, machine: string, task: Task): Promise<void> => {
  const name = snapshotOf(task);
  if ((await find(api, machine, name)) === null) await api.takeSnapshot(machine, `shop.${name}`);
};

export const deleteMachineSnapshot = async (api: IncusApi, machine: string, task: Task): Promise<void> => {
  const found = await find(api, machine, snapshotOf(task));
  if (found !== null) await api.removeSnapshot(machine, found.id);
};

/**
 * Whether a task has restored its snapshot and only has to say so. Restoring takes the marks of the machine back to
 * those of the snapshot, and so the name of the snapshot says who restores it: it is given after the mark and read before
 * it, so a name without a mark was restored.
 */
export const isRestored = async (
  api: IncusApi,
  machine: string,
  task: Task,
  isMarked: () => Promise<boolean>,
): Promise<boolean> => {
  if (task.kind !== 'restore-snapshot') return false;
  const found = await find(api, machine, snapshotOf(task));
  return found?.restoredBy === task.key && !(await isMarked());
};

/** ZFS keeps later snapshots upon earlier ones: waiting does not help. */
const isBelowOthers = (error: unknown): boolean => error instanceof IncusRefusal && /subsequent/i.test(error.reason);

/** Once for a task. A machine that runs does so again afterwards. Rejects with ByHand for what no try restores. */
export const restoreMachineSnapshot = async (
  api: IncusApi,
  machine: string,
  task: Task,
  isMarked: () => Promise<boolean>,
): Promise<void> => {
  if (await isRestored(api, machine, task, isMarked)) return;
  const name = snapshotOf(task);
  const found = await find(api, machine, name);
  if (found === null) throw new ByHand('Bản chụp không còn trên máy chủ.');
  const id = `shop.${name}.${task.key}`;
  if (found.id !== id) await api.renameSnapshot(machine, found.id, id);
  try {
    await api.restoreSnapshot(machine, id);
  } catch (error) {
    throw isBelowOthers(error) ? new ByHand('ZFS chỉ khôi phục được bản chụp mới nhất.') : error;
  }
};
