import { and, asc, eq, inArray, lte, ne } from 'drizzle-orm';
import { applyChange } from '#backend/cloud-services/changes/apply-change.ts';
import { cloudServices } from '#backend/cloud-services/schema.ts';
import { provisionings } from '#backend/order-store/event-schema.ts';
import { orderLines } from '#backend/order-store/schema.ts';
import { lockOrder, moveOrder } from '#backend/order-store/stored-order.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import type { Job } from '#backend/platform/job.ts';
import { notFound } from '#backend/platform/service-failure.ts';
import type { StaffChange } from '#backend/platform/staff-route.ts';
import { createServices } from './create-services.ts';
import { recordFailedTry } from './failed-tries.ts';
import { type Delivery, queueDeliveryMails, queueTransferMails } from './service-mails.ts';

/** How long the sandbox pretends to set up. */
const SANDBOX_DURATION_MS = 5_000;

type ProvisionDeps = Pick<BackendDeps, 'db' | 'clock' | 'secrets' | 'log' | 'environment'>;

/** Maximum number of lines, and of orders, per run; the next run continues. */
const MAX_PER_RUN = 200;

type QueuedLine = typeof provisionings.$inferSelect;

const applyLine = async (deps: ProvisionDeps, tx: Transaction, { id, lineId, orderId }: QueuedLine): Promise<void> => {
  const { secrets, environment } = deps;
  const now = deps.clock.now();
  const by = environment.sandboxSetUp ? { sandboxReadyAt: now + SANDBOX_DURATION_MS } : 'staff';
  if (by === 'staff' && (await changesPlan(tx, lineId))) {
    await tx.update(provisionings).set({ state: 'STAFF' }).where(eq(provisionings.id, id));
    return;
  }
  const isChange = await applyChange(deps, tx, lineId);
  if (!isChange) await createServices(tx, lineId, { secrets, now, by });
  await tx.update(provisionings).set({ state: 'DONE' }).where(eq(provisionings.id, id));
  // A change has no later delivery, so the order may be completed now.
  if (isChange) await queueDeliveryMails(deps, tx, await deliverServices(tx, orderId, now));
  else await queueTransferMails(deps, tx, lineId);
};

/** A larger plan needs somebody who enlarges the machine; a renewal moves a date. */
const changesPlan = async (tx: Transaction, lineId: string): Promise<boolean> => {
  const [line] = await tx.select({ upgrades: orderLines.upgrades }).from(orderLines).where(eq(orderLines.id, lineId));
  return line !== undefined && line.upgrades !== null;
};

/**
 * Applies a larger plan that staff have set up on the machine. Throws NOT_FOUND when none waits under this id.
 */
export const confirmPlanChange = async (deps: ProvisionDeps, tx: Transaction, id: number): Promise<StaffChange> => {
  const [found] = await tx
    .select({ orderId: provisionings.orderId })
    .from(provisionings)
    .where(eq(provisionings.id, id));
  if (!found) throw notFound('change');
  await lockOrder(tx, found.orderId);
  const [waiting] = await tx
    .update(provisionings)
    .set({ state: 'DONE' })
    .where(and(eq(provisionings.id, id), eq(provisionings.state, 'STAFF')))
    .returning();
  if (!waiting) throw notFound('change');
  await applyChange(deps, tx, waiting.lineId);
  await queueDeliveryMails(deps, tx, await deliverServices(tx, waiting.orderId, deps.clock.now()));
  return { before: { setUp: 'STAFF' }, after: { setUp: 'DONE' } };
};

/**
 * Applies one queued line; returns whether there was one. The row stays locked, so that other workers skip it. A line
 * that fails is put off, so that the others pass.
 */
const processNextLine = async (deps: ProvisionDeps): Promise<boolean> => {
  let taken: QueuedLine | undefined;
  try {
    await deps.db.transaction(async (tx) => {
      [taken] = await tx
        .select()
        .from(provisionings)
        .where(and(eq(provisionings.state, 'QUEUED'), lte(provisionings.nextTryAt, deps.clock.now())))
        .orderBy(asc(provisionings.id))
        .limit(1)
        .for('update', { skipLocked: true });
      if (taken) await applyLine(deps, tx, taken);
    });
  } catch (error) {
    if (!taken) throw error;
    await recordFailedTry(deps, taken, error);
  }
  return taken !== undefined;
};

/** A pending service is still to be created or set up, or could not be. */
const hasPendingServices = async (tx: Transaction, orderId: string): Promise<boolean> => {
  const [waiting] = await tx
    .select({ id: provisionings.id })
    .from(provisionings)
    .where(and(eq(provisionings.orderId, orderId), ne(provisionings.state, 'DONE')))
    .limit(1);
  const [unfinished] = await tx
    .select({ id: cloudServices.id })
    .from(cloudServices)
    .where(and(eq(cloudServices.orderId, orderId), inArray(cloudServices.status, ['CREATED', 'PROCESSING', 'ERROR'])))
    .limit(1);
  return waiting !== undefined || unfinished !== undefined;
};

/**
 * Locks the order's row. The last delivery completes the order, 40 → 50, unless the customer has confirmed it. The
 * caller announces what was delivered.
 */
export const deliverServices = async (tx: Transaction, orderId: string, now: number): Promise<Delivery> => {
  const { order } = await lockOrder(tx, orderId);
  const delivered = await tx
    .update(cloudServices)
    .set({ status: 'COMPLETED', deliveredAt: now, updatedAt: now })
    .where(
      and(eq(cloudServices.orderId, orderId), eq(cloudServices.status, 'PROCESSING'), lte(cloudServices.readyAt, now)),
    )
    .returning();
  if (order.status !== 40 || (await hasPendingServices(tx, orderId))) return { order, delivered };
  await moveOrder(tx, order, 50, { kind: 'completed', by: 'provisioning', at: now }, { completedAt: now });
  return { order, delivered };
};

const findDeliverableOrders = async (db: Database, now: number): Promise<readonly string[]> => {
  const found = await db
    .selectDistinct({ orderId: cloudServices.orderId })
    .from(cloudServices)
    .where(and(eq(cloudServices.status, 'PROCESSING'), lte(cloudServices.readyAt, now)))
    .limit(MAX_PER_RUN);
  return found.map(({ orderId }) => orderId);
};

/** One run: creates services of queued lines and delivers ready ones. Any number of workers may run in parallel. */
export const provision = async (deps: ProvisionDeps): Promise<void> => {
  for (let taken = 0; taken < MAX_PER_RUN && (await processNextLine(deps)); taken += 1);
  const now = deps.clock.now();
  for (const orderId of await findDeliverableOrders(deps.db, now))
    await deps.db.transaction(async (tx) => queueDeliveryMails(deps, tx, await deliverServices(tx, orderId, now)));
};

/** Every second. */
export const provisioningJob: Job<ProvisionDeps> = { name: 'provisioning', period: 1_000, run: provision };
