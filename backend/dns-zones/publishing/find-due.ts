import { and, eq, inArray, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { domainSettings } from '#backend/cloud-services/domains/settings-schema.ts';
import { cloudServices } from '#backend/cloud-services/schema.ts';
import { dnsZones } from '#backend/dns-zones/schema.ts';
import { orderLines } from '#backend/order-store/schema.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import type { DnsRecord } from '#core/dns/dns-record.ts';
import { DOMAIN_LINE } from '#core/shared/domains/domain-kind.ts';
import { DAY_MS } from '#core/shared/durations.ts';
import { runningStatuses } from '#core/shared/service-status.ts';
import { dnsPublications, type PublicationRow } from './schema.ts';

/** What name servers should have of a domain. */
export type WantedZone = {
  readonly domain: string;
  readonly serviceId: string;
  readonly records: readonly DnsRecord[];
  readonly isSigned: boolean;
  /** As `stateOf` writes it. */
  readonly wanted: string;
};

/** Of one run; the next one continues. */
const MAX_PER_RUN = 50;

/** How long others may still remember the name servers that a domain had before. */
export const LEAVING_MS = 2 * DAY_MS;

/** What all zones have in common: who takes them, and their name servers. */
export const commonState = (kind: string, nameServers: readonly string[]): string => [kind, ...nameServers].join(' ');

const version = sql<number>`coalesce(${dnsZones.version}, 0)`;
const isSigned = sql<boolean>`coalesce(${dnsZones.isSigned}, false)`;

/** A text that differs whenever name servers should have something else. */
const stateOf = (common: string): SQL<string> =>
  sql<string>`concat_ws(' ', ${cloudServices.id}, ${version}, ${isSigned}, ${common}::text)`;

/** A domain in service. Its name is that of a host, because it was sold. */
const isInService = and(
  eq(cloudServices.type, DOMAIN_LINE),
  inArray(cloudServices.status, [...runningStatuses]),
  sql`${cloudServices.name} ~ '^[a-z0-9.-]+$'`,
);

/** Before its owner decides, a bought domain uses the name servers of the shop, and a transferred one keeps its own. */
const usesShop = sql`coalesce(${domainSettings.nameServers}->>'kind', case when ${orderLines.transfer} then 'kept' else 'shop' end) = 'shop'`;

const selectDomains = (db: Database | Transaction, common: string) =>
  db
    .select({
      domain: cloudServices.name,
      serviceId: cloudServices.id,
      records: dnsZones.records,
      isSigned,
      wanted: stateOf(common),
      publication: dnsPublications,
    })
    .from(cloudServices)
    .innerJoin(orderLines, eq(orderLines.id, cloudServices.lineId))
    .leftJoin(domainSettings, eq(domainSettings.serviceId, cloudServices.id))
    .leftJoin(dnsZones, eq(dnsZones.serviceId, cloudServices.id))
    .leftJoin(dnsPublications, eq(dnsPublications.domain, cloudServices.name));

/** Zones that name servers do not have as they should, the last edited ones first. `now` in ms since 1970 UTC. */
export const findDueZones = async (db: Database, common: string, now: number): Promise<readonly WantedZone[]> => {
  const { claimedUntil, nextTryAt, published, wanted, domain } = dnsPublications;
  const state = stateOf(common);
  const isDifferent = or(isNull(published), ne(published, state));
  const isDue = and(lte(claimedUntil, now), or(lte(nextTryAt, now), ne(wanted, state)));
  const found = await selectDomains(db, common)
    .where(and(isInService, usesShop, or(isNull(domain), and(isDifferent, isDue))))
    .orderBy(sql`${dnsZones.updatedAt} desc nulls last`, cloudServices.id)
    .limit(MAX_PER_RUN);
  return found.map(({ records, publication: _, ...rest }) => ({ ...rest, records: records ?? [] }));
};

/** Zones of domains that ended, or that have had other name servers for two days. */
export const findLeftZones = (db: Database, now: number): Promise<readonly PublicationRow[]> => {
  const stays = db
    .select({ one: sql`1` })
    .from(cloudServices)
    .innerJoin(orderLines, eq(orderLines.id, cloudServices.lineId))
    .leftJoin(domainSettings, eq(domainSettings.serviceId, cloudServices.id))
    .where(
      and(
        isInService,
        eq(cloudServices.name, dnsPublications.domain),
        or(usesShop, sql`${domainSettings.updatedAt} > ${now - LEAVING_MS}`),
      ),
    );
  return db
    .select()
    .from(dnsPublications)
    .where(and(lte(dnsPublications.claimedUntil, now), lte(dnsPublications.nextTryAt, now), sql`not exists (${stays})`))
    .limit(MAX_PER_RUN);
};

/** The publication of a domain's service, and whether name servers have its current state. */
export const findPublication = async (
  db: Database | Transaction,
  common: string,
  serviceId: string,
): Promise<{ readonly isCurrent: boolean; readonly publication: PublicationRow | null } | null> => {
  const [found] = await selectDomains(db, common).where(eq(cloudServices.id, serviceId));
  if (!found) return null;
  const publication = found.publication?.serviceId === serviceId ? found.publication : null;
  return { isCurrent: publication?.published === found.wanted, publication };
};
