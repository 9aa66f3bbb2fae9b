import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { cloudServices } from '#backend/cloud-services/schema.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import type { Job } from '#backend/platform/job.ts';
import type { SetUp } from '#contracts/service-facts.ts';
import { siteRecords } from '#core/dns/templates.ts';
import { sortRecords } from '#core/dns/zone.ts';
import { DOMAIN_LINE } from '#core/shared/domains/domain-kind.ts';
import { runningStatuses } from '#core/shared/service-status.ts';
import { dnsZoneChanges, dnsZones } from './schema.ts';

type FirstRecordsDeps = Pick<BackendDeps, 'db' | 'clock' | 'environment'>;

const HOSTING = 'web-hosting';

/**
 * A domain that nobody has edited leads to the hosting that was bought with it, once both are in service and unless the
 * order has several.
 */
const writeFirstRecords = async ({ db, clock, environment }: FirstRecordsDeps): Promise<void> => {
  if (environment.nameServers.length === 0) return;
  const hosting = alias(cloudServices, 'hosting');
  const found = await db
    .select({ id: cloudServices.id, hostings: sql<readonly SetUp[]>`json_agg(${hosting.setUp})` })
    .from(cloudServices)
    .innerJoin(hosting, and(eq(hosting.orderId, cloudServices.orderId), eq(hosting.type, HOSTING)))
    .leftJoin(dnsZones, eq(dnsZones.serviceId, cloudServices.id))
    .where(
      and(
        eq(cloudServices.type, DOMAIN_LINE),
        inArray(cloudServices.status, [...runningStatuses]),
        inArray(hosting.status, [...runningStatuses]),
        isNull(cloudServices.transfer),
        isNull(dnsZones.serviceId),
      ),
    )
    .groupBy(cloudServices.id)
    .having(sql`count(*) = 1`);
  for (const { id: serviceId, hostings } of found) {
    const records = sortRecords(hostings.flatMap((setUp) => siteRecords(setUp)));
    if (records.length === 0) continue;
    const at = clock.now();
    const change = { origin: 'template', by: 'staff', removed: [], added: records } as const;
    await db.transaction(async (tx) => {
      const zone = { serviceId, version: 1, records, updatedAt: at };
      const made = await tx.insert(dnsZones).values(zone).onConflictDoNothing().returning();
      if (made.length > 0) await tx.insert(dnsZoneChanges).values({ serviceId, version: 1, at, ...change });
    });
  }
};

/** Every five seconds. */
export const firstRecordsJob: Job<FirstRecordsDeps> = {
  name: 'first records of domains',
  period: 5_000,
  run: writeFirstRecords,
};
