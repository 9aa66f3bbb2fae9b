import { inArray } from 'drizzle-orm';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import { stockOfWire } from '#contracts/place-stock.ts';
import { placeStocks } from './schema.ts';

type Stock = NonNullable<ReturnType<typeof stockOfWire>>;

/** [CAT-10] */
export type Stocks = {
  /** null when stock is not tracked. */
  readonly of: (modelId: string, valueId: string) => Stock | null;
  readonly models: ReadonlySet<string>;
};

/** Runs one query for all models. */
export const readStocks = async (db: Database | Transaction, models: readonly string[]): Promise<Stocks> => {
  const ids = [...new Set(models)];
  const rows = ids.length === 0 ? [] : await db.select().from(placeStocks).where(inArray(placeStocks.modelId, ids));
  const byValue = new Map(rows.map(({ modelId, valueId, stock }) => [`${modelId} ${valueId}`, stockOfWire(stock)]));
  return {
    of: (modelId, valueId) => byValue.get(`${modelId} ${valueId}`) ?? null,
    models: new Set(rows.map(({ modelId }) => modelId)),
  };
};
