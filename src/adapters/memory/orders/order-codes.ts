import { seedVouchers } from '#contracts/seed/vouchers.ts';
import type { Order } from '#core/orders/order.ts';
import { computeOrderDiscounts } from '#core/orders/order-discounts.ts';
import type { AppliedDiscount } from '#core/pricing/discount.ts';

export const codesOf = ({ discounts = [] }: Order): readonly AppliedDiscount[] =>
  discounts.flatMap(({ code }) => seedVouchers.filter((each) => each.code === code));

export const withCodes = ({ discounts: _, ...order }: Order, codes: readonly AppliedDiscount[]): Order => {
  const { discounts, totals } = computeOrderDiscounts(order, codes);
  return { ...order, ...(discounts.length === 0 ? {} : { discounts }), totals };
};
