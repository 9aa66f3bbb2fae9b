import { describe, expect, test } from 'vitest';
import { addUser, logIn, revoke } from '#adapters/memory/accounts/sessions.ts';
import { token } from '#core/shared/ids.ts';
import { validCheckoutFields, withCart } from '#test/kit/checkout.ts';
import { addBySlug, expectOk, freshIdempotencyKey, kindOf, openShop, type Shop, slugs } from '#test/kit/fakes/shop.ts';
import { failures, nextOf, sentenceOf } from '#ui/failures/messages.vi.ts';

/** The cart of the page that the visitor has open. */
const shownCart = async ({ useCases }: Shop) => {
  const cart = expectOk(await useCases.loadCart({ orderId: null }));
  if (cart === null) throw new Error('nothing is in the cart');
  return cart;
};

type Shown = Awaited<ReturnType<typeof shownCart>>;

const order = async (shop: Shop, cart: Shown, orderId: Shown['orderId'] | null = cart.orderId) =>
  shop.useCases.finaliseOrder({
    ...(await validCheckoutFields(shop)),
    orderId,
    expectedTotal: cart.totals.gross,
    idempotencyKey: freshIdempotencyKey(),
  });

const remove = (shop: Shop, cart: Shown, orderId: Shown['orderId'] | null = cart.orderId) =>
  shop.useCases.removeLine({
    orderId,
    lineId: cart.lines[0]?.line.id ?? expect.fail('an empty cart'),
    idempotencyKey: freshIdempotencyKey(),
  });

/** What happens to the session of a page that is open, and what the next press is answered. */
const losses: readonly (readonly [string, (shop: Shop) => unknown, string])[] = [
  [
    'a token with other last letters',
    ({ browser }) => Object.assign(browser, { anonymous: token('spoiled') }),
    'cart-inaccessible',
  ],
  [
    'an expired token',
    ({ world, browser }) => browser.anonymous !== null && revoke(world, browser.anonymous),
    'cart-inaccessible',
  ],
];

describe('a cart that this browser cannot open any more', () => {
  test.each(losses)(
    'VIS-02 with %s the order is refused as what it is, and nothing is placed',
    async (_, lose, kind) => {
      const shop = await withCart();
      const cart = await shownCart(shop);
      lose(shop);
      expect(kindOf(await order(shop, cart))).toBe(kind);
      expect([...shop.world.state.orders.values()].map((each) => each.order.status)).toEqual(['draft']);
      expect(expectOk(await shop.useCases.loadCart({ orderId: null }))).toBeNull();
    },
  );

  test.each(losses)('VIS-02 with %s a change of the cart is not told that the cart is empty', async (_, lose, kind) => {
    const shop = await withCart();
    const cart = await shownCart(shop);
    lose(shop);
    expect(kindOf(await remove(shop, cart))).toBe(kind);
  });

  test('ACC-04 after a log-in has ended, the cart of the account asks for another log-in, and is there after it', async () => {
    const shop = openShop();
    const user = addUser(shop.world, 'Lê Văn Gió', '0987654321', 'gio@example.com');
    const session = logIn(shop.world, user);
    shop.browser.session = session;
    expectOk(await addBySlug(shop, slugs.server));
    const cart = await shownCart(shop);
    revoke(shop.world, session);
    expect(kindOf(await order(shop, cart))).toBe('login-required');
    shop.browser.session = logIn(shop.world, user);
    expect((await shownCart(shop)).orderId).toBe(cart.orderId);
    revoke(shop.world, shop.browser.session);
    expect(kindOf(await remove(shop, cart))).toBe('login-required');
  });

  test('an empty cart is told so', async () => {
    const shop = await withCart();
    const cart = await shownCart(shop);
    expectOk(await remove(shop, cart));
    expect(kindOf(await order(shop, cart))).toBe('cart-empty');
  });
});

describe('what a failure says', () => {
  test('ERR-07 no failure claims that a cart is still there, and the one of a lost cart says that it is not', () => {
    const said = Object.values(failures).map(({ next }) => (typeof next === 'string' ? next : next('1800.6070')));
    expect(said.filter((text) => /giỏ hàng (của bạn )?vẫn còn/i.test(text))).toEqual([]);
    const lost = { kind: 'cart-inaccessible' } as const;
    expect(`${sentenceOf(lost)} ${nextOf(lost, '1800.6070')}`).toMatch(/không mở được giỏ hàng nữa.*chưa đặt gì/);
  });
});
