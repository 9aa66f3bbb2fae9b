import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Database,
  type OpenDatabase,
  openDatabase,
  type Transaction,
} from '#backend/platform/database/database.ts';
import { forAll } from '#test/kit/for-all.ts';

let folder: string;
let embedded: OpenDatabase;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'chm-turns-'));
  embedded = await openDatabase({ dataDir: folder });
});
afterAll(async () => {
  await embedded.close();
  rmSync(folder, { recursive: true });
});

/** How often everything else of the process had its turn while `work` ran. */
const turnsDuring = async (work: () => Promise<void>): Promise<number> => {
  let turns = 0;
  const count = (): void => {
    turns += 1;
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  await work();
  clearImmediate(next);
  return turns;
};

const statement = sql`select 1`;

const runInTurn = async (db: Database | Transaction, count: number): Promise<void> => {
  for (let at = 0; at < count; at += 1) await db.execute(statement);
};

test('CFG-01 requests and timers have a turn at each statement of a long job, in transactions and without', () =>
  forAll(
    fc.array(fc.record({ count: fc.integer({ min: 1, max: 9 }), isTransaction: fc.boolean() }), { minLength: 1 }),
    async (steps) => {
      const { db } = embedded;
      const turns = await turnsDuring(async () => {
        for (const { count, isTransaction } of steps)
          await (isTransaction ? db.transaction((tx) => runInTurn(tx, count)) : runInTurn(db, count));
      });
      expect(turns).toBeGreaterThanOrEqual(steps.reduce((sum, { count }) => sum + count, 0));
    },
    20,
  ));
