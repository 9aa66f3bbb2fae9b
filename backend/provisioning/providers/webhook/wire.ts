import * as z from 'zod';
import { handOverSchema } from '#backend/provisioning/hand-over-fields.ts';
import { type Answer, type Task, taskKinds, tasks, UnreadableAnswer } from '#backend/provisioning/provisioner.ts';
import type { Measurements } from '#core/control-rules/measurements.ts';
import { areSnapshots, isSnapshotName, type Snapshot } from '#core/control-rules/snapshots.ts';
import { type ServiceKind, serviceKinds, serviceRules } from '#core/shared/goods/service-kind.ts';

const VERSION = 1;

export const key = z
  .string()
  .regex(/^[0-9a-f]{32}$/)
  .meta({ description: 'The task, also the Idempotency-Key: however often it is asked, it is done once.' });

const facts = z.array(z.strictObject({ name: z.string(), value: z.string() }));
const plan = z.strictObject({ id: z.string(), title: z.string() });

const contact = z.strictObject({
  name: z.string(),
  organisation: z.string(),
  address: z.string(),
  phone: z.string(),
  email: z.string(),
});

const domainOrder = z.strictObject({
  years: z.int().meta({ description: 'Paid by a `set-up`, `register`, `transfer` or `renew`; 0 otherwise.' }),
  until: z.iso
    .datetime()
    .nullable()
    .meta({ description: 'The end that a `renew` leads to, as the shop counts; what ends there is renewed already.' }),
  nameServers: z
    .array(z.strictObject({ host: z.string(), addresses: z.array(z.string()) }))
    .nullable()
    .meta({ description: 'null: they stay as they are.' }),
  isLocked: z.boolean().meta({ description: 'Whether transfers to another registrar are refused.' }),
  contacts: z.strictObject({ registrant: contact, administrative: contact, technical: contact, billing: contact }),
  transferCode: z.string().nullable().meta({ description: 'By which a `transfer` is asked for.' }),
});

/** What the shop sends. */
export const taskBody = z.strictObject({
  version: z.literal(VERSION),
  type: z.literal('task'),
  task: key,
  kind: z.enum(taskKinds).meta({ description: 'What to do with the service.' }),
  service: z.strictObject({
    id: key.meta({ description: 'The service; the call-back names it in its path.' }),
    kind: z.enum(serviceKinds).meta({ description: 'Decides which facts a set-up answers.' }),
    line: z.string().meta({ description: 'Handle of the product line.' }),
    order: z.string().meta({ description: 'Number of the order that paid it.' }),
    plan,
    name: z.string(),
    location: z.string().meta({ description: 'City that was chosen; empty for what runs nowhere of its own.' }),
    resources: facts.meta({ description: 'What the plan has.' }),
    options: facts.meta({ description: 'What was chosen with it, such as operating system or domain.' }),
  }),
  plan: z
    .strictObject({ ...plan.shape, resources: facts })
    .nullable()
    .meta({ description: 'What a `change` leads to.' }),
  system: z.string().nullable().meta({ description: 'What a `reinstall` installs.' }),
  snapshot: z
    .string()
    .nullable()
    .meta({ description: 'What a `take-snapshot`, `restore-snapshot` or `delete-snapshot` is about.' }),
  domain: domainOrder.nullable().meta({ description: 'Of a name; null for other services.' }),
});

/** Text of a `taskBody`. */
export const toTaskBody = ({ key: task, domain, ...rest }: Task): string => {
  const until = domain?.until == null ? null : new Date(domain.until).toISOString();
  return JSON.stringify({ version: VERSION, type: 'task', task, ...rest, domain: domain && { ...domain, until } });
};

const REASON = 200;
/** Of one service; owners have fewer. */
const MAX_LISTED = 100;
const common = { version: z.literal(VERSION), type: z.literal('answer'), task: key };
const expires = z.iso
  .datetime({ offset: true })
  .nullable()
  .default(null)
  .meta({ description: 'When the name expires, as its registry says.' });
const password = z.string().min(8).max(200).meta({ description: 'The new one, which its owner sees once.' });

/** Answers by what was asked. `facts` are those of the kind of service. */
export const doneBody = {
  setUp: (kind: ServiceKind) => z.strictObject({ ...common, state: z.literal('done'), facts: handOverSchema(kind) }),
  registered: z.strictObject({ ...common, state: z.literal('done'), facts: handOverSchema('domain'), expires }),
  name: z.strictObject({ ...common, state: z.literal('done'), expires }),
  newPassword: z.strictObject({ ...common, state: z.literal('done'), password }),
  other: z.strictObject({ ...common, state: z.literal('done') }),
};
export const acceptedBody = z.strictObject({ ...common, state: z.literal('accepted') });
export const failedBody = z.strictObject({
  ...common,
  state: z.literal('failed'),
  reason: z.string().min(1).max(REASON).meta({ description: 'For members of the staff; never for the customer.' }),
});

