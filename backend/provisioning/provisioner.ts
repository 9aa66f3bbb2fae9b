import type { Ability } from '#core/control-rules/abilities.ts';
import type { ActionKind } from '#core/control-rules/power.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#core/shared/durations.ts';
import type { ServiceKind } from '#core/shared/goods/service-kind.ts';
import type { HandOverFacts } from './hand-over-fields.ts';

/** What a provisioner is asked to do with a service. */
export const taskKinds = [
  'set-up',
  'change',
  'suspend',
  'resume',
  'end',
  'start',
  'stop',
  'reboot',
  'reinstall',
  'reset-password',
] as const;
export type TaskKind = (typeof taskKinds)[number];

/** What an owner asks for with `ServiceControl`; the shop asks for the rest. */
export const isOwnersTask = (kind: TaskKind): kind is ActionKind => tasks[kind].isOwners;

type TaskRules = {
  readonly isOwners: boolean;
  /** How long it is tried, or waited for, in ms. Nobody wants a restart that comes a day later. */
  readonly patience: number;
  /** Whether it leaves a new password, which the owner sees once. */
  readonly makesPassword: boolean;
};

const ofShop: TaskRules = { isOwners: false, patience: 3 * DAY_MS, makesPassword: false };
const ofOwner: TaskRules = { isOwners: true, patience: 15 * MINUTE_MS, makesPassword: false };

export const tasks: Readonly<Record<TaskKind, TaskRules>> = {
  'set-up': ofShop,
  change: ofShop,
  suspend: ofShop,
  resume: ofShop,
  end: ofShop,
  start: ofOwner,
  stop: ofOwner,
  reboot: ofOwner,
  reinstall: { ...ofOwner, patience: HOUR_MS, makesPassword: true },
  'reset-password': { ...ofOwner, makesPassword: true },
};

type Fact = { readonly name: string; readonly value: string };
type Plan = { readonly id: string; readonly title: string };

/** One thing to do, without names, contacts and notes of the customer. */
export type Task = {
  /** 128 random bits, hexadecimal. However often it is asked with one key, it is done once. */
  readonly key: string;
  readonly kind: TaskKind;
  readonly service: {
    /** 128 random bits, hexadecimal. */
    readonly id: string;
    readonly kind: ServiceKind;
    /** Handle of the product line. */
    readonly line: string;
    /** Of the order that paid it. */
    readonly order: string;
    readonly plan: Plan;
    readonly name: string;
    /** Where it runs; empty for what runs nowhere of its own. */
    readonly location: string;
    /** What the plan has, and what was chosen with it. */
    readonly resources: readonly Fact[];
    readonly options: readonly Fact[];
  };
  /** What a `change` leads to; null for others. */
  readonly plan: (Plan & { readonly resources: readonly Fact[] }) | null;
  /** What a `reinstall` installs; null for others. */
  readonly system: string | null;
};

/** `facts` belong to a set-up, with its first password; `password` to what makes a new one. */
export type Done = {
  readonly state: 'done';
  readonly facts: HandOverFacts | null;
  readonly password: string | null;
};

export type Answer =
  | Done
  /** It is being done; the provisioner calls back, or is read. */
  | { readonly state: 'accepted' }
  /** It is not done, and another try is of no use. `reason` is for members of the staff. */
  | { readonly state: 'failed'; readonly reason: string };

/** What was read of a task; `unknown`: nobody asked for it there, so it is asked again. */
export type ReadAnswer = Answer | { readonly state: 'unknown' };

/** The provisioner answered, but not as it must: with facts of another kind of service, or without its password. */
export class UnreadableAnswer extends Error {
  override readonly name = 'UnreadableAnswer';
}

type Request = { readonly headers: Headers; readonly body: string };

/** `read` throws UnreadableAnswer for an answer to something else. */
export type CallBack = {
  readonly key: string;
  readonly read: (asked: Pick<Task, 'kind'> & { readonly service: Pick<Task['service'], 'kind'> }) => Answer;
};

/** The provisioner answered that it cannot do it now; `code` is all that members read of it. */
export class NotNow extends Error {
  override readonly name = 'NotNow';
  readonly code: string;
  constructor(code: string) {
    super(`the provisioner cannot do it now: ${code}`);
    this.code = code;
  }
}

/** Who sets services up, changes them and ends them. Methods reject with one of the errors above, or another when the other side was not reached. */
export type Provisioner = {
  readonly name: string;
  /** What the owner of a service is offered, as far as its product line has it. */
  readonly abilities: readonly Ability[];
  /** Whether it does this itself; otherwise a member of the staff does. */
  readonly performs: (work: TaskKind | 'seats' | 'keys', kind: ServiceKind) => boolean;
  /** How long it takes, in ms; null: nobody knows. */
  readonly durationOf: (kind: TaskKind) => number | null;
  /** Whether two services never share an address of its; invented ones may. */
  readonly hasOwnAddresses: boolean;
  /** Asks for a task that it performs, once per key; `now` in ms since 1970 UTC. */
  readonly perform: (task: Task, now: number) => Promise<Answer>;
  /** What became of a task that was accepted. */
  readonly read: (task: Task, now: number) => Promise<ReadAnswer>;
  /** A call-back; null unless the provisioner signed it. Throws UnreadableAnswer. Absent: it never calls back. */
  readonly readCallBack?: (request: Request, now: number) => CallBack | null;
};
