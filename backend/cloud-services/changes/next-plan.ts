import { and, asc, eq, gt, lt } from 'drizzle-orm';
import { logDone } from '#backend/cloud-services/control/own-service.ts';
import { type OwnedService, selectOwnedServices } from '#backend/cloud-services/read-services.ts';
import { type CloudServiceRow, cloudServices } from '#backend/cloud-services/schema.ts';
import type { MailDeps } from '#backend/orders/order-mails.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import type { Job } from '#backend/platform/job.ts';
import { notFound } from '#backend/platform/service-failure.ts';
import type { StaffChange } from '#backend/platform/staff-route.ts';
import { isNextPlanDue } from '#core/service-rules/smaller-plans.ts';
import { isRunning } from '#core/shared/service-status.ts';
import { moveToPlan } from './move-to-plan.ts';
import { queueDowngraded } from './next-plan-mails.ts';
import { nextPlanOf } from './next-plan-of.ts';

type BeginningDeps = MailDeps & Pick<BackendDeps, 'environment'>;
type NextPlanDeps = BeginningDeps & Pick<BackendDeps, 'db' | 'log'>;

/** Services per run; the next run continues. */
const MAX_PER_RUN = 500;

const { endDate, nextPlanFrom } = cloudServices;
const mayBeDue = (now: number) => and(lt(nextPlanFrom, now), gt(endDate, nextPlanFrom));

/** The smaller plan whose term is paid and has begun; null for none. */
const duePlanOf = (service: CloudServiceRow, now: number) => {
  const nextPlan = nextPlanOf(service);
  const isDue = isRunning(service) && isNextPlanDue({ nextPlan, endDate: service.endDate }, now);
  return isDue ? nextPlan : null;
};

/** Whether a smaller plan was due. The caller holds the lock of the service. */
const moveIfDue = async (
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
 * Moves a service to the plan of its next term once that term is paid and has begun. Where nothing sets services up by
 * itself, it waits for a member. The caller holds the lock of the service.
 */
export const beginNextPlan = async (deps: BeginningDeps, tx: Transaction, serviceId: string): Promise<void> => {
  if (deps.environment.sandboxSetUp) await moveIfDue(deps, tx, serviceId, 'sweep');
};

/** Services whose smaller plan waits for a member, those of the earliest term first. `now`: ms since 1970 UTC. */
export const listDuePlans = async (db: Database, now: number): Promise<readonly OwnedService[]> => {
  const found = await selectOwnedServices(db).where(mayBeDue(now)).orderBy(asc(nextPlanFrom), asc(cloudServices.id));
  return found.filter(({ service }) => duePlanOf(service, now) !== null);
};

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
    await tx.select().from(cloudServices).where(eq(cloudServices.id, id)).for('update');
    await beginNextPlan(deps, tx, id);
  });

/** A service that fails is tried again at the next run, and does not stop the others. [SVC-01] */
export const beginNextPlans = async (deps: NextPlanDeps): Promise<void> => {
  if (!deps.environment.sandboxSetUp) return;
  const found = await deps.db
    .select({ id: cloudServices.id })
    .from(cloudServices)
    .where(mayBeDue(deps.clock.now()))
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
