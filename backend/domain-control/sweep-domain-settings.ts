import { and, inArray, lt } from 'drizzle-orm';
import { domainSettings } from '#backend/cloud-services/domains/settings-schema.ts';
import { cloudServices } from '#backend/cloud-services/schema.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { retentionStart } from '#core/shared/retention.ts';

/** Contacts of domains that ended. */
export const sweepDomainSettings = async (db: Database, now: number): Promise<void> => {
  const ended = db
    .select({ id: cloudServices.id })
    .from(cloudServices)
    .where(
      and(
        inArray(cloudServices.status, ['CANCELLED', 'CLOSED']),
        lt(cloudServices.updatedAt, retentionStart('domainContacts', now)),
      ),
    );
  await db.delete(domainSettings).where(inArray(domainSettings.serviceId, ended));
};
