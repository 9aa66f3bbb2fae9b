import { spawn } from 'node:child_process';
import { StartFailure } from '#backend/platform/start-failure.ts';
import { lookUp } from '#core/shared/text/look-up.ts';

/** Query parameters of an address, as PostgreSQL's programs read them from the environment. */
const parameters: Readonly<Record<string, string>> = {
  host: 'PGHOST',
  port: 'PGPORT',
  sslmode: 'PGSSLMODE',
  sslrootcert: 'PGSSLROOTCERT',
};

/** The address for PostgreSQL's programs. Never among their arguments, which every user of the machine can read. */
export const connectionVariables = (address: string): Readonly<Record<string, string>> => {
  const url = new URL(address);
  const given: readonly (readonly [string, string])[] = [
    ['PGHOST', decodeURIComponent(url.hostname)],
    ['PGPORT', url.port],
    ['PGUSER', decodeURIComponent(url.username)],
    ['PGPASSWORD', decodeURIComponent(url.password)],
    ['PGDATABASE', decodeURIComponent(url.pathname.slice(1))],
    ...[...url.searchParams].flatMap(([name, value]) => {
      const variable = lookUp(parameters, name);
      return variable === undefined ? [] : [[variable, value] as const];
    }),
  ];
  return Object.fromEntries(given.filter(([, value]) => value !== ''));
};

/** Rejects with StartFailure when the program is missing or fails; it has said why on the error output. */
const run = (program: string, args: readonly string[], address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const env = { ...process.env, ...connectionVariables(address) };
    const child = spawn(program, args, { env, stdio: ['ignore', 'inherit', 'inherit'] });
    child.once('error', () =>
      reject(new StartFailure(`${program} was not found. Install the client programs of PostgreSQL.`)),
    );
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new StartFailure(`${program} ended with ${code}.`))));
  });

/** All tables and the list of migrations, as of one moment, while backends run. Only its owner can read the file. */
export const dumpDatabase = (address: string, file: string): Promise<void> => {
  process.umask(0o077);
  return run('pg_dump', ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`], address);
};

/** Throws StartFailure when the database has tables, those of its extensions aside. */
const requireEmpty = async (address: string): Promise<void> => {
  const { Client } = await import('pg');
  const client = new Client({ connectionString: address });
  await client.connect();
  const { rowCount } = await client
    .query(
      `select from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
        and not exists (select from pg_depend where objid = c.oid and deptype = 'e')`,
    )
    .finally(() => client.end());
  if (rowCount !== 0)
    throw new StartFailure(
      `A restore needs an empty database, and ${databaseOf(address)} has tables: create another, and let DATABASE_URL and MIGRATION_DATABASE_URL lead to it.`,
    );
};

/** All or nothing, into a database without tables. Throws StartFailure, for another one before anything is touched. */
export const restoreDatabase = async (address: string, file: string): Promise<void> => {
  await requireEmpty(address);
  await run(
    'pg_restore',
    [
      '--single-transaction',
      '--exit-on-error',
      '--no-owner',
      '--no-privileges',
      `--dbname=${databaseOf(address)}`,
      file,
    ],
    address,
  );
};

const databaseOf = (address: string): string => connectionVariables(address).PGDATABASE ?? 'postgres';
