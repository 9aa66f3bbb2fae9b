import { and, asc, eq, gt, inArray, isNull, lt, ne, notExists, or } from 'drizzle-orm';
import { logDone } from '#backend/cloud-services/control/own-service.ts';
import { type OwnedService, selectOwnedServices } from '#backend/cloud-services/read-services.ts';
import { type CloudServiceRow, cloudServices } from '#backend/cloud-services/schema.ts';
import { type AskDeps, askProvisioner } from '#backend/cloud-services/tasks/ask-provisioner.ts';
import { provisioningTasks } from '#backend/cloud-services/tasks/task-schema.ts';
import type { MailDeps } from '#backend/orders/order-mails.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import type { Job } from '#backend/platform/job.ts';
import { notFound } from '#backend/platform/service-failure.ts';
import type { StaffChange } from '#backend/platform/staff-route.ts';
import { isNextPlanDue } from '#core/service-rules/smaller-plans.ts';
import { dayNumberAt, VIETNAM_OFFSET_MS } from '#core/shared/calendar.ts';
import { DAY_MS } from '#core/shared/durations.ts';
import { isRunning, runningStatuses } from '#core/shared/service-status.ts';
import { moveToPlan } from './move-to-plan.ts';
import { queueDowngraded } from './next-plan-mails.ts';
import { nextPlanOf } from './next-plan-of.ts';

type NextPlanDeps = AskDeps & Pick<BackendDeps, 'db' | 'log'>;

/** Services per run; the next run continues. */
const MAX_PER_RUN = 500;

const { endDate, nextPlanFrom, provisioner } = cloudServices;
const mayBeDue = (now: number) => and(lt(nextPlanFrom, now), gt(endDate, nextPlanFrom));

/** A provisioner changes the plan, or could not and has a row of its own. */
const undoneChange = (db: Database | Transaction) =>
  db
    .select({ id: provisioningTasks.id })
    .from(provisioningTasks)
    .where(
      and(
        eq(provisioningTasks.serviceId, cloudServices.id),
        eq(provisioningTasks.productId, cloudServices.nextProductId),
        inArray(provisioningTasks.state, ['waiting', 'accepted', 'failed']),
      ),
    );

/** The smaller plan whose term is paid and has begun; null for none. */
const duePlanOf = (service: CloudServiceRow, now: number) => {
  const nextPlan = nextPlanOf(service);
  const isDue = isRunning(service) && isNextPlanDue({ nextPlan, endDate: service.endDate }, now);
  return isDue ? nextPlan : null;
};

/**
 * Moves a service to the plan of its next term, which somebody has set up; null when none is due. The caller holds the
 * lock of the service.
 */
export const moveIfDue = async (
  deps: MailDeps,
  tx: Transaction,
  serviceId: string,
  actor: 'sweep' | 'staff',
): Promise<OwnedService | null> => {
  const now = deps.clock.now();
  const [owned] = await selectOwnedServices(tx).where(eq(cloudServices.id, serviceId));
  const nextPlan = owned && duePlanOf(owned.service, now);
  if (!nextPlan) return null;
  const columns = await moveToPlan(tx, owned.service, nextPlan.productId);
  const [moved] = await tx
    .update(cloudServices)
    .set({ ...columns, nextProductId: null, nextProductTitle: null, nextPlanFrom: null, updatedAt: now })
    .where(eq(cloudServices.id, serviceId))
    .returning();
  if (!moved) throw new Error(`service ${serviceId} is not there`);
  await logDone(tx, { serviceId, kind: 'downgrade', detail: moved.productTitle, actor, at: now });
  await queueDowngraded(deps, tx, { ...owned, service: moved }, owned.service);
  return owned;
};

/**
 * Asks for the plan of the next term once that term is paid and has begun; a member sets it up where nobody else does.
 * The caller holds the lock of the service.
 */
export const beginNextPlan = async (deps: AskDeps, tx: Transaction, service: CloudServiceRow): Promise<void> => {
  const nextPlan = duePlanOf(service, deps.clock.now());
  if (nextPlan === null) return;
  const { productId, from } = nextPlan;
  await askProvisioner(deps, tx, service, {
    kind: 'change',
    subject: `plan:${service.id}:${from}:${productId}`,
    productId,
  });
};

/** Whether a service has a smaller plan that waits for a member: that of a term which began on an earlier day, as `duePlanOf`. */
export const isDueForMembers = (db: Database | Transaction, now: number) =>
  and(
    mayBeDue(dayNumberAt(now) * DAY_MS - VIETNAM_OFFSET_MS),
    inArray(cloudServices.status, [...runningStatuses]),
    notExists(undoneChange(db)),
  );

/** Those of these services whose smaller plan waits for a member. `now`: ms since 1970 UTC. */
export const listDuePlans = (
  db: Database | Transaction,
  now: number,
  ids: readonly string[],
): Promise<readonly OwnedService[]> =>
  selectOwnedServices(db).where(and(isDueForMembers(db, now), inArray(cloudServices.id, [...ids])));

/** Begins a smaller plan that a member has set up on the machine. Throws NOT_FOUND when none waits. */
export const confirmNextPlan = async (deps: MailDeps, tx: Transaction, serviceId: string): Promise<StaffChange> => {
  await tx.select().from(cloudServices).where(eq(cloudServices.id, serviceId)).for('update');
  const before = await moveIfDue(deps, tx, serviceId, 'staff');
  if (before === null) throw notFound('smaller plan');
  const { productTitle, nextProductTitle } = before.service;
  return { before: { plan: productTitle }, after: { plan: nextProductTitle } };
};

const lockAndBegin = (deps: NextPlanDeps, id: string): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const [service] = await tx.select().from(cloudServices).where(eq(cloudServices.id, id)).for('update');
    if (service) await beginNextPlan(deps, tx, service);
  });

/** A service that fails is tried again at the next run, and does not stop the others. [SVC-01] */
export const beginNextPlans = async (deps: NextPlanDeps): Promise<void> => {
  const found = await deps.db
    .select({ id: cloudServices.id })
    .from(cloudServices)
    .where(and(mayBeDue(deps.clock.now()), or(isNull(provisioner), ne(provisioner, 'manual'))))
    .orderBy(asc(nextPlanFrom))
    .limit(MAX_PER_RUN);
  for (const service of found)
    await lockAndBegin(deps, service.id).catch((error: unknown) =>
      deps.log.error({ err: error, service: service.id }, 'beginning a smaller plan failed'),
    );
};

/** Every ten minutes. */
export const nextPlanJob: Job<NextPlanDeps> = {
  name: 'beginning smaller plans',
  period: 10 * 60_000,
  run: beginNextPlans,
};
