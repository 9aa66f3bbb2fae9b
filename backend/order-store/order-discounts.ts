import { type DiscountableLine, type Discounted, discounted } from '#core/pricing/discount.ts';
import { monthsIn } from '#core/pricing/term-price.ts';
import { dong } from '#core/shared/dong.ts';
import type { OrderLineRow, OrderRow } from './schema.ts';

type PricedRow = Pick<
  OrderLineRow,
  'id' | 'parentId' | 'productId' | 'category' | 'unitId' | 'time' | 'count' | 'net' | 'exempt' | 'vatPercent'
>;

/** A stored line as discounts look at it. */
export const discountableLine = (line: PricedRow): DiscountableLine => ({
  id: line.id,
  parentId: line.parentId,
  productId: line.productId,
  category: line.category,
  months: monthsIn(line.time, line.unitId),
  count: line.count,
  charge: { net: dong(line.net), exempt: dong(line.exempt) },
  vatPercent: line.vatPercent,
});

/** What the order's codes take off its lines as they are now: computed anew at every look, so that no edit forgets it. */
export const orderDiscounts = ({
  order,
  lines,
}: {
  readonly order: Pick<OrderRow, 'vouchers'>;
  readonly lines: readonly OrderLineRow[];
}): Discounted => discounted(lines.map(discountableLine), order.vouchers);
