import { type ActionKind, finishAction } from '#core/control-rules/power.ts';
import { deriveId } from './derive-id.ts';
import type { ControlRecord, ServiceRecord, World } from './world.ts';

const untouched: ControlRecord = {
  settled: 'running',
  running: null,
  system: null,
  newPassword: null,
  label: null,
  note: '',
  log: [],
};

export const controlOf = ({ control = untouched }: ServiceRecord): ControlRecord => control;

const makesPassword: readonly ActionKind[] = ['reinstall', 'reset-password'];

const finished = (control: ControlRecord): ControlRecord => {
  const { settled, running, log } = control;
  if (running === null) return control;
  const { id, kind, readyAt } = running;
  const entry = log.find((each) => each.id === id);
  return {
    ...control,
    ...finishAction({ settled, running: kind }),
    running: null,
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
