import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bankOf } from '#adapters/memory/bank.ts';
import { addUser, logIn, revoke } from '#adapters/memory/sessions.ts';
import { memorySettings } from '#adapters/memory/settings.ts';
import { currentVisitor } from '#core/session/current-visitor.ts';
import { unknownVisitor } from '#core/session/visitor-state.ts';
import { token } from '#core/shared/ids.ts';
import { placeCart } from '#test/kit/checkout.ts';
import { always, denied, faultAt, garbled, notFound, unreachable, withFaults } from '#test/kit/faults.ts';
import { addBySlug, good, kindOf, openShop, type Shop, slugs } from '#test/kit/shop.ts';

const customer = (shop: Shop) => {
  const user = addUser(shop.world, 'Nguyễn Thị Mây', '0912345678', 'may@example.com');
  shop.browser.session = logIn(shop.world, user);
  return user;
};

describe('who is asking', () => {
  test('VIS-01 a valid token is its user; the request goes on under that token', async () => {
    const shop = openShop();
    const user = customer(shop);
    const visitor = good(await currentVisitor(shop.ports)());
    expect(visitor).toMatchObject({ kind: 'customer', user });
    expect(shop.ports.bearer.get()).toBe(shop.browser.session);
  });

  test('VIS-01 VIS-03 a token that fails its look-up is removed, and the visitor is anonymous', async () => {
    for (const fault of [denied, notFound, garbled, unreachable]) {
      const shop = openShop({
        change: ({ identity }) => ({ identity: withFaults(identity, always(fault, 'userOf')) }),
      });
      customer(shop);
      expect(good(await currentVisitor(shop.ports)()).kind).toBe('anonymous');
      expect(shop.browser.session).toBe(null);
      expect(shop.logged()).toContain('Failed to fetch user detail');
    }
  });

  test('VIS-01 a token that was revoked elsewhere is removed', async () => {
    const shop = openShop();
    customer(shop);
    revoke(shop.world, shop.browser.session ?? token(''));
    expect(good(await shop.useCases.loadVisitor({}))).toMatchObject({ loggedIn: false, user: null });
    expect(shop.browser.session).toBe(null);
  });

  test('VIS-01 a hiccup of the look-up does not log anybody out', async () => {
    const shop = openShop({
      change: ({ identity }) => ({ identity: withFaults(identity, faultAt('userOf', 1, unreachable)) }),
    });
    customer(shop);
    expect(good(await currentVisitor(shop.ports)()).kind).toBe('customer');
  });

  test('VIS-02 an anonymous visitor gets one token and keeps it', async () => {
    const shop = openShop();
    const first = good(await currentVisitor(shop.ports)());
    const again = good(await currentVisitor(openShop(shop).ports)());
    expect(again.token).toBe(first.token);
    expect(shop.browser.anonymous).toBe(first.token);
    expect(shop.world.state.sessions.size).toBe(1);
  });

  test('VIS-02 questions that a page asks at once buy one token together', () =>
    fc.assert(
      fc.asyncProperty(fc.integer({ min: 2, max: 6 }), async (questions) => {
        const shop = openShop();
        await Promise.all(Array.from({ length: questions }, () => shop.useCases.loadCheckout({})));
        expect(shop.world.state.sessions.size).toBe(1);
      }),
      { numRuns: 5 },
    ));

  test('ROL-01 the default anonymous token stands in where none was obtained, and is not kept as the visitor’s', async () => {
    const defaultAnonymousToken = token('default');
    const shop = openShop({
      change: ({ identity }) => ({
        identity: withFaults(identity, always(unreachable, 'anonymousToken')),
        settings: { ...memorySettings, defaultAnonymousToken },
      }),
    });
    expect(good(await currentVisitor(shop.ports)()).token).toBe(defaultAnonymousToken);
    expect(shop.ports.bearer.get()).toBe(defaultAnonymousToken);
    expect(shop.browser.anonymous).toBe(null);
  });

  test('CART-01 an anonymous token that the service refuses is renewed when a cart is begun', async () => {
    const shop = openShop();
    good(await currentVisitor(shop.ports)());
    revoke(shop.world, shop.browser.anonymous ?? token(''));
    expect(kindOf(await addBySlug(shop, slugs.server))).toBe('ok');
  });
});

