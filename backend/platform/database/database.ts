import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as othersTurn } from 'node:timers/promises';
import type { Transaction as EmbeddedTransaction } from '@electric-sql/pglite';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Pool, PoolClient } from 'pg';
import { requireWanted } from '#backend/platform/request-scope.ts';
import { lockExclusively } from './exclusive-lock.ts';
import { migrateTables, migrationsFolder } from './migrate-tables.ts';
import { openPrivateFolder } from './private-folder.ts';
import { requireReachable } from './require-reachable.ts';
import { withStatementSpans } from './statement-spans.ts';
import { copyTemplate, saveTemplate } from './template.ts';

type Rows<Row> = { readonly rows: Row[] };

/** Result of `db.execute` with both drivers. */
export interface RowsHKT extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

/** PostgreSQL through Drizzle, embedded or remote. Use only SQL of PostgreSQL 15. */
export type Database = PgDatabase<RowsHKT, Record<string, never>>;
/** Inside a transaction use only this: the embedded database has one connection, so `Database` would deadlock. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

export type OpenDatabase = {
  /** For requests: statements end after `STATEMENT_TIMEOUT_MS`, and with the request that wants them. */
  readonly db: Database;
  /** For the seed, commands and jobs, whose statements may take as long as they need. */
  readonly unlimitedDb: Database;
  /** Whether the tables are of the next release, on which this one runs too. */
  readonly isNewer: boolean;
  /** Resolves when the database answers, on a connection of its own: a busy shop is not a broken one. */
  readonly ping: () => Promise<void>;
  /** Runs `work` exclusively among all backends on this database. */
  readonly alone: <Value>(work: () => Promise<Value>) => Promise<Value>;
  readonly close: () => Promise<void>;
  /** Stores a copy as the template for empty data folders; call between seeding and serving. */
  readonly keepTemplate: () => Promise<void>;
};

/** Advisory lock for work that only one backend may do at a time. */
const START_LOCK = 731_904_421;

/** Longer than any statement of a request with its waiting for locks, in ms. */
const STATEMENT_TIMEOUT_MS = 15_000;
/** Connections of one backend: of requests, of everything else, and of readiness. */
const connections = { requests: 12, others: 4, readiness: 1 } as const;

const openPool = async (connectionString: string, max: number, statementTimeout = 0): Promise<Pool> => {
  const { Pool } = await import('pg');
  const pool = new Pool({
    connectionString,
    max,
    connectionTimeoutMillis: 10_000,
    ...(statementTimeout > 0 ? { statement_timeout: statementTimeout } : {}),
  });
  // Without listeners the error of a failing connection would end the process: of an idle one, and of one that waits
  // inside a transaction, whose next statement fails anyway.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
};

/** What running needs: rows, and the sequences of their ids. No account can change a table without owning it. */
const grantRows = async (migrations: Pool, running: Pool): Promise<void> => {
  const { escapeIdentifier } = await import('pg');
  const { rows } = await running.query<{ name: string }>('select current_user as name');
  const account = escapeIdentifier(rows[0]?.name ?? '');
  await migrations.query(`grant usage on schema public to ${account};
    grant select, insert, update, delete on all tables in schema public to ${account};
    grant usage, select on all sequences in schema public to ${account}`);
};

/**
 * With the account of `migrationUrl` if there is one, which owns the tables then; see `migrateTables`. [ASVS 13.2.2]
 */
const migrateRemote = async (running: Pool, migrationUrl: string | undefined): Promise<boolean> => {
  const { drizzle } = await import('drizzle-orm/node-postgres');
  const { migrate } = await import('drizzle-orm/node-postgres/migrator');
  const migrateBy = (pool: Pool): Promise<boolean> =>
    migrateTables(
      (statement) => pool.query(statement),
      () => migrate(drizzle(pool), { migrationsFolder: migrationsFolder() }),
    );
  if (migrationUrl === undefined) return migrateBy(running);
  const pool = await openPool(migrationUrl, 1);
  try {
    const isNewer = await migrateBy(pool);
    await grantRows(pool, running);
    return isNewer;
  } finally {
    await pool.end();
  }
};

/**
 * The same pool, which sends no statement of a request that nobody waits for. A transaction runs to its end once it has
 * begun.
 */
const whileWanted = (pool: Pool): Pool =>
  new Proxy(pool, {
    get: (own, name) => {
      const value: unknown = Reflect.get(own, name);
      if (typeof value !== 'function') return value;
      if (name !== 'query') return value.bind(own);
      return async (...statement: readonly unknown[]) => {
        const client = await connectWanted(own);
        try {
          return await Reflect.apply(client.query, client, statement);
        } finally {
          client.release();
        }
      };
    },
  });

/** The request may be over when a connection is free. Throws INTERNAL_SERVER_ERROR. */
const connectWanted = async (pool: Pool): Promise<PoolClient> => {
  requireWanted();
  const client = await pool.connect();
  try {
    requireWanted();
    return client;
  } catch (error) {
    client.release();
    throw error;
  }
};

/** Told of each statement, with placeholders. */
type OnStatement = (text: string) => void;

/** Whether statements are spans of a trace; those of the embedded database are not. */
type Watch = { readonly onStatement: OnStatement | null; readonly isTraced: boolean };

const loggerOf = (onStatement: OnStatement | null) =>
  onStatement === null ? {} : { logger: { logQuery: (text: string) => onStatement(text) } };

