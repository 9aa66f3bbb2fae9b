import { desc, eq } from 'drizzle-orm';
import { loadOwnService } from '#backend/cloud-services/read-services.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import type { RequestVisitor } from '#backend/platform/deps.ts';
import { notFound } from '#backend/platform/service-failure.ts';
import { ZONES_ARE_SERVED } from '#contracts/dns-zones.ts';
import { MAX_CHANGES, recentChanges, type Zone } from '#core/dns/zone.ts';
import { DOMAIN_LINE } from '#core/shared/domain-kind.ts';
import { normaliseDomain } from '#core/shared/domain-name.ts';
import { isRunning } from '#core/shared/service-status.ts';
import { dnsZoneChanges, dnsZones } from './schema.ts';

/** Throws UNAUTHENTICATED for a guest; NOT_FOUND for another customer's domain and for a service that is none. */
export const loadZone = async (db: Database | Transaction, visitor: RequestVisitor, id: string): Promise<Zone> => {
  const { service } = await loadOwnService(db, visitor, id);
  const domain = service.type === DOMAIN_LINE ? normaliseDomain(service.name) : null;
  if (domain === null) throw notFound('zone');
  const [stored] = await db.select().from(dnsZones).where(eq(dnsZones.serviceId, id));
  const { version, at, origin, by, removed, added } = dnsZoneChanges;
  const changes = await db
    .select({ version, at, origin, by, removed, added })
    .from(dnsZoneChanges)
    .where(eq(dnsZoneChanges.serviceId, id))
    .orderBy(desc(version))
    .limit(MAX_CHANGES);
  return {
    domain,
    version: stored?.version ?? 0,
    records: stored?.records ?? [],
    changes: recentChanges(changes),
    isServed: ZONES_ARE_SERVED,
    canChange: isRunning(service),
  };
};
