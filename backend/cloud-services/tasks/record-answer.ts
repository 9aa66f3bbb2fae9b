import { eq } from 'drizzle-orm';
import { confirmPaidPlan } from '#backend/cloud-services/changes/confirm-paid-plan.ts';
import { moveIfDue } from '#backend/cloud-services/changes/next-plan.ts';
import { type ServiceActionRow, serviceActions } from '#backend/cloud-services/control/action-schema.ts';
import { failAction, finishAction } from '#backend/cloud-services/control/finish-actions.ts';
import { applyExpiry, applyRegistrarTask } from '#backend/cloud-services/domains/registrar-tasks.ts';
import { type CloudServiceRow, cloudServices } from '#backend/cloud-services/schema.ts';
import { handOverBy } from '#backend/cloud-services/set-up/hand-over.ts';
import { lockOrder } from '#backend/order-store/stored-order.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import { notFound, ServiceFailure } from '#backend/platform/service-failure.ts';
import { signText } from '#backend/platform/signature.ts';
import {
  type Answer,
  type Done,
  isDomainTask,
  isOwnersTask,
  tasks,
  UnreadableAnswer,
} from '#backend/provisioning/provisioner.ts';
import { serviceStates } from '#core/shared/service-status.ts';
import { provisionerOfService } from './ask-provisioner.ts';
import { retryAt } from './retry-task.ts';
import { openTaskStates, provisioningTasks, type TaskRow } from './task-schema.ts';

export type TaskDeps = Pick<BackendDeps, 'db' | 'clock' | 'secrets' | 'log' | 'environment'>;

type Locked = { readonly task: TaskRow; readonly service: CloudServiceRow };

/** Order, service, task: in this order everywhere. Throws NOT_FOUND. */
export const lockTask = async (tx: Transaction, key: string): Promise<Locked> => {
  const isAsked = eq(provisioningTasks.key, key);
  const [known] = await tx
    .select({ orderId: cloudServices.orderId, serviceId: cloudServices.id })
    .from(provisioningTasks)
    .innerJoin(cloudServices, eq(cloudServices.id, provisioningTasks.serviceId))
    .where(isAsked);
  if (!known) throw notFound('task');
  await lockOrder(tx, known.orderId);
  const [service] = await tx.select().from(cloudServices).where(eq(cloudServices.id, known.serviceId)).for('update');
  const [task] = await tx.select().from(provisioningTasks).where(isAsked).for('update');
  if (!service || !task) throw notFound('task');
  return { task, service };
};

export const isOpen = ({ state }: TaskRow): boolean => openTaskStates.some((each) => each === state);

const findAction = async (tx: Transaction, { actionId }: TaskRow): Promise<ServiceActionRow | null> => {
  if (actionId === null) return null;
  const [action] = await tx.select().from(serviceActions).where(eq(serviceActions.id, actionId));
  return action ?? null;
};

/** What a task leaves behind. Throws UnreadableAnswer, and BAD_USER_INPUT as `handOver` does. */
const applyDone = async (deps: TaskDeps, tx: Transaction, { task, service }: Locked, done: Done): Promise<void> => {
  if (task.kind === 'set-up') {
    if (done.facts === null) throw new UnreadableAnswer('a set-up without facts');
    const isInvented = provisionerOfService(deps, service)?.hasOwnAddresses === false;
    await applyExpiry(tx, service.id, done.expiresAt, deps.clock.now());
    await handOverBy(deps, tx, { serviceId: service.id, facts: done.facts, by: null, isInvented });
    return;
  }
  if (isDomainTask(task.kind)) return applyRegistrarTask(deps, tx, { task, service }, done);
  if (task.lineId !== null) return confirmPaidPlan(deps, tx, task.lineId);
  if (task.kind === 'change') {
    if (service.nextProductId === task.productId) await moveIfDue(deps, tx, service.id, 'sweep');
    return;
  }
  const action = await findAction(tx, task);
  if (action === null) return;
  if (tasks[task.kind].makesPassword && done.password === null) throw new UnreadableAnswer('no new password');
  await finishAction(tx, deps, action, { now: deps.clock.now(), password: done.password });
};

