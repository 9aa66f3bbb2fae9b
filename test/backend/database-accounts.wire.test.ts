import { tmpdir } from 'node:os';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { parseEnvironment } from '#backend/environment.ts';
import { type Backend, startBackend } from '#backend/server.ts';
import { eachRealBackend, freshToken } from '#test/kit/backends/backends.ts';

eachRealBackend('two accounts of one database', ({ databaseUrl }) => {
  const id = `accounts_${process.pid}`;
  const [owner, runner] = [`${id}_owner`, `${id}_"runner"`];
  const as = (account: string): string => {
    const url = new URL(databaseUrl);
    url.username = encodeURIComponent(account);
    url.pathname = `/${id}`;
    return url.href;
  };
  const administer = async (...statements: readonly string[]): Promise<void> => {
    const admin = new Client({ connectionString: databaseUrl });
    await admin.connect();
    for (const statement of statements) await admin.query(statement);
    await admin.end();
  };
  const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
  let backend: Backend;
  const start = () => {
    const { signing, anonymous, gateway, staff } = inject('secrets');
    return startBackend(
      parseEnvironment({
        MODE: 'development',
        BACKEND_PORT: '0',
        DATA_DIR: tmpdir(),
        LOG_LEVEL: 'silent',
        DATABASE_URL: as(runner),
        MIGRATION_DATABASE_URL: as(owner),
        GUEST_SIGNING_SECRET: signing,
        ANONYMOUS_TOKEN: anonymous,
        GATEWAY_SECRET: gateway,
        STAFF_TOKEN: staff,
      }),
    );
  };
  beforeAll(async () => {
    await administer(
      `create role ${quoted(owner)} login`,
      `create role ${quoted(runner)} login`,
      `create database ${id} owner ${quoted(owner)}`,
    );
    backend = await start();
  });
  afterAll(() => backend.close());

  test('V13.2.2 the account that runs reads and writes rows, and changes no table', async () => {
    const { db } = backend.deps;
    const { rows } = await db.execute<{ name: string }>(sql`select current_user as name`);
    expect(rows).toEqual([{ name: runner }]);
    // Migrated and seeded; a new session is a row.
    expect(await freshToken(backend)).toMatch(/^[\w-]{43}$/);
    for (const statement of [
      sql`create table stolen (id int)`,
      sql`alter table sessions add column stolen int`,
      sql`alter table sessions disable row level security`,
      sql`drop table sessions`,
      sql`truncate sessions`,
      sql`delete from drizzle.__drizzle_migrations`,
      sql`create extension dblink`,
      sql`copy sessions to program 'true'`,
    ])
      await expect(db.execute(statement)).rejects.toMatchObject({ cause: { code: '42501' } });
  });

  test('V13.2.2 another start with both accounts changes nothing', async () => {
    const again = await start();
    expect(await freshToken(again)).toMatch(/^[\w-]{43}$/);
    await again.close();
  });
});
