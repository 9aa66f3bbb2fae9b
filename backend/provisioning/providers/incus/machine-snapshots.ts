import type { Snapshot } from '#core/control-rules/snapshots.ts';
import type { IncusApi, MachineSnapshot } from './incus-api.ts';

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

/** One that is there was made by the same task. */
export const takeMachineSnapshot = async (api: IncusApi, machine: string, name: string): Promise<void> => {
  if ((await find(api, machine, name)) === null) await api.takeSnapshot(machine, `shop.${name}`);
};

export const deleteMachineSnapshot = async (api: IncusApi, machine: string, name: string): Promise<void> => {
  const found = await find(api, machine, name);
  if (found !== null) await api.removeSnapshot(machine, found.id);
};

type Restoring = {
  readonly name: string;
  readonly key: string;
  /** Whether the machine has a mark of the task now. */
  readonly isMarked: () => Promise<boolean>;
};

/**
 * Whether a task has restored a snapshot. That takes the marks of the machine back to those of the snapshot, and so the
 * name of the snapshot says who restores it: it is given after the mark, so a name without a mark was restored.
 */
export const isRestored = async (api: IncusApi, machine: string, { name, key, isMarked }: Restoring) => {
  const found = await find(api, machine, name);
  return found?.restoredBy === key && !(await isMarked());
};

/** False: there is no such snapshot. A machine that runs does so again afterwards. */
export const restoreMachineSnapshot = async (
  api: IncusApi,
  machine: string,
  { name, key }: Pick<Restoring, 'name' | 'key'>,
): Promise<boolean> => {
  const found = await find(api, machine, name);
  if (found === null) return false;
  const id = `shop.${name}.${key}`;
  if (found.id !== id) await api.renameSnapshot(machine, found.id, id);
  await api.restoreSnapshot(machine, id);
  return true;
};
