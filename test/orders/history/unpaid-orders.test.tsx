import { screen } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatDong, zeroDong } from '#core/shared/dong.ts';
import { pay, placeCart } from '#test/kit/checkout.ts';
import { customerShop } from '#test/kit/customer.ts';
import { addBySlug, expectOk, freshIdempotencyKey, openShop, type Shop, slugs } from '#test/kit/fakes/shop.ts';
import { openPage } from '#test/ui/open-page.tsx';
import { mainText, sameBrowser, shopOfToday, shopWithOrder } from '#test/ui/order-pages.tsx';

const unpaidIn = async (shop: Shop) => expectOk(await shop.useCases.listUnpaidOrders({}));

const place = async (shop: Shop) => {
  expectOk(await addBySlug(shop, slugs.promoted));
  return expectOk(await placeCart(shop)).orderId;
};

/** Guests cannot cancel. */
const anyVisit = fc.boolean().chain((isCustomer) =>
  fc.record({
    isCustomer: fc.constant(isCustomer),
    ends: fc.array(fc.constantFrom('wait', 'pay', ...(isCustomer ? ['cancel'] : [])), { maxLength: 4 }),
  }),
);

describe('what a browser ordered and has not paid', () => {
  test('CART-16 lists exactly the orders that are neither paid nor cancelled, newest first, with what is to pay', () =>
    fc.assert(
      fc.asyncProperty(anyVisit, async ({ isCustomer, ends }) => {
        const shop = isCustomer ? await customerShop() : openShop();
        const waiting: string[] = [];
        for (const end of ends) {
          const orderId = await place(shop);
          if (end === 'wait') waiting.unshift(orderId);
          if (end === 'pay') await pay(shop, orderId);
          if (end === 'cancel')
            expectOk(
              await shop.useCases.cancelOrder({ orderId, reason: 'nhầm', idempotencyKey: freshIdempotencyKey() }),
            );
        }
        expectOk(await addBySlug(shop, slugs.server));
        const listed = await unpaidIn(shop);
        expect(listed.map(({ orderId }) => orderId)).toEqual(waiting);
        for (const { orderId, number, total } of listed) {
          const order = expectOk(await shop.useCases.loadOrder({ orderId }));
          expect([number, total]).toEqual([order.number, order.totals.gross]);
        }
        const stranger = openShop({ world: shop.world });
        expectOk(await addBySlug(stranger, slugs.promoted));
        expect(await unpaidIn(stranger)).toEqual([]);
      }),
      { numRuns: 20 },
    ));

  test('CART-16 a visitor without a token gets none for asking', async () => {
    const shop = openShop();
    expect(await unpaidIn(shop)).toEqual([]);
    expect(shop.ports.tokens.anonymous()).toBeNull();
  });

  test.each([
    ['its own order as cart', false],
    ['another cart', true],
  ])(
    'CART-16 ROUTE-15 the cart page of a guest says what waits for payment, and leads there, beside %s',
    async (_, more) => {
      const { shop, orderId, orderNumber } = await shopWithOrder('plain');
      if (more) expectOk(await addBySlug(shop, slugs.server));
      const [order] = await unpaidIn(shop);
      await openPage('/gio-hang', sameBrowser(shop));
      const link = await screen.findByRole('link', { name: `Trả tiếp đơn ${orderNumber}` });
      expect(link.getAttribute('href')).toBe(`/thanh-toan/${orderId}`);
      expect(order?.number).toBe(orderNumber);
      expect(mainText()).toContain(`Đơn ${orderNumber} chờ ${formatDong(order?.total ?? zeroDong)}.`);
    },
  );

  test('CART-16 a cart without such an order shows no strip', async () => {
    const shop = shopOfToday();
    expectOk(await addBySlug(shop, slugs.promoted));
    await openPage('/gio-hang', sameBrowser(shop));
    expect(screen.queryByRole('link', { name: /^Trả tiếp/ })).toBeNull();
  });
});
