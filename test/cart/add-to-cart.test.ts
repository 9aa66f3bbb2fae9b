import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addUser, logIn } from '#adapters/memory/accounts/sessions.ts';
import { memorySettings } from '#adapters/memory/settings.ts';
import { memoryWorld } from '#adapters/memory/world.ts';
import { defaultConfiguration } from '#core/catalogue/configuration.ts';
import type { NewLine } from '#core/orders/order-gateway.port.ts';
import { orderId, token } from '#core/shared/ids.ts';
import {
  always,
  denied,
  faultAt,
  garbled,
  lostRequest,
  rejected,
  unreachable,
  withFaults,
} from '#test/kit/backends/faults.ts';
import { payCart } from '#test/kit/checkout.ts';
import {
  addBySlug,
  expectFailure,
  expectOk,
  freshIdempotencyKey,
  kindOf,
  namedDomain,
  openShop,
  type Shop,
  slugs,
} from '#test/kit/fakes/shop.ts';
import { anyConfigured } from '#test/pricing/products.ts';
import { linesNow, withOrders } from './adding.ts';

describe('the visitor who adds', () => {
  test.each([null, token('default')])(
    'CART-01 without a token the add stops, and no order is created, the default token being %s',
    async (defaultAnonymousToken) => {
      for (const fault of [unreachable, garbled, lostRequest]) {
        const shop = openShop({
          change: ({ identity, orders }) => ({
            identity: withFaults(identity, always(fault, 'createAnonymousToken')),
            orders: withFaults(orders, always(fault, 'addLine')),
            settings: { ...memorySettings, defaultAnonymousToken },
          }),
        });
        expect(kindOf(await addBySlug(shop, slugs.server))).toBe('no-token');
        expect(shop.world.state.orders.size).toBe(0);
      }
    },
  );

  test('CART-01 a session token whose user cannot be loaded is replaced by an anonymous token', async () => {
    const shop = openShop({ change: ({ identity }) => ({ identity: withFaults(identity, always(denied, 'userOf')) }) });
    shop.browser.session = logIn(shop.world, addUser(shop.world, 'Mây', '0912345678', 'may@example.com'));
    expect(kindOf(await addBySlug(shop, slugs.server))).toBe('ok');
    expect(shop.browser.session).toBe(null);
    expect(shop.browser.anonymous).toBe(shop.ports.bearer.get());
  });

  test('CART-01 a logged-in customer adds with their own token', async () => {
    const shop = openShop();
    const session = logIn(shop.world, addUser(shop.world, 'Mây', '0912345678', 'may@example.com'));
    shop.browser.session = session;
    expectOk(await addBySlug(shop, slugs.server));
    expect(shop.ports.bearer.get()).toBe(session);
    expect(shop.browser.anonymous).toBe(null);
  });
});

