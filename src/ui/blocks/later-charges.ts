import type { CartLine } from '#core/cart/cart.ts';
import type { OrderLine } from '#core/orders/order.ts';
import { sumAmounts } from '#core/pricing/amounts.ts';
import type { Amounts } from '#core/pricing/price.ts';
import { toMonths } from '#core/pricing/term-price.ts';
import { formatDong } from '#core/shared/dong.ts';
import { instalments } from './instalments.vi.ts';
import { orderWords } from './order.vi.ts';

const grossOf = (amounts: readonly Amounts[]): string => formatDong(sumAmounts(amounts).gross);

/**
 * «Trả góp 12 tháng: tháng đầu …, các tháng sau …» for a parent item with its options; null without an instalment plan.
 * [INS-01]
 */
export const instalmentsSaid = (line: OrderLine, children: readonly OrderLine[]): string | null => {
  if (line.pricePlan === undefined) return null;
  const whole = [line, ...children];
  return instalments.ofLine(
    toMonths(line.time, line.unit.id),
    grossOf(whole.map(({ amounts }) => amounts)),
    grossOf(whole.map(({ renewal }) => renewal)),
  );
};

/** Later charges of a cart: its renewal and its next instalment. */
export const laterCharges = (lines: readonly Pick<CartLine, 'line' | 'renewal'>[]): string => {
  const monthly = lines.filter(({ line }) => line.pricePlan !== undefined);
  const atOnce = lines.filter(({ line }) => line.pricePlan === undefined);
  return [
    ...(monthly.length === 0 ? [] : [instalments.nextOfOrder(grossOf(monthly.map(({ renewal }) => renewal)))]),
    ...(atOnce.length === 0 && monthly.length > 0
      ? []
      : [orderWords.renewal(grossOf(atOnce.map(({ renewal }) => renewal)))]),
  ].join(' ');
};
