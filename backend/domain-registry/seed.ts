import { sql } from 'drizzle-orm';
import type { Transaction } from '#backend/platform/database/database.ts';
import { busyNames, registeredNames, reservedNames, silentNames } from '#contracts/seed/domain-names.ts';
import { registryNames } from './schema.ts';

const rows = (names: readonly string[], status: string) => names.map((name) => ({ name, status }));

/** Registered, reserved and failing domains; all others are available. */
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
