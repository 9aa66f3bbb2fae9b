import { eq } from 'drizzle-orm';
import { loadPriceList } from '#backend/line-pricing/price-list.ts';
import { type OrderLineRow, orderLines } from '#backend/order-store/schema.ts';
import { computeStoredLineAmounts, type StoredOrder, toOrderedItem } from '#backend/order-store/stored-order.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import { orderNumberOf } from '#contracts/order-states.ts';
import { type CurrentPrice, findExpiredPrice, PRICE_GUARANTEE_MS } from '#core/order-rules/change-item.ts';
import type { SoldProduct } from '#core/order-rules/sold-product.ts';
import { computeLineAmounts } from '#core/pricing/line-price.ts';
import { vatPercentOn } from '#core/pricing/vat-on.ts';
import { dong } from '#core/shared/dong.ts';
import { toMoneyColumns } from './line-rows.ts';

/** The price guarantee expired, or the VAT rate changed. */
export const isStale = (line: OrderLineRow, now: number): boolean =>
  line.priceHeldUntil <= now || line.vatPercent !== vatPercentOn(now);

/** The quoted price no longer applies. */
export const toPriceColumns = (price: CurrentPrice, now: number) => ({
  ...toMoneyColumns(price),
  oldPrice: price.oldPrice,
  vatPercent: vatPercentOn(now),
  priceHeldUntil: now + PRICE_GUARANTEE_MS,
  quotationId: null,
});

const findParentItem = (line: OrderLineRow, lines: readonly OrderLineRow[]): OrderLineRow =>
  lines.find((each) => each.id === line.parentId) ?? line;

const computeRefreshedColumns = (
  line: OrderLineRow,
  parentProduct: SoldProduct | undefined,
  now: number,
): Partial<OrderLineRow> => {
  const vatPercent = vatPercentOn(now);
  const item = { ...toOrderedItem(line), priceGuaranteedUntil: line.priceHeldUntil };
  const price = findExpiredPrice(item, parentProduct, now);
  if (!price) return { vatPercent };
  const before = computeStoredLineAmounts(line).gross;
  const after = computeLineAmounts(price.charge, line.count, vatPercent).gross;
  return { ...toPriceColumns(price, now), ...(before === after ? {} : { repricedFrom: dong(before) }) };
};

const hasChanged = (line: OrderLineRow, columns: Partial<OrderLineRow>): boolean =>
  Object.entries(columns).some(([name, value]) => line[name as keyof OrderLineRow] !== value);

/**
 * Reprices lines after 7 days, and at once when the VAT rate changes. Lines that are no longer sold keep their price;
 * opening the order rejects them. Returns the current lines and whether one changed.
 */
export const refreshPrices = async (
  tx: Transaction,
  { order, lines }: StoredOrder,
  now: number,
): Promise<{ readonly lines: readonly OrderLineRow[]; readonly changed: boolean }> => {
  if (order.status !== orderNumberOf.draft || !lines.some((line) => isStale(line, now)))
    return { lines, changed: false };
  const list = await loadPriceList(
    tx,
    lines.map((line) => line.productId),
  );
  let isAnyChanged = false;
  const after: OrderLineRow[] = [];
  for (const line of lines) {
    const columns = isStale(line, now)
      ? computeRefreshedColumns(line, list.get(findParentItem(line, lines).productId), now)
      : {};
    if (hasChanged(line, columns)) {
      isAnyChanged = true;
      await tx.update(orderLines).set(columns).where(eq(orderLines.id, line.id));
    }
    after.push({ ...line, ...columns });
  }
  return { lines: after, changed: isAnyChanged };
};
