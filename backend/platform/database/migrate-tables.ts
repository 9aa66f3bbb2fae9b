import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { projectPath } from '#backend/platform/project-path.ts';
import { StartFailure } from '#backend/platform/start-failure.ts';
import { releases } from './releases.ts';

/** Sends one statement as the account that owns the tables. */
type Ask = (statement: string) => Promise<{ readonly rows: readonly Readonly<Record<string, unknown>>[] }>;

export const migrationsFolder = (): string => projectPath('backend', 'platform', 'database', 'migrations');

const journalSchema = z.object({ entries: z.array(z.object({ when: z.number(), tag: z.string() })) });

/** The moments by which a database knows this release's newest migration, and that of the release before. */
const readOwnMigrations = (): { readonly newest: number; readonly before: number } => {
  const file = join(migrationsFolder(), 'meta', '_journal.json');
  const { entries } = journalSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const own = entries.at(-1);
  const released = releases.filter((tag) => tag !== own?.tag).at(-1);
  return { newest: own?.when ?? 0, before: entries.find(({ tag }) => tag === released)?.when ?? 0 };
};

/** Beside the journal of Drizzle: the newest migration of the oldest release that runs on the tables. */
const OLDEST = 'drizzle.oldest_release';

/**
 * Runs the migrations that are missing. True when the tables are of the next release: its upgrade is running or was
 * rolled back, and this release runs on them. Throws StartFailure when they are of a later one. [decision 0051]
 */
export const migrateTables = async (ask: Ask, migrate: () => Promise<void>): Promise<boolean> => {
  // Does nothing to newer tables.
  await migrate();
  const own = readOwnMigrations();
  await ask(`create table if not exists ${OLDEST} (id integer primary key, migration bigint not null)`);
  const { rows } = await ask(
    `select max(created_at) as newest, (select migration from ${OLDEST}) as oldest from drizzle.__drizzle_migrations`,
  );
  const [found] = rows;
  if (Number(found?.oldest ?? 0) > own.newest)
    throw new StartFailure(
      'The database is of a newer release: start that release, or restore the backup taken before the update.',
    );
  if (Number(found?.newest) > own.newest) return true;
  await ask(
    `insert into ${OLDEST} values (1, ${own.before}) on conflict (id) do update set migration = excluded.migration`,
  );
  return false;
};
