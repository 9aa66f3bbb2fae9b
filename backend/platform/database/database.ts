import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { lockExclusively } from './exclusive-lock.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { copyTemplate, keepTemplate } from './template.ts';

type Rows<Row> = { readonly rows: Row[] };

/** What `db.execute` answers on both drivers. */
interface RowsHKT extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

/** PostgreSQL through drizzle, embedded or remote. Only SQL that PostgreSQL 15 knows. */
export type Database = PgDatabase<RowsHKT, Record<string, never>>;
/** Inside a transaction only this is used: the embedded database has one connection and would wait for itself. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

export type OpenDatabase = {
  readonly db: Database;
  /** Runs `work` alone among all backends on this database. */
  readonly alone: <Value>(work: () => Promise<Value>) => Promise<Value>;
  readonly close: () => Promise<void>;
  /** To be called when everything is seeded and nobody is served yet: keeps a copy for the next empty data folder. */
  readonly keepTemplate: () => Promise<void>;
};

/** One number for everything that only one backend at a time may do. */
const START_LOCK = 731_904_421;

const openRemote = async (databaseUrl: string): Promise<OpenDatabase> => {
  const { Pool } = await import('pg');
  const { drizzle } = await import('drizzle-orm/node-postgres');
  const { migrate } = await import('drizzle-orm/node-postgres/migrator');
  const pool = new Pool({ connectionString: databaseUrl, max: 12, connectionTimeoutMillis: 10_000 });
  // A connection that dies while idle is replaced at the next use; without a listener it would end the process.
  pool.on('error', () => undefined);
  const alone = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    const holder = await pool.connect();
    try {
      await holder.query('select pg_advisory_lock($1)', [START_LOCK]);
      return await work();
    } finally {
      await holder.query('select pg_advisory_unlock($1)', [START_LOCK]).catch(() => undefined);
      holder.release();
    }
  };
  const driver = drizzle(pool);
  await alone(() => migrate(driver, { migrationsFolder: migrationsFolder() }));
  // Both drivers answer `execute` with rows, which is all that Database adds to what drizzle says itself.
  return { db: driver as unknown as Database, alone, close: () => pool.end(), keepTemplate: async () => undefined };
};

const openEmbedded = async (dataDir: string, template: string | null): Promise<OpenDatabase> => {
  mkdirSync(dataDir, { recursive: true });
  const unlock = lockExclusively(join(dataDir, 'database.lock'));
  try {
    const { PGlite } = await import('@electric-sql/pglite');
    const { drizzle } = await import('drizzle-orm/pglite');
    const { migrate } = await import('drizzle-orm/pglite/migrator');
    const folder = join(dataDir, 'database');
    const empty = !existsSync(join(folder, 'PG_VERSION'));
    const made = empty && template !== null && !copyTemplate(template, folder);
    const client = await PGlite.create(folder);
    const driver = drizzle(client);
    await migrate(driver, { migrationsFolder: migrationsFolder() });
    return {
      // As above.
      db: driver as unknown as Database,
      alone: (work) => work(),
      close: async () => {
        await client.close();
        unlock();
      },
      keepTemplate: async () => {
        if (!made || template === null) return;
        await client.exec('checkpoint');
        keepTemplate(template, folder);
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
};

/**
 * Opens the database and brings its tables up to date: PostgreSQL ≥ 15 at `databaseUrl`, else an embedded one in
 * `dataDir`, which belongs to this process alone until `close`. `template` names a ready database to begin with.
 * @throws StartFailure when another process holds the folder
 */
export const openDatabase = (where: {
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
  readonly template?: string;
}): Promise<OpenDatabase> =>
  where.databaseUrl ? openRemote(where.databaseUrl) : openEmbedded(where.dataDir, where.template ?? null);
