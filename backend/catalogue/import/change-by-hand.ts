import { importedItems } from '#backend/catalogue/import-schema.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import { isoDayAt } from '#core/shared/calendar.ts';
import type { ItemRefusal } from './check-rows.ts';
import { fieldsOf, lockCatalogue } from './import-catalogue.ts';
import { type Change, type Fields, idOf, planChanges } from './plan.ts';
import { type PictureProblem, planImport } from './plan-import.ts';
import type { RawRow } from './rows.ts';
import { readStoredCatalogue, type StoredCatalogue } from './stored-catalogue.ts';
import { writeChanges } from './write-changes.ts';

const readLocked = async (tx: Transaction): Promise<StoredCatalogue> => {
  await lockCatalogue(tx);
  return readStoredCatalogue(tx);
};

/** What no import wrote counts as imported until now, so that the next file with other values is a conflict. */
const write = async (tx: Transaction, stored: StoredCatalogue, changes: readonly Change[], now: number) => {
  await writeChanges(tx, stored, changes, now);
  for (const change of changes) {
    const fields = stored.items.get(idOf(change))?.fields;
    if (fields)
      await tx
        .insert(importedItems)
        .values({ id: idOf(change), fields })
        .onConflictDoNothing();
  }
};

/**
 * Writes rows that a member typed, by the functions of an import. Returns what was refused; then nothing is written.
 * `now` in ms since 1970 UTC; rows without a picture need no `pictureProblem`.
 */
export const writeRowsByHand = async (
  tx: Transaction,
  rows: readonly RawRow[],
  now: number,
  pictureProblem: PictureProblem = () => null,
): Promise<readonly ItemRefusal[]> => {
  const stored = await readLocked(tx);
  const wish = { today: isoDayAt(now), overwrite: true, pictureProblem };
  const { changes, refusals } = planImport({ rows, refusals: [] }, fieldsOf(stored), wish);
  if (refusals.length === 0) await write(tx, stored, changes, now);
  return refusals;
};

/** Writes fields of a product, such as `future price 3 from 2027-01-31`; null empties one. `now` in ms since 1970 UTC. */
export const writeFieldsByHand = async (tx: Transaction, sku: string, fields: Fields, now: number): Promise<void> => {
  const stored = await readLocked(tx);
  const item = { kind: 'product', key: sku, fields, whole: [] } as const;
  await write(tx, stored, planChanges([item], fieldsOf(stored).stored, new Map()), now);
};
