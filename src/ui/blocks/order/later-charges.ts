import type { CartLine } from '#core/cart/cart.ts';
import type { OrderLine } from '#core/orders/order.ts';
import { sumAmounts } from '#core/pricing/amounts.ts';
import type { Amounts } from '#core/pricing/price.ts';
import { toMonths } from '#core/pricing/term-price.ts';
import { formatDong } from '#core/shared/dong.ts';
import { instalments } from './instalments.vi.ts';
import { orderWords } from './order.vi.ts';

const formatGross = (amounts: readonly Amounts[]): string => formatDong(sumAmounts(amounts).gross);

/** Instalments of a parent item with its options, with VAT; null without a plan. [INS-01] */
export const instalmentsText = (line: OrderLine, children: readonly OrderLine[]): string | null => {
  if (line.instalmentPlan === undefined) return null;
  const whole = [line, ...children];
  return instalments.ofLine(
    toMonths(line.term, line.unit.id),
    formatGross(whole.map(({ amounts }) => amounts)),
    formatGross(whole.map(({ renewal }) => renewal)),
  );
};

export const laterChargesText = (lines: readonly Pick<CartLine, 'line' | 'renewal'>[]): string => {
  const monthly = lines.filter(({ line }) => line.instalmentPlan !== undefined);
  const paidAtOnce = lines.filter(({ line }) => line.instalmentPlan === undefined);
  return [
    ...(monthly.length === 0 ? [] : [instalments.nextOfOrder(formatGross(monthly.map(({ renewal }) => renewal)))]),
    ...(paidAtOnce.length === 0 && monthly.length > 0
      ? []
      : [orderWords.renewal(formatGross(paidAtOnce.map(({ renewal }) => renewal)))]),
  ].join(' ');
};
