import { deriveId } from '#adapters/memory/derive-id.ts';
import type { ControlRecord, EndingRecord, ServiceRecord, World } from '#adapters/memory/world.ts';
import { type ActionKind, finishAction } from '#core/control-rules/power.ts';
import type { Snapshot } from '#core/control-rules/snapshots.ts';
import type { LoggedAction } from '#core/services/service-control.port.ts';

const untouched: ControlRecord = {
  settled: 'running',
  running: null,
  system: null,
  newPassword: null,
  label: null,
  note: '',
  log: [],
  keys: [],
  seats: [],
  entries: [],
  snapshots: [],
};

/** A world that was saved by an earlier version lacks later fields. */
export const controlOf = ({ control }: ServiceRecord): ControlRecord => ({ ...untouched, ...control });

/** Returns the record after a change. */
export const saveControl = (world: World, record: ServiceRecord, change: Partial<ControlRecord>): ServiceRecord => {
  const saved = { ...record, control: { ...controlOf(record), ...change } };
  world.state.services.set(record.detail.id, saved);
  return saved;
};

/** An entry of the log for what took no time. */
export const logged = (
  world: World,
  record: ServiceRecord,
  kind: LoggedAction['kind'],
  detail: string,
): LoggedAction => {
  const { length } = controlOf(record).log;
  const id = deriveId(`action ${record.detail.id} ${length}`);
  return { id, kind, detail, by: 'customer', at: world.state.now, finishedAt: world.state.now, outcome: 'done' };
};

const goesOn: EndingRecord = { endsWithTerm: false, request: null };

export const endingOf = ({ ending = goesOn }: ServiceRecord): EndingRecord => ending;

const makesPassword: readonly ActionKind[] = ['reinstall', 'reset-password'];

const snapshotsAfter = ({ snapshots, running }: ControlRecord, name: string): readonly Snapshot[] => {
  if (running?.kind === 'reinstall') return [];
  if (running?.kind === 'take-snapshot') return [...snapshots, { name, at: running.readyAt, size: null }];
  return running?.kind === 'delete-snapshot' ? snapshots.filter((each) => each.name !== name) : snapshots;
};

const finished = (control: ControlRecord): ControlRecord => {
  const { settled, running, log } = control;
  if (running === null) return control;
  const { id, kind, readyAt } = running;
  const entry = log.find((each) => each.id === id);
  return {
    ...control,
    ...finishAction({ settled, running: kind }),
    running: null,
    snapshots: snapshotsAfter(control, entry?.detail ?? ''),
    system: kind === 'reinstall' ? (entry?.detail ?? null) : control.system,
    newPassword: makesPassword.includes(kind) ? deriveId(`new password ${id}`).slice(0, 16) : control.newPassword,
    log: log.map((each) => (each === entry ? { ...each, outcome: 'done', finishedAt: readyAt } : each)),
  };
};

/** Ends the action that is due; its password replaces the first one. */
export const settleActions = (world: World, record: ServiceRecord): ServiceRecord => {
  const control = controlOf(record);
  const { running } = control;
  if (running === null || world.state.now < running.readyAt) return record;
  const isReplaced = makesPassword.includes(running.kind);
  const settled: ServiceRecord = {
    ...record,
    ...(isReplaced ? { password: null, detail: { ...record.detail, hasPassword: false } } : {}),
    control: finished(control),
  };
  world.state.services.set(record.detail.id, settled);
  return settled;
};

/** Adds what is done at once to the log of a service. */
export const logDone = (world: World, id: string, kind: LoggedAction['kind'], detail: string): void => {
  const record = world.state.services.get(id);
  if (record) saveControl(world, record, { log: [...controlOf(record).log, logged(world, record, kind, detail)] });
};
