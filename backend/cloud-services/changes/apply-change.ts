import { asc, eq } from 'drizzle-orm';
import { resumeService } from '#backend/cloud-services/ending/suspension.ts';
import { type CloudServiceRow, cloudServices } from '#backend/cloud-services/schema.ts';
import { askProvisioner } from '#backend/cloud-services/tasks/ask-provisioner.ts';
import { type OrderLineRow, orderLines } from '#backend/order-store/schema.ts';
import { instalmentDues } from '#backend/orders/instalment-schema.ts';
import type { MailDeps } from '#backend/orders/order-mails.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import { serviceKindOf } from '#contracts/seed/kinds-of-lines.ts';
import { serviceRules } from '#core/shared/goods/service-kind.ts';
import { extendTerm } from '#core/shared/paid-term.ts';
import { serviceChanges } from './change-schema.ts';
import { moveToPlan } from './move-to-plan.ts';
import { beginNextPlan } from './next-plan.ts';
import { monthsOfTerm, paidTermOf } from './sold-plans.ts';

/** Extends the service by the term that was paid and that it has from then on, or moves it to another plan. */
const computeChange = async (
  tx: Transaction,
  service: CloudServiceRow,
  line: OrderLineRow,
): Promise<Partial<CloudServiceRow>> => {
  if (line.renews !== null)
    return {
      ...extendTerm(paidTermOf(service), monthsOfTerm({ unitId: line.unitId, term: line.time })),
      term: line.time,
      unitId: line.unitId,
    };
  return moveToPlan(tx, service, line.productId);
};

/** An instalment is marked as paid with its order; services that were suspended for it run again. */
const resumePaid = async (deps: MailDeps, tx: Transaction, dueId: string, now: number): Promise<void> => {
  const services = await tx
    .select({ id: cloudServices.id })
    .from(cloudServices)
    .innerJoin(instalmentDues, eq(instalmentDues.lineId, cloudServices.lineId))
    .where(eq(instalmentDues.id, dueId))
    .orderBy(asc(cloudServices.id))
    .for('update', { of: cloudServices });
  for (const { id } of services) await resumeService(deps, tx, id, { detail: '', actor: 'sweep', at: now });
};

/** Returns whether the line concerns a service. Its row lock and service_changes (one row per line) apply it once. */
export const applyChange = async (deps: MailDeps, tx: Transaction, lineId: string): Promise<boolean> => {
  const now = deps.clock.now();
  const [line] = await tx.select().from(orderLines).where(eq(orderLines.id, lineId));
  if (line && line.paysDue !== null) {
    await resumePaid(deps, tx, line.paysDue, now);
    return true;
  }
  const serviceId = line?.renews ?? line?.upgrades ?? null;
  if (!line || serviceId === null) return false;
  const [service] = await tx.select().from(cloudServices).where(eq(cloudServices.id, serviceId)).for('update');
  if (!service) throw new Error(`service ${serviceId} is not there`);
  const [fresh] = await tx
    .insert(serviceChanges)
    .values({ lineId, serviceId, appliedAt: now })
    .onConflictDoNothing()
    .returning();
  if (!fresh) return true;
  const changes = await computeChange(tx, service, line);
  const [changed] = await tx
    .update(cloudServices)
    .set({ ...changes, updatedAt: now })
    .where(eq(cloudServices.id, serviceId))
    .returning();
  if (changed) await beginNextPlan(deps, tx, changed);
  if (changed && line.renews !== null && serviceRules[serviceKindOf(changed.type)].isDomain)
    await askProvisioner(deps, tx, changed, { kind: 'renew', subject: `renew:${lineId}`, lineId });
  await resumeService(deps, tx, serviceId, { detail: '', actor: 'sweep', at: now });
  return true;
};
