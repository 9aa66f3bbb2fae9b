import { handOverFields, handOverSchema } from '#backend/provisioning/hand-over-fields.ts';
import {
  type Answer,
  type Done,
  isDomainTask,
  type Provisioner,
  type Task,
  tasks,
} from '#backend/provisioning/provisioner.ts';
import { everyAbility } from '#core/control-rules/abilities.ts';
import type { Snapshot } from '#core/control-rules/snapshots.ts';
import { DAY_MS } from '#core/shared/durations.ts';
import { serviceRules } from '#core/shared/goods/service-kind.ts';
import type { ProvisionerSubject } from './provisioner.contract.ts';

let made = 0;

const samples: Readonly<Record<string, (n: number) => string>> = {
  ips: (n) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`,
  host: (n) => `may-${n}.cty.vn`,
  'host-port': (n) => `may-${n}.cty.vn:993`,
  url: (n) => `https://may-${n}.cty.vn`,
  user: (n) => `user${n}`,
  secret: (n) => `mat-khau-${n}`,
  text: (n) => `U${n}`,
};

/** What a careful system tells of a service of this kind. */
export const typedFacts = (kind: Task['service']['kind']): Readonly<Record<string, string>> => {
  made += 1;
  return Object.fromEntries(handOverFields[kind].map(({ key, rule }) => [key, samples[rule]?.(made) ?? '']));
};

/** Remembers what it did, by key; `isLate` does it after the first reading. */
export const memoryProvisioner = (isLate = false): ProvisionerSubject => {
  const answers = new Map<string, Done>();
  const accepted = new Set<string>();
  const done: string[] = [];
  const servicesMade = new Map<string, readonly Snapshot[]>();
  const work = ({ key, kind, service, snapshot }: Task): Done => {
    const known = answers.get(key);
    if (known) return known;
    done.push(key);
    const own = servicesMade.get(service.id) ?? [];
    const others = own.filter(({ name }) => name !== snapshot);
    const taken = kind === 'take-snapshot' && snapshot !== null ? [{ name: snapshot, at: 0, size: null }] : [];
    servicesMade.set(service.id, kind === 'restore-snapshot' ? own : [...others, ...taken]);
    const facts = kind === 'set-up' ? handOverSchema(service.kind).parse(typedFacts(service.kind)) : null;
    const answer: Done = {
      state: 'done',
      facts,
      password: tasks[kind].makesPassword ? `moi-${key}` : null,
      expiresAt: serviceRules[service.kind].isDomain && tasks[kind].setsExpiry ? Date.now() + DAY_MS : null,
    };
    answers.set(key, answer);
    return answer;
  };
  const provisioner: Provisioner = {
    name: 'memory',
    abilities: everyAbility,
    performs: (work, kind) => serviceRules[kind].isDomain || work === 'seats' || work === 'keys' || !isDomainTask(work),
    durationOf: () => null,
    hasOwnAddresses: true,
    measure: async ({ id }) =>
      servicesMade.has(id)
        ? { at: 0, processor: 0.5, memory: null, disk: { used: 1, total: null }, network: null }
        : null,
    listSnapshots: async ({ id }) => servicesMade.get(id) ?? null,
    perform: async (task): Promise<Answer> => {
      if (!isLate || answers.has(task.key)) return work(task);
      accepted.add(task.key);
      return { state: 'accepted' };
    },
    read: async (task) => (accepted.has(task.key) || answers.has(task.key) ? work(task) : { state: 'unknown' }),
  };
  return { provisioner, times: async (key) => done.filter((each) => each === key).length, now: () => 0 };
};
