import { and, inArray, lt } from 'drizzle-orm';
import { serviceAccessKeys } from '#backend/cloud-services/control/access-key-schema.ts';
import { serviceActions } from '#backend/cloud-services/control/action-schema.ts';
import { serviceEntries } from '#backend/cloud-services/control/entry-schema.ts';
import { serviceSeats } from '#backend/cloud-services/control/seat-schema.ts';
import { cloudServices } from '#backend/cloud-services/schema.ts';
import { provisioningTasks } from '#backend/cloud-services/tasks/task-schema.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { retentionStart } from '#core/shared/retention.ts';

/**
 * Deletes entries that open nothing any more, the keys, users and tasks of services that ended long ago, and the entries
 * of their logs that name users.
 */
export const sweepServices = async (db: Database, now: number): Promise<void> => {
  const ended = db
    .select({ id: cloudServices.id })
    .from(cloudServices)
    .where(lt(cloudServices.endDate, retentionStart('endedServices', now)));
  await db.delete(serviceEntries).where(lt(serviceEntries.expiresAt, now));
  await db.delete(serviceAccessKeys).where(inArray(serviceAccessKeys.serviceId, ended));
  await db.delete(provisioningTasks).where(inArray(provisioningTasks.serviceId, ended));
  await db.delete(serviceSeats).where(inArray(serviceSeats.serviceId, ended));
  const namesUsers = inArray(serviceActions.kind, ['assign-seat', 'remove-seat']);
  await db.delete(serviceActions).where(and(namesUsers, inArray(serviceActions.serviceId, ended)));
};
