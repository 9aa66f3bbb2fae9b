import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateDrizzleJson, generateMigration, upPgSnapshot } from 'drizzle-kit/api';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { root, sourcesBelow } from './imports.ts';

const meta = join(root, 'backend', 'platform', 'database', 'migrations', 'meta');
const readJson = (name: string): unknown => JSON.parse(readFileSync(join(meta, name), 'utf8'));

type Snapshot = Parameters<typeof generateMigration>[0];

/** The tables as of the newest migration. */
const newest = (): Snapshot => {
  const { entries } = readJson('_journal.json') as { readonly entries: readonly { readonly idx: number }[] };
  const at = String(entries.at(-1)?.idx ?? 0).padStart(4, '0');
  return upPgSnapshot(readJson(`${at}_snapshot.json`) as Record<string, unknown>) as Snapshot;
};

/** Every table that the backend declares. */
const declared = async (): Promise<Record<string, unknown>> => {
  const files = sourcesBelow('backend').filter((path) => /schema\.ts$/.test(path));
  const modules = await Promise.all(files.map((path) => import(/* @vite-ignore */ join(root, path))));
  return Object.fromEntries(
    modules.flatMap((each, at) => Object.entries(each).map(([name, value]) => [`${at} ${name}`, value])),
  );
};

/** SQL that would turn the newest migration's tables into these. */
const missing = (tables: Record<string, unknown>): Promise<readonly string[]> =>
  generateMigration(newest(), generateDrizzleJson(tables));

describe('the newest migration', () => {
  let tables: Record<string, unknown>;
  beforeAll(async () => {
    tables = await declared();
  });

  test('makes the tables that the schemas declare; npx drizzle-kit generate writes what is missing', async () => {
    expect(Object.keys(tables).length).toBeGreaterThan(90);
    expect(await missing(tables)).toEqual([]);
  });

  test('has the only snapshot, because no other one is read', () => {
    expect(readdirSync(meta).filter((name) => name.endsWith('_snapshot.json'))).toHaveLength(1);
  });

  test('lacks a table, an index and a column that somebody adds to a schema', async () => {
    const wishes = pgTable('stock_wishes', { id: text('id').primaryKey(), email: text('email').notNull() }, (table) => [
      index('stock_wishes_by_email').on(table.email),
    ]);
    const said = (await missing({ ...tables, wishes })).join('\n');
    expect(said).toContain('CREATE TABLE "stock_wishes"');
    expect(said).toContain('CREATE INDEX "stock_wishes_by_email"');
  });

  test('has a table too many when a schema loses one', async () => {
    const [name = ''] = Object.keys(tables).filter((each) => / cloudServices$/.test(each));
    const { [name]: lost, ...others } = tables;
    expect(lost).toBeDefined();
    expect((await missing(others)).join('\n')).toMatch(/DROP TABLE "cloud_services"/);
  });
});
