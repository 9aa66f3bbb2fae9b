import { describe, expect, test } from 'vitest';
import { defaultConfiguration } from '#core/catalogue/configuration.ts';
import type { UseCases } from '#core/operations.ts';
import { addBySlug, good, openShop, seenOf, slugs } from '#test/kit/shop.ts';
import { telling, toldOf } from './drawing.ts';
import { hostUnderTest } from './host-under-test.ts';

const page = `/san-pham/${slugs.server}`;

const opened = (replace?: (made: UseCases) => Partial<UseCases>) => {
  const renderer = telling();
  return { renderer, ...hostUnderTest({ renderer, ...(replace ? { replace } : {}) }) };
};

/** The fields of the product page's form as a browser without scripts sends them. */
const formOf = async (idempotencyKey = ''): Promise<readonly (readonly [string, string])[]> => {
  const product = good(await openShop().ports.catalogue.product(slugs.server));
  const configuration = defaultConfiguration(product);
  return [
    ['_use', 'addToCart'],
    ['slug', slugs.server],
    ['configuration.time', String(configuration.time)],
    ['configuration.count', String(configuration.count)],
    ...Object.entries(configuration.chosen).flatMap(([id, values]) =>
      values.map((value) => [`configuration.chosen[${id}]`, value] as const),
    ),
    ['expectedTotal', String(seenOf(product, configuration))],
    ['idempotencyKey', idempotencyKey],
  ];
};
type Opened = ReturnType<typeof opened>;
const countOf = async ({ host }: Opened): Promise<number> =>
  (await (await host.get('/api/loadVisitor')).json()).value.itemCount;

describe('CART-09 a plain form post', () => {
  test('CART-09 adds, sets the pointer and answers 303 to the cart', async () => {
    const shop = opened();
    const answer = await shop.host.form(page, await formOf());
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(/^\/gio-hang\?orderId=/),
    ]);
    expect(shop.host.cookies.get('SHOPPING_CART')).toBeDefined();
    expect(await countOf(shop)).toBe(1);
    for (const each of answer.headers.getSetCookie())
      expect(each).toMatch(/; Path=\/; (HttpOnly; )?Secure; SameSite=Lax$/);
  });

  test('CART-18 the next page says what happened, once', async () => {
    const { host } = opened();
    const answer = await host.form(page, await formOf());
    const to = answer.headers.get('location') ?? '';
    expect(await toldOf(await host.get(to))).toMatchObject({ flash: { notice: 'added' } });
    expect(await toldOf(await host.get(to))).toMatchObject({ flash: null });
  });

  test('CART-18 a notice that nobody signed says nothing', async () => {
    const { host } = opened();
    host.cookies.set('flash', 'added.1.c2lnbmF0dXJl');
    expect(await toldOf(await host.get('/gio-hang'))).toMatchObject({ flash: null });
    expect(host.cookies.has('flash')).toBe(false);
  });

  test('CART-19 a refused post is 422: the same page with all that was typed and why', async () => {
    const { host } = opened();
    const form = (await formOf()).map(([name, value]) => [name, name === 'expectedTotal' ? '1000' : value] as const);
    const answer = await host.form(page, form);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([422, 'private, no-store']);
    expect(await toldOf(answer)).toMatchObject({
      path: page,
      submission: {
        use: 'addToCart',
        fields: { slug: slugs.server, expectedTotal: '1000' },
        failure: { kind: 'price-changed' },
      },
    });
  });

  test('ERR-06 a field that cannot be read is named, nothing typed is lost', async () => {
    const { host } = opened();
    const answer = await host.form(page, [
      ['_use', 'addToCart'],
      ['slug', slugs.server],
      ['configuration.time', 'ba'],
      ['expectedTotal', '1'],
    ]);
    expect(answer.status).toBe(422);
    expect(await toldOf(answer)).toMatchObject({
      submission: {
        fields: { configuration: { time: 'ba' } },
        failure: { kind: 'invalid-fields', fields: { 'configuration.time': 'choice' } },
      },
    });
  });

  test('ERR-06 while a service is down the post is 503 and the next try carries the same idempotency key', async () => {
    const { host } = opened(() => ({ addToCart: async () => ({ ok: false, failure: { kind: 'unknown' } }) }));
    const idempotencyKey = 'a'.repeat(32);
    const answer = await host.form(page, await formOf(idempotencyKey));
    expect(answer.status).toBe(503);
    expect(await toldOf(answer)).toMatchObject({ submission: { fields: { idempotencyKey } } });
  });

  test('ERR-06 a form that names no command of the shop is 400', async () => {
    const { host } = opened();
    for (const use of ['', 'loadShell', 'toString', 'khong-co'])
      expect((await host.form(page, [['_use', use]])).status).toBe(400);
  });

  test('CART-17 a form on somebody else’s page is refused', async () => {
    const shop = opened();
    const answer = await shop.host.form(page, await formOf(), { 'sec-fetch-site': 'cross-site' });
    expect([answer.status, shop.called]).toEqual([403, []]);
  });
});

describe('CART-17 a plain form that was pressed twice', () => {
  /** A visitor who has been here: his second request carries a session. */
  const returning = async () => {
    const shop = opened();
    await shop.host.form(page, await formOf('b'.repeat(32)));
    expect(await countOf(shop)).toBe(1);
    return shop;
  };

  test('CART-17 two quick posts without an idempotency key add once', async () => {
    const shop = await returning();
    const form = await formOf();
    await Promise.all([shop.host.form(page, form), shop.host.form(page, form)]);
    expect(await countOf(shop)).toBe(2);
  });

  test('CART-17 across the edge of a bucket as well', async () => {
    const shop = await returning();
    shop.world.state.now = Math.ceil(shop.world.state.now / 10_000) * 10_000 - 1;
    await shop.host.form(page, await formOf());
    shop.world.state.now += 2;
    await shop.host.form(page, await formOf());
    expect(await countOf(shop)).toBe(2);
  });

  test('CART-17 the same wish ten seconds later is a new one, and so is another one at once', async () => {
    const shop = await returning();
    await shop.host.form(page, await formOf());
    shop.world.state.now += 20_001;
    await shop.host.form(page, await formOf());
    expect(await countOf(shop)).toBe(3);
    const form = (await formOf()).filter(([name]) => name !== 'configuration.count');
    await shop.host.form(page, [...form, ['configuration.count', '1']]);
    await shop.host.form(page, await formOf('c'.repeat(32)));
    expect(await countOf(shop)).toBe(4);
  });
});

describe('ROL-01 whose token the services see', () => {
  test('ROL-01 a page that everybody shares asks with the host’s own token and buys none', async () => {
    const shop = opened();
    await shop.host.get('/san-pham');
    await shop.host.get('/api/loadShell');
    expect(shop.world.state.sessions.size).toBe(0);
  });

  test('VIS-02 a visitor’s first command buys one token, and his next uses it', async () => {
    const shop = opened();
    await shop.host.form(page, await formOf());
    expect(shop.world.state.sessions.size).toBe(1);
    await shop.host.form(page, await formOf('d'.repeat(32)));
    expect(shop.world.state.sessions.size).toBe(1);
  });

  test('CART-02 another browser’s cart stays closed', async () => {
    const shop = opened();
    const mine = good(await addBySlug(openShop({ world: shop.world }), slugs.server));
    const answer = await shop.host.get(
      `/api/loadCart?input=${encodeURIComponent(JSON.stringify({ orderId: mine.cart?.orderId }))}`,
    );
    expect(await answer.json()).toEqual({ ok: true, value: null });
  });
});