const update = (tx: Transaction, { id }: TaskRow, changed: Partial<TaskRow>) =>
  tx.update(provisioningTasks).set(changed).where(eq(provisioningTasks.id, id));

/** Whether nobody waits for it any more at `at`, ms since 1970 UTC. */
export const isOverdue = ({ kind, askedAt }: TaskRow, at: number): boolean => at > askedAt + tasks[kind].patience;

/** Gives a task up; a member sees why. The owner reads that what they asked for failed. */
export const giveUp = async (tx: Transaction, task: TaskRow, error: string, now: number): Promise<void> => {
  await update(tx, task, { state: 'failed', error, decidedAt: now });
  const action = await findAction(tx, task);
  if (action !== null) await failAction(tx, action, now);
};

/** `decided`: another answer came first, a member took over, or the service has ended. */
export type Recorded = 'recorded' | 'repeated' | 'decided';

/**
 * Records what a provisioner answered, and what follows from it, in one transaction: the first answer counts, however
 * often and by whichever way it comes. A set-up that was given up is still handed over when it arrives. Throws
 * NOT_FOUND, UnreadableAnswer, BAD_USER_INPUT for an address that another service has.
 */
export const recordAnswer = (deps: TaskDeps, key: string, answer: Answer): Promise<Recorded> =>
  deps.db.transaction(async (tx) => {
    const locked = await lockTask(tx, key);
    const { task, service } = locked;
    const now = deps.clock.now();
    const digest = signText(deps.secrets.signing, JSON.stringify(['provisioning', key, answer]));
    if (task.answer === digest) return 'repeated';
    const isLate = task.state === 'failed' && answer.state === 'done' && !isOwnersTask(task.kind);
    if (!isOpen(task) && !isLate) return 'decided';
    if (serviceStates[service.status].isOver && task.kind !== 'end') {
      if (isOpen(task)) await giveUp(tx, task, 'the service has ended', now);
      return 'decided';
    }
    const isDecided =
      (task.kind === 'set-up' && (!serviceStates[service.status].awaitsHandOver || service.readyAt !== null)) ||
      (task.kind === 'transfer' && service.transfer !== 'MOVING');
    if (isDecided) {
      await update(tx, task, { state: 'by-hand', decidedAt: now });
      return 'decided';
    }
    if (answer.state === 'accepted') {
      const tries = task.state === 'accepted' ? task.tries + 1 : 1;
      const nextTryAt = retryAt(tries, now);
      if (isOverdue(task, nextTryAt)) await giveUp(tx, task, 'accepted, and not done in time', now);
      else await update(tx, task, { state: 'accepted', tries, error: null, nextTryAt });
    } else if (answer.state === 'failed') {
      await giveUp(tx, task, answer.reason, now);
      await update(tx, task, { answer: digest });
    } else {
      await applyDone(deps, tx, locked, answer);
      await update(tx, task, { state: 'done', error: null, answer: digest, decidedAt: now });
    }
    return 'recorded';
  });

/**
 * A member did what they were asked to. Throws NOT_FOUND, STATUS_NOT_ALLOWED unless the task waits for one,
 * UnreadableAnswer for a code or an expiry that cannot be.
 */
export const finishTask = async (
  deps: TaskDeps,
  tx: Transaction,
  key: string,
  said: Pick<Done, 'password' | 'expiresAt'>,
): Promise<TaskRow> => {
  const locked = await lockTask(tx, key);
  if (locked.task.state !== 'staff') throw new ServiceFailure('STATUS_NOT_ALLOWED', 'No member has to do it');
  await applyDone(deps, tx, locked, { state: 'done', facts: null, ...said });
  await update(tx, locked.task, { state: 'by-hand', error: null, decidedAt: deps.clock.now() });
  return locked.task;
};
