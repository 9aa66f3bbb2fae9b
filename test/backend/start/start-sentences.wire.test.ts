import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#backend/platform/database/database.ts';
import { eachRealBackend } from '#test/kit/backends/backends.ts';
import { type BuiltBackend, buildBackend, whenEnded, whenListening } from '#test/kit/backends/built-backend.ts';
import { freePort } from '#test/kit/backends/free-port.ts';
import { emptyDatabase } from '#test/kit/backends/production-backend.ts';

const folder = mkdtempSync(join(tmpdir(), 'chm-sentences-'));
const running: ChildProcess[] = [];
let built: BuiltBackend;

beforeAll(async () => {
  built = await buildBackend('start-sentences');
});
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  built.remove();
  rmSync(folder, { recursive: true });
});

/** What a start or a command says that ends by itself. */
const run = (settings: Readonly<Record<string, string>>, ...args: readonly string[]) =>
  whenEnded(built.spawn({ DATA_DIR: folder, ...settings }, args));

const serve = async (settings: Readonly<Record<string, string>>) => {
  const child = built.spawn({ DATA_DIR: folder, ...settings });
  running.push(child);
  const ended = whenEnded(child);
  return { child, ended, ...(await whenListening(child)) };
};

const end = async (child: ChildProcess): Promise<void> => {
  child.kill('SIGTERM');
  await once(child, 'exit');
};

/** Years after every migration, as a later release has them. */
const LATER = 4_102_444_800_000;
const NEWER =
  'The database is of a newer release: start that release, or restore the backup taken before the update.\n';

/** Leaves the database as a later release does: with a migration of its own, and the oldest release that may run. */
const upgradeStatements = (oldest: number): readonly string[] => [
  `insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a later release', ${LATER})`,
  `update drizzle.oldest_release set migration = ${oldest}`,
];

