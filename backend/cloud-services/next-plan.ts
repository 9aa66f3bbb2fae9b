import { and, asc, eq, gt, lt } from 'drizzle-orm';
import type { MailDeps } from '#backend/orders/order-mails.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import type { Job } from '#backend/platform/job.ts';
import { isNextPlanDue } from '#core/service-rules/smaller-plans.ts';
import { isRunning } from '#core/shared/service-status.ts';
import { moveToPlan } from './move-to-plan.ts';
import { queueDowngraded } from './next-plan-mails.ts';
import { nextPlanOf } from './next-plan-of.ts';
import { logDone } from './own-service.ts';
import { selectOwnedServices } from './read-services.ts';
import { cloudServices } from './schema.ts';

type NextPlanDeps = Pick<BackendDeps, 'db' | 'log'> & MailDeps;

/** Services per run; the next run continues. */
const MAX_PER_RUN = 500;

/** Moves a service to the plan of its next term once that term is paid and has begun. The caller holds its lock. */
export const beginNextPlan = async (deps: MailDeps, tx: Transaction, serviceId: string): Promise<void> => {
  const now = deps.clock.now();
  const [owned] = await selectOwnedServices(tx).where(eq(cloudServices.id, serviceId));
  const nextPlan = owned && nextPlanOf(owned.service);
  if (!nextPlan || !isRunning(owned.service)) return;
  if (!isNextPlanDue({ nextPlan, endDate: owned.service.endDate }, now)) return;
  const columns = await moveToPlan(tx, owned.service, nextPlan.productId);
  const [moved] = await tx
    .update(cloudServices)
    .set({ ...columns, nextProductId: null, nextProductTitle: null, nextPlanFrom: null, updatedAt: now })
    .where(eq(cloudServices.id, serviceId))
    .returning();
  if (!moved) throw new Error(`service ${serviceId} is not there`);
  await logDone(tx, { serviceId, kind: 'downgrade', detail: moved.productTitle, actor: 'sweep', at: now });
  await queueDowngraded(deps, tx, { ...owned, service: moved }, owned.service);
};

const lockAndBegin = (deps: NextPlanDeps, id: string): Promise<void> =>
  deps.db.transaction(async (tx) => {
    await tx.select().from(cloudServices).where(eq(cloudServices.id, id)).for('update');
    await beginNextPlan(deps, tx, id);
  });

/** A service that fails is tried again at the next run and holds up no other. [SVC-01] */
export const beginNextPlans = async (deps: NextPlanDeps): Promise<void> => {
  const { id, endDate, nextPlanFrom } = cloudServices;
  const found = await deps.db
    .select({ id })
    .from(cloudServices)
    .where(and(lt(nextPlanFrom, deps.clock.now()), gt(endDate, nextPlanFrom)))
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
