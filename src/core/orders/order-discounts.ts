import {
  type AppliedDiscount,
  applyDiscounts,
  type DiscountableLine,
  type DiscountResult,
} from '#core/pricing/discount.ts';
import { toMonths } from '#core/pricing/term-price.ts';
import type { Order, OrderLine } from './order.ts';

/** Maps an order line to a line for discount rules. */
export const toDiscountableLine = ({ id, parentId, productId, category, ...line }: OrderLine): DiscountableLine => ({
  id,
  parentId,
  productId,
  category,
  months: toMonths(line.term, line.unit.id),
  quantity: line.quantity,
  charge: line.charge,
  vatPercent: line.vat.percent,
});

/** Discounts of voucher codes on the order's current lines. */
export const computeOrderDiscounts = (order: Pick<Order, 'lines'>, codes: readonly AppliedDiscount[]): DiscountResult =>
  applyDiscounts(order.lines.map(toDiscountableLine), codes);
