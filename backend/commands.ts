import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { describePlan } from './catalogue/import/describe-plan.ts';
import { readCatalogueFile, writeCatalogueFile } from './catalogue/import/files.ts';
import { exportCatalogue, importCatalogue } from './catalogue/import/import-catalogue.ts';
import { loadPicturePlaces } from './content/desk/picture-places.ts';
import type { ServerEnvironment } from './environment.ts';
import { createBackendClock } from './platform/clock.ts';
import { copyRows } from './platform/database/copy-rows.ts';
import { type Database, type OpenDatabase, openDatabase } from './platform/database/database.ts';
import { dumpDatabase, restoreDatabase } from './platform/database/dump.ts';
import { requireReachable } from './platform/database/require-reachable.ts';
import { SEALING_SECRETS } from './platform/environment.ts';
import { StartFailure } from './platform/start-failure.ts';

type Command = (environment: ServerEnvironment, args: readonly string[]) => Promise<string>;

/** Of the account that owns the tables. Throws StartFailure. */
const ownerAddress = ({ databaseUrl, migrationDatabaseUrl }: ServerEnvironment): string => {
  const address = migrationDatabaseUrl ?? databaseUrl;
  if (address !== undefined) return address;
  throw new StartFailure(
    'DATABASE_URL is missing. The embedded database is saved by copying DATA_DIR while it is stopped.',
  );
};

const reachableOwner = async (environment: ServerEnvironment): Promise<string> => {
  const address = ownerAddress(environment);
  await requireReachable(address, environment.migrationDatabaseUrl ? 'MIGRATION_DATABASE_URL' : 'DATABASE_URL');
  return address;
};

const fileOf = ([file]: readonly string[]): string => {
  if (file !== undefined) return file;
  throw new StartFailure('Name a file.');
};

const withDatabase = async <Value>(
  where: Parameters<typeof openDatabase>[0],
  work: (database: OpenDatabase) => Promise<Value>,
): Promise<Value> => {
  const database = await openDatabase(where);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
};

/** `node dist/backend/main.js {command}`, instead of serving. Each returns what to print, or throws StartFailure. */
export const commands: Readonly<Record<string, Command>> = {
  /** The start does the same; a separate run is for an account that only deployments have. */
  migrate: (environment) =>
    withDatabase(environment, async ({ isNewer }) =>
      isNewer
        ? 'The tables are those of the next release, on which this one runs too.'
        : 'The tables are those of this release.',
    ),

  catalogue: async (environment, [verb, path, ...flags]) => {
    const stranger = flags.find((flag) => !importFlags.includes(flag));
    if ((verb !== 'import' && verb !== 'export') || path === undefined || stranger !== undefined)
      throw new StartFailure(
        'Say export FILE, or import FILE with --plan, --apply or --apply --overwrite; --verbose lists every row.',
      );
    if (verb === 'export') {
      const rows = await withDatabase(environment, ({ unlimitedDb }) => exportCatalogue(unlimitedDb));
      await writeCatalogueFile(path, rows);
      return `Saved ${rows.products.length} products and ${rows.extensions.length} domain extensions to ${path}.`;
    }
    return importFile(environment, path, flags);
  },

  backup: async (environment, args) => {
    await dumpDatabase(await reachableOwner(environment), fileOf(args));
    return `Saved to ${fileOf(args)}. The settings are not in it; keep ${SEALING_SECRETS} apart.`;
  },

  restore: async (environment, args) => {
    await restoreDatabase(await reachableOwner(environment), fileOf(args));
    return `Restored ${fileOf(args)}. The next start migrates it and grants the rights of the shop's account.`;
  },

  'move-database': moveDatabase,
};

const importFlags: readonly string[] = ['--plan', '--apply', '--overwrite', '--verbose'];

/** Throws StartFailure, after all that could be written is, when rows were refused. */
async function importFile(environment: ServerEnvironment, path: string, flags: readonly string[]): Promise<string> {
  const read = await readCatalogueFile(path);
  if ('problem' in read) throw new StartFailure(`${path}: ${read.problem}`);
  const wish = { apply: flags.includes('--apply'), overwrite: flags.includes('--overwrite') };
  const clock = createBackendClock();
  const plan = await withDatabase(environment, ({ unlimitedDb, alone }) =>
    alone(async () => {
      const { sentenceOf: pictureProblem } = await loadPicturePlaces({ clock, environment }, unlimitedDb);
      return importCatalogue(unlimitedDb, read, { ...wish, now: clock.now(), pictureProblem });
    }),
  );
  const said = describePlan(plan, { ...wish, verbose: flags.includes('--verbose') });
  if (plan.refusals.length > 0) throw new StartFailure(said);
  return said;
}

/** From the embedded database in DATA_DIR to an empty one at DATABASE_URL. */
async function moveDatabase(environment: ServerEnvironment): Promise<string> {
  const { dataDir, secrets } = environment;
  // Only the owner may set sequences; the next start grants the rights of the other account.
  const target = { dataDir, databaseUrl: ownerAddress(environment) };
  if (!existsSync(join(dataDir, 'database'))) throw new StartFailure(`There is no embedded database in ${dataDir}.`);
  checkSealing(dataDir, secrets.sealing);
  return withDatabase({ dataDir }, (embedded) =>
    withDatabase(target, async ({ unlimitedDb: db, alone }) => {
      if (!(await isEmpty(db)))
        throw new StartFailure('DATABASE_URL must lead to an empty database, which no shop has been started on.');
      const counts = await alone(() => db.transaction((tx) => copyRows(embedded.db, tx)));
      const rows = [...counts.values()].reduce((sum, count) => sum + count, 0);
      return `Copied ${rows} rows of ${counts.size} tables. ${dataDir}/database is unchanged; remove it when the shop runs.`;
    }),
  );
}

const isEmpty = async (db: Database): Promise<boolean> => {
  const { rows } = await db.execute<{ found: boolean }>(
    sql`select exists (select from seed_runs) or exists (select from orders) as found`,
  );
  return rows[0]?.found === false;
};

/** What the embedded database sealed can be opened by its own secret only. */
const checkSealing = (dataDir: string, sealing: readonly string[]): void => {
  const path = join(dataDir, 'secrets.json');
  if (!existsSync(path)) return;
  const held = (JSON.parse(readFileSync(path, 'utf8')) as Record<string, string | undefined>)[SEALING_SECRETS];
  if (held !== undefined && !held.split(',').every((secret) => sealing.includes(secret.trim())))
    throw new StartFailure(
      `${SEALING_SECRETS} must contain that of ${path}; without it nothing that the embedded database sealed can be read.`,
    );
};
