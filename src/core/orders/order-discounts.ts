import { type AppliedDiscount, type DiscountableLine, type Discounted, discounted } from '#core/pricing/discount.ts';
import { monthsIn } from '#core/pricing/term-price.ts';
import type { Order, OrderLine } from './order.ts';

/** Maps an order line to a line for discount rules. */
export const discountableLine = ({ id, parentId, productId, category, ...line }: OrderLine): DiscountableLine => ({
  id,
  parentId,
  productId,
  category,
  months: monthsIn(line.time, line.unit.id),
  count: line.count,
  charge: line.charge,
  vatPercent: line.vat.percent,
});

/** Discounts of voucher codes on the order's current lines. */
export const orderDiscounts = (order: Pick<Order, 'lines'>, codes: readonly AppliedDiscount[]): Discounted =>
  discounted(order.lines.map(discountableLine), codes);
