import type { ProductSummary } from '#core/catalogue/product.ts';
import { childrenOf, type Order, type OrderLine, topLines } from '#core/orders/order.ts';
import { totalOf } from '#core/pricing/amounts.ts';
import type { ProductId } from '#core/shared/ids.ts';
import type { CartLine, CartView } from './cart.ts';

/** The term prices of some products; a product that is missing has none to choose from. */
export type KnownPrices = readonly { readonly id: ProductId; readonly prices: ProductSummary['prices'] }[];

/** An order as the cart pages draw it. Amounts come from the order itself, never from the catalogue's prices. */
export const cartViewOf = (order: Order, known: KnownPrices): CartView => {
  const lines = topLines(order);
  return {
    orderId: order.id,
    number: order.number,
    lines: lines.map((line) => cartLineOf(order, line, known)),
    ...(order.discounts ? { discounts: order.discounts } : {}),
    totals: order.totals,
    vatPercent: sharedPercent(order.lines),
    note: order.note,
    itemCount: lines.length,
  };
};

const cartLineOf = (order: Order, line: OrderLine, known: KnownPrices): CartLine => {
  const children = childrenOf(order, line.id);
  const whole = [line, ...children];
  return {
    line,
    children,
    amounts: totalOf(whole.map((each) => each.amounts)),
    renewal: totalOf(whole.map((each) => each.renewal)),
    terms: known.find((each) => each.id === line.productId)?.prices ?? [],
  };
};

const sharedPercent = (lines: readonly OrderLine[]): number | null => {
  const [first, ...others] = lines;
  return first !== undefined && others.every((line) => line.vat.percent === first.vat.percent)
    ? first.vat.percent
    : null;
};
