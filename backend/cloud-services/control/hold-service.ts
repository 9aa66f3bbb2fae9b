import { eq } from 'drizzle-orm';
import { queueHeld, queueReleased } from '#backend/cloud-services/ending/grace-mails.ts';
import { resumeService, suspendService } from '#backend/cloud-services/ending/suspension.ts';
import { type OwnedService, selectOwnedServices } from '#backend/cloud-services/read-services.ts';
import { type CloudServiceRow, cloudServices } from '#backend/cloud-services/schema.ts';
import type { MailDeps } from '#backend/orders/order-mails.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import { notFound, ServiceFailure } from '#backend/platform/service-failure.ts';
import type { StaffChange } from '#backend/platform/staff-route.ts';
import { DOMAIN_LINE } from '#core/shared/domains/domain-kind.ts';
import { isRunning } from '#core/shared/service-status.ts';

/** What the staff decide about a service, with the reason that its owner reads. */
export type StaffHold = { readonly serviceId: string; readonly deed: 'suspend' | 'resume'; readonly reason: string };

/** A domain answers at its registry, which the shop cannot stop. */
export const canHold = ({ status, type, holdReason }: CloudServiceRow): boolean =>
  isRunning({ status }) && type !== DOMAIN_LINE && holdReason === null;

const lockService = async (tx: Transaction, id: string): Promise<OwnedService> => {
  const [found] = await selectOwnedServices(tx).where(eq(cloudServices.id, id)).for('update', { of: cloudServices });
  if (!found) throw notFound('service');
  return found;
};

const setHold = (tx: Transaction, id: string, holdReason: string | null) =>
  tx.update(cloudServices).set({ holdReason }).where(eq(cloudServices.id, id));

/**
 * Suspends a service until the staff give it back; its owner gets the reason by mail. What is unpaid meanwhile keeps
 * it suspended. Throws NOT_FOUND, SERVICE_ACTION_IMPOSSIBLE.
 */
export const holdService = async (
  deps: MailDeps,
  tx: Transaction,
  { serviceId, deed, reason }: StaffHold,
): Promise<StaffChange> => {
  const owned = await lockService(tx, serviceId);
  const { service } = owned;
  const entry = { detail: reason, actor: 'staff', at: deps.clock.now() };
  if (!(deed === 'suspend' ? canHold(service) : isRunning(service) && service.holdReason !== null))
    throw new ServiceFailure('SERVICE_ACTION_IMPOSSIBLE', `The service is ${service.status}`);
  const before = { status: service.status };
  if (deed === 'suspend') {
    await setHold(tx, serviceId, reason);
    await suspendService(deps, tx, serviceId, entry);
    await queueHeld(deps, tx, owned, reason);
    return { before, after: { status: 'SUSPEND' } };
  }
  await setHold(tx, serviceId, null);
  const runs = await resumeService(deps, tx, serviceId, entry, true);
  await queueReleased(deps, tx, owned, { reason, runs });
  return { before, after: { status: runs ? 'COMPLETED' : 'SUSPEND' } };
};
