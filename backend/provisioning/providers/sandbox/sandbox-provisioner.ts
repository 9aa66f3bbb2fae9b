import { createHmac, randomBytes } from 'node:crypto';
import type { HandOverFacts } from '#backend/provisioning/hand-over-fields.ts';
import {
  type Done,
  isDomainTask,
  isOwnersTask,
  type Provisioner,
  type Task,
  tasks,
} from '#backend/provisioning/provisioner.ts';
import { sandboxMeasurements, sandboxSnapshotSize } from '#contracts/sandbox/sandbox-measurements.ts';
import { sandboxSetUp } from '#contracts/sandbox/sandbox-set-up.ts';
import { ACTION_DURATIONS_MS } from '#contracts/service-actions.ts';
import { everyAbility } from '#core/control-rules/abilities.ts';
import type { Snapshot } from '#core/control-rules/snapshots.ts';
import { serviceRules } from '#core/shared/goods/service-kind.ts';

/** How long it pretends to set up. */
const SET_UP_MS = 5_000;

const secret = randomBytes(32);

/** The same for a key as long as the process runs; 16 characters, about 95 bits. */
const passwordOf = (key: string): string =>
  createHmac('sha256', secret).update(key).digest('base64').replace(/[+/=]/g, 'x').slice(0, 16);

const factsOf = ({ key, service }: Task): HandOverFacts => {
  const { isDomain } = serviceRules[service.kind];
  const { address, ips, urlPublic, urlPrivate, username, extra } = sandboxSetUp({
    id: service.id,
    type: service.line,
    kind: service.kind,
    title: service.plan.title,
    count: 1,
    index: 0,
    domain: isDomain ? service.name : '',
    specifications: [],
    options: service.options,
  });
  // The papers of a name are known since it was ordered.
  const facts = { address, ips, urlPublic, urlPrivate, username, extra: isDomain ? [] : extra };
  return { ...facts, password: username === null ? null : passwordOf(key) };
};

/** By service, oldest first, as long as the process runs. */
const snapshots = new Map<string, readonly Snapshot[]>();

const snapshotsAfter = ({ kind, service: { id }, snapshot }: Task, now: number): readonly Snapshot[] => {
  const own = snapshots.get(id) ?? [];
  if (kind === 'end' || kind === 'reinstall') return [];
  if (kind === 'delete-snapshot') return own.filter(({ name }) => name !== snapshot);
  const isTaken = kind !== 'take-snapshot' || snapshot === null || own.some(({ name }) => name === snapshot);
  return isTaken ? own : [...own, { name: snapshot, at: now, size: sandboxSnapshotSize(id) }];
};

const done = (task: Task): Done => ({
  state: 'done',
  facts: task.kind === 'set-up' ? factsOf(task) : null,
  password: tasks[task.kind].makesPassword ? passwordOf(task.key) : null,
  expiresAt: null,
});

/** Invents what was paid, and obeys. For development. */
export const sandboxProvisioner: Provisioner = {
  name: 'sandbox',
  abilities: everyAbility,
  // Nothing has to be stopped that does not run, and a transfer takes what another registrar says.
  performs: (work, kind) =>
    work !== 'suspend' &&
    work !== 'resume' &&
    work !== 'end' &&
    work !== 'transfer' &&
    (serviceRules[kind].isDomain || work === 'seats' || work === 'keys' || !isDomainTask(work)),
  durationOf: (kind) => (isOwnersTask(kind) ? ACTION_DURATIONS_MS[kind] : kind === 'set-up' ? SET_UP_MS : 0),
  hasOwnAddresses: false,
  perform: async (task, now) => {
    snapshots.set(task.service.id, snapshotsAfter(task, now));
    return done(task);
  },
  listSnapshots: async ({ id }) => snapshots.get(id) ?? [],
  measure: async ({ id }, now) => sandboxMeasurements(id, now),
  // It accepts nothing that it does later.
  read: async () => ({ state: 'unknown' }),
};
