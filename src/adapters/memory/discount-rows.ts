import type { Order, OrderLine } from '#core/orders/order.ts';
import { computeOrderDiscounts, toDiscountableLine } from '#core/orders/order-discounts.ts';
import type { InvoiceLine } from '#core/payment/invoice.ts';
import { sumAmounts } from '#core/pricing/amounts.ts';
import { discountedAmounts } from '#core/pricing/discount.ts';
import type { Amounts } from '#core/pricing/price.ts';
import { type Dong, dong, zeroDong } from '#core/shared/dong.ts';
import { codesOf } from './order-codes.ts';

/** One negative row per VAT rate, so that the rows add up to the paid amount. */
export const toDiscountRows = (order: Order): readonly InvoiceLine[] => {
  const { lineDiscounts, discounts } = computeOrderDiscounts(order, codesOf(order));
  const codes = discounts.filter(({ amount }) => amount > 0).map(({ code }) => code);
  const rates = [...new Set(order.lines.map((line) => line.vat.percent))];
  return rates.flatMap((percent) => {
    const amounts = sumAmounts(
      order.lines.flatMap((line, at) =>
        line.vat.percent === percent ? [differenceOf(line, lineDiscounts[at] ?? zeroDong)] : [],
      ),
    );
    const row = { title: `Giảm giá ${codes.join(', ')}`, quantity: 1, unit: 'gói', unitPrice: amounts.net };
    return amounts.net === 0
      ? []
      : [{ ...row, charge: { net: amounts.net, exempt: zeroDong }, vatPercent: percent, amounts }];
  });
};

/** VAT is rounded on the remaining amount. */
const differenceOf = (line: OrderLine, lowered: Dong): Amounts => {
  const after = discountedAmounts(toDiscountableLine(line), lowered);
  const less = (part: 'net' | 'vat' | 'gross'): Dong => dong(after[part] - line.amounts[part]);
  return { net: less('net'), exempt: zeroDong, vat: less('vat'), gross: less('gross') };
};
