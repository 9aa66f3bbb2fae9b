import { describe, expect, test } from 'vitest';
import { memoryWorld } from '#adapters/memory/world.ts';
import { orderId } from '#core/shared/ids.ts';
import { always, unreachable, withFaults } from '#test/kit/backends/faults.ts';
import { addBySlug, expectFailure, expectOk, kindOf, openShop, slugs } from '#test/kit/fakes/shop.ts';
import { cartOf, fillCart } from './filled-cart.ts';

describe('loading the cart', () => {
  test('CART-11 a visitor without token and cart gets no cart, and no token is requested', async () => {
    const shop = openShop();
    expect(expectOk(await shop.useCases.loadCart({ orderId: null }))).toBe(null);
    expect(shop.world.state.sessions.size).toBe(0);
  });

  test("CART-02 a foreign order in the query loads the visitor's own cart", async () => {
    const { shop, cart } = await fillCart();
    const stranger = openShop({ world: shop.world });
    expectOk(await addBySlug(stranger, slugs.server));
    const shown = expectOk(await stranger.useCases.loadCart({ orderId: cart.orderId }));
    expect(shown?.itemCount).toBe(1);
    expect(expectOk(await openShop({ world: shop.world }).useCases.loadCart({ orderId: orderId('x') }))).toBe(null);
  });

  test("ERR-02 ERR-06 without the catalogue's prices the cart still loads; its lines offer no other term", async () => {
    const { shop } = await fillCart(
      openShop({
        change: ({ catalogue }) => ({ catalogue: withFaults(catalogue, always(unreachable, 'listOffers')) }),
      }),
    );
    expect((await cartOf(shop)).lines.map(({ terms }) => terms)).toEqual([[], []]);
    expect(shop.logged()).toContain('Failed to fetch prices and stock');
  });
});

describe('CART-11 a cart whose look-up fails', () => {
  const broken = async (fault = unreachable) => {
    const { shop, cart } = await fillCart(openShop({ world: memoryWorld() }));
    const down = openShop({
      ...shop,
      change: ({ orders }) => ({ orders: withFaults(orders, always(fault, 'load')) }),
    });
    return { shop, cart, down };
  };

  test('CART-11 the cookie and the badge are cleared; the id stays in the recovery slot and returns with the next success', async () => {
    const { shop, cart, down } = await broken();
    expect(expectOk(await down.useCases.loadVisitor({}))).toMatchObject({ cartId: null, itemCount: 0 });
    expect([shop.browser.cart, shop.ports.carts.recovery()]).toEqual([null, cart.orderId]);
    expect(expectOk(await shop.useCases.loadVisitor({}))).toMatchObject({ cartId: cart.orderId, itemCount: 2 });
    expect([shop.ports.carts.get(), shop.ports.carts.recovery()]).toEqual([cart.orderId, cart.orderId]);
  });

  test('CART-11 a failure that the retries overcome changes nothing', async () => {
    const { shop, cart } = await fillCart();
    const shaky = openShop({
      ...shop,
      change: ({ orders }) => ({
        orders: withFaults(orders, (method, call) => (method === 'load' && call < 3 ? unreachable : null)),
      }),
    });
    expect(expectOk(await shaky.useCases.loadVisitor({}))).toMatchObject({ cartId: cart.orderId, itemCount: 2 });
  });

  test('CART-11 CART-17 while the state of the first cart is unknown no second one is created', async () => {
    const { shop, down } = await broken();
    expect(expectOk(await addBySlug(down, slugs.server)).cart?.itemCount).toBe(3);
    expectOk(await down.useCases.loadVisitor({}));
    expect(kindOf(await addBySlug(down, slugs.server))).toBe('unreachable');
    expect(kindOf(await addBySlug(down, slugs.server))).toBe('unreachable');
    expect(shop.world.state.orders.size).toBe(1);
    expect(expectOk(await addBySlug(shop, slugs.server)).cart?.itemCount).toBe(4);
  });

  test('CART-11 ERR-10 the cart page returns the typed failure', async () => {
    const { down } = await broken();
    expect(expectFailure(await down.useCases.loadCart({ orderId: null }))).toEqual({ kind: 'unreachable' });
  });
});
