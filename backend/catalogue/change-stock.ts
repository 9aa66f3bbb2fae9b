import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import { notFound, ServiceFailure } from '#backend/platform/service-failure.ts';
import type { StaffChange } from '#backend/platform/staff-route.ts';
import { wireStocks } from '#contracts/place-stock.ts';
import { placeStocks } from './schema.ts';
import { stockChanges } from './stock-schema.ts';
import type { Stock } from './stocks.ts';

export type StockChange = {
  readonly modelId: string;
  readonly valueId: string;
  /** What the member saw. */
  readonly from: Stock;
  readonly to: Stock;
  readonly reason: string;
  readonly member: string;
};

/**
 * Locks the row that the opening of an order holds shared: afterwards no order that saw the old stock opens. Throws
 * NOT_FOUND where stock is not tracked, STATUS_NOT_ALLOWED when the stock is no longer what the member saw. [CAT-10]
 */
export const changeStock = async (
  { clock }: Pick<BackendDeps, 'clock'>,
  tx: Transaction,
  { modelId, valueId, from, to, reason, member }: StockChange,
): Promise<StaffChange> => {
  const place = and(eq(placeStocks.modelId, modelId), eq(placeStocks.valueId, valueId));
  const [row] = await tx.select().from(placeStocks).where(place).for('update');
  if (!row) throw notFound('stock');
  if (row.stock !== wireStocks[from] || from === to)
    throw new ServiceFailure('STATUS_NOT_ALLOWED', `The stock is ${row.stock}`);
  const [before, after] = [row.stock, wireStocks[to]];
  await tx.update(placeStocks).set({ stock: after }).where(place);
  const change = { modelId, valueId, before, after, reason, changedBy: member, changedAt: clock.now() };
  await tx.insert(stockChanges).values(change);
  return { before: { stock: from }, after: { stock: to, product: modelId, location: valueId } };
};

/** The seed knows the first stock only; what staff changed since then stands. */
export const restoreChangedStocks = async (tx: Transaction): Promise<void> => {
  await tx.execute(sql`update place_stocks set stock = last.after
    from (select distinct on (model_id, value_id) model_id, value_id, after
      from stock_changes order by model_id, value_id, id desc) as last
    where last.model_id = place_stocks.model_id and last.value_id = place_stocks.value_id`);
};
