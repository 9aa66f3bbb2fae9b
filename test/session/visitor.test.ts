import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { consumeChallenge } from '#adapters/memory/accounts/challenges.ts';
import { addUser, logIn, revoke } from '#adapters/memory/accounts/sessions.ts';
import { memoryDevice } from '#adapters/memory/browser/device.ts';
import { bankOf } from '#adapters/memory/orders/bank.ts';
import { memorySettings } from '#adapters/memory/settings.ts';
import { memoryWorld } from '#adapters/memory/world.ts';
import { currentVisitor } from '#core/session/current-visitor.ts';
import { unknownVisitor } from '#core/session/visitor-state.ts';
import { token } from '#core/shared/ids.ts';
import { always, denied, faultAt, garbled, notFound, unreachable, withFaults } from '#test/kit/backends/faults.ts';
import { placeCart } from '#test/kit/checkout.ts';
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
import { addCustomer, logInAs } from '#test/kit/people.ts';

const customer = (shop: Shop) => {
  const user = addUser(shop.world, 'Nguyễn Thị Mây', '0912345678', 'may@example.com');
  shop.browser.session = logIn(shop.world, user);
  return user;
};

describe('the current visitor', () => {
  test('VIS-01 a valid token returns its user, and the request continues with that token', async () => {
    const shop = openShop();
    const user = customer(shop);
    const visitor = expectOk(await currentVisitor(shop.ports)());
    expect(visitor).toMatchObject({ kind: 'customer', user });
    expect(shop.ports.bearer.get()).toBe(shop.browser.session);
  });

  test('VIS-01 VIS-03 a token whose look-up fails is removed, and the visitor is anonymous', async () => {
    for (const fault of [denied, notFound, garbled, unreachable]) {
      const shop = openShop({
        change: ({ identity }) => ({ identity: withFaults(identity, always(fault, 'userOf')) }),
      });
      customer(shop);
      expect(expectOk(await currentVisitor(shop.ports)()).kind).toBe('anonymous');
      expect(shop.browser.session).toBe(null);
      expect(shop.logged()).toContain('Failed to fetch user detail');
    }
  });

  test('VIS-01 a token that was revoked elsewhere is removed', async () => {
    const shop = openShop();
    customer(shop);
    revoke(shop.world, shop.browser.session ?? token(''));
    expect(expectOk(await shop.useCases.loadVisitor({}))).toMatchObject({ isLoggedIn: false, user: null });
    expect(shop.browser.session).toBe(null);
  });

  test('VIS-01 a single failed look-up does not log the customer out', async () => {
    const shop = openShop({
      change: ({ identity }) => ({ identity: withFaults(identity, faultAt('userOf', 1, unreachable)) }),
    });
    customer(shop);
    expect(expectOk(await currentVisitor(shop.ports)()).kind).toBe('customer');
  });

  test('VIS-02 an anonymous visitor gets one token and keeps it', async () => {
    const shop = openShop();
    const first = expectOk(await currentVisitor(shop.ports)());
    const again = expectOk(await currentVisitor(openShop(shop).ports)());
    expect(again.token).toBe(first.token);
    expect(shop.browser.anonymous).toBe(first.token);
    expect(shop.world.state.sessions.size).toBe(1);
  });

  test('VIS-02 simultaneous queries of a page request one token together', () =>
    fc.assert(
      fc.asyncProperty(fc.integer({ min: 2, max: 6 }), async (questions) => {
        const shop = openShop();
        await Promise.all(Array.from({ length: questions }, () => shop.useCases.loadCheckout({})));
        expect(shop.world.state.sessions.size).toBe(1);
      }),
      { numRuns: 5 },
    ));

  test('ROL-01 the default anonymous token is used when none can be obtained, and is not stored as the visitor’s', async () => {
    const defaultAnonymousToken = token('default');
    const shop = openShop({
      change: ({ identity }) => ({
        identity: withFaults(identity, always(unreachable, 'createAnonymousToken')),
        settings: { ...memorySettings, defaultAnonymousToken },
      }),
    });
    expect(expectOk(await currentVisitor(shop.ports)()).token).toBe(defaultAnonymousToken);
    expect(shop.ports.bearer.get()).toBe(defaultAnonymousToken);
    expect(shop.browser.anonymous).toBe(null);
  });

  test('VIS-02 where an address has too many new guests, pages are shown, an add says until when, and a proof goes on', async () => {
    const refusal = {
      kind: 'rejected',
      code: 'too-many-visitors',
      message: '',
      detail: { retryAfter: 90, until: 9 },
    } as const;
    const world = memoryWorld();
    const shop = openShop({
      world,
      change: ({ identity, orders, bearer, botCheck }) => ({
        identity: {
          ...identity,
          createAnonymousToken: async (proof) => {
            const proven = proof !== '' && consumeChallenge(world, proof.split('.')[0] ?? '', 'bot');
            return proven ? identity.createAnonymousToken('') : { ok: false, failure: refusal };
          },
        },
        orders: {
          ...orders,
          addLine: async (...asked) =>
            bearer.get() === null ? { ok: false, failure: refusal } : orders.addLine(...asked),
        },
        botCheck,
        settings: { ...memorySettings, defaultAnonymousToken: token('default') },
      }),
    });
    const tooMany = { kind: 'too-many-visitors', retryAfter: 90, until: 9 };
    expect(expectOk(await shop.useCases.loadVisitor({}))).toEqual(unknownVisitor);
    expect(expectFailure(await addBySlug(shop, slugs.server))).toEqual(tooMany);
    expect([world.state.orders.size, shop.browser.anonymous]).toEqual([0, null]);
    const prove = (proof: string) => shop.useCases.proveVisitor({ proof, idempotencyKey: freshIdempotencyKey() });
    expect(expectFailure(await prove(''))).toEqual(tooMany);
    const challenge = expectOk(await shop.useCases.loadBotChallenge({}));
    expectOk(await prove((await memoryDevice(shop.browser).solveChallenge(challenge)) ?? ''));
    const given = shop.browser.anonymous;
    expectOk(await addBySlug(shop, slugs.server));
    expectOk(await prove(''));
    expect(shop.browser.anonymous).toBe(given);
  });

  test('CART-01 an anonymous token that the service rejects is renewed when a cart is created', async () => {
    const shop = openShop();
    expectOk(await currentVisitor(shop.ports)());
    revoke(shop.world, shop.browser.anonymous ?? token(''));
    expect(kindOf(await addBySlug(shop, slugs.server))).toBe('ok');
  });
});

