import { inArray } from 'drizzle-orm';
import { futurePrices } from '#backend/catalogue/schema.ts';
import { inPieces } from '#backend/catalogue/write-products.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import { lookUp } from '#core/shared/text/look-up.ts';
import { type Change, fieldsAfter, idOf } from './plan.ts';
import type { StoredCatalogue } from './stored-catalogue.ts';

const NAMED = /^future price (\d+) from (.+)$/;

/** Replaces the prices to come of products where one of them changes. */
export const writeFuturePrices = async (
  tx: Transaction,
  { products, items }: StoredCatalogue,
  changes: readonly Change[],
): Promise<void> => {
  const touched = changes.filter(({ fields }) => fields.some(({ field }) => field.startsWith('future ')));
  const rows = touched.flatMap((change) => {
    const productId = products.get(change.key)?.row.id;
    if (productId === undefined) return [];
    const fields = fieldsAfter(items.get(idOf(change))?.fields, change);
    return Object.entries(fields).flatMap(([name, perUnit]) => {
      const [, term = '', startsOn = ''] = NAMED.exec(name) ?? [];
      if (typeof perUnit !== 'number') return [];
      if (term === '') return [];
      const old = lookUp(fields, `future old price ${term} from ${startsOn}`);
      return [{ productId, time: Number(term), startsOn, perUnit, oldPerUnit: typeof old === 'number' ? old : null }];
    });
  });
  const ids = touched.flatMap(({ key }) => products.get(key)?.row.id ?? []);
  await inPieces(ids, (piece) => tx.delete(futurePrices).where(inArray(futurePrices.productId, piece)));
  await inPieces(rows, (piece) => tx.insert(futurePrices).values(piece));
};
