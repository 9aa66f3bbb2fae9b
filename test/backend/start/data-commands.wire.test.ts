import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commands } from '#backend/commands.ts';
import { parseEnvironment, type ServerEnvironment } from '#backend/environment.ts';
import { type OpenDatabase, openDatabase } from '#backend/platform/database/database.ts';
import { seedDatabase } from '#backend/seed.ts';
import { eachRealBackend } from '#test/kit/backends/backends.ts';
import { production } from '#test/kit/environment.ts';

type Content = Readonly<Record<string, string>>;

eachRealBackend('the data of a shop', ({ databaseUrl }) => {
  const folder = mkdtempSync(join(tmpdir(), 'shop-data-'));
  const emptyDatabase = async (): Promise<string> => {
    const name = `data_${randomUUID().replaceAll('-', '')}`;
    const admin = new Client({ connectionString: databaseUrl });
    await admin.connect();
    await admin.query(`create database ${name}`);
    await admin.end();
    return databaseUrl.replace(/\/[^/]+$/, `/${name}`);
  };
  /** `MODE` decides whether demo customers with orders and invoices are seeded. */
  const environmentOn = (
    DATABASE_URL: string,
    MODE: 'development' | 'production',
    more: Partial<Record<keyof typeof production | 'SEED', string>> = {},
  ): ServerEnvironment => parseEnvironment({ ...production, MODE, DATA_DIR: folder, DATABASE_URL, ...more });
  const run = (name: string, environment: ServerEnvironment, ...args: readonly string[]): Promise<string> => {
    const command = commands[name];
    if (command === undefined) throw new Error(`no command ${name}`);
    return command(environment, args);
  };
  const on = async <Value>(
    where: Parameters<typeof openDatabase>[0],
    work: (database: OpenDatabase) => Promise<Value>,
  ): Promise<Value> => {
    const database = await openDatabase(where);
    return work(database).finally(database.close);
  };
  /** The number of rows of every table, and a digest of all of them. */
  const contentOf = ({ db }: OpenDatabase): Promise<Content> =>
    db.transaction(async (tx) => {
      const { rows: tables } = await tx.execute<{ name: string }>(
        sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
      );
      const content: [string, string][] = [];
      for (const { name } of tables) {
        const { rows } = await tx.execute<{ count: string; digest: string | null }>(sql`
          select count(*) as count, md5(string_agg(to_jsonb(t)::text, ' ' order by to_jsonb(t)::text collate "C")) as digest
          from ${sql.identifier(name)} t`);
        content.push([name, `${rows[0]?.count} ${rows[0]?.digest}`]);
      }
      return Object.fromEntries(content);
    });

  let moved: string;
  let original: Content;

  beforeAll(async () => {
    const embedded = parseEnvironment({ ...production, MODE: 'development', DATA_DIR: folder });
    original = await on({ dataDir: folder }, async (database) => {
      await seedDatabase(database, embedded);
      return contentOf(database);
    });
    moved = await emptyDatabase();
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('the embedded database moves to PostgreSQL with every row, and ids go on where they were', async () => {
    await expect(run('move-database', environmentOn(moved, 'development'))).rejects.toThrow(
      `SEALING_SECRETS must contain that of ${join(folder, 'secrets.json')}`,
    );
    const { SEALING_SECRETS } = JSON.parse(readFileSync(join(folder, 'secrets.json'), 'utf8')) as typeof production;
    const environment = environmentOn(moved, 'development', { SEALING_SECRETS });
    expect(await run('move-database', environment)).toMatch(/^Copied \d+ rows of \d+ tables\./);
    const sequence = sql`select pg_sequence_last_value(pg_get_serial_sequence('order_events', 'id')::regclass) as last,
      (select max(id) from order_events) as most`;
    await on(environment, async (database) => {
      expect(await contentOf(database)).toEqual(original);
      for (const table of ['orders', 'order_lines', 'cloud_services', 'products', 'content_entries'])
        expect([table, original[table]]).not.toEqual([table, '0 null']);
      const { rows } = await database.db.execute<{ last: string; most: string }>(sequence);
      expect(rows[0]?.last).toBe(rows[0]?.most);
    });
    await expect(run('move-database', environment)).rejects.toThrow('DATABASE_URL must lead to an empty database');
  });

  test('a backup restored into an empty database has the same orders, invoices and numbers, and no other takes it', async () => {
    const file = join(folder, 'shop.dump');
    await run('backup', environmentOn(moved, 'development'), file);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const restored = environmentOn(await emptyDatabase(), 'development');
    await run('restore', restored, file);
    await on(restored, async (database) => expect(await contentOf(database)).toEqual(original));
    await expect(run('restore', environmentOn(moved, 'development'), file)).rejects.toThrow(
      /^A restore needs an empty database, and data_\w+ has tables: create another, and let DATABASE_URL/,
    );
    await on(environmentOn(moved, 'development'), async (database) =>
      expect(await contentOf(database)).toEqual(original),
    );
  });

  test('production seeds an empty database only; what was changed since is of the shop', async () => {
    const environment = environmentOn(await emptyDatabase(), 'production');
    expect(await run('migrate', environment)).toBe('The tables are those of this release.');
    await on(environment, async (database) => {
      await seedDatabase(database, environment);
      await database.db.execute(sql`update product_prices set per_unit = per_unit + 1 where time = 12`);
      await database.db.execute(
        sql`update seed_runs set fingerprint = 'of an earlier release' where fingerprint <> 'production'`,
      );
      const changed = await contentOf(database);
      await seedDatabase(database, environment);
      expect(await contentOf(database)).toEqual(changed);
    });
  });

  test('the goods of a shop come from a file: planned first, written when told, and refused rows end the command', async () => {
    const environment = environmentOn(await emptyDatabase(), 'production', { SEED: 'none' });
    await on(environment, (database) => seedDatabase(database, environment));
    const file = join(folder, 'goods.json');
    const write = (price: number) => {
      const prices = [{ term: 1, price }];
      writeFileSync(file, JSON.stringify({ products: [{ sku: 'A-1', title: 'Gói A', line: 'web-hosting', prices }] }));
    };
    write(50_000);
    const planned = await run('catalogue', environment, 'import', file);
    expect(planned).toMatch(/^\+ product A-1\n/);
    expect(planned).toMatch(
      /Planned: 1 added, .*\n--verbose lists every row with its fields\.\nNothing is written; --apply writes it\.$/,
    );
    expect(await run('catalogue', environment, 'import', file, '--plan')).toBe(planned);
    expect(await run('catalogue', environment, 'import', file, '--apply')).toContain('Written: 1 added');
    expect(await run('catalogue', environment, 'import', file)).toContain('Planned: 0 added, 0 changed');
    write(0);
    await expect(run('catalogue', environment, 'import', file, '--apply')).rejects.toThrow(
      '✘ prices row 1, column price (product A-1): giá 0 không bán được',
    );
    const copy = join(folder, 'copy.json');
    expect(await run('catalogue', environment, 'export', copy)).toContain('Saved 1 products');
    expect(JSON.parse(readFileSync(copy, 'utf8'))).toMatchObject({
      products: [{ prices: [{ term: 1, price: 50_000 }] }],
    });
    for (const wrong of [[], ['import'], ['imp', file], ['import', file, '--aply']])
      await expect(run('catalogue', environment, ...wrong)).rejects.toThrow('Say export FILE, or import FILE');
    await expect(run('catalogue', environment, 'import', 'none.json')).rejects.toThrow('There is no none.json.');
  });
});
