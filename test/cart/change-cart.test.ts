import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { REMOVAL_REASON } from '#core/cart/cart.ts';
import { lineItemId, productId } from '#core/shared/ids.ts';
import { faultAt, lostAnswer, lostRequest, rejected, unreachable, withFaults } from '#test/kit/backends/faults.ts';
import {
  addBySlug,
  expectFailure,
  expectOk,
  freshIdempotencyKey,
  kindOf,
  openShop,
  type Shop,
  slugs,
} from '#test/kit/fakes/shop.ts';
import { addCustomer, logInAs, nextRequest } from '#test/kit/people.ts';
import { cartOf, fillCart } from './filled-cart.ts';

const change = (shop: Shop, lineId: ReturnType<typeof lineItemId>, more: { quantity?: number; term?: number }) =>
  shop.useCases.changeLine({
    orderId: null,
    lineId,
    quantity: null,
    term: null,
    idempotencyKey: freshIdempotencyKey(),
    ...more,
  });

describe('CART-14 changing the cart', () => {
  test('CART-14 a quantity from 1 to 50 multiplies the line, and totals follow with VAT', () =>
    fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 50 }), async (count) => {
        const { shop, cart, lineId } = await fillCart();
        const changed = expectOk(await change(shop, lineId, { quantity: count })).cart;
        expect(changed?.lines[0]?.amounts.net).toBe((cart.lines[0]?.amounts.net ?? 0) * count);
        const sum = changed?.lines.reduce((total, line) => total + line.amounts.gross, 0);
        expect(changed?.totals.gross).toBe(sum);
        expect(changed?.vatPercent).toBe(8);
      }),
      { numRuns: 15 },
    ));

  test('CART-14 quantities of −1, 0, 51 and 10⁹ are rejected before anything is sent', () =>
    fc.assert(
      fc.asyncProperty(fc.constantFrom(-1, 0, 51, 1e9, 2.5), async (count) => {
        const { shop, cart, lineId } = await fillCart();
        expect(expectFailure(await change(shop, lineId, { quantity: count }))).toEqual({
          kind: 'quantity-out-of-range',
          least: 1,
          most: 50,
        });
        expect((await cartOf(shop)).totals).toEqual(cart.totals);
      }),
      { numRuns: 5 },
    ));

  test("CART-14 exactly the terms of the line's own price list can be chosen", async () => {
    const { shop, cart, lineId } = await fillCart();
    for (const term of cart.lines[0]?.terms ?? []) {
      const changed = expectOk(await change(shop, lineId, { term: term.term })).cart;
      expect(changed?.lines[0]?.line.charge).toEqual(term.charge);
    }
    expect(kindOf(await change(shop, lineId, { term: 7 }))).toBe('term-not-sold');
  });

  test('CART-14 a change with a lost response is applied once', () =>
    fc.assert(
      fc.asyncProperty(
        fc.constantFrom(lostAnswer, lostRequest, unreachable),
        fc.integer({ min: 2, max: 9 }),
        async (fault, count) => {
          const { shop, lineId } = await fillCart(
            openShop({ change: ({ orders }) => ({ orders: withFaults(orders, faultAt('changeLine', 1, fault)) }) }),
          );
          expect(expectOk(await change(shop, lineId, { quantity: count })).cart?.lines[0]?.line.quantity).toBe(count);
        },
      ),
      { numRuns: 10 },
    ));

  test('CART-14 free options can be changed, also by a form that sends no names', async () => {
    const { shop, cart, lineId } = await fillCart();
    const os = cart.lines[0]?.line.options[0];
    if (os === undefined) throw new Error('no option');
    const options = [{ id: os.id, name: '', value: 'Debian 12' }];
    const outcome = expectOk(
      await shop.useCases.setLineOptions({ orderId: null, lineId, options, idempotencyKey: freshIdempotencyKey() }),
    );
    expect(outcome.cart?.lines[0]?.line.options).toContainEqual({ ...os, value: 'Debian 12' });
  });

  test('CART-14 a note is trimmed and saved; one that is too long is reported at its field', async () => {
    const { shop } = await fillCart();
    const note = (text: string) =>
      shop.useCases.setCartNote({ orderId: null, note: text, idempotencyKey: freshIdempotencyKey() });
    expect(expectOk(await note('  gọi trước khi bàn giao ')).cart?.note).toBe('gọi trước khi bàn giao');
    expect(expectFailure(await note('a'.repeat(1_001)))).toEqual({
      kind: 'invalid-fields',
      fields: { note: 'too-long' },
    });
  });

  test('CART-14 the whole cart can be removed, and each next add creates a new cart', async () => {
    const { shop, cart } = await fillCart();
    const expectedTotal = new Set([cart.orderId]);
    for (let round = 0; round < 8; round++) {
      expect(
        expectOk(await shop.useCases.clearCart({ orderId: null, idempotencyKey: freshIdempotencyKey() })),
      ).toMatchObject({
        cart: null,
        notice: 'cleared',
        goTo: '/gio-hang',
      });
      expect(shop.ports.carts.get()).toBe(null);
      const next = expectOk(await addBySlug(shop, slugs.server)).cart;
      expect(next?.itemCount).toBe(1);
      if (next) expectedTotal.add(next.orderId);
    }
    expect(expectedTotal.size).toBe(9);
  });

  test("CART-14 a command fails without a cart, and another visitor's cart cannot be changed", async () => {
    const { shop, cart, lineId } = await fillCart();
    const stranger = openShop({ world: shop.world });
    const command = { orderId: cart.orderId, lineId, idempotencyKey: freshIdempotencyKey() };
    expect(kindOf(await stranger.useCases.removeLine(command))).toBe('cart-empty');
    expectOk(await addBySlug(stranger, slugs.server));
    expect(kindOf(await stranger.useCases.clearCart(command))).toBe('not-found');
    expect((await cartOf(stranger)).itemCount).toBe(1);
    expect(kindOf(await change(shop, lineItemId('nothing'), { quantity: 2 }))).toBe('not-found');
    expect((await cartOf(shop)).itemCount).toBe(2);
  });
});

