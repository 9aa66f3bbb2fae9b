import { eq } from 'drizzle-orm';
import { logDone } from '#backend/cloud-services/control/own-service.ts';
import { toEndingMail } from '#backend/cloud-services/ending/ending-mails.ts';
import { resumeService } from '#backend/cloud-services/ending/suspension.ts';
import { type OwnedService, selectOwnedServices } from '#backend/cloud-services/read-services.ts';
import { type CloudServiceRow, cloudServices } from '#backend/cloud-services/schema.ts';
import { daysGivenMail, describeGivenDays, type GivenDays } from '#backend/mails/given-days-mails.vi.ts';
import { freshKey } from '#backend/mails/queue-mail.ts';
import { type MailDeps, queueOrderMail } from '#backend/orders/order-mails.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import { notFound, ServiceFailure } from '#backend/platform/service-failure.ts';
import { serviceKindOf } from '#contracts/seed/kinds-of-lines.ts';
import { extendByDays, type GivenDaysRefusal, refuseGivenDays } from '#core/service-rules/given-days.ts';
import { isSuspended } from '#core/shared/service-status.ts';
import { nextPlanOf } from './next-plan-of.ts';
import { paidTermOf } from './sold-plans.ts';

const toExtendable = (service: CloudServiceRow) => ({
  ...paidTermOf(service),
  kind: serviceKindOf(service.type),
  status: service.status,
  nextPlan: nextPlanOf(service),
});

/** When the term of a service ends with another `days`, ms since 1970 UTC, or why it cannot be given them. */
export const planGivenDays = (
  service: CloudServiceRow,
  days: number,
  now: number,
): { readonly endsAt: number } | { readonly because: GivenDaysRefusal } => {
  const extendable = toExtendable(service);
  const because = refuseGivenDays(extendable, days, now);
  return because === null ? { endsAt: extendByDays(extendable, days).endDate } : { because };
};

/**
 * Gives a service days, with an entry in its log and a mail to its customer. One that was suspended because its term was
 * over runs again, as after a payment. Throws NOT_FOUND, SERVICE_ACTION_IMPOSSIBLE.
 */
export const giveServiceDays = async (
  deps: MailDeps,
  tx: Transaction,
  serviceId: string,
  { actor, ...given }: GivenDays & { readonly actor: string },
): Promise<void> => {
  const at = deps.clock.now();
  const [owned] = await selectOwnedServices(tx)
    .where(eq(cloudServices.id, serviceId))
    .for('update', { of: cloudServices });
  if (!owned) throw notFound('service');
  const extendable = toExtendable(owned.service);
  const because = refuseGivenDays(extendable, given.days, at);
  if (because !== null) throw new ServiceFailure('SERVICE_ACTION_IMPOSSIBLE', because);
  const [service] = await tx
    .update(cloudServices)
    .set({ ...extendByDays(extendable, given.days), updatedAt: at })
    .where(eq(cloudServices.id, serviceId))
    .returning();
  if (!service) throw notFound('service');
  await logDone(tx, { serviceId, kind: 'give-days', detail: describeGivenDays(given), actor, at });
  const resumed = await resumeService(deps, tx, serviceId, { detail: '', actor, at });
  await queueDaysGiven(deps, tx, { ...owned, service }, { ...given, runs: resumed || !isSuspended(service) });
};

/** Each time, because a service may be given days again. */
const queueDaysGiven = (
  deps: MailDeps,
  tx: Transaction,
  owned: OwnedService,
  given: GivenDays & { readonly runs: boolean },
): Promise<void> =>
  queueOrderMail(deps, tx, owned.order, daysGivenMail(toEndingMail(deps, owned), given), {
    key: freshKey(`days-given:${owned.service.id}`),
  });