const openRemote = async (
  databaseUrl: string,
  migrationUrl: string | undefined,
  { onStatement, isTraced }: Watch,
): Promise<OpenDatabase> => {
  await requireReachable(databaseUrl, 'DATABASE_URL');
  if (migrationUrl !== undefined) await requireReachable(migrationUrl, 'MIGRATION_DATABASE_URL');
  const { drizzle } = await import('drizzle-orm/node-postgres');
  const pool = await openPool(databaseUrl, connections.requests, STATEMENT_TIMEOUT_MS);
  const unlimited = await openPool(databaseUrl, connections.others);
  const probe = await openPool(databaseUrl, connections.readiness);
  const alone = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    const holder = await unlimited.connect();
    try {
      await holder.query('select pg_advisory_lock($1)', [START_LOCK]);
      return await work();
    } finally {
      await holder.query('select pg_advisory_unlock($1)', [START_LOCK]).catch(() => undefined);
      holder.release();
    }
  };
  const options = loggerOf(onStatement);
  const watched = isTraced ? withStatementSpans : <Target>(target: Target): Target => target;
  const databaseOn = (own: Pool): Database => {
    const driver = drizzle(watched(whileWanted(own)), options);
    // Drizzle's own keeps a connection of the pool for ever when `begin` fails (drizzle-orm issue 6023).
    driver.transaction = async (work, config) => {
      const client = await connectWanted(own);
      try {
        return await drizzle(watched(client), options).transaction(work, config);
      } finally {
        client.release();
      }
    };
    // Both drivers return rows from `execute`, the only thing that Database adds to Drizzle's type.
    return driver as unknown as Database;
  };
  const close = async (): Promise<void> => {
    await Promise.all([pool.end(), unlimited.end(), probe.end()]);
  };
  const isNewer = await alone(() => migrateRemote(unlimited, migrationUrl)).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return {
    db: databaseOn(pool),
    unlimitedDb: databaseOn(unlimited),
    isNewer,
    alone,
    ping: async () => {
      await probe.query('select 1');
    },
    close,
    keepTemplate: async () => undefined,
  };
};

/**
 * The embedded database answers without leaving the event loop, so requests and timers would wait until a job has sent
 * the last of its statements. `requireUse` throws where nobody waits for the answer any more.
 */
const letOthersRun = (client: Pick<EmbeddedTransaction, 'query'>, requireUse: () => void): void => {
  const query = client.query.bind(client);
  client.query = async (...statement) => {
    await othersTurn();
    requireUse();
    return query(...statement);
  };
};

const openEmbedded = async (
  dataDir: string,
  template: string | null,
  onStatement: OnStatement | null,
): Promise<OpenDatabase> => {
  openPrivateFolder(dataDir, 'database');
  const unlock = lockExclusively(join(dataDir, 'database.lock'));
  try {
    const { PGlite } = await import('@electric-sql/pglite');
    const { drizzle } = await import('drizzle-orm/pglite');
    const { migrate } = await import('drizzle-orm/pglite/migrator');
    const folder = join(dataDir, 'database');
    const empty = !existsSync(join(folder, 'PG_VERSION'));
    const made = empty && template !== null && !copyTemplate(template, folder);
    // A copied template has the modes of the template.
    openPrivateFolder(dataDir, 'database');
    const client = await PGlite.create(folder);
    const driver = drizzle(client, loggerOf(onStatement));
    const isNewer = await migrateTables(
      (statement) => client.query(statement),
      () => migrate(driver, { migrationsFolder: migrationsFolder() }),
    ).catch(async (error: unknown) => {
      // An open one keeps the process alive.
      await client.close();
      throw error;
    });
    const query = client.query.bind(client);
    letOthersRun(client, requireWanted);
    const transaction = client.transaction.bind(client);
    client.transaction = (work) =>
      transaction((tx) => {
        letOthersRun(tx, () => undefined);
        return work(tx);
      });
    // Safe for the same reason.
    const db = driver as unknown as Database;
    return {
      db,
      unlimitedDb: db,
      isNewer,
      ping: async () => {
        await query('select 1');
      },
      alone: (work) => work(),
      close: async () => {
        await client.close();
        unlock();
      },
      keepTemplate: async () => {
        if (!made || template === null) return;
        await client.exec('checkpoint');
        saveTemplate(template, folder);
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
};

/**
 * Opens PostgreSQL ≥ 15 at `databaseUrl`, migrated at `migrationDatabaseUrl`, otherwise an embedded database in
 * `dataDir`, locked until `close`, and runs migrations. `template` names a prepared database to start from. Throws
 * StartFailure when another process uses the folder, or the tables are of a release after the next.
 */
export const openDatabase = (where: {
  readonly databaseUrl?: string | undefined;
  readonly migrationDatabaseUrl?: string | undefined;
  readonly dataDir: string;
  readonly template?: string | null;
  readonly onStatement?: OnStatement | null;
  readonly isTraced?: boolean;
}): Promise<OpenDatabase> =>
  where.databaseUrl
    ? openRemote(where.databaseUrl, where.migrationDatabaseUrl, {
        onStatement: where.onStatement ?? null,
        isTraced: where.isTraced ?? false,
      })
    : openEmbedded(where.dataDir, where.template ?? null, where.onStatement ?? null);
