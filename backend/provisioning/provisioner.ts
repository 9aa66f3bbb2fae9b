import type { Ability } from '#core/control-rules/abilities.ts';
import type { Measurements } from '#core/control-rules/measurements.ts';
import { type ActionKind, snapshotKinds } from '#core/control-rules/power.ts';
import type { Snapshot } from '#core/control-rules/snapshots.ts';
import type { DomainContact } from '#core/domain-control/domain-contact.ts';
import type { ContactRole } from '#core/domain-control/domain-settings.ts';
import type { NameServer } from '#core/domain-control/name-servers.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#core/shared/durations.ts';
import type { ServiceKind } from '#core/shared/goods/service-kind.ts';
import type { HandOverFacts } from './hand-over-fields.ts';

/**
 * What a registrar does with a name beside its set-up, which registers it: `register` comes after its owner's documents,
 * `settings` are name servers, lock and contacts.
 */
const domainTaskKinds = ['register', 'transfer', 'renew', 'settings', 'auth-code'] as const;
export type DomainTask = (typeof domainTaskKinds)[number];

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
  ...snapshotKinds,
  ...domainTaskKinds,
] as const;
export type TaskKind = (typeof taskKinds)[number];

export const isDomainTask = (kind: TaskKind): kind is DomainTask => domainTaskKinds.some((each) => each === kind);

/** Whether a member who does it by hand finds it at the desk as a task of a registrar; a transfer has its own page. */
export const isMembersTask = (kind: TaskKind): boolean => isDomainTask(kind) && kind !== 'transfer';

/** What an owner asks for with `ServiceControl`; the shop asks for the rest. */
export const isOwnersTask = (kind: TaskKind): kind is ActionKind => tasks[kind].isOwners;

type TaskRules = {
  readonly isOwners: boolean;
  /** How long it is tried, or waited for, in ms. Nobody wants a restart that comes a day later. */
  readonly patience: number;
  /** Whether it leaves a new password, which the owner sees once, or a code, which they get by mail. */
  readonly makesPassword: boolean;
  /** Whether it answers when a name expires. */
  readonly setsExpiry: boolean;
};

const ofShop: TaskRules = {
  isOwners: false,
  patience: 3 * DAY_MS,
  makesPassword: false,
  setsExpiry: false,
};
const ofOwner: TaskRules = { ...ofShop, isOwners: true, patience: 15 * MINUTE_MS };

export const tasks: Readonly<Record<TaskKind, TaskRules>> = {
  'set-up': { ...ofShop, setsExpiry: true },
  change: ofShop,
  suspend: ofShop,
  resume: ofShop,
  end: ofShop,
  start: ofOwner,
  stop: ofOwner,
  reboot: ofOwner,
  reinstall: { ...ofOwner, patience: HOUR_MS, makesPassword: true },
  'reset-password': { ...ofOwner, makesPassword: true },
  'take-snapshot': { ...ofOwner, patience: HOUR_MS },
  'restore-snapshot': { ...ofOwner, patience: HOUR_MS },
  'delete-snapshot': ofOwner,
  register: { ...ofShop, setsExpiry: true },
  // The registrar that loses a name has five days to answer. [RFC 5731]
  transfer: { ...ofShop, patience: 14 * DAY_MS, setsExpiry: true },
  renew: { ...ofShop, setsExpiry: true },
  settings: ofShop,
  'auth-code': { ...ofShop, patience: DAY_MS, makesPassword: true },
};

type Fact = { readonly name: string; readonly value: string };
type Plan = { readonly id: string; readonly title: string };

/** What a registrar is told of a name: its owner's contacts too. */
export type DomainOrder = {
  /** Whole years that were paid: of a registration, a transfer, a renewal; 0 for others. */
  readonly years: number;
  /** The end that a renewal leads to by the shop's own count, ms since 1970 UTC; null for others. */
  readonly until: number | null;
  /** null: they stay as they are. */
  readonly nameServers: readonly NameServer[] | null;
  /** Whether transfers to another registrar are refused. */
  readonly isLocked: boolean;
  readonly contacts: Readonly<Record<ContactRole, DomainContact>>;
  /** By which a transfer is asked for; null for others. */
  readonly transferCode: string | null;
};

/** One thing to do, without names, contacts and notes of the customer unless it is about a name. */
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
  /** Name of the snapshot that is taken, restored or deleted; null for others. */
  readonly snapshot: string | null;
  /** null unless the service is a name. */
  readonly domain: DomainOrder | null;
};

/**
 * `facts` belong to a set-up, with its first password; `password` to what makes a new one, or a code; `expiresAt`, in ms
 * since 1970 UTC, to what registers, transfers or renews a name, as the registry says it; null where nobody knows.
 */
export type Done = {
  readonly state: 'done';
  readonly facts: HandOverFacts | null;
  readonly password: string | null;
  readonly expiresAt: number | null;
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
  /** What of the answer cannot be, where a member typed it. */
  readonly field: 'code' | 'expiresOn' | null;
  constructor(message: string, field: UnreadableAnswer['field'] = null) {
    super(message);
    this.field = field;
  }
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

/** What a provisioner tells unasked: `text` for members of the staff, `names` of the services that it is about. */
export type ProvisionerMessage = { readonly id: string; readonly text: string; readonly names: readonly string[] };

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
  /** What its engine reports of a service that it set up; null: nothing. Absent: it measures none. */
  readonly measure?: (service: Task['service'], now: number) => Promise<Measurements | null>;
  /** The snapshots that it made of a service, oldest first; null: it knows no such service. Absent: it makes none. */
  readonly listSnapshots?: (service: Task['service'], now: number) => Promise<readonly Snapshot[] | null>;
  /** A call-back; null unless the provisioner signed it. Throws UnreadableAnswer. Absent: it never calls back. */
  readonly readCallBack?: (request: Request, now: number) => CallBack | null;
  /** Hands over what waits, oldest first; the provisioner forgets each once `take` has it. Absent: it tells nothing. */
  readonly takeMessages?: (take: (message: ProvisionerMessage) => Promise<void>) => Promise<void>;
};
