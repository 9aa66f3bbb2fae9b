import { and, asc, count, desc, eq } from 'drizzle-orm';
import { changeStock } from '#backend/catalogue/change-stock.ts';
import { optionValues, placeStocks, products } from '#backend/catalogue/schema.ts';
import { stockChanges } from '#backend/catalogue/stock-schema.ts';
import { allStocks, type Stock } from '#backend/catalogue/stocks.ts';
import { containing } from '#backend/platform/database/containing.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import { type DeskQuery, type DeskResource, deskCommand } from '#backend/platform/desk/desk-resource.ts';
import { notFound } from '#backend/platform/service-failure.ts';
import { stockColumns } from '#contracts/desk/columns/stock-columns.vi.ts';
import { type StockRecord, type StockRow, stockFields } from '#contracts/desk/stock-record.ts';
import { stockOfWire, wireStocks } from '#contracts/place-stock.ts';

type Db = Database | Transaction;

// The database holds no other words than the seed and `changeStock` write.
const stockOf = (word: string): Stock => stockOfWire(word) ?? 'sold-out';

const ofProduct = eq(products.id, placeStocks.modelId);
const ofPlace = eq(optionValues.id, placeStocks.valueId);

const selectStocks = (db: Db) =>
  db
    .select({ product: products, value: optionValues, word: placeStocks.stock })
    .from(placeStocks)
    .innerJoin(products, ofProduct)
    .innerJoin(optionValues, ofPlace);

const toRow = ({ product, value, word }: Awaited<ReturnType<typeof selectStocks>>[number]): StockRow => ({
  id: `${product.id}.${value.id}`,
  product: product.title,
  sku: product.sku,
  place: value.title,
  stock: stockOf(word),
});

const listStocks = async (db: Database, { words, filter, isDescending, limit, offset }: DeskQuery) => {
  const stock = allStocks.find((each) => each === filter.stock);
  const wanted = and(
    stock && eq(placeStocks.stock, wireStocks[stock]),
    containing(words, [products.title, products.sku, optionValues.title]),
  );
  const order = isDescending ? desc : asc;
  const found = await selectStocks(db)
    .where(wanted)
    .orderBy(order(products.position), asc(optionValues.position))
    .limit(limit)
    .offset(offset);
  const [all] = await db
    .select({ total: count() })
    .from(placeStocks)
    .innerJoin(products, ofProduct)
    .innerJoin(optionValues, ofPlace)
    .where(wanted);
  return { rows: found.map(toRow), total: all?.total ?? 0 };
};

const partsOf = (id: string) => {
  const [modelId = '', valueId = ''] = id.split('.');
  return { modelId, valueId };
};

const readStock = async (db: Db, id: string): Promise<StockRecord | null> => {
  const { modelId, valueId } = partsOf(id);
  const [found] = await selectStocks(db).where(and(eq(placeStocks.modelId, modelId), eq(placeStocks.valueId, valueId)));
  if (found === undefined) return null;
  const changes = await db
    .select()
    .from(stockChanges)
    .where(and(eq(stockChanges.modelId, modelId), eq(stockChanges.valueId, valueId)))
    .orderBy(desc(stockChanges.id))
    .limit(50);
  return {
    ...toRow(found),
    changes: changes.map((change) => ({
      id: String(change.id),
      at: change.changedAt,
      before: stockOf(change.before),
      after: stockOf(change.after),
      reason: change.reason,
      by: change.changedBy,
    })),
  };
};

/** Stock per product and place, which members change with a reason. [CAT-10, decision 0034] */
export const stockResource = (deps: Pick<BackendDeps, 'db' | 'clock'>): DeskResource => ({
  name: 'stocks',
  reader: 'stocks:read',
  sorts: ['product'],
  filters: ['stock'],
  columns: stockColumns,
  findLack: async () =>
    (await deps.db.$count(products)) > 0
      ? null
      : 'Chưa có sản phẩm nào để bán. Tư vấn, bán hàng nhập sản phẩm và bảng giá ở mục Nhập danh mục.',
  list: (query) => listStocks(deps.db, query),
  read: readStock,
  update: deskCommand('stocks:act', stockFields, async (tx, { stock, reason }, { id, member }) => {
    const seen = await readStock(tx, id);
    if (seen === null) throw notFound('stock');
    const change = { ...partsOf(id), from: seen.stock, to: stock, reason, member: member.name };
    return { id, ...(await changeStock(deps, tx, change)) };
  }),
});
