import { seedVouchers } from '#contracts/seed/vouchers.ts';
import type { Order } from '#core/orders/order.ts';
import { orderDiscounts } from '#core/orders/order-discounts.ts';
import type { AppliedDiscount } from '#core/pricing/discount.ts';

/** The codes that an order bears, with their rules. */
export const codesOf = ({ discounts = [] }: Order): readonly AppliedDiscount[] =>
  discounts.flatMap(({ code }) => seedVouchers.filter((each) => each.code === code));

/** The order with these codes: what they take off its lines as they are, and what it costs then. */
export const withCodes = ({ discounts: _, ...order }: Order, codes: readonly AppliedDiscount[]): Order => {
  const { discounts, totals } = orderDiscounts(order, codes);
  return { ...order, ...(discounts.length === 0 ? {} : { discounts }), totals };
};