eachRealBackend('a start on PostgreSQL', ({ databaseUrl }) => {
  const query = async (address: string, ...statements: readonly string[]) => {
    const client = new Client({ connectionString: address });
    await client.connect();
    try {
      const results: Readonly<Record<string, unknown>>[][] = [];
      for (const statement of statements) results.push((await client.query(statement)).rows);
      return results.at(-1);
    } finally {
      await client.end();
    }
  };
  const own = `select max(created_at) as migration from drizzle.__drizzle_migrations`;

  test('CFG-01 on the tables of the next release it runs and says so, on later ones it refuses in one sentence', async () => {
    const DATABASE_URL = await emptyDatabase(databaseUrl);
    const before = await serve({ DATABASE_URL });
    const newest = Number((await query(DATABASE_URL, own))?.[0]?.migration);
    const oldest = Number((await query(DATABASE_URL, 'select migration from drizzle.oldest_release'))?.[0]?.migration);
    expect(oldest).toBeGreaterThan(0);
    expect(oldest).toBeLessThan(newest);
    await query(DATABASE_URL, ...upgradeStatements(newest));
    // The one that was running goes on, and one that its supervisor starts again during the upgrade runs too.
    expect((await fetch(`${before.url}/readyz`)).status).toBe(200);
    await end(before.child);
    const again = await serve({ DATABASE_URL, LOG_LEVEL: 'warn' });
    await end(again.child);
    expect((await again.ended).stdout).toContain('the database is of the next release');
    expect(await run({ DATABASE_URL }, 'migrate')).toEqual({
      code: 0,
      stdout: 'The tables are those of the next release, on which this one runs too.\n',
      stderr: '',
    });
    await query(DATABASE_URL, `update drizzle.oldest_release set migration = ${newest + 1}`);
    for (const command of [[], ['migrate'], ['catalogue', 'export', 'goods.json']])
      expect(await run({ DATABASE_URL }, ...command)).toEqual({ code: 1, stdout: '', stderr: NEWER });
    expect(await query(DATABASE_URL, 'select migration from drizzle.oldest_release')).toEqual([
      { migration: String(newest + 1) },
    ]);
  });

  test('CFG-01 a PostgreSQL that does not answer, or refuses, is named in one sentence with its setting', async () => {
    const at = (change: (url: URL) => void): string => {
      const url = new URL(databaseUrl);
      change(url);
      return url.href;
    };
    const port = await freePort();
    const nowhere = at((url) => {
      url.port = String(port);
    });
    const stranger = at((url) => {
      url.username = 'nobody';
      url.password = 'wrong-password';
    });
    const missing = at((url) => {
      url.pathname = '/no_such_shop';
    });
    for (const [settings, setting, reason] of [
      [{ DATABASE_URL: nowhere }, 'DATABASE_URL', 'ECONNREFUSED'],
      [{ DATABASE_URL: stranger }, 'DATABASE_URL', 'nobody'],
      [{ DATABASE_URL: missing }, 'DATABASE_URL', 'no_such_shop'],
      [{ DATABASE_URL: databaseUrl, MIGRATION_DATABASE_URL: nowhere }, 'MIGRATION_DATABASE_URL', 'ECONNREFUSED'],
    ] as const) {
      const { code, stdout, stderr } = await run(settings);
      expect([code, stdout]).toEqual([1, '']);
      expect(stderr).toMatch(/^PostgreSQL at \S+:\d+ cannot be used \(.+\): correct \w+, or start it\.\n$/);
      for (const part of [reason, `correct ${setting},`]) expect(stderr).toContain(part);
      expect(stderr).not.toContain('wrong-password');
    }
    const { stderr } = await run({ DATABASE_URL: nowhere }, 'restore', join(folder, 'none.dump'));
    expect(stderr).toContain('correct DATABASE_URL, or start it.');
  });

  test('CFG-01 a restore onto a database with tables is refused in one sentence, before anything is touched', async () => {
    const DATABASE_URL = await emptyDatabase(databaseUrl);
    await query(DATABASE_URL, 'create schema others', 'create table others.notes as select 1 as id');
    // The dump is not even looked for.
    expect(await run({ DATABASE_URL }, 'restore', join(folder, 'none.dump'))).toEqual({
      code: 1,
      stdout: '',
      stderr: `A restore needs an empty database, and ${DATABASE_URL.split('/').at(-1)} has tables: create another, and let DATABASE_URL and MIGRATION_DATABASE_URL lead to it.\n`,
    });
    expect(await query(DATABASE_URL, 'select id from others.notes')).toEqual([{ id: 1 }]);
  });
});

test('CFG-01 the embedded database of a later release is refused in the same sentence, and its folder is free again', async () => {
  const DATA_DIR = join(folder, 'newer');
  const database = await openDatabase({ dataDir: DATA_DIR });
  for (const statement of upgradeStatements(LATER)) await database.db.execute(statement);
  await database.close();
  for (let start = 0; start < 2; start += 1)
    expect(await run({ DATA_DIR })).toEqual({ code: 1, stdout: '', stderr: NEWER });
});

test('CFG-01 a second backend on the folder of a running one says who uses it, in one sentence', async () => {
  const DATA_DIR = join(folder, 'shared');
  const first = await serve({ DATA_DIR });
  expect(await run({ DATA_DIR })).toEqual({
    code: 1,
    stdout: '',
    stderr: `The data folder ${DATA_DIR} is in use by process ${first.child.pid}: stop it, or set DATA_DIR to another folder.\n`,
  });
  expect(first.child.exitCode).toBeNull();
  await end(first.child);
});

test('CFG-01 each start in development prints a link that enters the pages of the staff', async () => {
  const DATA_DIR = join(folder, 'staff');
  for (let start = 0; start < 2; start += 1) {
    const { child, ended, said } = await serve({ DATA_DIR });
    const link = /^Trang nhân viên: (\S+)$/m.exec(said)?.[1] ?? '';
    expect((await fetch(link, { redirect: 'manual' })).status).toBe(303);
    await end(child);
    expect((await ended).code).toBe(0);
  }
});
