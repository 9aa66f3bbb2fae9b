import { asc, desc, eq, sql } from 'drizzle-orm';
import { loadOwnService } from '#backend/cloud-services/read-services.ts';
import type { CloudServiceRow } from '#backend/cloud-services/schema.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import type { RequestVisitor } from '#backend/platform/deps.ts';
import type { BackendEnvironment } from '#backend/platform/environment.ts';
import { notFound } from '#backend/platform/service-failure.ts';
import { UPDATE_PATH } from '#contracts/dns-zones.ts';
import { MAX_CHANGES, recentChanges, type Zone } from '#core/dns/zone.ts';
import { DOMAIN_LINE } from '#core/shared/domains/domain-kind.ts';
import { normaliseDomain } from '#core/shared/domains/domain-name.ts';
import { isRunning } from '#core/shared/service-status.ts';
import type { PublishingSettings } from './publishing/environment.ts';
import { commonState, findPublication } from './publishing/find-due.ts';
import { dnsZoneChanges, dnsZones } from './schema.ts';
import { dnsUpdateTokens } from './updates/schema.ts';

type ZoneDeps = {
  readonly db: Database | Transaction;
  readonly environment: Pick<BackendEnvironment, 'nameServers' | 'zonesAreServed' | 'backendOrigin'> &
    PublishingSettings;
  readonly ownOrigin: () => string;
};

/** Null for a service that is no domain, and where the firm has no name servers that records would be for. */
export const zoneOf = async (
  { db, environment, ownOrigin }: ZoneDeps,
  service: Pick<CloudServiceRow, 'id' | 'type' | 'name' | 'status'>,
): Promise<Zone | null> => {
  const { id } = service;
  const domain = service.type === DOMAIN_LINE ? normaliseDomain(service.name) : null;
  const { nameServers, zonesAreServed, publishing } = environment;
  if (domain === null || nameServers.length === 0) return null;
  const [stored] = await db.select().from(dnsZones).where(eq(dnsZones.serviceId, id));
  const { version, at, origin, by, removed, added } = dnsZoneChanges;
  const changes = await db
    .select({ version, at, origin, by, removed, added })
    .from(dnsZoneChanges)
    .where(eq(dnsZoneChanges.serviceId, id))
    .orderBy(desc(version))
    .limit(MAX_CHANGES);
  const { name, createdAt, usedAt } = dnsUpdateTokens;
  const tokens = await db
    .select({ name, createdAt, usedAt })
    .from(dnsUpdateTokens)
    .where(eq(dnsUpdateTokens.serviceId, id))
    .orderBy(asc(sql`${name} collate "C"`));
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
    updates: { url: `${environment.backendOrigin ?? ownOrigin()}${UPDATE_PATH}`, tokens },
    canChange: isRunning(service),
  };
};

/** Throws UNAUTHENTICATED for a guest; NOT_FOUND for another customer's domain, and where `zoneOf` has none. */
export const loadZone = async (deps: ZoneDeps, visitor: RequestVisitor, id: string): Promise<Zone> => {
  const { service } = await loadOwnService(deps.db, visitor, id);
  const zone = await zoneOf(deps, service);
  if (zone === null) throw notFound('zone');
  return zone;
};