describe('the order that receives the line', () => {
  test('CART-02 the order from the query has priority when the visitor may use it', async () => {
    const shop = openShop();
    const aside = expectOk(await addBySlug(shop, slugs.server, { keepPointer: false })).cart;
    const own = expectOk(await addBySlug(shop, slugs.server)).cart;
    expect(own?.orderId).not.toBe(aside?.orderId);
    const back = expectOk(
      await addBySlug(shop, slugs.promoted, { orderId: aside?.orderId ?? null, keepPointer: false }),
    );
    expect(back.cart?.orderId).toBe(aside?.orderId);
    expect(shop.ports.carts.get()).toBe(own?.orderId);
  });

  test("CART-02 a foreign or unknown order is skipped, and the visitor's own cookie stays", async () => {
    const world = memoryWorld();
    const other = expectOk(await addBySlug(openShop({ world }), slugs.server)).cart;
    const shop = openShop({ world });
    const own = expectOk(await addBySlug(shop, slugs.server)).cart;
    for (const foreign of [other?.orderId ?? null, orderId('nobody')]) {
      const added = expectOk(await addBySlug(shop, slugs.promoted, { orderId: foreign }));
      expect(added.cart?.orderId).toBe(own?.orderId);
      expect(shop.ports.carts.get()).toBe(own?.orderId);
    }
    expect(world.state.orders.get(other?.orderId ?? '')?.order.lines).toHaveLength(1);
  });

  test('CART-02 CART-15 a customer without a cookie continues their own order, and the cookie is set for 7 days', async () => {
    const world = memoryWorld();
    const user = addUser(world, 'Mây', '0912345678', 'may@example.com');
    const phone = openShop({ world });
    phone.browser.session = logIn(world, user);
    const first = expectOk(await addBySlug(phone, slugs.server)).cart;
    const desk = openShop({ world });
    desk.browser.session = logIn(world, user);
    expect(expectOk(await addBySlug(desk, slugs.promoted)).cart).toMatchObject({
      orderId: first?.orderId,
      itemCount: 2,
    });
    expect(desk.browser.cart).toEqual({ id: first?.orderId, until: world.state.now + 7 * 86_400_000 });
  });

  test('CART-03 the cookie is set to the new order unless the caller says otherwise', async () => {
    const shop = openShop();
    const aside = expectOk(await addBySlug(shop, slugs.server, { keepPointer: false }));
    expect(shop.ports.carts.get()).toBe(null);
    const kept = expectOk(await addBySlug(shop, slugs.server));
    expect(shop.ports.carts.get()).toBe(kept.cart?.orderId);
    expect(aside.cart?.orderId).not.toBe(kept.cart?.orderId);
    expect(shop.world.state.orders.get(kept.cart?.orderId ?? '')?.order.source).toBe('cart');
  });

  test('CART-03 the add stops when no order can be created', async () => {
    for (const fault of [unreachable, garbled, lostRequest, rejected('bad-input')]) {
      const shop = withOrders((method, call) =>
        method === 'addLine' ? unreachable : always(fault, 'createDraftCart')(method, call),
      );
      expect(kindOf(await addBySlug(shop, slugs.server))).toBe('order-not-created');
      expect(shop.ports.carts.get()).toBe(null);
    }
  });

  test('CART-04 a paid order is dropped and the line goes into a new one', async () => {
    const shop = openShop();
    expectOk(await addBySlug(shop, slugs.server));
    const paid = await payCart(shop);
    const added = expectOk(await addBySlug(shop, slugs.promoted));
    expect(added.cart?.orderId).not.toBe(paid);
    expect(added.cart?.itemCount).toBe(1);
    expect(shop.ports.carts.get()).toBe(added.cart?.orderId);
  });

  test('CART-04 a closed cart is dropped too; when no new order can be created the cookie is cleared', async () => {
    const world = memoryWorld();
    const shop = openShop({ world });
    const first = expectOk(await addBySlug(shop, slugs.server)).cart;
    expectOk(await shop.ports.orders.removeOrder(first?.orderId ?? orderId(''), 'thử'));
    const broken = openShop({
      world,
      browser: shop.browser,
      change: ({ orders }) => ({ orders: withFaults(orders, always(unreachable, 'createDraftCart')) }),
    });
    expect(kindOf(await addBySlug(broken, slugs.server))).toBe('new-order-not-created');
    expect(broken.ports.carts.get()).toBe(null);
    expect(expectOk(await addBySlug(shop, slugs.server)).cart?.itemCount).toBe(1);
  });

  test('CART-04 an order that is paid during the add is dropped, and the line goes into the next one', async () => {
    const shop = withOrders(faultAt('addLine', 1, rejected('order-closed')));
    const added = expectOk(await addBySlug(shop, slugs.server));
    expect(added.cart?.itemCount).toBe(1);
    expect(shop.ports.carts.get()).toBe(added.cart?.orderId);
  });
});

