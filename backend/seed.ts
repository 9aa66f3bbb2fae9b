import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { OpenDatabase } from './database/database.ts';
import { seedRuns } from './database/schema.ts';
import type { BackendEnvironment } from './environment.ts';
import { projectFolder } from './project-folder.ts';
import { services } from './services.ts';

const seedFiles = (): readonly string[] => {
  const shared = projectFolder('contracts', 'seed');
  const own = services.map(({ name }) => projectFolder('backend', name));
  return [shared, ...own].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(ts|json)$/.test(file))
      .sort()
      .map((file) => join(folder, file)),
  );
};

/** Changes whenever something that the seed is made of changes. */
const fingerprintOf = (environment: BackendEnvironment): string => {
  const digest = createHash('sha256').update(String(environment.seedProducts));
  for (const file of seedFiles()) digest.update(file).update(readFileSync(file));
  return digest.digest('hex');
};

/** Fills the database with the shop's data, once per change of that data, whole or not at all, one backend at a time. */
export const seed = ({ db, alone }: OpenDatabase, environment: BackendEnvironment): Promise<void> =>
  alone(async () => {
    const fingerprint = fingerprintOf(environment);
    const done = await db.select().from(seedRuns).where(eq(seedRuns.fingerprint, fingerprint));
    if (done.length > 0) return;
    await db.transaction(async (tx) => {
      for (const service of services) await service.seed(tx, environment);
      await tx.insert(seedRuns).values({ fingerprint }).onConflictDoNothing();
    });
  });
