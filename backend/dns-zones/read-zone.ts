import { desc, eq } from 'drizzle-orm';
import { loadOwnService } from '#backend/cloud-services/read-services.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import type { RequestVisitor } from '#backend/platform/deps.ts';
import type { BackendEnvironment } from '#backend/platform/environment.ts';
import { notFound } from '#backend/platform/service-failure.ts';
import { MAX_CHANGES, recentChanges, type Zone } from '#core/dns/zone.ts';
import { DOMAIN_LINE } from '#core/shared/domains/domain-kind.ts';
import { normaliseDomain } from '#core/shared/domains/domain-name.ts';
import { isRunning } from '#core/shared/service-status.ts';
import type { PublishingSettings } from './publishing/environment.ts';
import { commonState, findPublication } from './publishing/find-due.ts';
import { dnsZoneChanges, dnsZones } from './schema.ts';

type ZoneDeps = {
  readonly db: Database | Transaction;
  readonly environment: Pick<BackendEnvironment, 'nameServers' | 'zonesAreServed'> & PublishingSettings;
};

/**
 * Throws UNAUTHENTICATED for a guest; NOT_FOUND for another customer's domain, for a service that is none, and where the
 * firm has no name servers that records would be for.
 */
export const loadZone = async ({ db, environment }: ZoneDeps, visitor: RequestVisitor, id: string): Promise<Zone> => {
  const { service } = await loadOwnService(db, visitor, id);
  const domain = service.type === DOMAIN_LINE ? normaliseDomain(service.name) : null;
  if (domain === null || environment.nameServers.length === 0) throw notFound('zone');
  const [stored] = await db.select().from(dnsZones).where(eq(dnsZones.serviceId, id));
  const { version, at, origin, by, removed, added } = dnsZoneChanges;
  const changes = await db
    .select({ version, at, origin, by, removed, added })
    .from(dnsZoneChanges)
    .where(eq(dnsZoneChanges.serviceId, id))
    .orderBy(desc(version))
    .limit(MAX_CHANGES);
  const { nameServers, zonesAreServed, publishing } = environment;
  const published = await findPublication(db, commonState(publishing.kind, nameServers), id);
  const { publishedAt = null, digests = [] } = published?.publication ?? {};
  const isOn = stored?.isSigned ?? false;
  return {
    domain,
    version: stored?.version ?? 0,
    records: stored?.records ?? [],
    changes: recentChanges(changes),
    publication: zonesAreServed ? { isCurrent: published?.isCurrent ?? false, publishedAt } : null,
    signing: publishing.canSign ? { isOn, digests: isOn ? digests : [] } : null,
    canChange: isRunning(service),
  };
};