describe('the visitor state for the header', () => {
  test('STA-01 a new visitor has an empty state, and rendering the header requests no token', async () => {
    const shop = openShop();
    expect(expectOk(await shop.useCases.loadVisitor({}))).toEqual(unknownVisitor);
    expect(shop.world.state.sessions.size).toBe(0);
  });

  test('STA-01 a customer’s state holds their name, contact and cart, but no token', async () => {
    const shop = openShop();
    customer(shop);
    expectOk(await addBySlug(shop, slugs.server));
    const state = expectOk(await shop.useCases.loadVisitor({}));
    expect(state).toMatchObject({
      isLoggedIn: true,
      user: { name: 'Nguyễn Thị Mây' },
      itemCount: 1,
      contact: { phone: '0912345678' },
    });
    expect(JSON.stringify(state)).not.toContain(shop.browser.session);
  });

  test('CART-11 HDR-05 the badge counts parent items while the cart is open', async () => {
    const shop = openShop();
    const product = expectOk(await shop.ports.catalogue.product(slugs.server));
    const windows = product.options[0]?.values.find(({ perMonth }) => perMonth > 0);
    const configuration = {
      term: 3,
      quantity: 1,
      chosen: { [product.options[0]?.id ?? '']: [windows?.id ?? ''], ...location(product) },
    };
    const { cart } = expectOk(await addBySlug(shop, slugs.server, { configuration }));
    expect(cart?.lines[0]?.children).toHaveLength(1);
    expect(expectOk(await shop.useCases.loadVisitor({}))).toMatchObject({ cartId: cart?.orderId, itemCount: 1 });
  });

  test('CART-11 FIN-02 a paid cart, a closed cart and an order that is not a cart leave cookie and badge', async () => {
    const shop = openShop();
    expectOk(await addBySlug(shop, slugs.server));
    const { orderId } = expectOk(await placeCart(shop));
    const { payment } = expectOk(await shop.useCases.loadPayment({ orderId }));
    if (payment) bankOf(shop.world).confirm(payment.id);
    expect(expectOk(await shop.useCases.loadVisitor({}))).toMatchObject({ cartId: null, itemCount: 0 });
    expect(shop.ports.carts.get()).toBe(null);
    for (const more of [{ status: 'closed' }, { source: 'express' }] as const) {
      const { cart } = expectOk(await addBySlug(shop, slugs.server));
      const record = shop.world.state.orders.get(cart?.orderId ?? '');
      if (record) shop.world.state.orders.set(record.order.id, { ...record, order: { ...record.order, ...more } });
      expect(expectOk(await shop.useCases.loadVisitor({})).cartId).toBe(null);
      expect(shop.ports.carts.get()).toBe(null);
    }
  });

  test('ACC-05 CART-11 a cancelled cart is told once on whatever page comes first, and at the log-in when none did', async () => {
    const shop = openShop();
    const cancel = async () => {
      const { cart } = expectOk(await addBySlug(shop, slugs.server));
      const record = shop.world.state.orders.get(cart?.orderId ?? '');
      if (record)
        shop.world.state.orders.set(record.order.id, { ...record, order: { ...record.order, status: 'closed' } });
      return cart?.orderId ?? null;
    };
    const cancelled = await cancel();
    expect(expectOk(await shop.useCases.loadCart({ orderId: null }))).toBe(null);
    expect(kindOf(await shop.useCases.loadCheckout({}))).toBe('cart-empty');
    expect(shop.ports.carts.get()).toBe(cancelled);
    expect(expectOk(await shop.useCases.loadVisitor({}))).toMatchObject({ cartId: null, isCartCancelled: true });
    expect(shop.ports.carts.get()).toBe(null);
    expect(expectOk(await shop.useCases.loadVisitor({})).isCartCancelled).toBe(false);
    await cancel();
    expectOk(await shop.useCases.loadCart({ orderId: null }));
    addCustomer(shop.world);
    expect(expectOk(await logInAs(shop))).toMatchObject({ goTo: '/', notice: 'cart-cancelled' });
    expect(expectOk(await shop.useCases.loadVisitor({})).isCartCancelled).toBe(false);
  });

  test('SID-01 a new cart gets a session label of prefix, timestamp and three digits, and keeps it', async () => {
    const shop = openShop();
    expectOk(await addBySlug(shop, slugs.server));
    const label = shop.browser.sessionId ?? '';
    const [, stamp = '', digits = ''] = /^CART(\d{13})(\d{3})$/.exec(label) ?? [];
    expect(Number(stamp)).toBe(shop.world.state.now);
    expect(Number(digits)).toBeGreaterThanOrEqual(100);
    expectOk(await addBySlug(shop, slugs.server));
    expect(shop.browser.sessionId).toBe(label);
  });

  test('SID-01 the session label grants no access: a stranger who has it reads nothing', async () => {
    const shop = openShop();
    expectOk(await addBySlug(shop, slugs.server));
    const stranger = openShop({ world: shop.world });
    stranger.browser.sessionId = shop.browser.sessionId;
    stranger.browser.cart = shop.browser.cart;
    expect(expectOk(await stranger.useCases.loadCart({ orderId: null }))).toBe(null);
  });
});

const location = (product: {
  readonly options: readonly { readonly id: string; readonly values: readonly { readonly id: string }[] }[];
}) => {
  const option = product.options[1];
  return option === undefined ? {} : { [option.id]: [option.values[0]?.id ?? ''] };
};
