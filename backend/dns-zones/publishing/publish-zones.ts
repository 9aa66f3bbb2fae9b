import { and, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import type { Job } from '#backend/platform/job.ts';
import { zoneContent } from '#core/dns/write-zone-file.ts';
import { MINUTE_MS } from '#core/shared/durations.ts';
import type { DnsPublisher, PublishFailure } from './dns-publisher.port.ts';
import type { PublishingSettings } from './environment.ts';
import { commonState, findDueZones, findLeftZones, type WantedZone } from './find-due.ts';
import { dnsPublications, type PublicationRow } from './schema.ts';

type PublishingDeps = Pick<BackendDeps<PublishingSettings>, 'db' | 'clock' | 'log' | 'environment'>;
type Publishing = PublishingDeps & { readonly publisher: DnsPublisher };

/** Longer than any single try, so that two backends do not write one zone at once. */
const CLAIM_MS = 2 * MINUTE_MS;
const FIRST_DELAY_MS = 2_000;
const MAX_DELAY_MS = 10 * MINUTE_MS;

/** Leaves room for the updates that one state takes. */
const SERIAL_STEP = 100;

/** ms until the next try after `tries` failed ones: two seconds, doubled each time, at most ten minutes. */
export const publishDelay = (tries: number): number =>
  Math.min(FIRST_DELAY_MS * 2 ** Math.max(0, tries - 1), MAX_DELAY_MS);

/** Failures that every other zone would have too. */
const isOfServer: Readonly<Record<PublishFailure['kind'], boolean>> = {
  unreachable: true,
  denied: true,
  'foreign-zone': false,
  'newer-there': false,
  'not-made-yet': false,
  refused: false,
};

/** Null: another backend has it. The same state keeps its serial. */
const claimZone = async (db: Database, zone: WantedZone, now: number): Promise<PublicationRow | null> => {
  const { domain, serviceId, wanted } = zone;
  const [serial, claimedUntil] = [Math.floor(now / 1_000), now + CLAIM_MS];
  const old = dnsPublications;
  const [taken] = await db
    .insert(dnsPublications)
    .values({ domain, serviceId, wanted, serial, digests: [], tries: 0, nextTryAt: now, claimedUntil })
    .onConflictDoUpdate({
      target: old.domain,
      set: {
        serviceId,
        wanted,
        claimedUntil,
        serial: sql`case when ${old.wanted} = ${wanted} then ${old.serial} else greatest(${old.serial} + ${SERIAL_STEP}, ${serial}) end`,
      },
      setWhere: lte(old.claimedUntil, now),
    })
    .returning();
  return taken ?? null;
};

/** Of this try; a later one has another state or serial. */
const isTry = ({ domain, wanted, serial }: PublicationRow) =>
  and(eq(dnsPublications.domain, domain), eq(dnsPublications.wanted, wanted), eq(dnsPublications.serial, serial));

const recordFailure = async (
  { db, clock, log }: Publishing,
  row: PublicationRow,
  failure: PublishFailure,
): Promise<void> => {
  const tries = row.tries + 1;
  log.warn({ domain: row.domain, failure, tries }, 'zone not published');
  const nextTryAt = clock.now() + publishDelay(failure.kind === NOT_MADE ? 1 : tries);
  // What the shop keeps is what should be there, also after a restored backup.
  const serial = failure.kind === NEWER ? Math.max(row.serial, failure.serial + SERIAL_STEP) : row.serial;
  await db.update(dnsPublications).set({ tries, failure, nextTryAt, serial, claimedUntil: 0 }).where(isTry(row));
};

const NOT_MADE: PublishFailure['kind'] = 'not-made-yet';
const NEWER = 'newer-there';

/** Null for success. */
const publishZone = async (deps: Publishing, zone: WantedZone): Promise<PublishFailure | null> => {
  const { db, clock, environment, publisher } = deps;
  const row = await claimZone(db, zone, clock.now());
  if (row === null) return null;
  const nameServers = environment.nameServers.map((host) => ({ host, addresses: [] }));
  const records = zoneContent(zone.domain, zone.records, { nameServers, serial: row.serial });
  const isSigned = zone.isSigned && publisher.canSign;
  const result = await publisher.publish({ name: zone.domain, serial: row.serial, records, isSigned });
  if (!result.ok) {
    await recordFailure(deps, row, result.failure);
    return result.failure;
  }
  const now = clock.now();
  const done = { published: zone.wanted, publishedAt: now, digests: result.value.ds, nextTryAt: now };
  await db
    .update(dnsPublications)
    .set({ ...done, tries: 0, failure: null, claimedUntil: 0 })
    .where(isTry(row));
  return null;
};

const removeZone = async (deps: Publishing, found: PublicationRow): Promise<PublishFailure | null> => {
  const { db, clock, publisher } = deps;
  const now = clock.now();
  const [row] = await db
    .update(dnsPublications)
    .set({ claimedUntil: now + CLAIM_MS })
    .where(and(isTry(found), lte(dnsPublications.claimedUntil, now)))
    .returning();
  if (!row) return null;
  const result = await publisher.remove(row.domain);
  if (result.ok) await db.delete(dnsPublications).where(isTry(row));
  else await recordFailure(deps, row, result.failure);
  return result.ok ? null : result.failure;
};

/**
 * Brings every zone to the name servers that they do not have as they should, and takes away those that are not theirs
 * any more. Each state is tried until they have it or a newer one; nobody waits for another's zone. Never fails.
 */
export const publishZones = async (deps: Publishing): Promise<void> => {
  const { db, clock, environment } = deps;
  const common = commonState(environment.publishing.kind, environment.nameServers);
  const tries = [
    ...(await findLeftZones(db, clock.now())).map((each) => () => removeZone(deps, each)),
    ...(await findDueZones(db, common, clock.now())).map((each) => () => publishZone(deps, each)),
  ];
  for (const tryOne of tries) {
    const failure = await tryOne();
    // The others would wait for the same server; the next run tries them.
    if (failure !== null && isOfServer[failure.kind]) return;
  }
};

/** Every second, so that an edit is answered within five. */
export const publishingJob: Job<PublishingDeps> = {
  name: 'publishing zones',
  period: 1_000,
  run: async (deps) => {
    const publisher = deps.environment.publishing.open(deps.clock);
    if (publisher !== null) await publishZones({ ...deps, publisher });
  },
};
