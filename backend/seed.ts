import { eq } from 'drizzle-orm';
import type { ServerEnvironment } from './environment.ts';
import type { Database, OpenDatabase, Transaction } from './platform/database/database.ts';
import { seedRuns } from './platform/database/schema.ts';
import { digestFiles } from './platform/digest-files.ts';
import { projectPath, sourceFolder } from './platform/project-path.ts';
import { StartFailure } from './platform/start-failure.ts';
import { services } from './services.ts';

type SeedSettings = Pick<ServerEnvironment, 'seed' | 'seedProducts' | 'mode' | 'identity'>;

/** The settings that the seeded data depend on. */
const seedSettings = ({ seed, seedProducts, mode, identity }: SeedSettings): string =>
  [seed, seedProducts, mode, identity.name, identity.domain].join(' ');

/** Changes with the data of the seed, wherever it is and whatever code writes it. */
export const seedFingerprint = (environment: SeedSettings): string =>
  digestFiles(projectPath(), ['contracts/seed'], seedSettings(environment));

/**
 * Changes with every input of a seeded database: tables, data, and the code that writes them. null without sources,
 * where a prepared database would outlive its code.
 */
export const templateName = (environment: ServerEnvironment): string | null =>
  sourceFolder === null
    ? null
    : digestFiles(
        sourceFolder,
        ['contracts', 'src/core', 'backend'],
        `${seedSettings(environment)} ${process.arch} ${process.version}`,
      );

/** Writes the seed, over live rows too. */
export const writeSeed = async (tx: Transaction, environment: ServerEnvironment): Promise<void> => {
  for (const service of services) await service.seed?.(tx, environment);
  // The demo customer owns services of the example.
  if (environment.mode === 'development' && environment.seed === 'example')
    for (const service of services) await service.demo?.(tx, environment);
  await tx
    .insert(seedRuns)
    .values({ fingerprint: seedFingerprint(environment) })
    .onConflictDoNothing();
};

/**
 * Development seeds once per change of the seed. Production seeds an empty database only: what operators and editors
 * changed since is theirs. All or nothing, one backend at a time. Each start in production also ends the demo accounts, because the database may have served a development
 * installation.
 */
export const seedDatabase = ({ unlimitedDb: db, alone }: OpenDatabase, environment: ServerEnvironment): Promise<void> =>
  alone(async () => {
    const isDevelopment = environment.mode === 'development';
    if (isDevelopment) await refuseLiveDatabase(db);
    if (!isDevelopment)
      await db.transaction(async (tx) => {
        for (const service of services) await service.retireDemo?.(tx);
      });
    const own = eq(seedRuns.fingerprint, seedFingerprint(environment));
    const done = await db
      .select()
      .from(seedRuns)
      .where(isDevelopment ? own : undefined)
      .limit(1);
    if (done.length === 0) await db.transaction((tx) => writeSeed(tx, environment));
    if (!isDevelopment) await db.insert(seedRuns).values({ fingerprint: IN_PRODUCTION }).onConflictDoNothing();
  });

/** Recorded once a shop of production has started on the database. */
const IN_PRODUCTION = 'production';

/** Throws StartFailure: development would put a demo customer with a known password among live ones. */
const refuseLiveDatabase = async (db: Database): Promise<void> => {
  const [found] = await db.select().from(seedRuns).where(eq(seedRuns.fingerprint, IN_PRODUCTION));
  if (found)
    throw new StartFailure(
      'This database has served a shop in production; MODE=development would add demo customers and stand-ins to it. Set MODE=production, or another DATABASE_URL.',
    );
};
