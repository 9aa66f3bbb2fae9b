import { inArray, sql } from 'drizzle-orm';
import type { Transaction } from '#backend/platform/database/database.ts';
import { busyNames, registeredNames, reservedNames, silentNames } from '#contracts/seed/domains/domain-names.ts';
import { registryNames } from './schema.ts';

const rows = (names: readonly string[], status: string) => names.map((name) => ({ name, status }));

const sampleNames = [...registeredNames, ...reservedNames, ...busyNames, ...silentNames];

/** Registered, reserved and failing domains of the sandbox registry; all others are available. */
export const seedDomainRegistry = async (tx: Transaction): Promise<void> => {
  const all = [
    ...rows(registeredNames, 'REGISTERED'),
    ...rows(reservedNames, 'RESERVED'),
    ...rows(busyNames, 'BUSY'),
    ...rows(silentNames, 'SILENT'),
  ];
  await tx
    .insert(registryNames)
    .values(all)
    .onConflictDoUpdate({ target: registryNames.name, set: { status: sql`excluded.status` } });
};

/** In production nobody has made up what is registered. */
export const retireSampleNames = async (tx: Transaction): Promise<void> => {
  await tx.delete(registryNames).where(inArray(registryNames.name, sampleNames));
};