describe('CART-12 removing lines', () => {
  test('CART-12 lines are removed one by one, 500 ms apart, each with the reason', async () => {
    const waits: number[] = [];
    const reasons: string[] = [];
    const { shop, cart } = await fillCart(
      openShop({
        change: ({ orders }) => ({
          delay: { wait: async (milliseconds) => void waits.push(milliseconds) },
          orders: {
            ...orders,
            removeLine: (id, line, reason) => {
              reasons.push(reason);
              return orders.removeLine(id, line, reason);
            },
          },
        }),
      }),
    );
    const lineIds = cart.lines.map(({ line }) => line.id);
    const outcome = expectOk(
      await shop.useCases.removeLines({ orderId: null, lineIds, idempotencyKey: freshIdempotencyKey() }),
    );
    expect(outcome).toMatchObject({ notice: 'removed', cart: { itemCount: 0 } });
    expect(waits).toEqual([500]);
    expect(reasons).toEqual([REMOVAL_REASON, REMOVAL_REASON]);
    expect(REMOVAL_REASON).toBe('đổi gói sản phẩm khác');
  });

  test('CART-12 removal stops at the first failure; the lines removed before stay removed', async () => {
    const { shop, cart } = await fillCart(
      openShop({
        change: ({ orders }) => ({ orders: withFaults(orders, faultAt('removeLine', 2, rejected('bad-input'), true)) }),
      }),
    );
    expectOk(await addBySlug(shop, 'cloud-server-ssd-3'));
    const lineIds = (await cartOf(shop)).lines.map(({ line }) => line.id);
    expect(
      kindOf(await shop.useCases.removeLines({ orderId: null, lineIds, idempotencyKey: freshIdempotencyKey() })),
    ).toBe('unexpected');
    expect((await cartOf(shop)).lines.map(({ line }) => line.id)).toEqual(lineIds.slice(1));
    expect(cart.itemCount).toBe(2);
  });

  test('CART-12 removing a line twice, or after a lost response, is no failure', async () => {
    const { shop, lineId } = await fillCart(
      openShop({ change: ({ orders }) => ({ orders: withFaults(orders, faultAt('removeLine', 1, lostAnswer)) }) }),
    );
    const remove = () => shop.useCases.removeLine({ orderId: null, lineId, idempotencyKey: freshIdempotencyKey() });
    expect(expectOk(await remove()).cart?.itemCount).toBe(1);
    expect(expectOk(await remove()).cart?.itemCount).toBe(1);
  });
});

