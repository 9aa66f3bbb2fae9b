import { expect, test } from 'vitest';
import { eachBackend, setClock } from '#test/kit/backends/backends.ts';
import { addLineTo, loadOrder, newCart } from '#test/orders/order-world.ts';
import { wireOrderWorld } from '#test/orders/wire-order-world.ts';
import { shownForItem, toHandAmounts } from './quote-of-item.ts';
import { type HandOrder, noonOf, tenOrders } from './ten-orders.ts';

eachBackend('ten orders', (backend) => {
  const placed = async (order: HandOrder) => {
    await setClock(backend, noonOf(order.day));
    const shopper = await (await wireOrderWorld(backend)()).shopper();
    const cart = await newCart(shopper);
    for (const item of order.items)
      await addLineTo(shopper, cart.id, (await shownForItem(item, noonOf(order.day))).line);
    return loadOrder(shopper, cart.id);
  };
  test('CART-14 ten orders computed by hand are charged to the đồng, VAT, domains and quantities included', async () => {
    for (const order of tenOrders) {
      const { lines, totals } = await placed(order);
      expect([order.title, lines.map((line) => toHandAmounts(line.amounts))]).toEqual([
        order.title,
        order.items.flatMap((item) => item.lines),
      ]);
      expect(toHandAmounts(totals)).toEqual(order.totals);
      for (const line of lines) expect(line.vat.percent).toBe(order.vatPercent);
    }
  });
  test('CART-14 a cart that lasts into the new year is taxed at the new rate', async () => {
    const shopper = await (await wireOrderWorld(backend)()).shopper();
    await setClock(backend, noonOf('2026-12-31'));
    const cart = await newCart(shopper);
    const [order] = tenOrders;
    const item = order?.items[0];
    if (!item) throw new Error('ten orders have a first item');
    await addLineTo(shopper, cart.id, (await shownForItem(item, noonOf('2026-12-31'))).line);
    expect(toHandAmounts((await loadOrder(shopper, cart.id)).totals)).toEqual([99_000, 0, 7_920, 106_920]);
    await setClock(backend, noonOf('2027-01-01'));
    expect(toHandAmounts((await loadOrder(shopper, cart.id)).totals)).toEqual([99_000, 0, 9_900, 108_900]);
  });
});
