import { fail, ok, type Result } from '#core/shared/result.ts';

/** What a service does between two actions. */
export type SettledState = 'running' | 'stopped';
export type PowerState =
  | SettledState
  | 'starting'
  | 'stopping'
  | 'rebooting'
  | 'reinstalling'
  | 'resetting'
  | 'copying'
  | 'restoring'
  | 'deleting';

/** With the snapshots of a machine. */
export const snapshotKinds = ['take-snapshot', 'restore-snapshot', 'delete-snapshot'] as const;
export type SnapshotKind = (typeof snapshotKinds)[number];

/** With the machine itself. */
export const controlKinds = ['start', 'stop', 'reboot', 'reinstall', 'reset-password'] as const;
export type ControlKind = (typeof controlKinds)[number];

export const actionKinds = [...controlKinds, ...snapshotKinds] as const;
export type ActionKind = (typeof actionKinds)[number];

export const isControlKind = (text: string): text is ControlKind => controlKinds.some((each) => each === text);
export const isSnapshotKind = (text: string): text is SnapshotKind => snapshotKinds.some((each) => each === text);

export const isActionKind = (text: string): text is ActionKind => actionKinds.some((each) => each === text);

type Transition = {
  readonly from: readonly SettledState[];
  readonly during: Exclude<PowerState, SettledState>;
  /** null: where it came from. */
  readonly to: SettledState | null;
};

/** The state machine: an action leads from a settled state through `during` to `to`. [SVC-01] */
export const transitions: Readonly<Record<ActionKind, Transition>> = {
  start: { from: ['stopped'], during: 'starting', to: 'running' },
  stop: { from: ['running'], during: 'stopping', to: 'stopped' },
  reboot: { from: ['running'], during: 'rebooting', to: 'running' },
  reinstall: { from: ['running', 'stopped'], during: 'reinstalling', to: 'running' },
  'reset-password': { from: ['running'], during: 'resetting', to: 'running' },
  'take-snapshot': { from: ['running', 'stopped'], during: 'copying', to: null },
  'restore-snapshot': { from: ['running', 'stopped'], during: 'restoring', to: null },
  'delete-snapshot': { from: ['running', 'stopped'], during: 'deleting', to: null },
};

/** Settled state, and the action that runs. */
export type Power = { readonly settled: SettledState; readonly running: ActionKind | null };

export const powerStateOf = ({ settled, running }: Power): PowerState =>
  running === null ? settled : transitions[running].during;

export type ActionRefusal = 'service-action-running' | 'service-action-impossible';

/** Begins an action. A service runs one at a time. */
export const beginAction = (power: Power, action: ActionKind): Result<Power, ActionRefusal> => {
  if (power.running !== null) return fail('service-action-running');
  if (!transitions[action].from.includes(power.settled)) return fail('service-action-impossible');
  return ok({ ...power, running: action });
};

/** Ends the running action; without one nothing changes. */
export const finishAction = ({ settled, running }: Power): Power => ({
  settled: (running === null ? null : transitions[running].to) ?? settled,
  running: null,
});
