import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { ServerEnvironment } from './environment.ts';
import type { OpenDatabase } from './platform/database/database.ts';
import { seedRuns } from './platform/database/schema.ts';
import { projectPath } from './platform/project-path.ts';
import { services } from './services.ts';

const listSources = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|json|sql)$/.test(file))
    .sort()
    .map((file) => join(folder, file));

/** Changes with every input of a seeded database: tables, data, and the code that writes them. */
export const seedFingerprint = (environment: ServerEnvironment): string => {
  const folders = [projectPath('contracts'), projectPath('src', 'core', 'pricing'), projectPath('backend')];
  const digest = createHash('sha256').update(`${environment.seedProducts} ${process.arch} ${environment.mode}`);
  const files = [projectPath('package.json'), ...folders.flatMap(listSources)];
  for (const file of files) digest.update(`\0${file}\0`).update(readFileSync(file));
  return digest.digest('hex');
};

/**
 * Once per change of the seed, all or nothing, one backend at a time. In production each start also ends the demo
 * accounts, because the database may have served a development installation.
 */
export const seedDatabase = ({ db, alone }: OpenDatabase, environment: ServerEnvironment): Promise<void> =>
  alone(async () => {
    const isDevelopment = environment.mode === 'development';
    if (!isDevelopment)
      await db.transaction(async (tx) => {
        for (const service of services) await service.retireDemo?.(tx);
      });
    const fingerprint = seedFingerprint(environment);
    const done = await db.select().from(seedRuns).where(eq(seedRuns.fingerprint, fingerprint));
    if (done.length > 0) return;
    await db.transaction(async (tx) => {
      for (const service of services) await service.seed?.(tx, environment);
      if (isDevelopment) for (const service of services) await service.demo?.(tx, environment);
      await tx.insert(seedRuns).values({ fingerprint }).onConflictDoNothing();
    });
  });
