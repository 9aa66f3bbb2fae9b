import { and, eq, inArray, notInArray, or } from 'drizzle-orm';
import { cloudServices } from '#backend/cloud-services/schema.ts';
import { provisionings } from '#backend/order-store/event-schema.ts';
import { type OrderRow, orders } from '#backend/order-store/schema.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import { notFound } from '#backend/platform/service-failure.ts';
import type { StaffChange } from '#backend/platform/staff-route.ts';
import { isMembersTask, isOwnersTask, taskKinds } from '#backend/provisioning/provisioner.ts';
import { isOpen, lockTask } from './record-answer.ts';
import { openTaskStates, provisioningTasks, type TaskRow } from './task-schema.ts';

export type ListedTask = {
  readonly task: TaskRow;
  readonly serviceName: string;
  readonly provisioner: string | null;
  readonly order: OrderRow;
};

/** What provisioners have not done yet, and what was given up and waits for a member; what its owner asked for is over. */
export const isUndone = or(
  inArray(provisioningTasks.state, [...openTaskStates]),
  and(eq(provisioningTasks.state, 'failed'), notInArray(provisioningTasks.kind, taskKinds.filter(isOwnersTask))),
);

/** Those of these keys that are undone. */
export const listTasks = (db: Database | Transaction, keys: readonly string[]): Promise<readonly ListedTask[]> =>
  db
    .select({
      task: provisioningTasks,
      serviceName: cloudServices.name,
      provisioner: cloudServices.provisioner,
      order: orders,
    })
    .from(provisioningTasks)
    .innerJoin(cloudServices, eq(cloudServices.id, provisioningTasks.serviceId))
    .innerJoin(orders, eq(orders.id, cloudServices.orderId))
    .where(and(isUndone, inArray(provisioningTasks.key, [...keys])));

/** Locks a task that a member can decide on. What an owner asked for and failed is over. Throws NOT_FOUND. */
const lockUndone = async (tx: Transaction, key: string) => {
  const locked = await lockTask(tx, key);
  const { task } = locked;
  if (!isOpen(task) && (task.state !== 'failed' || isOwnersTask(task.kind))) throw notFound('task');
  return locked;
};

type Deps = Pick<BackendDeps, 'clock'>;

/** Asks again at once, with the same key and all of its tries. Throws NOT_FOUND. */
export const retryTask = async ({ clock }: Deps, tx: Transaction, key: string): Promise<StaffChange> => {
  const { task } = await lockUndone(tx, key);
  const now = clock.now();
  await tx
    .update(provisioningTasks)
    .set({ state: 'waiting', tries: 0, nextTryAt: now, askedAt: now, error: null, answer: null, decidedAt: null })
    .where(eq(provisioningTasks.id, task.id));
  return { before: { [task.kind]: task.state }, after: { [task.kind]: 'waiting' } };
};

/**
 * A member does it instead: a set-up waits for their facts and the service is theirs, a larger plan and what a registrar
 * is asked for wait for their word, and what the owner asked for stands at the service. The rest is done with this.
 * Throws NOT_FOUND.
 */
export const takeOverTask = async ({ clock }: Deps, tx: Transaction, key: string): Promise<StaffChange> => {
  const { task, service } = await lockUndone(tx, key);
  const isLeftToDo = isMembersTask(task.kind);
  await tx
    .update(provisioningTasks)
    .set(isLeftToDo ? { state: 'staff', error: null } : { state: 'by-hand', decidedAt: clock.now() })
    .where(eq(provisioningTasks.id, task.id));
  if (task.kind === 'set-up')
    await tx.update(cloudServices).set({ provisioner: 'manual' }).where(eq(cloudServices.id, service.id));
  if (task.lineId !== null)
    await tx
      .update(provisionings)
      .set({ state: 'STAFF' })
      .where(and(eq(provisionings.lineId, task.lineId), eq(provisionings.state, 'ASKED')));
  return { before: { [task.kind]: task.state }, after: { [task.kind]: isLeftToDo ? 'staff' : 'by-hand' } };
};
