import { and, asc, eq, lte } from 'drizzle-orm';
import { applyChange } from '#backend/cloud-services/changes/apply-change.ts';
import { cloudServices } from '#backend/cloud-services/schema.ts';
import { askProvisioner } from '#backend/cloud-services/tasks/ask-provisioner.ts';
import { performTasks } from '#backend/cloud-services/tasks/perform-tasks.ts';
import { provisionings } from '#backend/order-store/event-schema.ts';
import { orderLines } from '#backend/order-store/schema.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import type { Job } from '#backend/platform/job.ts';
import { createServices } from './create-services.ts';
import { deliverServices } from './deliver-services.ts';
import { recordFailedTry } from './failed-tries.ts';
import { queueDeliveryMails, queueTransferMails } from './service-mails.ts';

type ProvisionDeps = Pick<BackendDeps, 'db' | 'clock' | 'secrets' | 'log' | 'environment'>;

/** Maximum number of lines, and of orders, per run; the next run continues. */
const MAX_PER_RUN = 200;

type QueuedLine = typeof provisionings.$inferSelect;

const applyLine = async (deps: ProvisionDeps, tx: Transaction, { id, lineId, orderId }: QueuedLine): Promise<void> => {
  const setState = (state: 'ASKED' | 'STAFF' | 'DONE') =>
    tx.update(provisionings).set({ state }).where(eq(provisionings.id, id));
  const upgraded = await lockUpgraded(tx, lineId);
  if (upgraded !== null) {
    const { productId, service } = upgraded;
    const asked = { kind: 'change', subject: `line:${lineId}`, lineId, productId } as const;
    await setState((await askProvisioner(deps, tx, service, asked)) ? 'ASKED' : 'STAFF');
    return;
  }
  const isChange = await applyChange(deps, tx, lineId);
  if (!isChange) await createServices(deps, tx, lineId);
  await setState('DONE');
  // A change has no later delivery, so the order may be completed now.
  if (isChange) await queueDeliveryMails(deps, tx, await deliverServices(tx, orderId, deps.clock.now()));
  else await queueTransferMails(deps, tx, lineId);
};

/** A larger plan needs somebody who enlarges the machine; a renewal moves a date. null for other lines. */
const lockUpgraded = async (tx: Transaction, lineId: string) => {
  const [line] = await tx.select().from(orderLines).where(eq(orderLines.id, lineId));
  if (!line || line.upgrades === null) return null;
  const [service] = await tx.select().from(cloudServices).where(eq(cloudServices.id, line.upgrades)).for('update');
  if (!service) throw new Error(`service ${line.upgrades} is not there`);
  return { productId: line.productId, service };
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

const findDeliverableOrders = async (db: Database, now: number): Promise<readonly string[]> => {
  const found = await db
    .selectDistinct({ orderId: cloudServices.orderId })
    .from(cloudServices)
    .where(and(eq(cloudServices.status, 'PROCESSING'), lte(cloudServices.readyAt, now)))
    .limit(MAX_PER_RUN);
  return found.map(({ orderId }) => orderId);
};

/**
 * One run: creates services of queued lines, asks provisioners, and delivers ready services. Any number of workers may
 * run in parallel.
 */
export const provision = async (deps: ProvisionDeps): Promise<void> => {
  for (let taken = 0; taken < MAX_PER_RUN && (await processNextLine(deps)); taken += 1);
  await performTasks(deps);
  const now = deps.clock.now();
  for (const orderId of await findDeliverableOrders(deps.db, now))
    await deps.db.transaction(async (tx) => queueDeliveryMails(deps, tx, await deliverServices(tx, orderId, now)));
};

/** Every half second, so that a page that asks every two seconds shows a state within three. */
export const provisioningJob: Job<ProvisionDeps> = { name: 'provisioning', period: 500, run: provision };
