import { and, eq, lte } from 'drizzle-orm';
import type { Transaction } from '#backend/platform/database/database.ts';
import { inputHash, runOnce } from '#backend/platform/database/idempotency.ts';
import type { BackendDeps, SessionVisitor } from '#backend/platform/deps.ts';
import { accept } from '#backend/platform/service-failure.ts';
import { decideChange, decideSigning } from '#core/dns/decide-change.ts';
import { MAX_CHANGES } from '#core/dns/zone.ts';
import type { ZoneEdit } from '#core/dns/zone-gateway.port.ts';
import type { PublishingSettings } from './publishing/environment.ts';
import { loadZone } from './read-zone.ts';
import { dnsZoneChanges, dnsZones } from './schema.ts';

type ZoneDeps = Pick<BackendDeps<PublishingSettings>, 'db' | 'clock' | 'environment'>;

/** Creates the row of the zone on first use and locks it. */
const lockZone = async (tx: Transaction, serviceId: string, now: number): Promise<void> => {
  await tx.insert(dnsZones).values({ serviceId, version: 0, records: [], updatedAt: now }).onConflictDoNothing();
  await tx.select({ id: dnsZones.serviceId }).from(dnsZones).where(eq(dnsZones.serviceId, serviceId)).for('update');
};

/**
 * Writes the records and the log in one transaction, under the zone's lock. Throws NOT_FOUND, UNAUTHENTICATED,
 * ZONE_CHANGED, ZONE_REFUSED, DOMAIN_NOT_ACTIVE, BAD_USER_INPUT, INTENT_REUSED.
 */
export const changeZone = (
  { db, clock, environment }: ZoneDeps,
  visitor: SessionVisitor,
  { id, edit, key }: { readonly id: string; readonly edit: ZoneEdit; readonly key: string | null },
): Promise<void> =>
  db.transaction(async (tx) => {
    await loadZone({ db: tx, environment }, visitor, id);
    await runOnce(tx, visitor.sessionId, key, inputHash(['changeZone', id, edit]), async () => {
      const at = clock.now();
      await lockZone(tx, id, at);
      const zone = await loadZone({ db: tx, environment }, visitor, id);
      const { records, removed, added } = accept(decideChange(zone, edit));
      if (removed.length + added.length === 0) return null;
      const version = zone.version + 1;
      await tx.update(dnsZones).set({ version, records, updatedAt: at }).where(eq(dnsZones.serviceId, id));
      const by = visitor.staff ? 'staff' : 'customer';
      await tx.insert(dnsZoneChanges).values({ serviceId: id, version, at, origin: edit.origin, by, removed, added });
      const isForgotten = lte(dnsZoneChanges.version, version - MAX_CHANGES);
      await tx.delete(dnsZoneChanges).where(and(eq(dnsZoneChanges.serviceId, id), isForgotten));
      return null;
    });
  });

/**
 * Writes whether answers are signed. Throws NOT_FOUND, also where the name servers do not sign, UNAUTHENTICATED,
 * DOMAIN_NOT_ACTIVE, INTENT_REUSED.
 */
export const setZoneSigned = (
  { db, clock, environment }: ZoneDeps,
  visitor: SessionVisitor,
  { id, isSigned, key }: { readonly id: string; readonly isSigned: boolean; readonly key: string | null },
): Promise<void> =>
  db.transaction(async (tx) => {
    const zone = await loadZone({ db: tx, environment }, visitor, id);
    await runOnce(tx, visitor.sessionId, key, inputHash(['setZoneSigned', id, isSigned]), async () => {
      accept(decideSigning(zone));
      const at = clock.now();
      await lockZone(tx, id, at);
      await tx.update(dnsZones).set({ isSigned, updatedAt: at }).where(eq(dnsZones.serviceId, id));
      return null;
    });
  });