const bytes = z.int().min(0);
const fillingBody = z
  .strictObject({ used: bytes, total: bytes.min(1).nullable() })
  .nullable()
  .meta({ description: 'Bytes; `total` is null without a limit.' });

/** What a `GET {PROVISIONING_URL}/services/{service}/measurements` answers. */
export const measurementsBody = z.strictObject({
  version: z.literal(VERSION),
  type: z.literal('measurements'),
  service: key.meta({ description: 'The service.' }),
  at: z.iso.datetime({ offset: true }).meta({ description: 'When it was read.' }),
  processor: z.number().min(0).max(1).nullable().meta({ description: 'Share of all processors that is busy.' }),
  memory: fillingBody,
  disk: fillingBody,
  network: z
    .strictObject({ received: bytes, sent: bytes })
    .nullable()
    .meta({ description: 'Bytes since the machine was started.' }),
});

/** What a `GET {PROVISIONING_URL}/services/{service}/snapshots` answers. */
export const snapshotsBody = z.strictObject({
  version: z.literal(VERSION),
  type: z.literal('snapshots'),
  service: key.meta({ description: 'The service.' }),
  snapshots: z
    .array(
      z.strictObject({
        name: z
          .string()
          .refine(isSnapshotName)
          .meta({ description: 'As the shop gave it: lower-case letters, digits and hyphens.' }),
        at: z.iso.datetime({ offset: true }).meta({ description: 'When it was taken.' }),
        size: bytes.nullable().meta({ description: 'Bytes that it takes; null where nobody counts.' }),
      }),
    )
    .max(MAX_LISTED)
    .meta({ description: 'Those that the shop asked for, in any order.' }),
});

/** Of any answer, before it is known what was asked. */
const head = z.looseObject({ ...common, state: z.enum(['done', 'accepted', 'failed']) });

type Asked = { readonly kind: Task['kind']; readonly service: Pick<Task['service'], 'kind'> };

/** Throws UnreadableAnswer, without a word of what was answered. */
const parse = <Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> => {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new UnreadableAnswer(`${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'unreadable'}`);
};

const toTime = (expires: string | null): number | null => (expires === null ? null : Date.parse(expires));

const readDone = (value: unknown, { kind, service }: Asked): Answer => {
  const none = { state: 'done', facts: null, password: null, expiresAt: null } as const;
  if (kind === 'set-up') {
    if (!serviceRules[service.kind].isDomain)
      return { ...none, facts: parse(doneBody.setUp(service.kind), value).facts };
    const { facts, expires } = parse(doneBody.registered, value);
    return { ...none, facts, expiresAt: toTime(expires) };
  }
  if (tasks[kind].makesPassword) return { ...none, password: parse(doneBody.newPassword, value).password };
  if (tasks[kind].setsExpiry) return { ...none, expiresAt: toTime(parse(doneBody.name, value).expires) };
  parse(doneBody.other, value);
  return none;
};

/** The task that an answer is about, and its reading once it is known what was asked. Throws UnreadableAnswer. */
export const readAnswer = (value: unknown): { readonly key: string; readonly read: (asked: Asked) => Answer } => {
  const { task, state } = parse(head, value);
  const readers = {
    done: (asked: Asked) => readDone(value, asked),
    accepted: (): Answer => ({ state: parse(acceptedBody, value).state }),
    failed: (): Answer => {
      const { reason } = parse(failedBody, value);
      return { state: 'failed', reason: reason.replace(/\p{C}/gu, ' ') };
    },
  };
  return { key: task, read: readers[state] };
};

/** Throws UnreadableAnswer, also for those of another service. */
export const readMeasurements = (value: unknown, asked: string): Measurements => {
  const { at, service, processor, memory, disk, network } = parse(measurementsBody, value);
  if (service !== asked) throw new UnreadableAnswer('the measurements are of another service');
  return { at: Date.parse(at), processor, memory, disk, network };
};

/** Oldest first. Throws UnreadableAnswer, also for those of another service. */
export const readSnapshots = (value: unknown, asked: string): readonly Snapshot[] => {
  const { service, snapshots } = parse(snapshotsBody, value);
  if (service !== asked) throw new UnreadableAnswer('the snapshots are of another service');
  const read = snapshots.map(({ name, at, size }) => ({ name, at: Date.parse(at), size }));
  if (!areSnapshots(read)) throw new UnreadableAnswer('two snapshots have one name');
  return read.toSorted((one, other) => one.at - other.at);
};
