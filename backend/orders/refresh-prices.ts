import { eq } from 'drizzle-orm';
import { applyCurrentPlan } from '#backend/line-pricing/lines-on-plan.ts';
import { priceChild } from '#backend/line-pricing/price-lines.ts';
import { loadPriceList } from '#backend/line-pricing/price-list.ts';
import type { PriceList, SoldProduct } from '#backend/line-pricing/sold-product.ts';
import { type OrderLineRow, orderLines } from '#backend/order-store/schema.ts';
import { computeStoredLineAmounts, type StoredOrder } from '#backend/order-store/stored-order.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import { multiplyCharge, withVat } from '#core/pricing/amounts.ts';
import type { Charge } from '#core/pricing/price.ts';
import { vatPercentOn } from '#core/pricing/vat-on.ts';
import { dong } from '#core/shared/dong.ts';
import { PRICE_GUARANTEE_MS } from './order-deps.ts';

type Price = { readonly charge: Charge; readonly renewal: Charge; readonly oldPrice: number | null };

/** The price guarantee expired, or the VAT rate changed. */
export const isStale = (line: OrderLineRow, now: number): boolean =>
  line.priceHeldUntil <= now || line.vatPercent !== vatPercentOn(now);

/** On the line's plan; null when the shop does not sell it that way. */
export const computeCurrentPrice = (line: OrderLineRow, machine: SoldProduct, time: number): Price | null =>
  applyCurrentPlan(computeFullPrice(line, machine, time), machine, line.pricePlan, time);

const computeFullPrice = (line: OrderLineRow, machine: SoldProduct, time: number): Price | null => {
  if (line.parentId !== null) {
    const child = priceChild(machine, line.productId, time);
    return child && { charge: child.charge, renewal: child.charge, oldPrice: null };
  }
  const term = machine.terms.find((each) => each.time === time);
  if (term && line.transfer) return { charge: term.renewal, renewal: term.renewal, oldPrice: null };
  return term ? { charge: term.charge, renewal: term.renewal, oldPrice: term.oldPrice } : null;
};

/** The quoted price no longer applies. */
export const toPriceColumns = ({ charge, renewal, oldPrice }: Price, now: number) => ({
  net: charge.net,
  exempt: charge.exempt,
  renewalNet: renewal.net,
  renewalExempt: renewal.exempt,
  oldPrice,
  vatPercent: vatPercentOn(now),
  priceHeldUntil: now + PRICE_GUARANTEE_MS,
  quotationId: null,
});

const findParentItem = (line: OrderLineRow, lines: readonly OrderLineRow[]): OrderLineRow =>
  lines.find((each) => each.id === line.parentId) ?? line;

const computeRefreshedColumns = (
  line: OrderLineRow,
  machine: SoldProduct | undefined,
  now: number,
): Partial<OrderLineRow> => {
  const vatPercent = vatPercentOn(now);
  if (line.priceHeldUntil > now) return { vatPercent };
  const price = machine?.available ? computeCurrentPrice(line, machine, line.time) : null;
  if (!price) return { vatPercent };
  const before = computeStoredLineAmounts(line).gross;
  const after = withVat(multiplyCharge(price.charge, line.count), vatPercent).gross;
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
  if (order.status !== 10 || !lines.some((line) => isStale(line, now))) return { lines, changed: false };
  const list: PriceList = await loadPriceList(
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
