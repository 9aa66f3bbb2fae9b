import { applyDiscounts, type DiscountableLine, type DiscountResult } from '#core/pricing/discount.ts';
import { toMonths } from '#core/pricing/term-price.ts';
import { dong } from '#core/shared/dong.ts';
import type { OrderLineRow, OrderRow } from './schema.ts';

type PricedRow = Pick<
  OrderLineRow,
  'id' | 'parentId' | 'productId' | 'category' | 'unitId' | 'time' | 'count' | 'net' | 'exempt' | 'vatPercent'
>;

export const toDiscountableLine = (line: PricedRow): DiscountableLine => ({
  id: line.id,
  parentId: line.parentId,
  productId: line.productId,
  category: line.category,
  months: toMonths(line.time, line.unitId),
  quantity: line.count,
  charge: { net: dong(line.net), exempt: dong(line.exempt) },
  vatPercent: line.vatPercent,
});

/** Computed on every read, so that no edit can leave discounts outdated. */
export const computeOrderDiscounts = ({
  order,
  lines,
}: {
  readonly order: Pick<OrderRow, 'vouchers'>;
  readonly lines: readonly OrderLineRow[];
}): DiscountResult => applyDiscounts(lines.map(toDiscountableLine), order.vouchers);
