import {
  type AppliedDiscount,
  applyDiscounts,
  type DiscountableLine,
  type DiscountResult,
} from '#core/pricing/discount.ts';
import { toMonths } from '#core/pricing/term-price.ts';
import type { Order, OrderLine } from './order.ts';

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

export const computeOrderDiscounts = (order: Pick<Order, 'lines'>, codes: readonly AppliedDiscount[]): DiscountResult =>
  applyDiscounts(order.lines.map(toDiscountableLine), codes);
