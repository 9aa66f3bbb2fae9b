import { and, eq, lte } from 'drizzle-orm';
import type { Transaction } from '#backend/platform/database/database.ts';
import type { DecidedChange } from '#core/dns/decide-change.ts';
import { MAX_CHANGES, type Zone, type ZoneChange } from '#core/dns/zone.ts';
import { dnsZoneChanges, dnsZones } from './schema.ts';

/** Writes records and log under the zone's lock. Returns whether anything changed. */
export const writeChange = async (
  tx: Transaction,
  serviceId: string,
  {
    zone,
    decided: { records, removed, added },
    ...log
  }: Pick<ZoneChange, 'origin' | 'by' | 'at'> & {
    readonly zone: Pick<Zone, 'version'>;
    readonly decided: DecidedChange;
  },
): Promise<boolean> => {
  if (removed.length + added.length === 0) return false;
  const version = zone.version + 1;
  await tx.update(dnsZones).set({ version, records, updatedAt: log.at }).where(eq(dnsZones.serviceId, serviceId));
  await tx.insert(dnsZoneChanges).values({ serviceId, version, ...log, removed, added });
  const isForgotten = lte(dnsZoneChanges.version, version - MAX_CHANGES);
  await tx.delete(dnsZoneChanges).where(and(eq(dnsZoneChanges.serviceId, serviceId), isForgotten));
  return true;
};
