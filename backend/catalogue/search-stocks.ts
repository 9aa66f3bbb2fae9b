import { and, asc, desc, eq } from 'drizzle-orm';
import { containing } from '#backend/platform/database/containing.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { type ListQuery, pageWindow } from '#backend/platform/pages/staff-list.ts';
import { notFound } from '#backend/platform/service-failure.ts';
import { stockOfWire, wireStocks } from '#contracts/place-stock.ts';
import { optionValues, placeStocks, products } from './schema.ts';
import { type StockChangeRow, stockChanges } from './stock-schema.ts';
import { allStocks, type Stock } from './stocks.ts';

/** Stock of a model at a location. */
export type FoundStock = {
  readonly modelId: string;
  readonly product: string;
  readonly sku: string;
  readonly valueId: string;
  readonly location: string;
  readonly stock: Stock;
};

const selectStocks = (db: Database) =>
  db
    .select({
      modelId: placeStocks.modelId,
      product: products.title,
      sku: products.sku,
      valueId: placeStocks.valueId,
      location: optionValues.title,
      word: placeStocks.stock,
    })
    .from(placeStocks)
    .innerJoin(products, eq(products.id, placeStocks.modelId))
    .innerJoin(optionValues, eq(optionValues.id, placeStocks.valueId));

const toFound = ({ word, ...row }: Awaited<ReturnType<typeof selectStocks>>[number]): FoundStock => ({
  ...row,
  // The database holds no other words than the seed and `changeStock` write.
  stock: stockOfWire(word) ?? 'sold-out',
});

const inShopOrder = [asc(products.position), asc(optionValues.position)] as const;

/** By words in the product's name or code, or the location; in the order of the shop. */
export const searchStocks = async (db: Database, query: ListQuery): Promise<readonly FoundStock[]> => {
  const { limit, offset } = pageWindow(query);
  const stock = allStocks.find((each) => each === query.filter);
  const rows = await selectStocks(db)
    .where(
      and(
        stock && eq(placeStocks.stock, wireStocks[stock]),
        containing(query.words, [products.title, products.sku, optionValues.title]),
      ),
    )
    .orderBy(...inShopOrder)
    .limit(limit)
    .offset(offset);
  return rows.map(toFound);
};

export type ProductStock = {
  /** At least one. */
  readonly places: readonly FoundStock[];
  /** Newest first, at most 50. */
  readonly changes: readonly StockChangeRow[];
};

/** Throws NOT_FOUND for a product whose stock is not tracked. */
export const findProductStock = async (db: Database, modelId: string): Promise<ProductStock> => {
  const rows = await selectStocks(db)
    .where(eq(placeStocks.modelId, modelId))
    .orderBy(...inShopOrder);
  if (rows.length === 0) throw notFound('stock');
  const changes = await db
    .select()
    .from(stockChanges)
    .where(eq(stockChanges.modelId, modelId))
    .orderBy(desc(stockChanges.id))
    .limit(50);
  return { places: rows.map(toFound), changes };
};