describe('what the header knows', () => {
  test('STA-01 nobody is known before the first press, and no token is bought for the header', async () => {
    const shop = openShop();
    expect(good(await shop.useCases.loadVisitor({}))).toEqual(unknownVisitor);
    expect(shop.world.state.sessions.size).toBe(0);
  });

  test('STA-01 a customer’s state holds his name and contact and his cart, and no token among them', async () => {
    const shop = openShop();
    customer(shop);
    good(await addBySlug(shop, slugs.server));
    const state = good(await shop.useCases.loadVisitor({}));
    expect(state).toMatchObject({
      loggedIn: true,
      user: { name: 'Nguyễn Thị Mây' },
      itemCount: 1,
      contact: { phone: '0912345678' },
    });
    expect(JSON.stringify(state)).not.toContain(shop.browser.session);
  });

  test('CART-11 HDR-05 the badge counts lines without a parent while the cart is open', async () => {
    const shop = openShop();
    const product = good(await shop.ports.catalogue.product(slugs.server));
    const windows = product.options[0]?.values.find(({ perMonth }) => perMonth > 0);
    const configuration = {
      time: 3,
      count: 1,
      chosen: { [product.options[0]?.id ?? '']: [windows?.id ?? ''], ...location(product) },
    };
    const { cart } = good(await addBySlug(shop, slugs.server, { configuration }));
    expect(cart?.lines[0]?.children).toHaveLength(1);
    expect(good(await shop.useCases.loadVisitor({}))).toMatchObject({ cartId: cart?.orderId, itemCount: 1 });
  });

  test('CART-11 FIN-02 a paid cart leaves cookie and badge; so does one at 90 and an order that is no cart', async () => {
    const shop = openShop();
    good(await addBySlug(shop, slugs.server));
    const { orderId } = good(await placeCart(shop));
    const { payment } = good(await shop.useCases.loadPayment({ orderId }));
    if (payment) bankOf(shop.world).confirm(payment.id);
    expect(good(await shop.useCases.loadVisitor({}))).toMatchObject({ cartId: null, itemCount: 0 });
    expect(shop.ports.carts.get()).toBe(null);
    for (const more of [{ status: 'closed' }, { source: 'express' }] as const) {
      const { cart } = good(await addBySlug(shop, slugs.server));
      const record = shop.world.state.orders.get(cart?.orderId ?? '');
      if (record) shop.world.state.orders.set(record.order.id, { ...record, order: { ...record.order, ...more } });
      expect(good(await shop.useCases.loadVisitor({})).cartId).toBe(null);
      expect(shop.ports.carts.get()).toBe(null);
    }
  });

  test('SID-01 the cart session has a label once a cart begins: prefix, time stamp, three digits; and keeps it', async () => {
    const shop = openShop();
    good(await addBySlug(shop, slugs.server));
    const label = shop.browser.sessionId ?? '';
    const [, stamp = '', digits = ''] = /^CHM(\d{13})(\d{3})$/.exec(label) ?? [];
    expect(Number(stamp)).toBe(shop.world.state.now);
    expect(Number(digits)).toBeGreaterThanOrEqual(100);
    good(await addBySlug(shop, slugs.server));
    expect(shop.browser.sessionId).toBe(label);
  });

  test('SID-01 the label is never authority: with it alone a stranger sees nothing', async () => {
    const shop = openShop();
    good(await addBySlug(shop, slugs.server));
    const stranger = openShop({ world: shop.world });
    stranger.browser.sessionId = shop.browser.sessionId;
    stranger.browser.cart = shop.browser.cart;
    expect(good(await stranger.useCases.loadCart({ orderId: null }))).toBe(null);
  });
});

const location = (product: {
  readonly options: readonly { readonly id: string; readonly values: readonly { readonly id: string }[] }[];
}) => {
  const option = product.options[1];
  return option === undefined ? {} : { [option.id]: [option.values[0]?.id ?? ''] };
};
