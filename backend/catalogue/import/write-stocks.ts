import { sql } from 'drizzle-orm';
import { placeStocks } from '#backend/catalogue/schema.ts';
import { stockChanges } from '#backend/catalogue/stock-schema.ts';
import { allStocks } from '#backend/catalogue/stocks.ts';
import { inPieces } from '#backend/catalogue/write-products.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import { wireStocks } from '#contracts/place-stock.ts';
import { PLACE_OPTION } from './check-together.ts';
import type { Change, FieldValue } from './plan.ts';
import type { StoredCatalogue } from './stored-catalogue.ts';

const BY_IMPORT = { reason: 'Nhập từ tệp', changedBy: 'catalogue import' } as const;

/** A stock that was there before is logged as staff's changes are. */
export const writeStocks = async (
  tx: Transaction,
  { products, options }: StoredCatalogue,
  changes: readonly Change[],
  now: number,
): Promise<void> => {
  const places = new Map(options.get(PLACE_OPTION)?.values.map(({ title, id }) => [`stock ${title}`, id]));
  const written = changes.flatMap(({ key, fields }) => {
    const modelId = products.get(key)?.row.id;
    return fields.flatMap(({ field, before, after }) => {
      const valueId = places.get(field);
      const stock = wireOf(after);
      return modelId === undefined || valueId === undefined || stock === null
        ? []
        : [{ modelId, valueId, stock, before: wireOf(before) }];
    });
  });
  await inPieces(written, (rows) =>
    tx
      .insert(placeStocks)
      .values(rows)
      .onConflictDoUpdate({
        target: [placeStocks.modelId, placeStocks.valueId],
        set: { stock: sql`excluded.stock` },
      }),
  );
  const logged = written.flatMap(({ modelId, valueId, stock, before }) =>
    before === null ? [] : [{ modelId, valueId, before, after: stock, ...BY_IMPORT, changedAt: now }],
  );
  await inPieces(logged, (rows) => tx.insert(stockChanges).values(rows));
};

const wireOf = (value: FieldValue): string | null => {
  const stock = allStocks.find((each) => each === value);
  return stock === undefined ? null : wireStocks[stock];
};
