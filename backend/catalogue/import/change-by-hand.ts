import { sql } from 'drizzle-orm';
import type { Transaction } from '#backend/platform/database/database.ts';
import { fieldsOf } from './import-catalogue.ts';
import { type ImportPlan, planImport } from './plan-import.ts';
import type { RawRow } from './rows.ts';
import { readStoredCatalogue } from './stored-catalogue.ts';
import { writeChanges } from './write-changes.ts';

/**
 * Writes rows that a member typed, by the functions of an import. The import remembers nothing of it, so that the next
 * file with other values is a conflict. Writes nothing when a row is refused. `now` in ms since 1970 UTC.
 */
export const changeByHand = async (tx: Transaction, rows: readonly RawRow[], now: number): Promise<ImportPlan> => {
  await tx.execute(sql`lock table products, place_stocks in share row exclusive mode`);
  const stored = await readStoredCatalogue(tx);
  const plan = planImport(rows, fieldsOf(stored), true);
  if (plan.refusals.length === 0) await writeChanges(tx, stored, plan.changes, now);
  return plan;
};
