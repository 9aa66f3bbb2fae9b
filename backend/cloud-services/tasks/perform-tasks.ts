import { and, asc, eq, inArray, lte, min, notInArray, sql } from 'drizzle-orm';
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

/** Names of the provisioners that were not reached in this run: their other tasks would wait in vain. */
type Unreached = Set<string>;

/** Rows of the release before have no name. */
const nameOf = ({ service }: OwnedService): string => service.provisioner ?? '';

/** Postpones the next try of the oldest due task under its row lock. Tasks of one service wait for each other. */
const claimNextTask = async ({ db, clock }: TaskDeps, unreached: Unreached): Promise<TaskRow | undefined> => {
  const now = clock.now();
  const { id, serviceId, state, nextTryAt } = provisioningTasks;
  const open = inArray(state, [...openTaskStates]);
  // Grouped, so that a database without statistics reads the open tasks once, not once for each of them.
  const first = db
    .select({ id: min(id) })
    .from(provisioningTasks)
    .where(open)
    .groupBy(serviceId);
  const ofUnreached = db
    .select({ id: cloudServices.id })
    .from(cloudServices)
    .where(inArray(sql`coalesce(${cloudServices.provisioner}, '')`, [...unreached]));
  const due = db
    .select({ id })
    .from(provisioningTasks)
    .where(
      and(
        open,
        lte(nextTryAt, now),
        inArray(id, first),
        unreached.size > 0 ? notInArray(serviceId, ofUnreached) : undefined,
      ),
    )
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

/** Whether the other side judged this task. */
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
const ask = async (deps: TaskDeps, row: TaskRow, owned: OwnedService, unreached: Unreached) => {
  const provisioner = provisionerOfService(deps, owned.service);
  if (provisioner === null) throw new UnreadableAnswer(`${owned.service.provisioner} is not configured`);
  const task = await toTask(deps, deps.db, row, owned);
  try {
    const read = row.state === 'accepted' ? await provisioner.read(task, deps.clock.now()) : null;
    return read === null || read.state === 'unknown' ? await provisioner.perform(task, deps.clock.now()) : read;
  } catch (error) {
    if (!isAnswer(error)) unreached.add(nameOf(owned));
    throw error;
  }
};

const performTask = async (deps: TaskDeps, row: TaskRow, unreached: Unreached): Promise<void> => {
  try {
    const [owned] = await selectOwnedServices(deps.db).where(eq(cloudServices.id, row.serviceId));
    if (!owned) throw new Error(`service ${row.serviceId} is not there`);
    // Whoever asks for what has ended is told so, and nothing is done.
    const isOver = serviceStates[owned.service.status].isOver && row.kind !== 'end';
    await recordAnswer(
      deps,
      row.key,
      isOver ? { state: 'failed', reason: 'the service has ended' } : await ask(deps, row, owned, unreached),
    );
  } catch (error) {
    await recordFailedTry(deps, row, error);
  }
};

/**
 * Asks provisioners for every due task. A task is asked for at least once, always with the same key, and what it leaves
 * behind is recorded once. A system that is not reached is left alone until the next run; a task that fails for another
 * reason holds up none. Any number of workers may run in parallel.
 */
export const performTasks = async (deps: TaskDeps): Promise<void> => {
  const unreached: Unreached = new Set();
  const first = await claimNextTask(deps, unreached);
  if (!first) return;
  const workThrough = async (begun: TaskRow | undefined): Promise<void> => {
    for (let task = begun; task; task = await claimNextTask(deps, unreached)) await performTask(deps, task, unreached);
  };
  const others = Array.from({ length: LANES - 1 }, async () => workThrough(await claimNextTask(deps, unreached)));
  await Promise.all([workThrough(first), ...others]);
};
