import { inArray } from 'drizzle-orm';
import { combos } from '#backend/catalogue/schema.ts';
import { inPieces } from '#backend/catalogue/write-products.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import { type Change, fieldsAfter, idOf } from './plan.ts';
import { listOf } from './rows-of-items.ts';
import type { StoredCatalogue } from './stored-catalogue.ts';

/**
 * Replaces what is shown beside products, in order. A product that shared the companions of another one keeps them as its
 * own, because writing it gives it a model of its own.
 */
export const writeCompanions = async (
  tx: Transaction,
  before: StoredCatalogue,
  after: StoredCatalogue,
  changes: readonly Change[],
): Promise<void> => {
  const written = changes.flatMap((change) => {
    const held = before.products.get(change.key)?.row;
    const isShared = held !== undefined && held.modelId !== held.id;
    const isNamed = change.fields.some(({ field }) => field === 'companions');
    const modelId = after.products.get(change.key)?.row.id;
    if (modelId === undefined || !(isNamed || isShared)) return [];
    const skus = listOf(fieldsAfter(before.items.get(idOf(change))?.fields, change).companions).map(String);
    const ids = skus.flatMap((sku) => after.products.get(sku)?.row.id ?? []);
    return [{ modelId, ids }];
  });
  await inPieces(
    written.map(({ modelId }) => modelId),
    (piece) => tx.delete(combos).where(inArray(combos.modelId, piece)),
  );
  const rows = written.flatMap(({ modelId, ids }) =>
    ids.map((withProductId, position) => ({ modelId, withProductId, position })),
  );
  await inPieces(rows, (piece) => tx.insert(combos).values(piece));
};
