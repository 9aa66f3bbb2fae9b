import { sql } from 'drizzle-orm';
import { importedItems } from '#backend/catalogue/import-schema.ts';
import { inPieces } from '#backend/catalogue/write-products.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import { isoDayAt } from '#core/shared/calendar.ts';
import { type Fields, fieldsAfter, idOf, rememberedFields } from './plan.ts';
import { type ImportPlan, type PictureProblem, planImport } from './plan-import.ts';
import type { ReadRows } from './read-sheets.ts';
import { type FileRows, rowsOfItems } from './rows-of-items.ts';
import { readStoredCatalogue, type StoredCatalogue } from './stored-catalogue.ts';
import { writeChanges } from './write-changes.ts';

type Wish = {
  readonly apply: boolean;
  readonly overwrite: boolean /** ms; decides which prices hold, and dates the log of the stock. */;
  readonly now: number;
  readonly pictureProblem: PictureProblem;
};

/** Plans the rows of a file, and writes them when asked to: what is planned is what is written, all of it or nothing. */
export const importCatalogue = (db: Database, read: ReadRows, wish: Wish): Promise<ImportPlan> =>
  db.transaction((tx) => importInto(tx, read, wish));

/**
 * The same within a transaction. `check` sees the plan without what `overwrite` adds, before anything is written, and
 * throws to refuse it.
 */
export const importInto = async (
  tx: Transaction,
  read: ReadRows,
  wish: Wish,
  check: (plan: ImportPlan) => void = () => undefined,
): Promise<ImportPlan> => {
  if (wish.apply) await lockCatalogue(tx);
  const stored = await readStoredCatalogue(tx);
  const planWith = (overwrite: boolean) =>
    planImport(read, fieldsOf(stored), { ...wish, today: isoDayAt(wish.now), overwrite });
  check(planWith(false));
  const plan = planWith(wish.overwrite);
  if (!wish.apply) return plan;
  await writeChanges(tx, stored, plan.changes, wish.now);
  await remember(tx, stored, plan);
  return plan;
};

/** Whoever writes goods or stock waits; readers go on. */
export const lockCatalogue = (tx: Transaction) =>
  tx.execute(sql`lock table products, place_stocks in share row exclusive mode`);

/** What a plan compares with. */
export const fieldsOf = ({ items, last }: StoredCatalogue) => ({
  stored: new Map([...items].map(([id, { fields }]) => [id, fields])),
  last,
});

/** So that the next import notices what somebody changed since. */
const remember = async (tx: Transaction, stored: StoredCatalogue, { items, changes }: ImportPlan): Promise<void> => {
  const byId = new Map(changes.map((change) => [idOf(change), change]));
  const rows = items.flatMap((item): { id: string; fields: Fields }[] => {
    const id = idOf(item);
    const change = byId.get(id);
    if (change?.effect === 'conflict') return [];
    const now = fieldsAfter(stored.items.get(id)?.fields, change ?? { fields: [] });
    return [{ id, fields: rememberedFields(item, now, stored.last.get(id)) }];
  });
  await inPieces(rows, (piece) =>
    tx
      .insert(importedItems)
      .values(piece)
      .onConflictDoUpdate({ target: importedItems.id, set: { fields: sql`excluded.fields` } }),
  );
};

/** What the shop sells, as the rows of a file. */
export const exportCatalogue = async (db: Database): Promise<FileRows> => {
  const { items } = await db.transaction(readStoredCatalogue);
  return rowsOfItems([...items.values()]);
};