describe('the request to the service', () => {
  test('CART-05 a domain is in an order once, in any spelling', async () => {
    const shop = openShop();
    const product = expectOk(await shop.ports.catalogue.product(slugs.domain));
    expectOk(await addBySlug(shop, slugs.domain, { configuration: namedDomain(product, 'may-xanh.com.vn') }));
    const again = await addBySlug(shop, slugs.domain, {
      configuration: namedDomain(product, ' Mây-xanh.COM.VN '.replace('â', 'a')),
    });
    expect(expectFailure(again)).toEqual({ kind: 'domain-already-in-order', domain: 'may-xanh.com.vn' });
    expect(await linesNow(shop)).toHaveLength(1);
  });

  const sent = async (configured: Parameters<typeof addBySlug>[2], slug: string) => {
    const lines: NewLine[] = [];
    const shop = openShop({
      change: ({ orders }) => ({
        orders: {
          ...orders,
          addLine: (id, line, idempotencyKey) => {
            lines.push(line);
            return orders.addLine(id, line, idempotencyKey);
          },
        },
      }),
    });
    const outcome = await addBySlug(shop, slug, configured);
    return { line: lines[0] ?? never(), outcome };
  };

  test('CART-06 CAT-04 the line carries the term, the expected charges, the type, the list price and the campaign', async () => {
    const { line } = await sent({ source: 'IP' }, slugs.promoted);
    expect(line).toMatchObject({
      term: 3,
      quantity: 1,
      charge: { net: 453_000 },
      oldCharge: { net: 540_000 },
      priceType: 'RENT',
      campaign: { id: 'GIA-TOT', actionId: 'GIA-TOT-THANG' },
      gift: false,
      source: 'IP',
    });
    const { line: own } = await sent({ campaign: { id: 'TET', actionId: 'TET-1' } }, slugs.server);
    expect(own.campaign).toEqual({ id: 'TET', actionId: 'TET-1' });
  });

  test('CART-06 ERR-04 a refusal without its own reason shows the generic sentence and is logged', async () => {
    for (const fault of [garbled, denied, rejected('bad-input')]) {
      const shop = withOrders(always(fault, 'addLine'));
      expect(kindOf(await addBySlug(shop, slugs.server))).toBe('add-failed');
      expect(shop.logged()).toContain('Failed to add item in order');
    }
  });

  test("CART-07 the text option of a domain product and the line's description contain the normalised name", async () => {
    const product = expectOk(await openShop().ports.catalogue.product(slugs.domain));
    const { line } = await sent({ configuration: namedDomain(product, ' MAY-Xanh.com.VN') }, slugs.domain);
    expect(line.description).toBe('may-xanh.com.vn');
    expect(line.options).toEqual([expect.objectContaining({ value: 'may-xanh.com.vn' })]);
  });

  test('CART-08 priced choices become child items, all others become options, and none is lost', () =>
    fc.assert(
      fc.asyncProperty(anyConfigured, async ({ product, configuration }) => {
        fc.pre(product.type !== 'domain' && !product.options.some(({ kind, required }) => kind === 'text' && required));
        const { line } = await sent({ configuration }, product.slug);
        const chosen = Object.values(configuration.chosen).flat().length;
        expect(line.children.length + line.options.length).toBe(chosen);
        for (const child of line.children) expect(child.charge.net).toBeGreaterThan(0);
      }),
      { numRuns: 25 },
    ));

  test('CART-08 options that were not sent with the line are set by an option update', async () => {
    const shop = openShop({
      change: ({ orders }) => ({
        orders: {
          ...orders,
          addLine: (id, line, idempotencyKey) => orders.addLine(id, { ...line, options: [] }, idempotencyKey),
        },
      }),
    });
    const { cart } = expectOk(await addBySlug(shop, slugs.server));
    expect(cart?.lines[0]?.line.options.map(({ value }) => value)).toContain('Ubuntu 24.04 LTS');
  });

  test('CART-08 a failed option update is reported; the line stays, and a retry with the same idempotency key completes it', async () => {
    const world = memoryWorld();
    const idempotencyKey = freshIdempotencyKey();
    const shop = openShop({
      world,
      change: ({ orders }) => ({
        orders: withFaults(
          { ...orders, addLine: (id, line, by) => orders.addLine(id, { ...line, options: [] }, by) },
          always(rejected('bad-input'), 'setOptions'),
        ),
      }),
    });
    expect(kindOf(await addBySlug(shop, slugs.server, { idempotencyKey }))).toBe('options-failed');
    expect(await linesNow(shop)).toHaveLength(1);
    const later = openShop({ world, browser: shop.browser });
    const { cart } = expectOk(await addBySlug(later, slugs.server, { idempotencyKey }));
    expect(cart?.lines).toHaveLength(1);
    expect(cart?.lines[0]?.line.options.length).toBeGreaterThan(0);
  });

  test('CART-09 CART-18 an add returns the cart, the number of lines for the notification, and a redirect to the cart', async () => {
    const shop = openShop();
    expectOk(await addBySlug(shop, slugs.server));
    const outcome = expectOk(await addBySlug(shop, slugs.promoted));
    expect(outcome).toMatchObject({ notice: 'added', notify: 2, goTo: `/gio-hang?orderId=${outcome.cart?.orderId}` });
    const changed = await shop.useCases.setCartNote({
      orderId: null,
      note: 'giao nhanh',
      idempotencyKey: freshIdempotencyKey(),
    });
    expect(expectOk(changed).notify).toBe(null);
  });

  test('CART-10 an unexpected exception is returned as a failure, and the shop keeps working', async () => {
    const shop = openShop({
      change: ({ orders }) => ({ orders: { ...orders, addLine: () => Promise.reject(new TypeError('boom')) } }),
    });
    expect(kindOf(await addBySlug(shop, slugs.server))).toBe('unexpected');
    expect(kindOf(await shop.useCases.loadCart({ orderId: null }))).toBe('ok');
  });
});

const never = (): never => {
  throw new Error('cannot happen');
};

test('CART-08 without choices the default ones are bought: the same line as with them', async () => {
  const [bare, chosen] = [openShop(), openShop()];
  expectOk(await addBySlug(bare, slugs.server, { configuration: { term: 12, quantity: 1, chosen: null } }));
  const product = expectOk(await chosen.ports.catalogue.product(slugs.server));
  const configuration = { ...defaultConfiguration(product), term: 12 };
  expectOk(await addBySlug(chosen, slugs.server, { configuration }));
  const linesOf = async (shop: Shop) =>
    expectOk(await shop.useCases.loadCart({ orderId: null }))?.lines.map(({ line, amounts }) => [
      line.title,
      line.options,
      amounts,
    ]);
  expect(await linesOf(bare)).toEqual(await linesOf(chosen));
  expect((await linesOf(bare))?.length).toBe(1);
});
