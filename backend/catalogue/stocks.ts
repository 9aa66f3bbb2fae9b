import { asc, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '#backend/platform/database/database.ts';
import { jsonRows } from '#backend/platform/database/json-rows.ts';
import { stockOfWire, wireStocks } from '#contracts/place-stock.ts';
import { placeStocks, products } from './schema.ts';

export type Stock = keyof typeof wireStocks;
// The keys of this object are the words.
export const allStocks = Object.keys(wireStocks) as readonly Stock[];

/** [CAT-10] */
export type Stocks = {
  /** null when stock is not tracked. */
  readonly of: (modelId: string, valueId: string) => Stock | null;
  readonly models: ReadonlySet<string>;
};

type StockRow = typeof placeStocks.$inferSelect;

/** Of the model of a product, in a statement that reads products. */
export const stocksOfProduct = jsonRows(placeStocks, eq(placeStocks.modelId, products.modelId), placeStocks.valueId);

export const toStocks = (rows: readonly StockRow[]): Stocks => {
  const byValue = new Map(rows.map(({ modelId, valueId, stock }) => [`${modelId} ${valueId}`, stockOfWire(stock)]));
  return {
    of: (modelId, valueId) => byValue.get(`${modelId} ${valueId}`) ?? null,
    models: new Set(rows.map(({ modelId }) => modelId)),
  };
};

/** Until the transaction ends, nobody changes the stock of these products. */
export const holdStocks = async (tx: Transaction, productIds: readonly string[]): Promise<void> => {
  if (productIds.length === 0) return;
  const models = tx
    .select({ id: products.modelId })
    .from(products)
    .where(inArray(products.id, [...new Set(productIds)]));
  await tx
    .select({ stock: placeStocks.stock })
    .from(placeStocks)
    .where(inArray(placeStocks.modelId, models))
    .orderBy(asc(placeStocks.modelId), asc(placeStocks.valueId))
    .for('share');
};
