import { execFile, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Pool } from 'pg';
import { freePort } from './free-port.ts';

const run = promisify(execFile);

export type PostgresCluster = {
  readonly databaseUrl: string;
  /** Of the server; its children serve the connections. */
  readonly pid: number | undefined;
  /**
   * File with the certificate of the server, which it signed itself for localhost. It also accepts connections without
   * TLS.
   */
  readonly certificate: string;
  /** Creates another empty database on the same cluster and returns its URL. */
  readonly database: (name: string) => Promise<string>;
  readonly stop: () => Promise<void>;
};

/**
 * Database connections of a test. An idle or closing connection emits an error when the server stops; without these
 * listeners that error would end the test run.
 */
export const testPool = (connectionString: string): Pool => {
  const pool = new Pool({ connectionString, max: 10 });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
};

/** Folder of PostgreSQL's programs, the newest version from 15 on; null when there is none. */
export const postgresBinaries = (): string | null => {
  const base = '/usr/lib/postgresql';
  const given = process.env.POSTGRES_BIN;
  if (given) return given;
  if (!existsSync(base)) return null;
  const versions = readdirSync(base)
    .filter((version) => Number(version) >= 15 && existsSync(join(base, version, 'bin', 'initdb')))
    .sort((a, b) => Number(b) - Number(a));
  return versions[0] ? join(base, versions[0], 'bin') : null;
};

/** initdb refuses to run as root, so root switches to the user postgres. */
const asPostgres = (): readonly string[] =>
  process.getuid?.() === 0 ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--init-groups'] : [];

const command = (program: string, args: readonly string[]): [string, string[]] => {
  const [first, ...rest] = [...asPostgres(), program, ...args];
  return [first ?? program, rest];
};

const ready = async (bin: string, port: number): Promise<void> => {
  for (;;) {
    try {
      await run(join(bin, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port), '-t', '5', '-q']);
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
};

/** Starts a real PostgreSQL in a temporary folder; `stop` removes it. Null when its programs are missing. */
export const startPostgres = async (more: readonly string[] = []): Promise<PostgresCluster | null> => {
  const bin = postgresBinaries();
  if (bin === null) return null;
  const folder = mkdtempSync(join(tmpdir(), 'chm-postgres-'));
  if (process.getuid?.() === 0) await run('chown', ['postgres', folder]);
  const data = join(folder, 'data');
  await run(
    ...command(join(bin, 'initdb'), [
      '-D',
      data,
      '-U',
      'postgres',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--no-sync',
      '--locale=C',
    ]),
  );
  const [certificate, key] = [join(folder, 'server.crt'), join(folder, 'server.key')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const files = ['-keyout', key, '-out', certificate];
  await run(
    ...command('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject, ...files]),
  );
  // The folder is private, but the tests may run as another user.
  await run(...command('chmod', ['755', folder]));
  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'jit=off',
    'max_connections=80',
    'ssl=on',
    `ssl_cert_file=${certificate}`,
    `ssl_key_file=${key}`,
    ...more,
  ];
  const [program, args] = command(join(bin, 'postgres'), [
    '-D',
    data,
    '-p',
    String(port),
    ...settings.flatMap((each) => ['-c', each]),
  ]);
  const server = spawn(program, args, { stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const died = ended.then(() => Promise.reject(new Error('PostgreSQL ended while starting')));
  await Promise.race([ready(bin, port), died]);
  died.catch(() => undefined);
  const urlOf = (name: string): string => `postgres://postgres@127.0.0.1:${port}/${name}`;
  const database = async (name: string): Promise<string> => {
    await run(join(bin, 'createdb'), ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres', name]);
    return urlOf(name);
  };
  const stop = async (): Promise<void> => {
    server.kill('SIGINT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  return { databaseUrl: await database('shop'), pid: server.pid, certificate, database, stop };
};
