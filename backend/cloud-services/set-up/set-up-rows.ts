import { listDuePlans } from '#backend/cloud-services/changes/next-plan.ts';
import { kindOfService } from '#backend/cloud-services/kind-of-service.ts';
import type { OwnedService } from '#backend/cloud-services/read-services.ts';
import { type ListedTask, listTasks } from '#backend/cloud-services/tasks/staff-tasks.ts';
import { taskKindNames } from '#backend/cloud-services/tasks/task-names.vi.ts';
import type { TaskState } from '#backend/cloud-services/tasks/task-schema.ts';
import type { OrderRow } from '#backend/order-store/schema.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import { handOverFields } from '#backend/provisioning/hand-over-fields.ts';
import type { SetUpRecord, SetUpState } from '#contracts/desk/operations/set-up-record.ts';
import { codeOf, deadlineOf, findSetUp, listWaiting, type WaitingService } from './hand-over.ts';
import { listQueuedLines, type QueuedLine } from './queued-lines.ts';

/** Of the ids of what is no service to hand over. */
export const LINE = 'line-';
export const PLAN = 'plan-';
export const TASK = 'task-';

export type SetUpWork =
  | { readonly kind: 'service'; readonly id: string }
  | { readonly kind: 'line'; readonly id: number }
  | { readonly kind: 'plan'; readonly id: string }
  | { readonly kind: 'task'; readonly id: string };

/** What the id of a record stands for. */
export const workOf = (id: string): SetUpWork => {
  if (id.startsWith(PLAN)) return { kind: 'plan', id: id.slice(PLAN.length) };
  if (id.startsWith(TASK)) return { kind: 'task', id: id.slice(TASK.length) };
  if (!id.startsWith(LINE)) return { kind: 'service', id };
  const number = Number(id.slice(LINE.length));
  return { kind: 'line', id: Number.isSafeInteger(number) ? number : 0 };
};

const ofOrder = ({ id, number }: OrderRow) => ({ orderId: id, orderNumber: number });
const nothing = { code: '', format: [], deadline: null } as const;
const noDetails = { choices: [], fields: [], handedOver: null, tries: null } as const;

const choicesOf = ({ service: { setUp } }: WaitingService): SetUpRecord['choices'] => [
  ...(setUp.location === '' ? [] : [{ name: 'Nơi đặt', value: setUp.location }]),
  ...setUp.resources,
  ...setUp.configs,
];

const toService = (waiting: WaitingService, now: number): SetUpRecord => {
  const { service, order, lineTitle, queuedAt } = waiting;
  const { handedOverBy: by, deliveredAt: at } = service;
  const handedOver = by === null || at === null ? null : { by, at };
  const deadline = deadlineOf(waiting);
  const fields = handOverFields[kindOfService(service)];
  return {
    id: service.id,
    kind: 'hand-over',
    name: service.name,
    about: service.name === service.productTitle ? lineTitle : `${lineTitle} · ${service.productTitle}`,
    code: codeOf(service),
    format: fields.map(({ label, isRequired }) => (isRequired ? label : `[${label}]`)),
    ...ofOrder(order),
    since: queuedAt,
    deadline,
    state: handedOver ? 'done' : deadline < now ? 'late' : 'waiting',
    serviceId: service.id,
    choices: choicesOf(waiting).map(({ name, value }) => ({ name, value })),
    fields: fields.map(({ key, label, rule, isRequired }) => ({ key, label, isRequired, isUrl: rule === 'url' })),
    handedOver,
    tries: null,
  };
};

const toLine = ({ id, isFailed, queuedAt, title, order }: QueuedLine): SetUpRecord => ({
  ...nothing,
  ...noDetails,
  id: `${LINE}${id}`,
  kind: isFailed ? 'failed' : 'larger',
  name: title,
  about: '',
  ...ofOrder(order),
  since: queuedAt,
  state: isFailed ? 'failed' : 'waiting',
  serviceId: null,
});

const toPlan = ({ service, order }: OwnedService): SetUpRecord => ({
  ...nothing,
  ...noDetails,
  id: `${PLAN}${service.id}`,
  kind: 'smaller',
  name: service.name,
  about: `${service.productTitle} → ${service.nextProductTitle}`,
  ...ofOrder(order),
  since: service.nextPlanFrom ?? 0,
  state: 'waiting',
  serviceId: service.id,
});

const taskStates: Readonly<Record<TaskState, SetUpState>> = {
  waiting: 'asked',
  accepted: 'accepted',
  failed: 'failed',
  done: 'done',
  'by-hand': 'done',
  staff: 'asked',
};

const toTask = ({ task, serviceName, provisioner, order }: ListedTask): SetUpRecord => ({
  ...nothing,
  ...noDetails,
  id: `${TASK}${task.key}`,
  kind: 'system',
  name: serviceName,
  about: [taskKindNames[task.kind], provisioner].filter(Boolean).join(' · '),
  ...ofOrder(order),
  since: task.askedAt,
  state: taskStates[task.state],
  serviceId: task.serviceId,
  tries: {
    count: task.tries,
    next: task.state === 'failed' ? null : task.nextTryAt,
    error: task.error ?? '',
  },
});

/** What is paid and waits, of these ids and in their order. `now`: ms since 1970 UTC. */
export const loadSetUps = async (
  db: Database | Transaction,
  ids: readonly string[],
  now: number,
): Promise<readonly SetUpRecord[]> => {
  const works = ids.map(workOf);
  const idsOf = (kind: 'service' | 'plan' | 'task') => works.flatMap((work) => (work.kind === kind ? [work.id] : []));
  const lines = works.flatMap((work) => (work.kind === 'line' ? [work.id] : []));
  const found = [
    ...(await listWaiting(db, idsOf('service'))).map((waiting) => toService(waiting, now)),
    ...(await listQueuedLines(db, lines)).map(toLine),
    ...(await listDuePlans(db, now, idsOf('plan'))).map(toPlan),
    ...(await listTasks(db, idsOf('task'))).map(toTask),
  ];
  return ids.flatMap((id) => found.find((each) => each.id === id) ?? []);
};

/** Also a service that a member has handed over; null for others. */
export const readSetUp = async (db: Database | Transaction, id: string, now: number): Promise<SetUpRecord | null> => {
  const service = await findSetUp(db, id);
  if (service !== null) return toService(service, now);
  return (await loadSetUps(db, [id], now))[0] ?? null;
};
