import { eq } from 'drizzle-orm';
import { logDone } from '#backend/cloud-services/control/own-service.ts';
import { cloudServices } from '#backend/cloud-services/schema.ts';
import type { Transaction } from '#backend/platform/database/database.ts';

/**
 * Stops a service for good and deletes its passwords; its data stays for the days of the terms of service. The caller
 * holds the service's lock.
 */
export const stopService = async (
  tx: Transaction,
  serviceId: string,
  {
    kind,
    actor,
    at,
  }: { readonly kind: 'end-of-term' | 'end-refunded' | 'end-unpaid'; readonly actor: string; readonly at: number },
): Promise<void> => {
  const stopped = { status: 'CANCELLED', password: null, newPassword: null, updatedAt: at } as const;
  await tx.update(cloudServices).set(stopped).where(eq(cloudServices.id, serviceId));
  await logDone(tx, { serviceId, kind, detail: '', actor, at });
};
