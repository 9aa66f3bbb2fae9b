import { describe, expect, test } from 'vitest';
import { sumAmounts } from '#core/pricing/amounts.ts';
import { shownForItem, toHandAmounts } from './quote-of-item.ts';
import { noonOf, tenOrders } from './ten-orders.ts';

describe('CART-14 ten orders computed by hand cost the same in the shop', () => {
  test.for(tenOrders.map((order) => [order.title, order] as const))('%s', async ([, order]) => {
    const shown = await Promise.all(order.items.map((item) => shownForItem(item, noonOf(order.day))));
    for (const [at, item] of order.items.entries())
      expect(shown[at]?.quote.lines.map((line) => toHandAmounts(line.amounts))).toEqual(item.lines);
    expect(toHandAmounts(sumAmounts(shown.map(({ quote }) => quote.totals)))).toEqual(order.totals);
  });
});
