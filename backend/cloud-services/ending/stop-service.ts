import { eq } from 'drizzle-orm';
import { logDone } from '#backend/cloud-services/control/own-service.ts';
import { cloudServices } from '#backend/cloud-services/schema.ts';
import { type AskDeps, askProvisioner } from '#backend/cloud-services/tasks/ask-provisioner.ts';
import type { Transaction } from '#backend/platform/database/database.ts';

/**
 * Stops a service for good and deletes its passwords; its data stays for the days of the terms of service. The caller
 * holds the service's lock.
 */
export const stopService = async (
  deps: AskDeps,
  tx: Transaction,
  serviceId: string,
  {
    kind,
    actor,
    at,
  }: { readonly kind: 'end-of-term' | 'end-refunded' | 'end-unpaid'; readonly actor: string; readonly at: number },
): Promise<void> => {
  const stopped = { status: 'CANCELLED', password: null, newPassword: null, updatedAt: at } as const;
  const [service] = await tx.update(cloudServices).set(stopped).where(eq(cloudServices.id, serviceId)).returning();
  if (!service) throw new Error(`service ${serviceId} is not there`);
  await logDone(tx, { serviceId, kind, detail: '', actor, at });
  await askProvisioner(deps, tx, service, { kind: 'end', subject: `end:${serviceId}` });
};
