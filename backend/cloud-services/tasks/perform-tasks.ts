import { and, asc, eq, inArray, lte, min } from 'drizzle-orm';
import { type OwnedService, selectOwnedServices } from '#backend/cloud-services/read-services.ts';
import { cloudServices } from '#backend/cloud-services/schema.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import { NotNow, UnreadableAnswer } from '#backend/provisioning/provisioner.ts';
import { serviceStates } from '#core/shared/service-status.ts';
import { provisionerOfService } from './ask-provisioner.ts';
import { giveUp, isOpen, isOverdue, lockTask, recordAnswer, type TaskDeps } from './record-answer.ts';
import { retryAt } from './retry-task.ts';
import { openTaskStates, provisioningTasks, type TaskRow } from './task-schema.ts';
import { toTask } from './to-task.ts';

/** Longer than any try, so that a task that is being asked for is not asked for twice. */
const LEASE_MS = 60_000;
/** Tasks that are asked for at the same time. */
const LANES = 4;

/** Postpones the next try of the oldest due task under its row lock. Tasks of one service wait for each other. */
const claimNextTask = async ({ db, clock }: TaskDeps): Promise<TaskRow | undefined> => {
  const now = clock.now();
  const { id, serviceId, state, nextTryAt } = provisioningTasks;
  const open = inArray(state, [...openTaskStates]);
  // Grouped, so that a database without statistics reads the open tasks once, not once for each of them.
  const first = db
    .select({ id: min(id) })
    .from(provisioningTasks)
    .where(open)
    .groupBy(serviceId);
  const due = db
    .select({ id })
    .from(provisioningTasks)
    .where(and(open, lte(nextTryAt, now), inArray(id, first)))
    .orderBy(asc(nextTryAt), asc(id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [taken] = await db
    .update(provisioningTasks)
    .set({ nextTryAt: now + LEASE_MS })
    .where(inArray(id, due))
    .returning();
  return taken;
};

/** Whether the other side judged this task; otherwise it was not reached. */
const isAnswer = (error: unknown): boolean =>
  error instanceof UnreadableAnswer || error instanceof NotNow || error instanceof ServiceFailure;

/** What members read of a failure: the words of the other side, never what was sent to it. */
const reasonOf = (error: unknown): string => {
  if (error instanceof UnreadableAnswer || error instanceof ServiceFailure) return error.message;
  return codeOf(error) ?? 'not reached';
};

/** A failed connection has its code in its cause. */
const codeOf = (error: unknown): string | null => {
  if (!(error instanceof Error)) return null;
  if (error.name === 'TimeoutError') return 'no answer in time';
  return 'code' in error && typeof error.code === 'string' ? error.code : codeOf(error.cause);
};

/** Puts a task off, or gives it up after the time of its kind. */
const recordFailedTry = async (deps: TaskDeps, { key }: TaskRow, error: unknown): Promise<void> => {
  const reason = reasonOf(error);
  await deps.db.transaction(async (tx) => {
    const { task } = await lockTask(tx, key);
    if (!isOpen(task)) return;
    const [tries, now] = [task.tries + 1, deps.clock.now()];
    const nextTryAt = retryAt(tries, now);
    const isOver = isOverdue(task, nextTryAt);
    deps.log[isOver ? 'error' : 'warn']({ taskId: task.id, kind: task.kind, tries, reason }, 'provisioning failed');
    if (isOver) await giveUp(tx, task, reason, now);
    else
      await tx
        .update(provisioningTasks)
        .set({ tries, nextTryAt, error: reason })
        .where(eq(provisioningTasks.id, task.id));
  });
};

/** Asks, or reads what became of it. `unknown` was never asked for there, or forgotten. */
const ask = async (deps: TaskDeps, row: TaskRow, owned: OwnedService) => {
  const provisioner = provisionerOfService(deps, owned.service);
  if (provisioner === null) throw new UnreadableAnswer(`${owned.service.provisioner} is not configured`);
  const task = await toTask(deps, deps.db, row, owned);
  const read = row.state === 'accepted' ? await provisioner.read(task, deps.clock.now()) : null;
  return read === null || read.state === 'unknown' ? provisioner.perform(task, deps.clock.now()) : read;
};

/** Returns whether the other side was reached. */
const performTask = async (deps: TaskDeps, row: TaskRow): Promise<boolean> => {
  try {
    const [owned] = await selectOwnedServices(deps.db).where(eq(cloudServices.id, row.serviceId));
    if (!owned) throw new Error(`service ${row.serviceId} is not there`);
    // Whoever asks for what has ended is told so, and nothing is done.
    const isOver = serviceStates[owned.service.status].isOver && row.kind !== 'end';
    await recordAnswer(
      deps,
      row.key,
      isOver ? { state: 'failed', reason: 'the service has ended' } : await ask(deps, row, owned),
    );
  } catch (error) {
    await recordFailedTry(deps, row, error);
    return isAnswer(error);
  }
  return true;
};

/** Stops at a system that is not reached: the others would wait for it too, and the next run asks them. */
const workThrough = async (deps: TaskDeps, first: TaskRow | undefined): Promise<void> => {
  for (let task = first; task; task = await claimNextTask(deps)) if (!(await performTask(deps, task))) return;
};

/**
 * Asks provisioners for every due task. A task is asked for at least once, always with the same key, and what it leaves
 * behind is recorded once. Any number of workers may run in parallel.
 */
export const performTasks = async (deps: TaskDeps): Promise<void> => {
  const first = await claimNextTask(deps);
  if (!first) return;
  const others = Array.from({ length: LANES - 1 }, async () => workThrough(deps, await claimNextTask(deps)));
  await Promise.all([workThrough(deps, first), ...others]);
};