describe('CART-13 a URL that adds to the cart', () => {
  test('CART-13 a product and its option products are added by their ids, with the default configuration', async () => {
    const shop = openShop();
    const product = expectOk(await shop.ports.catalogue.product(slugs.server));
    const priced = product.options.flatMap(({ values }) =>
      values.filter((value) => value.productId !== null).slice(0, 1),
    );
    const children = priced.slice(0, 2).map((value) => value.productId ?? productId(''));
    const command = {
      productId: product.id,
      children,
      source: 'IP',
      orderId: null,
      idempotencyKey: freshIdempotencyKey(),
    };
    const outcome = expectOk(await shop.useCases.addByQuery(command));
    expect(outcome.cart?.lines[0]?.children.map((line) => line.productId).sort()).toEqual([...children].sort());
    expect(outcome.cart?.lines[0]?.line).toMatchObject({ term: 3, isExchange: true });
    expectOk(await shop.useCases.addByQuery(command));
    expect((await cartOf(shop)).itemCount).toBe(1);
  });

  test('CART-13 an unknown product, a foreign option and a missing domain name are rejected with their failure kind', async () => {
    const shop = openShop();
    const add = (id: string, children: readonly string[]) =>
      shop.useCases.addByQuery({
        source: null,
        productId: productId(id),
        children: children.map(productId),
        orderId: null,
        idempotencyKey: freshIdempotencyKey(),
      });
    expect(kindOf(await add('9999', []))).toBe('not-found');
    expect(kindOf(await add('1004', ['9999']))).toBe('product-unavailable');
    expect(kindOf(await add('1101', []))).toBe('invalid-fields');
    expect(shop.world.state.orders.size).toBe(0);
  });
});

/** A customer's cart page that stays open while they log out and fill a cart as a guest. */
const openStaleCartPage = async () => {
  const home = openShop();
  addCustomer(home.world);
  expectOk(await logInAs(home));
  const { cart, lineId } = await fillCart(nextRequest(home));
  expectOk(await nextRequest(home).useCases.logOut({ path: '/', idempotencyKey: freshIdempotencyKey() }));
  expectOk(await addBySlug(nextRequest(home), slugs.server));
  return { guest: nextRequest(home), orderId: cart.orderId, lineId };
};

describe('ROUTE-19 a cart page that stays open after a logout', () => {
  test('ROUTE-19 CART-17 no command of the page is applied to the next cart, or reported as done', async () => {
    const { guest, orderId, lineId } = await openStaleCartPage();
    const before = await cartOf(guest);
    const { useCases } = guest;
    const common = { orderId, idempotencyKey: freshIdempotencyKey() };
    expect(kindOf(await useCases.removeLine({ ...common, lineId }))).toBe('not-found');
    expect(kindOf(await useCases.removeLines({ ...common, lineIds: [lineId] }))).toBe('not-found');
    expect(kindOf(await useCases.changeLine({ ...common, lineId, quantity: 2, term: null }))).toBe('not-found');
    expect(kindOf(await useCases.setLineOptions({ ...common, lineId, options: [] }))).toBe('not-found');
    expect(kindOf(await useCases.setCartNote({ ...common, note: 'giao sớm' }))).toBe('not-found');
    expect(kindOf(await useCases.clearCart(common))).toBe('not-found');
    expect(await cartOf(guest)).toEqual(before);
  });

  test('ACC-11 CART-17 the customer finds the items when they log in again', async () => {
    const { guest, orderId, lineId } = await openStaleCartPage();
    await guest.useCases.removeLine({ orderId, lineId, idempotencyKey: freshIdempotencyKey() });
    expectOk(await logInAs(nextRequest(guest)));
    expect((await cartOf(nextRequest(guest))).lines).toHaveLength(3);
  });
});
