import { eq } from 'drizzle-orm';
import type { Transaction } from '#backend/platform/database/database.ts';
import { dnsZones } from './schema.ts';

/** Creates the row of the zone on first use and locks it. */
export const lockZone = async (tx: Transaction, serviceId: string, now: number): Promise<void> => {
  await tx.insert(dnsZones).values({ serviceId, version: 0, records: [], updatedAt: now }).onConflictDoNothing();
  await tx.select({ id: dnsZones.serviceId }).from(dnsZones).where(eq(dnsZones.serviceId, serviceId)).for('update');
};
